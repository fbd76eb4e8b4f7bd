import { addYears, endOfDayMs, kstDayOf } from '../calendar/day.rules.ts'
import type { Day } from '../calendar/day.rules.ts'

/** The full age from which one may sign up. Source: spec §5. */
export const SIGN_UP_AGE_MIN = 14

/** The year age from which one may see and buy adult goods. Source: domain-rules §5.2. */
export const ADULT_AGE_MIN = 19

/** Time for which an adult certification is good, in years. Source: domain-rules §5.2. */
export const ADULT_CERTIFICATION_YEARS = 1

/** True when somebody is old enough to sign up, by full age (만 나이). Source: spec §5, domain-rules §5.2. */
export function isSignUpAge(birthday: Day, today: Day): boolean {
  return addYears(today, -SIGN_UP_AGE_MIN) >= birthday
}

/**
 * True when somebody is an adult by the law on youth protection: from 1 January of the year of the nineteenth birthday.
 * Source: domain-rules §5.2.
 */
export function isAdult(birthday: Day, today: Day): boolean {
  return Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) >= ADULT_AGE_MIN
}

/**
 * True when a certification as an adult still holds, for one year; `certifiedAtMs` is `null` when there was none.
 * Source: domain-rules §5.2.
 */
export function isAdultCertified(certifiedAtMs: number | null, nowMs: number): boolean {
  if (certifiedAtMs === null) return false
  return nowMs <= endOfDayMs(addYears(kstDayOf(certifiedAtMs), ADULT_CERTIFICATION_YEARS))
}
