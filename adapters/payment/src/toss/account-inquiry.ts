import * as Effect from 'effect/Effect'
import type { AccountInquiryPort } from '../account-inquiry.port.ts'

/**
 * The core API of Toss Payments does not tell whose an account is, so nobody can: always `unavailable`. It compares
 * number and holder itself when money goes back (`INVALID_REFUND_ACCOUNT_INFO`). A market that wants to know before needs
 * a bank's inquiry, as another adapter of this port. Source: domain-rules §4.3.
 */
export const TOSS_ACCOUNT_INQUIRY: AccountInquiryPort = {
  check: () => Effect.succeed('unavailable'),
}
