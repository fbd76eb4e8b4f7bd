import { kstDayOf } from '../calendar/day.rules.ts'

const ID_DIGITS = 6
const APPLICATION_NUMBER = /^S\d{8}(\d{6,15})$/

/**
 * Returns the number of a store application for people: S, its Korean day, then its row id. Source: decision 126.
 * @example applicationNumberOf({ id: 42, appliedAtMs: Date.UTC(2026, 7, 22) }) // 'S20260822000042'
 */
export function applicationNumberOf(application: {
  readonly id: number
  readonly appliedAtMs: number
}): string {
  const day = kstDayOf(application.appliedAtMs).replaceAll('-', '')
  return `S${day}${String(application.id).padStart(ID_DIGITS, '0')}`
}

/** Reads the row id from an application number; `null` for an invalid one. The day still has to be compared. */
export function applicationNumberToId(applicationNumber: string): number | null {
  const digits = APPLICATION_NUMBER.exec(applicationNumber)?.[1]
  const id = Number(digits)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
