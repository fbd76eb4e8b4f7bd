import { addYears, endOfDayMs, kstDayOf } from '../calendar/day.rules.ts'
import type { Day } from '../calendar/day.rules.ts'

/** Full age required for a sign-up. Source: spec §5. */
export const SIGN_UP_AGE_MIN = 14

/** Year age required for adult products. Source: domain-rules §5.2. */
export const ADULT_AGE_MIN = 19

/** Years for which an adult certification is valid. Source: domain-rules §5.2. */
export const ADULT_CERTIFICATION_YEARS = 1

/** True when a person is old enough to sign up, by full age (만 나이). Source: spec §5, domain-rules §5.2. */
export function isSignUpAge(birthday: Day, today: Day): boolean {
  return addYears(today, -SIGN_UP_AGE_MIN) >= birthday
}

/**
 * True when a person is an adult by the law on youth protection: from 1 January of the year of the nineteenth birthday.
 * Source: domain-rules §5.2.
 */
export function isAdult(birthday: Day, today: Day): boolean {
  return Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) >= ADULT_AGE_MIN
}

/**
 * True while a certification as an adult is valid, for one year; `certifiedAtMs` is `null` when there was none. Source:
 * domain-rules §5.2.
 */
export function isAdultCertified(certifiedAtMs: number | null, nowMs: number): boolean {
  if (certifiedAtMs === null) return false
  return nowMs <= endOfDayMs(addYears(kstDayOf(certifiedAtMs), ADULT_CERTIFICATION_YEARS))
}

/**
 * Returns the full years of a person on a Korean day.
 * @example fullYears('2000-11-27', '2026-11-26') // 25
 */
export function fullYears(birthday: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return addYears(today, -years) >= birthday ? years : years - 1
}
