import { addBusinessDays } from '../calendar/businessDay.rules.ts'
import type { Holidays } from '../calendar/businessDay.rules.ts'
import { daysBetween, kstDayOf } from '../calendar/day.rules.ts'
import type { Day } from '../calendar/day.rules.ts'
import { sumWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { ShipmentFees } from '../claim/refund/claimShipping.rules.ts'
import { ENDED_ITEM_STATUSES } from '../order/orderItem.codes.ts'
import type { OrderItemStatus } from '../order/orderItem.codes.ts'
import { BASIS_POINTS, PASSED_FEE_RATE_BP } from './feeRate.rules.ts'

/** Business days from the day of an entry to the day on which it is paid. Source: market-rules §9.5. */
export const PAYABLE_AFTER_BUSINESS_DAYS = 2

/** Days below zero after which a store is sent an invoice. Source: market-rules §9.5. */
export const INVOICE_AFTER_DAYS = 30

/** Part of a fee that is charged as VAT. */
const VAT_DIVISOR = 10

/**
 * Amounts of an entry, in won. `payable` = gross − seller's discount − fee − VAT; the buyer paid gross less both
 * discounts.
 */
export type EntryAmounts = {
  readonly gross: Won
  readonly sellerDiscount: Won
  /** Part of the discounts that the market bears. */
  readonly marketDiscount: Won
  readonly feeRateBp: number
  readonly fee: Won
  readonly feeVat: Won
  readonly payable: Won
}

/** Discount of one coupon on a line, and the part of it that the market bears, in won. */
export type DividedDiscount = { readonly discount: Won; readonly market: Won }

/** A sold line with its frozen rate, and the discounts that still hold. */
export type SoldLine = {
  readonly salePrice: Won
  readonly quantity: number
  readonly discounts: readonly DividedDiscount[]
  readonly feeRateBp: number
}

function feeOf(base: Won, rateBp: number): { readonly fee: Won; readonly feeVat: Won } {
  const fee = Math.floor((base * rateBp) / BASIS_POINTS)
  return { fee, feeVat: Math.floor(fee / VAT_DIVISOR) }
}

/**
 * Settles a confirmed sale: the fee is of the price less what the seller bears of the coupons, and VAT is a tenth of the
 * fee, both rounded down. Source: market-rules §9.5.
 */
export function settleSale(line: SoldLine): EntryAmounts {
  const { discounts, feeRateBp } = line
  const gross = line.salePrice * line.quantity
  const marketDiscount = sumWon(discounts.map(({ market }) => market))
  const sellerDiscount = sumWon(discounts.map(({ discount }) => discount)) - marketDiscount
  const feeBase = gross - sellerDiscount
  const { fee, feeVat } = feeOf(feeBase, feeRateBp)
  const payable = feeBase - fee - feeVat
  return { gross, sellerDiscount, marketDiscount, feeRateBp, fee, feeVat, payable }
}

/**
 * Settles delivery or claim fees that the buyer paid: the whole, less the cost of paying and its VAT. Source:
 * market-rules §9.5.
 */
export function settlePassedFee(gross: Won): EntryAmounts {
  const { fee, feeVat } = feeOf(gross, PASSED_FEE_RATE_BP)
  const payable = gross - fee - feeVat
  const discounts = { sellerDiscount: 0, marketDiscount: 0 }
  return { gross, ...discounts, feeRateBp: PASSED_FEE_RATE_BP, fee, feeVat, payable }
}

/**
 * True when the delivery fees of a shipping group are settled: all of its items have ended, and one was shipped. Source:
 * market-rules §9.5.
 */
export function isShippingDue(
  items: readonly { readonly status: OrderItemStatus; readonly isShipped: boolean }[],
): boolean {
  return (
    items.every(({ status }) => ENDED_ITEM_STATUSES.includes(status)) &&
    items.some(({ isShipped }) => isShipped)
  )
}

/** Sums what the buyer paid for the shipments of a completed claim, in won. */
export function claimFeeOf({ returnFee, exchangeFee, areaExtra }: ShipmentFees): Won {
  return returnFee + exchangeFee + areaExtra
}

/** Amounts of nothing: what a sale comes to once it was returned. */
const NOTHING: EntryAmounts = {
  gross: 0,
  sellerDiscount: 0,
  marketDiscount: 0,
  feeRateBp: 0,
  fee: 0,
  feeVat: 0,
  payable: 0,
}

/**
 * Returns what is still to be settled of an item or of a delivery: what it comes to now (`null` for nothing) less what
 * was settled of it before; `null` where both are the same. So a sale and its reversal are zero, amount by amount, and
 * a delivery that is charged differently after a claim is corrected without rounding twice. The rate is that of what was
 * settled. Source: market-rules §9.5, decision 145.
 * @example correctEntry([settleSale(line)], null)?.payable // -settleSale(line).payable
 */
export function correctEntry(
  settled: readonly EntryAmounts[],
  now: EntryAmounts | null,
): EntryAmounts | null {
  const [first = now ?? NOTHING] = settled
  const target = now ?? NOTHING
  const restOf = (amountOf: (entry: EntryAmounts) => Won) =>
    amountOf(target) - sumWon(settled.map(amountOf))
  const rest = {
    gross: restOf(({ gross }) => gross),
    sellerDiscount: restOf(({ sellerDiscount }) => sellerDiscount),
    marketDiscount: restOf(({ marketDiscount }) => marketDiscount),
    fee: restOf(({ fee }) => fee),
    feeVat: restOf(({ feeVat }) => feeVat),
    payable: restOf(({ payable }) => payable),
  }
  const isSame = Object.values(rest).every((amount) => amount === 0)
  return isSame ? null : { ...rest, feeRateBp: first.feeRateBp }
}

/** Amounts of an entry without any fee: an adjustment, or a rest that is carried; negative takes from the store. */
export function unchargedAmounts(amount: Won): EntryAmounts {
  const discounts = { sellerDiscount: 0, marketDiscount: 0 }
  return { gross: amount, ...discounts, feeRateBp: 0, fee: 0, feeVat: 0, payable: amount }
}

/**
 * Returns the day on which an entry is paid: two business days after the Korean day that it happened on. Source:
 * market-rules §9.5.
 */
export function payableOn(occurredAtMs: number, holidays: Holidays): Day {
  return addBusinessDays(kstDayOf(occurredAtMs), PAYABLE_AFTER_BUSINESS_DAYS, holidays)
}

/**
 * Divides the total of a statement: what is paid, and what is carried to the next one, zero or below. Source:
 * market-rules §9.5.
 */
export function closeTotal(total: Won): { readonly payable: Won; readonly carried: Won } {
  return total > 0 ? { payable: total, carried: 0 } : { payable: 0, carried: total }
}

/** True when a store that has been below zero since a day is sent an invoice. Source: market-rules §9.5. */
export function isInvoiceDue(belowSince: Day, today: Day): boolean {
  return daysBetween(belowSince, today) >= INVOICE_AFTER_DAYS
}
