import { isDay } from './day.rules.ts'
import type { Day } from './day.rules.ts'

const DAY_PARTS = /^(\d{1,4})(\d{0,2})(\d{0,2})/

/**
 * A day while it is being typed: digits cut `YYYY.MM.DD`, others dropped. Source: spec §5.
 * @example maskDay('202608') // '2026.08'
 */
export function maskDay(text: string): string {
  const parts = DAY_PARTS.exec(text.replaceAll(/\D/g, ''))?.slice(1) ?? []
  return parts.filter((part) => part !== '').join('.')
}

/**
 * The day that was typed, `null` while it is none.
 * @example readDay('2026.08.22') // '2026-08-22'
 */
export function readDay(masked: string): Day | null {
  const day = masked.replaceAll('.', '-')
  return isDay(day) ? day : null
}
