import type { ClaimFault, RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { bookClaim } from '@jangteo/core/claim/refund/claimBooking.rules'
import { quoteClaim } from '@jangteo/core/claim/refund/claimQuote.rules'
import type { ClaimOnLedger, ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import { chargedTotal } from '@jangteo/core/claim/refund/orderLedger.rules'
import type {
  BookedGroup,
  BookedLine,
  OrderLedger,
} from '@jangteo/core/claim/refund/orderLedger.rules'
import { allocateByLargestRemainder } from '@jangteo/core/money/allocation.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { aShippingPolicy } from '../shipping/aShippingPolicy.ts'

export const PAID_AT_MS = Date.parse('2026-08-20T10:00:00+09:00')
export const CLAIMED_AT_MS = Date.parse('2026-08-24T10:00:00+09:00')

/** Free from 50,000 won on, else 3,000; Jeju and islands pay 3,000 more. */
export const FREE_FROM_50_000 = aShippingPolicy({
  areaKind: 'SECTION2',
  areaSecondExtra: 3_000,
}).freeFrom(50_000, 3_000)

/** A line of one piece without coupons; lines are numbered from 1 in the order of their making. */
export function aLine(orderItemId: number, salePrice: Won): BookedLine {
  return {
    orderItemId,
    salePrice,
    quantity: 1,
    isAddon: false,
    goodsDiscount: 0,
    duplicationDiscount: 0,
    storeDiscount: 0,
    coupons: [],
    left: null,
  }
}

type OrderChanges = Partial<Pick<BookedGroup, 'fee' | 'areaFee' | 'zone' | 'isShipped'>> & {
  /** A store coupon over all lines: what it takes off, and the minimum it asks for. */
  readonly storeCoupon?: { readonly amount: Won; readonly minimumAmount: Won }
  readonly method?: PaymentMethod
}

/** The ledger of an order of one shipping group: its lines by their prices. */
export function anOrder(prices: readonly Won[], changes: OrderChanges = {}): OrderLedger {
  const { storeCoupon, method = 'CARD', ...group } = changes
  const shares = allocateByLargestRemainder(storeCoupon?.amount ?? 0, prices)
  const lines = prices.map((price, index) => ({
    ...aLine(index + 1, price),
    storeDiscount: shares[index] ?? 0,
  }))
  const unpaid: OrderLedger = {
    version: 1,
    groups: [
      {
        shippingGroupId: 1,
        storeId: 1,
        policy: FREE_FROM_50_000,
        zone: 'MAINLAND',
        returnFee: 3_000,
        exchangeFee: 6_000,
        fee: 0,
        areaFee: 0,
        isShipped: false,
        ...group,
        lines,
      },
    ],
    storeCoupons:
      storeCoupon === undefined
        ? []
        : [
            {
              couponIssueId: 900,
              expiresAtMs: null,
              minimumAmount: storeCoupon.minimumAmount,
              orderItemIds: lines.map(({ orderItemId }) => orderItemId),
            },
          ],
    payments: [],
  }
  return { ...unpaid, payments: [paidWith(method, chargedTotal(unpaid))] }
}

/** A payment without refunds. */
export function paidWith(
  method: PaymentMethod,
  amount: Won,
  isByCard = true,
): OrderLedger['payments'][number] {
  return {
    method,
    paidAmount: amount,
    refundableAmount: amount,
    paidAtMs: PAID_AT_MS,
    isPartlyRefundable: true,
    isByCard,
  }
}

type Claimed = Partial<
  Pick<ClaimOnLedger, 'pickupZone' | 'reshipZone' | 'nowMs' | 'shippingGroupId'>
>

/** A claim of some items of the first group. */
export function aClaim(
  [type, fault]: readonly [RequestableClaimType, ClaimFault],
  orderItemIds: readonly number[],
  changes: Claimed = {},
): ClaimOnLedger {
  return {
    type,
    fault,
    orderItemIds,
    leavesWith: [],
    shippingGroupId: 1,
    pickupZone: 'MAINLAND',
    reshipZone: 'MAINLAND',
    nowMs: CLAIMED_AT_MS,
    ...changes,
  }
}

/** The quote of a claim that the ledger allow. Throws at a refusal. */
export function quoted(ledger: OrderLedger, claim: ClaimOnLedger): ClaimQuote {
  const decided = quoteClaim(ledger, claim)
  if (decided.ok) return decided.value
  throw new Error(`the claim is refused: ${decided.reason}`)
}

type Turn = readonly [RequestableClaimType, ClaimFault, readonly number[]]

/** Claims one after the other, and what each gives back. Throws at a refusal. */
export function claimInTurn(order: OrderLedger, turns: readonly Turn[]) {
  const refunds: Won[] = []
  const ledger = turns.reduce((before, [type, fault, items]) => {
    const quote = quoted(before, aClaim([type, fault], items))
    refunds.push(quote.refundAmount)
    const booked = bookClaim(before, quote)
    if (!booked.ok) throw new Error(booked.reason)
    return booked.value
  }, order)
  return { ledger, refunds }
}
