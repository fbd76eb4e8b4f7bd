import type { ChosenCoupon } from '@jangteo/core/checkout/checkout.chart'
import type { CouponType } from '@jangteo/core/coupon/coupon.codes'
import { couponAmountOf } from '@jangteo/core/coupon/couponShares.view'
import type { SheetPicks, SheetQuote, SlotPlace } from '@jangteo/core/coupon/couponSheet.chart'
import type { Won } from '@jangteo/core/money/money.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import type { RefusalData } from '@jangteo/http/refusal/refusal'
import { toRefused } from '../../lib/toRefused.ts'

/** A choice of coupons, its discount, and the alternatives. */
export type CouponQuote = Answers['coupon']['best']

/** Which coupon is wanted where, as the calls carry it. */
export type CouponList = CouponQuote['couponList']

/** Discount that coupons take off lines, by their ids in the cart, in won. */
export type CouponAmounts = ReadonlyMap<number, Won>

type Slot = CouponQuote['slots'][number]

function slotPlaceOf({ couponTypeEnum: type, cartId, storeUrl }: Slot): SlotPlace {
  return { type, place: cartId === null ? { storeUrl } : { cartId } }
}

/** A quote as the sheet knows it. */
export function toSheetQuote({ slots, discountAmount, unusable }: CouponQuote): SheetQuote {
  return {
    slots: slots.map((slot) => ({
      ...slotPlaceOf(slot),
      title: slot.title,
      options: slot.choices.map(({ couponIssueIdEncrypt: couponIssueId, ...option }) => ({
        couponIssueId,
        ...option,
      })),
    })),
    picks: slots.map((slot) => ({
      ...slotPlaceOf(slot),
      couponIssueId: slot.couponIssueIdEncrypt,
    })),
    discountAmount,
    unusable: unusable.map(({ couponIssueIdEncrypt: couponIssueId, name, reason }) => ({
      couponIssueId,
      name,
      reasonText: reason.message,
    })),
  }
}

/** The picks of a sheet as the calls carry them. */
export function toCouponList(picks: SheetPicks): CouponList {
  return picks.flatMap(({ place, couponIssueId }) =>
    couponIssueId === null ? [] : [{ couponIssueIdEncrypt: couponIssueId, ...place }],
  )
}

/** The coupons of a quote as an order is submitted with them. */
export function chosenCouponsOf(quote: CouponQuote | null): ChosenCoupon[] {
  return (quote?.couponList ?? []).map(({ couponIssueIdEncrypt: couponIssueId, ...place }) => ({
    couponIssueId,
    ...place,
  }))
}

/** A line of a quote or of an order, by the discounts of its coupons. */
export type CouponedLine = Pick<
  CouponQuote['lines'][number],
  'goodsCouponAmount' | 'dupCouponAmount' | 'storeCouponAmount'
>

/** Discount of each type of coupon on a line of a quote or of an order, in won. */
export function couponSharesOf(line: CouponedLine): Record<CouponType, Won> {
  return {
    GOODS: line.goodsCouponAmount,
    DUPLICATION: line.dupCouponAmount,
    STORE: line.storeCouponAmount,
  }
}

/** Discount that a quote takes off each line. */
export function couponAmountsOf(quote: CouponQuote | null): CouponAmounts {
  return new Map(quote?.lines.map((line) => [line.cartId, couponAmountOf(couponSharesOf(line))]))
}

/** Name of a coupon of a quote; `null` when the quote doesn't know it. */
export function couponNameOf(quote: CouponQuote | null, couponIssueId: string): string | null {
  const known = quote?.slots.flatMap(({ choices }) => choices) ?? []
  return (
    known.find(({ couponIssueIdEncrypt }) => couponIssueIdEncrypt === couponIssueId)?.name ?? null
  )
}

/** Reason why a coupon can't be picked, under its name where the quote before knows it. */
export function couponRefusedText(
  quote: CouponQuote | null,
  refused: RefusalData<'COUPON_CHOICE_REFUSED'>,
): string {
  const name = couponNameOf(quote, refused.couponIssueIdEncrypt)
  return name === null ? refused.reason.message : `${name}: ${refused.reason.message}`
}

/**
 * Reason why a number gave no coupon. Who tries too often is reported to wait; what else will pass by itself is an
 * error.
 */
export function codeRefused(error: unknown): ReturnType<typeof toRefused> {
  if (isRefusal(error, 'TOO_MANY_REQUESTS')) return { kind: 'refused', text: error.message }
  return toRefused(error)
}
