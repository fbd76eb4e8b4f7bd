import { areaZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import { AREA_ZONES } from '@jangteo/core/shipping/shipping.codes'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { listZoneRangesAround } from '@jangteo/postgres/shipping/area-zone.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { WirePick } from '../coupon/coupon-cart.ts'
import { couponAmountsOf, priceChosenCoupons } from '../coupon/price-coupons.ts'
import { requireBuyable } from '../pricing/chosen-lines.ts'
import { priceLines } from '../pricing/price-lines.ts'
import { toSummaryAnswer } from '../pricing/totals-answer.ts'
import { loadLinesOfOrder, withReplacedStock } from './replaced-orders.ts'

type SummaryInput = {
  readonly cartIdList: readonly number[]
  readonly zonecode: string | null
  readonly couponList: readonly WirePick[]
}

/**
 * Sums the chosen lines at an address with the chosen coupons; the days of arrival are those of its zone. Refusals:
 * CART_LINE_NOT_FOUND, CART_NOT_BUYABLE, COUPON_CHOICE_REFUSED.
 */
export const summariseOrder = Effect.fnUntraced(function* (input: SummaryInput) {
  const reads = [loadLinesOfOrder(input.cartIdList), listZoneRangesAround(input.zonecode)] as const
  const [chosen, ranges] = yield* together(Effect.all(reads, AT_ONCE))
  const { rows } = yield* withReplacedStock(chosen)
  yield* requireBuyable(rows)
  const coupons = yield* priceChosenCoupons(rows, input.couponList)
  const { zonecode } = input
  const zone = zonecode === null ? null : areaZoneOf(zonecode, ranges)
  const priced = priceLines(rows, zone, couponAmountsOf(coupons.pricing))
  const zones = zone === null ? AREA_ZONES : [zone]
  return toSummaryAnswer(priced, { nowMs: yield* Clock.currentTimeMillis, zones })
})
