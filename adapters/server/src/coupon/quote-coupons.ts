import { bestCoupons } from '@jangteo/core/coupon/bestCoupons.rules'
import { type CouponPick, whyUnusable } from '@jangteo/core/coupon/couponChoice.rules'
import type { CouponPlace, CouponPricing } from '@jangteo/core/coupon/couponPricing.rules'
import { couponSlots, type CouponSlot } from '@jangteo/core/coupon/couponSlots.rules'
import { goodsTitle, optionName } from '@jangteo/core/goods/option.rules'
import * as Effect from 'effect/Effect'
import { loadChosenLines } from '../pricing/chosen-lines.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toUseReason } from './coupon-answer.ts'
import { type LoadedCart, loadCouponCart, type WirePick } from './coupon-cart.ts'
import { decideCoupons } from './price-coupons.ts'
import type { BuyRow } from '../pricing/buy-row.ts'

/** Input of a quote: the current lines, the held coupons, and a priced choice. */
type Quoted = LoadedCart & { readonly rows: readonly BuyRow[]; readonly pricing: CouponPricing }

/** Names of lines and stores, on the wire and for people. */
function namesOf(rows: readonly BuyRow[]) {
  const lines = new Map(rows.map((row) => [row.id, row]))
  const stores = new Map(rows.map((row) => [row.store_id, row]))
  return (place: CouponPlace) => {
    if ('storeId' in place) {
      const { store_url: storeUrl = '', store_name: title = '' } = stores.get(place.storeId) ?? {}
      return { cartId: null, storeUrl, title }
    }
    const { goods_name: goodsName = '', option_values: values = [] } = lines.get(place.lineId) ?? {}
    const title = goodsTitle(goodsName, optionName(values))
    return { cartId: place.lineId, storeUrl: null, title }
  }
}

const toQuoteAnswer = Effect.fnUntraced(function* ({ rows, cart, held, pricing }: Quoted) {
  const wireIds = yield* WireIds
  const seal = (issueId: number) => wireIds.seal('couponIssue', issueId)
  const nameAt = namesOf(rows)
  const names = new Map(held.map((row) => [row.issue_id, row.name]))
  const nameOf = (issueId: number) => names.get(issueId) ?? ''
  const toPick = ({ couponIssueId, place }: CouponPick): WirePick => {
    const couponIssueIdEncrypt = seal(couponIssueId)
    const { cartId, storeUrl } = nameAt(place)
    return cartId === null ? { couponIssueIdEncrypt, storeUrl } : { couponIssueIdEncrypt, cartId }
  }
  const toSlot = ({ type, place, pickedId, choices }: CouponSlot) => ({
    ...nameAt(place),
    couponTypeEnum: type,
    couponIssueIdEncrypt: pickedId === null ? null : seal(pickedId),
    choices: choices.map(({ couponIssueId, discountAmount }) => ({
      couponIssueIdEncrypt: seal(couponIssueId),
      name: nameOf(couponIssueId),
      discountAmount,
    })),
  })
  return {
    couponList: pricing.applied.map(toPick),
    discountAmount: pricing.discountAmount,
    lines: pricing.lines.map((line) => ({
      cartId: line.lineId,
      goodsCouponAmount: line.goodsDiscount,
      dupCouponAmount: line.duplicationDiscount,
      storeCouponAmount: line.storeDiscount,
      payableAmount: line.payableAmount,
    })),
    slots: couponSlots(cart, pricing).map(toSlot),
    unusable: cart.coupons.flatMap((coupon) => {
      const { couponIssueId } = coupon
      const why = whyUnusable(cart, coupon)
      return why === null
        ? []
        : [
            {
              couponIssueIdEncrypt: seal(couponIssueId),
              name: nameOf(couponIssueId),
              reason: toUseReason(why),
            },
          ]
    }),
  }
})

/** Quotes the best coupons for lines of the cart, with the alternatives. Refusal: CART_LINE_NOT_FOUND. */
export const quoteBestCoupons = Effect.fnUntraced(function* (input: {
  readonly cartId: readonly number[]
}) {
  const rows = yield* loadChosenLines(input.cartId)
  const loaded = yield* loadCouponCart(rows, [])
  return yield* toQuoteAnswer({ ...loaded, rows, pricing: bestCoupons(loaded.cart).pricing })
})

type ChosenInput = {
  readonly cartIdList: readonly number[]
  readonly couponList: readonly WirePick[]
}

/**
 * Quotes a choice of coupons for lines of the cart, with the alternatives. Refusals: CART_LINE_NOT_FOUND,
 * COUPON_CHOICE_REFUSED.
 */
export const quoteChosenCoupons = Effect.fnUntraced(function* (input: ChosenInput) {
  const rows = yield* loadChosenLines(input.cartIdList)
  return yield* toQuoteAnswer({ ...(yield* decideCoupons(rows, input.couponList)), rows })
})
