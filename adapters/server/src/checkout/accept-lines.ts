import { tidyDestination } from '@jangteo/core/address/address.rules'
import { CHECKOUT_MESSAGES } from '@jangteo/core/checkout/checkout.messages'
import { acceptCheckout, type AcceptedCheckout } from '@jangteo/core/checkout/checkout.rules'
import { isCustomMade } from '@jangteo/core/goods/goods.rules'
import { type CurrentLine, decideOrderUnchanged } from '@jangteo/core/order/orderDifference.rules'
import { ORDER_MESSAGES } from '@jangteo/core/order/order.messages'
import { isOrderDeliverable } from '@jangteo/core/order/orderTotals.rules'
import type { OrderTotals } from '@jangteo/core/order/orderTotals.rules'
import { areaZoneOf, type ZoneRange } from '@jangteo/core/shipping/areaZone.rules'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import type { Db } from '@jangteo/postgres/database/db'
import type { PaymentGateways } from '@jangteo/payment/gateway.port'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { refused, type Refused } from '../call/refused.ts'
import { findViolations } from '../pricing/cart-violations.ts'
import { couponAmountsOf, priceChosenCoupons, type PricedCoupons } from '../coupon/price-coupons.ts'
import { offerMethods } from '../payment/open-methods.ts'
import { type PlaceOrderInput, toCheckoutForm } from './checkout-form.ts'
import { type PricedLines, priceLines } from '../pricing/price-lines.ts'
import { priceOf } from '../pricing/row-groups.ts'
import type { WireIds } from '../wire/wire-ids.ts'
import type { Settings } from '../call/settings.ts'
import type { CartLineRow } from '../pricing/buy-row.ts'

/** Lines of an order at today's prices, with the accepted form and coupons. */
type AcceptedLines = {
  readonly checkout: AcceptedCheckout
  readonly coupons: PricedCoupons
  readonly priced: PricedLines<CartLineRow>
  /** Zone of where it goes, by the list of this moment. */
  readonly zone: AreaZone
}

/** Lines of an order as they are now, and the remote zones of this moment that hold its postcode. */
type PresentLines = {
  readonly rows: readonly CartLineRow[]
  readonly ranges: readonly ZoneRange[]
}

/** Postcode of where an order goes; `null` where no place is chosen. */
export function zonecodeOf({ receiver }: Pick<PlaceOrderInput, 'receiver'>): string | null {
  return receiver === null ? null : tidyDestination(receiver).zonecode
}

/**
 * Computes an order again from its present lines and compares it with the amounts that the buyer saw, which are used
 * for nothing else. Refusals: COUPON_CHOICE_REFUSED, CHECKOUT_INCOMPLETE, ORDER_CHANGED.
 */
export const acceptLines = Effect.fnUntraced(function* (
  input: PlaceOrderInput,
  { rows, ranges }: PresentLines,
): Effect.fn.Return<
  AcceptedLines,
  Refused<'CHECKOUT_INCOMPLETE' | 'COUPON_CHOICE_REFUSED' | 'ORDER_CHANGED'>,
  Caller | Db | PaymentGateways | Settings | WireIds
> {
  const coupons = yield* priceChosenCoupons(rows, input.couponList)
  const zonecode = zonecodeOf(input)
  const typedZone = zonecode === null ? null : areaZoneOf(zonecode, ranges)
  const priced = priceLines(rows, typedZone, couponAmountsOf(coupons.pricing))
  const checkout = yield* requireComplete(input, rows, priced.totals)
  yield* requireUnchanged(input, rows, priced)
  return { checkout, coupons, priced, zone: areaZoneOf(checkout.destination.zonecode, ranges) }
})

const requireComplete = Effect.fnUntraced(function* (
  input: PlaceOrderInput,
  rows: readonly CartLineRow[],
  totals: OrderTotals,
) {
  const caller = yield* Caller
  const decision = acceptCheckout(toCheckoutForm(input), {
    caller: caller.kind,
    hasCustomMade: rows.some((row) => isCustomMade(row.goods_kind)),
    isDeliverable: isOrderDeliverable(totals),
    openMethods: (yield* offerMethods({ mayAwaitDeposit: true })).open,
    payableAmount: totals.payableAmount,
  })
  if (decision.ok) return decision.value
  return yield* refused(decision.reason, {
    reasons: decision.params.violations.map(({ section, code }) => ({
      section,
      code,
      message: CHECKOUT_MESSAGES[code](),
    })),
  })
})

function toCurrentLine(row: CartLineRow): CurrentLine {
  const { id: cartId, goods_name: goodsName, quantity } = row
  return { cartId, goodsName, quantity, salePrice: priceOf(row).salePrice }
}

const requireUnchanged = Effect.fnUntraced(function* (
  input: PlaceOrderInput,
  rows: readonly CartLineRow[],
  { groups, totals }: PricedLines<CartLineRow>,
) {
  const decision = decideOrderUnchanged({
    seenLines: input.seenLines,
    seenPayableAmount: input.payableAmount,
    currentLines: groups.flatMap((group) => group.rows.map(toCurrentLine)),
    currentPayableAmount: totals.payableAmount,
    violations: yield* findViolations(rows),
  })
  if (decision.ok) return undefined
  const { differences, payableAmount } = decision.params
  return yield* refused('ORDER_CHANGED', {
    payableAmount,
    differences: differences.map((difference) => ({
      ...difference,
      message: ORDER_MESSAGES[difference.kind](),
    })),
  })
})
