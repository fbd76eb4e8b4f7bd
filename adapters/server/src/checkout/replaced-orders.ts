import type { Deal } from '@jangteo/core/display/deal.rules'
import type { PaymentState } from '@jangteo/core/payment/payment.codes'
import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import { AT_ONCE, type Db, together } from '@jangteo/postgres/database/db'
import { type ItemRow, listItems, lockItems } from '@jangteo/postgres/order/order-item.store'
import { listUnpaidBoughtNow, listUnpaidOfCart } from '@jangteo/postgres/order/unpaid-order.store'
import { lockOrderAndPayment, type PaymentRow } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { refused, type Refused } from '../call/refused.ts'
import { advancePayment } from '../payment/advance-payment.ts'
import { loadChosenLines } from '../pricing/chosen-lines.ts'
import type { Receivers } from '../entity/entity-queue.ts'
import type { CartLineRow } from '../pricing/buy-row.ts'
import { freedFrom } from '../pricing/line-sale.ts'

type UnpaidPayment = {
  readonly id: number
  readonly order_id: number
  readonly status: PaymentState
}

/** Chosen lines with the payments of the unpaid orders that they became before. */
type LinesOfOrder = {
  readonly rows: readonly CartLineRow[]
  readonly ofLines: readonly UnpaidPayment[]
}

/** Loads the chosen lines with what they became before, at once. Refusal: CART_LINE_NOT_FOUND. */
export const loadLinesOfOrder = (
  cartIdList: readonly number[],
): Effect.Effect<LinesOfOrder, Refused<'CART_LINE_NOT_FOUND'>, Caller | Db> => {
  const reads = [loadChosenLines(cartIdList), listUnpaidOfCart(cartIdList)] as const
  return Effect.map(together(Effect.all(reads, AT_ONCE)), ([rows, ofLines]) => ({ rows, ofLines }))
}

function isPayable({ status }: UnpaidPayment): boolean {
  return PAYMENT_TABLE.tags[status].includes('payable')
}

/**
 * Finds the unpaid orders that a new one replaces: those of its lines, and, for one that is bought at once, the buyer's
 * former one of that kind (decision 009). `isBusy` says that one of its lines is being paid.
 */
const findReplaced = Effect.fnUntraced(function* ({ rows, ofLines }: LinesOfOrder) {
  const caller = yield* Caller
  const isBusy = !ofLines.every(isPayable)
  if (!rows.some((row) => row.is_buy_now)) return { isBusy, payments: ofLines.filter(isPayable) }
  const buyer = { deviceId: caller.deviceId, memberId: memberIdOf(caller) }
  const all = [...ofLines, ...(yield* listUnpaidBoughtNow(buyer))].filter(isPayable)
  const payments = [...new Map(all.map((payment) => [payment.id, payment])).values()]
  return { isBusy, payments: payments.toSorted((a, b) => a.order_id - b.order_id) }
})

/** Lines with the stock that their buyer may count on, and the orders that hold a part of it. */
type CountedLines = {
  readonly rows: CartLineRow[]
  readonly replacedIds: number[]
  /** One of the lines is being paid. */
  readonly isBusy: boolean
}

/** A deal as it is once the items of orders that end have given their pieces back. */
function withPiecesBack(deal: Deal, items: readonly ItemRow[]): Deal {
  const ofDeal = items.filter((item) => item.deal_id === deal.dealId)
  return { ...deal, taken: deal.taken - ofDeal.reduce((sum, { quantity }) => sum + quantity, 0) }
}

/** Adds to the stock of lines what the replaced orders hold, and frees their rights, since both come back with them. Nothing is locked. */
export const withReplacedStock = Effect.fnUntraced(function* (
  lines: LinesOfOrder,
): Effect.fn.Return<CountedLines, never, Caller | Db> {
  const { isBusy, payments } = yield* findReplaced(lines)
  const replacedIds = payments.map((payment) => payment.order_id)
  const items = replacedIds.length === 0 ? [] : yield* listItems(replacedIds)
  const comingBack = (optionId: number) =>
    items
      .filter((item) => item.option_id === optionId && item.sale_entry_id === null)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  const replaced = new Set(replacedIds)
  const ending = {
    isEnding: (orderId: number) => replaced.has(orderId),
    nowMs: yield* Clock.currentTimeMillis,
  }
  const counted = lines.rows.map((line) => {
    const row = freedFrom(line, ending)
    const stock = row.stock + comingBack(row.option_id)
    return { ...row, stock, deal: row.deal && withPiecesBack(row.deal, items) }
  })
  return { rows: counted, replacedIds, isBusy }
})

/** Payments of locked orders, and the options and deals of their items. */
type LockedOrders = {
  readonly payments: PaymentRow[]
  readonly optionIds: number[]
  readonly dealIds: number[]
}

/** Locks the orders that a new one replaces, with their payments and items. Refusal: PAYMENT_UNCONFIRMED. */
export const lockReplaced = Effect.fnUntraced(function* (
  lines: LinesOfOrder,
): Effect.fn.Return<LockedOrders, Refused<'PAYMENT_UNCONFIRMED'>, Caller | Db> {
  const found = yield* findReplaced(lines)
  if (found.isBusy) return yield* refused('PAYMENT_UNCONFIRMED')
  const locked = yield* Effect.forEach(found.payments, ({ id }) => lockOrderAndPayment(id))
  const payments = locked.flatMap((one) => (one === null ? [] : [one.payment]))
  const items = (yield* Effect.forEach(payments, (payment) => lockItems(payment.order_id))).flat()
  return {
    payments,
    optionIds: items.map((item) => item.option_id),
    dealIds: items.flatMap((item) => item.deal_id ?? []),
  }
})

/**
 * Ends locked orders that a new one replaces; their stock and coupons come back. One that was paid or ended before it
 * was locked stays as it is. Refusal: PAYMENT_UNCONFIRMED. Safe only with their options locked.
 */
export const endReplaced = Effect.fnUntraced(function* (
  payments: readonly PaymentRow[],
): Effect.fn.Return<void, Refused<'PAYMENT_UNCONFIRMED'>, Db | Receivers> {
  const atMs = yield* Clock.currentTimeMillis
  for (const payment of payments) {
    const decision = yield* advancePayment(payment, { event: 'buyer.reorder', facts: {}, atMs })
    if (!decision.ok && decision.reason === 'PAYMENT_UNCONFIRMED') {
      yield* refused('PAYMENT_UNCONFIRMED')
    }
  }
})
