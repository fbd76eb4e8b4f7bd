/** Escapes a text for a pattern that finds it at the beginning. */
export function beginText(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** Escapes a text for a pattern that finds it anywhere. */
export function likeText(text: string): string {
  return `%${beginText(text)}`
}
