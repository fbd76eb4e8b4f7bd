import { type Decision, allow, refuse } from '../../decision/decision.rules.ts'
import type { ClaimFault } from '../claim.codes.ts'
import { quoteClaim } from './claimQuote.rules.ts'
import type { ClaimQuote, QuoteRefusal } from './claimQuote.rules.ts'
import type { OrderLedger } from './orderLedger.rules.ts'
import { divideRefund } from './refundWay.rules.ts'

/** The same quote with a larger refund, and as much more to be paid additionally: the cost of the claim stays. */
function keepRefund(
  ledger: OrderLedger,
  again: ClaimQuote,
  promised: number,
): Decision<QuoteRefusal, ClaimQuote> {
  const more = promised - again.refundAmount
  if (more <= 0) return allow(again)
  const refunds = divideRefund(ledger.payments, promised, again.claim.nowMs)
  if (refunds === null) return refuse('CLAIM_REFUND_EXCEEDS_PAYMENT')
  return allow({
    ...again,
    refundAmount: promised,
    refunds,
    additionalAmount: again.additionalAmount + more,
    isRefundAccountRequired: refunds.some(({ way }) => way === 'ACCOUNT'),
  })
}

/**
 * Quotes a claim again after its inspection has found the party at fault. At the buyer's fault the promised refund
 * stays, and the difference becomes an additional payment, never a silent deduction; at the seller's the quote is
 * recomputed in the buyer's favour. With the same fault only the version of the ledger changes. Refusals: those of
 * `quoteClaim`. Source: domain-rules §1.3, decision 037.
 */
export function requoteForFault(
  ledger: OrderLedger,
  quote: ClaimQuote,
  fault: ClaimFault,
): Decision<QuoteRefusal, ClaimQuote> {
  if (fault === quote.claim.fault) return allow({ ...quote, version: ledger.version })
  const again = quoteClaim(ledger, { ...quote.claim, fault })
  return !again.ok || fault === 'SELLER'
    ? again
    : keepRefund(ledger, again.value, quote.refundAmount)
}
