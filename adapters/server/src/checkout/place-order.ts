import { placedOrder } from '@jangteo/contract/checkout/checkout.schemas'
import { cartLockName } from '@jangteo/postgres/cart/cart.store'
import { AT_ONCE, together, transaction } from '@jangteo/postgres/database/db'
import { lockNames } from '@jangteo/postgres/database/lockNames'
import { holdPieces } from '@jangteo/postgres/goods/stock.store'
import { drawOrderIds } from '@jangteo/postgres/order/placed-order.store'
import { listUnpaidHeld, unpaidLockName } from '@jangteo/postgres/order/unpaid-order.store'
import { listZoneRangesAround } from '@jangteo/postgres/shipping/area-zone.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { once, wasAnswered } from '../call/once.ts'
import { refused } from '../call/refused.ts'
import { cartOwnerOf } from '../pricing/cart-owner.ts'
import { lockPicked, pickedIdsOf } from '../coupon/coupon-cart.ts'
import { requireDepositStock } from '../payment/deposit-stock.ts'
import { handOverSession, writeGuestAccess } from '../session/guest-session.ts'
import { hashPassword } from '../session/passwords.ts'
import { loadFeeTerms } from '../settlement/fee-terms.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { acceptLines, zonecodeOf } from './accept-lines.ts'
import { loadChosenLines, piecesOf, stockOf } from '../pricing/chosen-lines.ts'
import type { PlaceOrderInput } from './checkout-form.ts'
import { inOrderTurn, isRush, withPieces } from './order-queue.ts'
import {
  endReplaced,
  loadLinesOfOrder,
  lockReplaced,
  withReplacedStock,
} from './replaced-orders.ts'
import { soughtPieces } from './sought-pieces.ts'
import { requireFewUnpaid, unpaidHolders } from './unpaid-orders.ts'
import { writeOrder } from './write-order.ts'

const CALL = 'checkout.place'

/**
 * Places an order and takes its stock, in one transaction and once for an `Idempotency-Key`.
 * Orders wait in a queue of this process, so that a rush takes a few connections only. When its turn comes, a guest's order,
 * and every one while others wait, is looked at without locks first: whoever comes too late is refused there. Only who will
 * get the pieces has a password hashed, before the transaction, so that nobody waits with the locks for that.
 * The buyer's cart is locked first, then by what their unpaid orders are counted, then the orders that this one takes the
 * place of, then the options and their deals in the order of their ids, then the chosen coupons: two orders for the last piece, with one
 * coupon, or of one buyer meet there, and the second reads what the first left. Everything is computed again after the
 * locks. The session that lets a guest see the order is written with it; only its token is signed after.
 * Refusals: ORDER_QUEUE_FULL, CART_LINE_NOT_FOUND, PAYMENT_UNCONFIRMED, ORDER_UNPAID_COUNT_EXCEEDED,
 * COUPON_CHOICE_REFUSED, CHECKOUT_INCOMPLETE, ORDER_CHANGED, PAYMENT_DEPOSIT_STOCK_EXCEEDED, IDEMPOTENCY_KEY_REUSED.
 * Source: decision 008, decision 043, decision 044, decision 187.
 */
export const placeOrder = Effect.fnUntraced(function* (input: PlaceOrderInput) {
  const { placed, sessionId } = yield* inOrderTurn(placeInTurn(input))
  if (sessionId !== null) yield* handOverSession(sessionId)
  return placed
})

/** A look saves a guest's hash, and in a rush the locks of whoever comes too late; otherwise it decides what the transaction does. */
const isLookedAt = Effect.gen(function* () {
  return memberIdOf(yield* Caller) === null || (yield* isRush)
})

/** A repeated order gets the first one's answer, also when it arrives at the same time and finds no lines any more. */
const placeInTurn = Effect.fnUntraced(function* (input: PlaceOrderInput) {
  if (!(yield* isLookedAt)) return yield* write(input, null)
  if (yield* wasAnswered(CALL)) return yield* write(input, null)
  const writing = Effect.flatMap(hashGuestPassword(input), (hash) => write(input, hash))
  return yield* withPieces(look(input), writing).pipe(
    Effect.catch((refusal) =>
      Effect.flatMap(wasAnswered(CALL), (isRepeat) =>
        isRepeat ? write(input, null) : Effect.fail(refusal),
      ),
    ),
  )
})

