const SUB_MAINS: Readonly<Record<string, 'SUB_MAIN_A' | 'SUB_MAIN_B' | undefined>> = {
  a: 'SUB_MAIN_A',
  b: 'SUB_MAIN_B',
}

/** Returns the sub main behind the last part of its path; `null` for any other text. */
export function subMainOf(pathPart: string | undefined): 'SUB_MAIN_A' | 'SUB_MAIN_B' | null {
  return SUB_MAINS[pathPart ?? ''] ?? null
}
