import { CHECKOUT_MESSAGES } from '@jangteo/core/checkout/checkout.messages'
import { checkCheckout } from '@jangteo/core/checkout/checkout.rules'
import { isCustomMade } from '@jangteo/core/goods/goods.rules'
import { decideOrderUnchanged } from '@jangteo/core/order/orderDifference.rules'
import { ORDER_MESSAGES } from '@jangteo/core/order/order.messages'
import { isOrderDeliverable } from '@jangteo/core/order/orderTotals.rules'
import type { OrderTotals } from '@jangteo/core/order/orderTotals.rules'
import type { CartLineRow } from '@jangteo/postgres/cart/cart.store'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { refused } from '../call/refused.ts'
import { findViolations } from '../pricing/cart-violations.ts'
import { couponAmountsOf, priceChosenCoupons } from '../coupon/price-coupons.ts'
import { offerMethods } from '../payment/open-methods.ts'
import { type PlaceOrderInput, toCheckoutForm } from './checkout-form.ts'
import { priceLines } from '../pricing/price-lines.ts'

/**
 * Computes an order again from its lines as they are now and compares it with what the buyer filled in and saw; their
 * own figures are only compared. Refusals: COUPON_CHOICE_REFUSED, CHECKOUT_INCOMPLETE, ORDER_CHANGED.
 */
export const acceptLines = Effect.fnUntraced(function* (
  input: PlaceOrderInput,
  rows: readonly CartLineRow[],
) {
  const coupons = yield* priceChosenCoupons(rows, input.couponList)
  const zonecode = input.receiver?.zonecode ?? null
  const priced = priceLines(rows, zonecode, couponAmountsOf(coupons.pricing))
  yield* requireComplete(input, rows, priced.totals)
  yield* requireUnchanged(input, rows, priced)
  return { coupons, priced }
})

const requireComplete = Effect.fnUntraced(function* (
  input: PlaceOrderInput,
  rows: readonly CartLineRow[],
  totals: OrderTotals,
) {
  const caller = yield* Caller
  const violations = checkCheckout(toCheckoutForm(input), {
    caller: caller.kind,
    hasCustomMade: rows.some((row) => isCustomMade(row.goods_kind)),
    isDeliverable: isOrderDeliverable(totals),
    openMethods: (yield* offerMethods({ mayAwaitDeposit: true })).open,
    payableAmount: totals.payableAmount,
  })
  if (violations.length === 0) return undefined
  return yield* refused('CHECKOUT_INCOMPLETE', {
    reasons: violations.map(({ section, code }) => ({
      section,
      code,
      message: CHECKOUT_MESSAGES[code](),
    })),
  })
})

const requireUnchanged = Effect.fnUntraced(function* (
  input: PlaceOrderInput,
  rows: readonly CartLineRow[],
  { groups, totals }: ReturnType<typeof priceLines>,
) {
  const decision = decideOrderUnchanged({
    seenLines: input.seenLines,
    seenPayableAmount: input.payableAmount,
    currentLines: groups.flatMap((group) => group.lines),
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
