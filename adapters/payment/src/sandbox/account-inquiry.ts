import { HOUR_MS, MINUTE_MS, kstText } from '@jangteo/core/calendar/day.rules'
import * as Effect from 'effect/Effect'
import type { AccountInquiryPort } from '../account-inquiry.port.ts'

const CLOSES_AT_MS = 23 * HOUR_MS + 30 * MINUTE_MS
const OPENS_AT_MS = 30 * MINUTE_MS

/** Account numbers that end so belong to somebody else, or to a bank that does not answer. */
const FOREIGN_ENDING = '0000'
const SILENT_ENDING = '9999'

/** Banks rest from 23:30 to 00:30 in Korea. Source: domain-rules §4.3. */
function areBanksResting(nowMs: number): boolean {
  const [hours = 0, minutes = 0] = kstText(nowMs).slice(11, 16).split(':').map(Number)
  const dayMs = hours * HOUR_MS + minutes * MINUTE_MS
  return dayMs >= CLOSES_AT_MS || dayMs < OPENS_AT_MS
}

/**
 * A bank that knows every account and asks nobody: a number that ends in 0000 belongs to another holder, one that ends
 * in 9999 to a bank that does not answer, every other one to whoever says so.
 */
export function createSandboxInquiry(nowMs: () => number): AccountInquiryPort {
  return {
    check: ({ accountNumber }) =>
      Effect.sync(() => {
        if (areBanksResting(nowMs()) || accountNumber.endsWith(SILENT_ENDING)) return 'unavailable'
        return accountNumber.endsWith(FOREIGN_ENDING) ? 'mismatch' : 'match'
      }),
  }
}
