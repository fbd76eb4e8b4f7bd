import * as Effect from 'effect/Effect'
import type { AccountInquiryPort } from '../account-inquiry.port.ts'

/** Account numbers that end so belong to somebody else, or to a bank that does not answer. */
const FOREIGN_ENDING = '0000'
const SILENT_ENDING = '9999'

/**
 * A bank that knows every account and asks nobody, at any hour: a number that ends in 0000 belongs to another holder,
 * one that ends in 9999 to a bank that does not answer, every other one to whoever says so.
 */
export const sandboxInquiry: AccountInquiryPort = {
  check: ({ accountNumber }) =>
    Effect.sync(() => {
      if (accountNumber.endsWith(SILENT_ENDING)) return 'unavailable'
      return accountNumber.endsWith(FOREIGN_ENDING) ? 'mismatch' : 'match'
    }),
}
