import { sumWon } from '../../money/money.rules.ts'
import type { Won } from '../../money/money.rules.ts'
import type { PaymentMethod } from '../../payment/payment.codes.ts'
import type { AreaZone } from '../../shipping/shipping.codes.ts'
import type { ShippingPolicy } from '../../shipping/shippingPolicy.rules.ts'
import type { ClaimFault } from '../claim.codes.ts'

/** A coupon used on an order; `expiresAtMs` is `null` when it never expires. */
export type SpentCoupon = {
  readonly couponIssueId: number
  readonly expiresAtMs: number | null
}

/**
 * An order item in the ledger: the sale price of one piece in won, before coupons, and the discount of each type of
 * coupon on the whole line, as it was divided when the order was placed.
 */
export type BookedLine = {
  readonly orderItemId: number
  readonly salePrice: Won
  readonly quantity: number
  readonly isAddon: boolean
  readonly goodsDiscount: Won
  readonly duplicationDiscount: Won
  readonly storeDiscount: Won
  /** The goods and duplication coupons spent on this line. */
  readonly coupons: readonly SpentCoupon[]
  /** By whose fault it left the order; `null` while it is in it. */
  readonly left: ClaimFault | null
}

/** A shipping group in the ledger, all amounts in won. */
export type BookedGroup = {
  readonly shippingGroupId: number
  readonly storeId: number
  readonly policy: ShippingPolicy
  /** Zone that it is delivered to. */
  readonly zone: AreaZone
  /** Cost of sending goods back one way, and what exchanging them costs both ways, without area extras. */
  readonly returnFee: Won
  readonly exchangeFee: Won
  /** Fee that the buyer bears for the delivery now: paid with the order, charged or given back since. */
  readonly fee: Won
  readonly areaFee: Won
  /** Something of the group was handed to a carrier. */
  readonly isShipped: boolean
  readonly lines: readonly BookedLine[]
}

/** A store coupon still in use: the lines that count for it, and their minimum amount before any coupon. */
export type BookedStoreCoupon = SpentCoupon & {
  readonly minimumAmount: Won
  readonly orderItemIds: readonly number[]
}

/** Money that was paid and not refunded yet. */
export type BookedPayment = {
  readonly method: PaymentMethod
  readonly paidAmount: Won
  readonly refundableAmount: Won
  readonly paidAtMs: number
  /** The gateway gives parts of it back; some promotions of cards forbid that. */
  readonly isPartlyRefundable: boolean
  /** A card paid it, or a part of it, also inside of a wallet. */
  readonly isByCard: boolean
}

/**
 * Everything that refunds of an order are computed from. Claims change it through `bookClaim` alone; `version` counts
 * these changes, so that an outdated quote is recognised. Payments are in the order of refunding: the gateway's first,
 * then additional payments. Source: domain-rules §1.5.
 */
export type OrderLedger = {
  readonly version: number
  readonly groups: readonly BookedGroup[]
  readonly storeCoupons: readonly BookedStoreCoupon[]
  readonly payments: readonly BookedPayment[]
}

/** Price of a line before coupons, in won. */
export function lineBasis({ salePrice, quantity }: BookedLine): Won {
  return salePrice * quantity
}

/** Price of a line after its coupons, in won. */
export function linePaid(line: BookedLine): Won {
  return lineBasis(line) - line.goodsDiscount - line.duplicationDiscount - line.storeDiscount
}

/** Returns the amount that the buyer bears now, in won: the lines still in the order and the fees. */
export function chargedTotal({ groups }: OrderLedger): Won {
  return sumWon(
    groups.map(
      ({ fee, areaFee, lines }) =>
        fee + areaFee + sumWon(lines.filter(({ left }) => left === null).map(linePaid)),
    ),
  )
}

/** Payments made and not given back, in won. */
export function refundableTotal({ payments }: OrderLedger): Won {
  return sumWon(payments.map(({ refundableAmount }) => refundableAmount))
}
