import * as Effect from 'effect/Effect'
import type { AccountInquiryPort } from '../account-inquiry.port.ts'

/**
 * The core API of Toss Payments does not say whose an account is, so nobody is asked: always `unchecked`. It compares
 * number and holder itself when money goes back (`INVALID_REFUND_ACCOUNT_INFO`). A market that wants to know before needs
 * a bank's inquiry, as another adapter of this port. Source: domain-rules §4.3, decision 022.
 */
export const TOSS_ACCOUNT_INQUIRY: AccountInquiryPort = {
  check: () => Effect.succeed('unchecked'),
}