/** Reads the wanted pieces and their stock, and refuses as the transaction would. */
const look = Effect.fnUntraced(function* (input: PlaceOrderInput) {
  const holders = yield* unpaidHolders(input)
  const reads = [
    loadLinesOfOrder(input.cartIdList),
    listUnpaidHeld(holders),
    listZoneRangesAround(zonecodeOf(input)),
  ] as const
  const [chosen, held, ranges] = yield* together(Effect.all(reads, AT_ONCE))
  const { rows, replacedIds, isBusy } = yield* withReplacedStock(chosen)
  if (isBusy) return yield* refused('PAYMENT_UNCONFIRMED')
  yield* requireFewUnpaid({ holders, held }, replacedIds)
  if (isDecidedNow(input, replacedIds)) yield* acceptLines(input, { rows, ranges })
  const awaiting = { wanted: piecesOf(rows), available: stockOf(rows), exceptIds: replacedIds }
  yield* requireDepositStock(input.paymentMethodEnum, awaiting)
  return soughtPieces(rows)
})

/** A coupon of an order that is about to end can be used again only after that. */
function isDecidedNow({ couponList }: PlaceOrderInput, replacedIds: readonly number[]): boolean {
  return couponList.length === 0 || replacedIds.length === 0
}

const hashGuestPassword = Effect.fnUntraced(function* ({ guestPassword }: PlaceOrderInput) {
  if (memberIdOf(yield* Caller) !== null || guestPassword === null) return null
  return yield* hashPassword(guestPassword.password)
})

const write = Effect.fnUntraced(function* (
  input: PlaceOrderInput,
  guestPasswordHash: string | null,
) {
  const wireIds = yield* WireIds
  const decodeStoredAnswer = (answer: unknown) => placedOrder.parse(answer)
  const placed = yield* once(
    { call: CALL, input, decodeStoredAnswer },
    place(input, guestPasswordHash),
  )
  const orderId = wireIds.open('order', placed.ordersIdEncrypt)
  const isGuest = memberIdOf(yield* Caller) === null && orderId !== null
  return { placed, sessionId: isGuest ? yield* writeGuestAccess(orderId) : null }
}, transaction)

const place = Effect.fnUntraced(function* (
  input: PlaceOrderInput,
  guestPasswordHash: string | null,
) {
  const holders = yield* unpaidHolders(input)
  const names = [cartLockName(cartOwnerOf(yield* Caller)), ...holders.map(unpaidLockName)]
  yield* lockNames(names)
  const seen = yield* loadLinesOfOrder(input.cartIdList)
  const replaced = yield* lockReplaced(seen)
  yield* holdPieces({
    optionIds: [...seen.rows.map((row) => row.option_id), ...replaced.optionIds],
    dealIds: replaced.dealIds,
    at: new Date(yield* Clock.currentTimeMillis),
  })
  yield* endReplaced(replaced.payments)
  const reads = [
    listUnpaidHeld(holders),
    lockPicked(input.couponList),
    loadChosenLines(input.cartIdList),
    drawOrderIds(seen.rows.length),
    loadFeeTerms(
      seen.rows.map((row) => row.goods_id),
      yield* pickedIdsOf(input.couponList),
    ),
    listZoneRangesAround(zonecodeOf(input)),
  ] as const
  const [held, issues, rows, ids, feeTerms, ranges] = yield* together(Effect.all(reads, AT_ONCE))
  yield* requireFewUnpaid({ holders, held }, [])
  const accepted = yield* acceptLines(input, { rows, ranges })
  const awaiting = { wanted: piecesOf(rows), available: stockOf(rows), exceptIds: [] }
  yield* requireDepositStock(input.paymentMethodEnum, awaiting)
  return yield* writeOrder({ guestPasswordHash, rows, issues, ids, feeTerms, ...accepted })
})
