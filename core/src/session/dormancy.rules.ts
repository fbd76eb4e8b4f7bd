import { addDays, addYears, kstDayOf, startOfDayMs } from '../calendar/day.rules.ts'
import { DORMANCY_YEARS, dormantOn } from './session.rules.ts'

/** Days before dormancy on which a member is notified. Source: domain-rules §5.2. */
export const DORMANCY_NOTICE_DAYS = 30

/** True from 30 days before a member is dormant until then. Source: domain-rules §5.2, market-rules §7. */
export function isDormancyNear(lastUsedAtMs: number, nowMs: number): boolean {
  const day = dormantOn(lastUsedAtMs)
  const today = kstDayOf(nowMs)
  return today < day && day <= addDays(today, DORMANCY_NOTICE_DAYS)
}

/**
 * Range of last uses among which are all members whose dormancy is near; a leap day makes it wider than those. Epoch
 * milliseconds, the end not included.
 */
export function dormancyNoticeRange(nowMs: number): {
  readonly fromMs: number
  readonly endMs: number
} {
  const today = kstDayOf(nowMs)
  const last = addYears(addDays(today, DORMANCY_NOTICE_DAYS), -DORMANCY_YEARS)
  return {
    fromMs: startOfDayMs(addYears(today, -DORMANCY_YEARS)),
    endMs: startOfDayMs(addDays(last, 2)),
  }
}
