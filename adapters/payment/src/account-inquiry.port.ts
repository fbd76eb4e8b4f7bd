import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import type { RefundAccount } from './gateway.port.ts'

/**
 * `unavailable`: the bank does not answer for a while (banks close from 23:30 to 00:30). `unchecked`: nobody is asked
 * here; the gateway compares number and holder when money goes back.
 */
export type InquiryAnswer = 'match' | 'mismatch' | 'unavailable' | 'unchecked'

/** Asks a bank whether an account is somebody's (예금주 조회). It never fails. Source: domain-rules §4.3. */
export type AccountInquiryPort = {
  readonly check: (account: RefundAccount) => Effect.Effect<InquiryAnswer>
}

export class AccountInquiry extends Context.Service<AccountInquiry, AccountInquiryPort>()(
  'AccountInquiry',
) {}
