const KEY_LASTS_MS = 10_000

/**
 * A key beside the first one, for a question that failed for now and is proven to have changed nothing. The same for
 * ten seconds, longer than one question may take, so that two who ask at once are still one.
 */
export function freshKey(key: string, nowMs: number): string {
  return `${key}.${Math.floor(nowMs / KEY_LASTS_MS)}`
}
