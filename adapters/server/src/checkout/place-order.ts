import { placedOrder } from '@jangteo/contract/checkout/checkout.schemas'
import { CHECKOUT_MESSAGES } from '@jangteo/core/checkout/checkout.messages'
import { checkCheckout } from '@jangteo/core/checkout/checkout.rules'
import { isCustomMade } from '@jangteo/core/goods/goods.rules'
import { decideOrderUnchanged } from '@jangteo/core/order/orderDifference.rules'
import { ORDER_MESSAGES } from '@jangteo/core/order/order.messages'
import { isOrderDeliverable } from '@jangteo/core/order/orderTotals.rules'
import type { OrderTotals } from '@jangteo/core/order/orderTotals.rules'
import { type CartLineRow, lockCart } from '@jangteo/postgres/cart/cart.store'
import { lockOptions } from '@jangteo/postgres/goods/stock.store'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { once } from '../call/once.ts'
import { refused } from '../call/refused.ts'
import { cartOwnerOf } from '../cart/cart-owner.ts'
import { findViolations } from '../cart/cart-violations.ts'
import { lockPicked } from '../coupon/coupon-cart.ts'
import { couponAmountsOf, priceChosenCoupons } from '../coupon/price-coupons.ts'
import { listOfferedMethods } from '../payment/open-methods.ts'
import { grantGuestOrder } from '../session/guest-session.ts'
import { hashPassword } from '../session/passwords.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { loadChosenLines } from './chosen-lines.ts'
import { priceLines } from './price-lines.ts'
import { type PlaceOrderInput, toCheckoutForm } from './checkout-form.ts'
import { writeOrder } from './write-order.ts'

/**
 * Places an order and takes its stock, in one transaction and once for an `Idempotency-Key`. A guest's password is
 * hashed before it, so that nobody waits with the locks for that.
 * The buyer's cart is locked first, then the options in the order of their ids, then the chosen coupons: two orders for
 * the last piece, or with one coupon, meet there, and the second reads what the first left. Everything is computed anew
 * after the locks; the buyer's own figures are only compared. A guest may open the order from then on.
 * Refusals: CART_LINE_NOT_FOUND, COUPON_CHOICE_REFUSED, CHECKOUT_INCOMPLETE, ORDER_CHANGED, IDEMPOTENCY_KEY_REUSED.
 */
export const placeOrder = Effect.fnUntraced(function* (input: PlaceOrderInput) {
  const wireIds = yield* WireIds
  const caller = yield* Caller
  const revive = (answer: unknown) => placedOrder.parse(answer)
  const password = input.guestPassword?.password ?? null
  const guestPasswordHash =
    memberIdOf(caller) !== null || password === null ? null : yield* hashPassword(password)
  const placing = place(input, guestPasswordHash)
  const placed = yield* once({ call: 'checkout.place', input, revive }, placing)
  const orderId = wireIds.open('order', placed.ordersIdEncrypt)
  if (memberIdOf(caller) === null && orderId !== null) yield* grantGuestOrder(orderId)
  return placed
})

const place = Effect.fnUntraced(function* (
  input: PlaceOrderInput,
  guestPasswordHash: string | null,
) {
  yield* lockCart(cartOwnerOf(yield* Caller))
  const seen = yield* loadChosenLines(input.cartIdList)
  yield* lockOptions(seen.map((row) => row.option_id))
  const issues = yield* lockPicked(input.couponList)
  const rows = yield* loadChosenLines(input.cartIdList)
  const coupons = yield* priceChosenCoupons(rows, input.couponList)
  const priced = priceLines(
    rows,
    input.receiver?.zonecode ?? null,
    couponAmountsOf(coupons.pricing),
  )
  yield* requireComplete(input, rows, priced.totals)
  yield* requireUnchanged(input, rows, priced)
  return yield* writeOrder({ input, guestPasswordHash, rows, priced, coupons, issues })
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
    isShippingKnown: totals.isShippingKnown,
    isDeliverable: isOrderDeliverable(totals),
    openMethods: (yield* listOfferedMethods).open,
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
