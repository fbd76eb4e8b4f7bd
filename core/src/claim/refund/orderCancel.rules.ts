import { type Decision, allow, refuse } from '../../decision/decision.rules.ts'
import { sumWon } from '../../money/money.rules.ts'
import type { Won } from '../../money/money.rules.ts'
import type { ClaimFault } from '../claim.codes.ts'
import { bookClaim } from './claimBooking.rules.ts'
import { quoteClaim } from './claimQuote.rules.ts'
import type { ClaimQuote, QuoteRefusal } from './claimQuote.rules.ts'
import type { BookedGroup, OrderLedger } from './orderLedger.rules.ts'
import type { RefundPart } from './refundWay.rules.ts'

/** A cancel of everything that an order still has. */
export type OrderCancel = { readonly fault: ClaimFault; readonly nowMs: number }

function presentIds({ lines }: BookedGroup): number[] {
  return lines.filter(({ left }) => left === null).map(({ orderItemId }) => orderItemId)
}

function quoteGroup(ledger: OrderLedger, group: BookedGroup, cancel: OrderCancel) {
  const orderItemIds = presentIds(group)
  const others = ledger.groups.filter((each) => each.shippingGroupId !== group.shippingGroupId)
  return quoteClaim(ledger, {
    ...cancel,
    type: 'CANCEL',
    shippingGroupId: group.shippingGroupId,
    orderItemIds,
    leavesWith: others.flatMap(presentIds),
    pickupZone: group.zone,
    reshipZone: group.zone,
  })
}

/**
 * Quotes the cancel of a whole order: one claim for each shipping group, each computed from the ledger that the one
 * before leaves. Refusals: those of `quoteClaim`; `CLAIM_ITEM_REQUIRED` for an order without items. Source:
 * domain-rules §1.5, §7.3.
 */
export function quoteOrderCancel(
  ledger: OrderLedger,
  cancel: OrderCancel,
): Decision<QuoteRefusal, readonly ClaimQuote[]> {
  const groups = ledger.groups.filter((group) => presentIds(group).length > 0)
  const quotes: ClaimQuote[] = []
  let current = ledger
  for (const group of groups) {
    const quote = quoteGroup(current, group, cancel)
    if (!quote.ok) return quote
    const booked = bookClaim(current, quote.value)
    if (!booked.ok) return refuse('CLAIM_ITEM_UNAVAILABLE')
    quotes.push(quote.value)
    current = booked.value
  }
  return quotes.length === 0 ? refuse('CLAIM_ITEM_REQUIRED') : allow(quotes)
}

function mergeRefunds(refunds: readonly RefundPart[]): RefundPart[] {
  return refunds.reduce<RefundPart[]>((merged, part) => {
    const at = merged.findIndex(({ method, way }) => method === part.method && way === part.way)
    const former = merged[at]
    return former === undefined
      ? [...merged, part]
      : merged.with(at, { ...former, amount: former.amount + part.amount })
  }, [])
}

/**
 * Adds up the quotes of a whole order for its confirmation: sums of all, the ledger's version before the first. Throws
 * without a quote.
 */
export function sumQuotes(quotes: readonly ClaimQuote[]): ClaimQuote {
  const [first] = quotes
  if (first === undefined) throw new TypeError('at least one quote expected')
  const sumOf = (amountOf: (quote: ClaimQuote) => Won) => sumWon(quotes.map(amountOf))
  return {
    ...first,
    goodsAmount: sumOf((quote) => quote.goodsAmount),
    goodsDiscount: sumOf((quote) => quote.goodsDiscount),
    duplicationDiscount: sumOf((quote) => quote.duplicationDiscount),
    storeDiscount: sumOf((quote) => quote.storeDiscount),
    withdrawnDiscount: sumOf((quote) => quote.withdrawnDiscount),
    feesBefore: {
      fee: sumOf(({ feesBefore }) => feesBefore.fee),
      areaFee: sumOf(({ feesBefore }) => feesBefore.areaFee),
    },
    feesAfter: {
      fee: sumOf(({ feesAfter }) => feesAfter.fee),
      areaFee: sumOf(({ feesAfter }) => feesAfter.areaFee),
    },
    initialFeeCharged: sumOf((quote) => quote.initialFeeCharged),
    refundAmount: sumOf((quote) => quote.refundAmount),
    refunds: mergeRefunds(quotes.flatMap(({ refunds }) => refunds)),
    additionalAmount: sumOf((quote) => quote.additionalAmount),
    isRefundAccountRequired: quotes.some((quote) => quote.isRefundAccountRequired),
    endedStoreCouponIds: quotes.flatMap(({ endedStoreCouponIds }) => endedStoreCouponIds),
    returnedCoupons: quotes.flatMap(({ returnedCoupons }) => returnedCoupons),
  }
}
