import { KST_OFFSET_MS, kstText } from './day.rules.ts'

const MINUTE_FORM = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/**
 * Returns a moment as a field for Korean wall clock time has it.
 * @example kstMinuteOf(Date.parse('2026-11-26T00:30:00Z')) // '2026-11-26T09:30'
 */
export function kstMinuteOf(atMs: number): string {
  return kstText(atMs).slice(0, 'YYYY-MM-DDTHH:mm'.length)
}

/** Returns the moment of such a field, in epoch milliseconds; `null` for what is no time. */
export function kstMinuteToMs(text: string): number | null {
  if (!MINUTE_FORM.test(text)) return null
  const atMs = Date.parse(`${text}:00.000Z`) - KST_OFFSET_MS
  return Number.isNaN(atMs) ? null : atMs
}
