import { unpaidDueMs } from '@jangteo/core/calendar/deadline.rules'
import { DAY_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import { waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import type { Buyer } from '../buyer.ts'
import { type Added, toGoodsList } from '../cart/inCart.ts'
import { forgetTries } from '../member.ts'
import { confirm, itemsOf } from '../order/paidOrder.ts'
import { cancelDeposit, checkAccount } from '../payment/deposit.ts'
import { fillOrder, type PlacedOrder, showOrder } from '../purchase.ts'
import { findForgotten, workOff } from './dueJobs.ts'
import { notifyPayment } from './chartSteps.ts'
import { mayAwaitDeposit } from './depositShare.ts'
import type { Model, ModelItem, ModelOrder } from './model.ts'
import { hasOrders, type Move, orderAt, orderIndex, outcomeOfCall, type Worlds } from './move.ts'
import { type Reality, runDueJobs } from './reality.ts'

const ORDERS_MAX = 2

type Wanted = {
  readonly method: PaymentMethod
  /** Pieces of each of the goods. */
  readonly quantities: readonly number[]
  /** Coupons took everything off. These buyers hold none, so only the rows say it. */
  readonly isFree: boolean
}

type Refused = { readonly code: string }

async function order({ buyer, market, goods }: Reality, { method, quantities }: Wanted) {
  const picks = goods.flatMap(({ goodsId }, index) => {
    const quantity = quantities[index] ?? 0
    return quantity > 0 ? [{ goodsId, quantity }] : []
  })
  const body = { goodsList: await toGoodsList(market, picks), buyNowYn: 'Y' }
  const added = await buyer.call<Added | Refused>('POST', '/shops/carts', { body })
  if ('code' in added.body) return added.body
  const filled = await fillOrder(buyer, added.body.cartIdList)
  const { body: answer } = await buyer.call<PlacedOrder | Refused>('POST', '/shops/orders', {
    body: { ...filled, paymentMethodEnum: method },
    key: crypto.randomUUID(),
  })
  return answer
}

function isStocked({ stock }: Model, { quantities }: Wanted): boolean {
  return [...stock.values()].every((pieces, index) => pieces >= (quantities[index] ?? 0))
}

async function makeFree({ market }: Reality, orderId: number): Promise<void> {
  const { db } = market.database
  await db
    .updateTable('orders')
    .set({
      payable_amount: 0,
      coupon_amount: sql<number>`goods_amount + shipping_amount + area_amount`,
    })
    .where('id', '=', orderId)
    .execute()
  await db
    .updateTable('payments')
    .set({ amount: 0, method: 'FREE' })
    .where('order_id', '=', orderId)
    .execute()
}

function newItem(id: number, optionId: number, quantity: number): ModelItem {
  const unshipped = { shippedAtMs: null, deliveredAtMs: null, courier: null, invoice: null }
  return { id, optionId, quantity, status: 'PW', ...unshipped, history: [], jobs: new Map() }
}

async function learn({ model, reality }: Worlds, placed: PlacedOrder, wanted: Wanted) {
  const { wireIds, buyer } = reality
  const open = (kind: 'order' | 'payment' | 'orderItem', sealed: string) => {
    const id = wireIds.open(kind, sealed)
    if (id === null) throw new Error(`the market gave no ${kind}`)
    return id
  }
  const id = open('order', placed.ordersIdEncrypt)
  if (wanted.isFree) await makeFree(reality, id)
  const shown = itemsOf(await showOrder(buyer, placed))
  const items = shown.map((item) =>
    newItem(open('orderItem', item.orderItemIdEncrypt), item.optionId, item.quantity),
  )
  for (const { optionId, quantity } of items) {
    model.stock.set(optionId, (model.stock.get(optionId) ?? 0) - quantity)
  }
  const expiresAtMs = unpaidDueMs(model.nowMs)
  model.orders.push({
    id,
    amount: wanted.isFree ? 0 : placed.payableAmount,
    payment: 'PAYMENT_WAIT',
    method: wanted.isFree ? 'FREE' : wanted.method,
    expiresAtMs,
    refundedAmount: 0,
    hasRefundAccount: false,
    isReversed: false,
    needsPerson: false,
    attempts: [],
    refunds: [],
    items,
    history: [],
    jobs: new Map(),
  })
  reality.orders.push({
    placed,
    paymentId: open('payment', placed.paymentGatewayIdEncrypt),
    itemIds: items.map((item) => item.id),
    sealedItemIds: shown.map((item) => item.orderItemIdEncrypt),
    attempts: [],
  })
  return items.map(({ optionId, quantity }) => [optionId, quantity])
}

/** An order that a buyer placed at once and did not pay is replaced by what they buy at once next. */
function listReplaced({ orders }: Model): readonly ModelOrder[] {
  return orders.filter(({ payment }) => PAYMENT_TABLE.tags[payment].includes('payable'))
}

function refusalOf({ model, reality }: Worlds, wanted: Wanted): string | null {
  if (!isStocked(model, wanted)) return 'CART_NOT_BUYABLE'
  if (!waitsForDeposit(wanted.method)) return null
  const pieces = reality.goods.map(
    ({ optionId }, index) => [optionId, wanted.quantities[index] ?? 0] as const,
  )
  const asked = { wanted: new Map(pieces.filter(([, count]) => count > 0)) }
  return mayAwaitDeposit(model, { ...asked, own: listReplaced(model) })
    ? null
    : 'PAYMENT_DEPOSIT_STOCK_EXCEEDED'
}

/** The buyer orders, as far as there is stock. */
export function place(wanted: Wanted): Move {
  const { method, quantities, isFree } = wanted
  return {
    label: `place(${quantities.join(' + ')} pieces, ${isFree ? 'FREE' : method})`,
    isPossible: ({ orders }) => orders.length < ORDERS_MAX,
    make: async (worlds) => {
      const { model, reality } = worlds
      const refusal = refusalOf(worlds, wanted)
      const placed = await order(reality, wanted)
      if ('code' in placed) {
        return { said: placed.code, expected: refusal ?? 'an order' }
      }
      for (const replaced of listReplaced(model)) {
        notifyPayment(model, replaced, { event: 'buyer.reorder' })
      }
      const expected = reality.goods.flatMap(({ optionId }, index) => {
        const quantity = quantities[index] ?? 0
        return quantity > 0 ? [[optionId, quantity]] : []
      })
      const said = await learn(worlds, placed, wanted)
      return { said, expected: refusal ?? expected }
    },
  }
}

type Intrusion = {
  readonly code: string
  readonly try: (
    stranger: Buyer,
    placed: PlacedOrder,
    sealedItemId: string,
  ) => Promise<{
    readonly status: number
    readonly body: object
  }>
}

const payment = (call: string, body: object) => ({
  code: 'PAYMENT_NOT_FOUND',
  try: (stranger: Buyer, { paymentGatewayIdEncrypt: id }: PlacedOrder) =>
    stranger.call('POST', `/systems/payments/${id}/${call}`, { body }),
})

const INTRUSIONS: Readonly<Record<string, Intrusion>> = {
  request: payment('request-data', {}),
  approve: payment('approve-data', { gatewayOrderId: 'jt_1', paymentKey: 'key', amount: 100 }),
  payNothing: payment('approve-data/zero', {}),
  cancelDeposit: {
    code: 'ORDER_NOT_FOUND',
    try: (buyer, placed) => cancelDeposit({ buyer, order: placed }),
  },
  registerAccount: {
    code: 'PAYMENT_NOT_FOUND',
    try: (buyer, placed) => checkAccount({ buyer, order: placed }),
  },
  confirm: {
    code: 'ORDER_ITEM_NOT_FOUND',
    try: (buyer, _, orderItemIdEncrypt) => confirm(buyer, { orderItemIdEncrypt }),
  },
}

/** Somebody else tries what only the buyer may. */
export function intrude({ index, name }: { readonly index: number; readonly name: string }): Move {
  return {
    label: `a stranger's ${name}(order ${index})`,
    isPossible: hasOrders,
    make: async (worlds) => {
      const { real } = orderAt(worlds, index)
      const intrusion = INTRUSIONS[name]
      const [sealed] = real.sealedItemIds
      if (intrusion === undefined || sealed === undefined) return { said: null, expected: null }
      await forgetTries(worlds.reality.market)
      const answer = await intrusion.try(worlds.reality.stranger, real.placed, sealed)
      return { said: outcomeOfCall(answer), expected: intrusion.code }
    },
  }
}

/** Time passes, and who has something to do by then does it, or comes too late for the next move. */
export function wait({ ms, isDone }: { readonly ms: number; readonly isDone: boolean }): Move {
  return {
    label: `wait(${ms / MINUTE_MS} minutes${isDone ? '' : ', nothing is done'})`,
    isPossible: hasOrders,
    make: async ({ model, reality }) => {
      reality.market.advance(ms)
      model.nowMs += ms
      if (!isDone) return { said: null, expected: null }
      await runDueJobs(reality)
      workOff(model)
      return { said: findForgotten(model), expected: [] }
    },
  }
}

const SECONDS_20_MS = 20_000

/** The buyer orders something. */
export const ordering = fc
  .record({
    method: fc.constantFrom<PaymentMethod>('CARD', 'VIRTUAL_ACCOUNT'),
    quantities: fc.constantFrom([1, 0], [1, 1], [2, 1], [0, 3], [3, 3], [18, 1]),
    isFree: fc.oneof(
      { weight: 9, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
  })
  .map(place)

/** Everything that can be tried with an order, as often as its weight says. */
export const ORDER_MOVES: readonly fc.Arbitrary<Move>[] = [
  ordering,
  fc.record({ index: orderIndex, name: fc.constantFrom(...Object.keys(INTRUSIONS)) }).map(intrude),
  fc
    .record({
      ms: fc.constantFrom(
        0,
        SECONDS_20_MS,
        11 * MINUTE_MS,
        31 * MINUTE_MS,
        DAY_MS,
        4 * DAY_MS,
        9 * DAY_MS,
      ),
      isDone: fc.oneof(
        { weight: 4, arbitrary: fc.constant(true) },
        { weight: 1, arbitrary: fc.constant(false) },
      ),
    })
    .map(wait),
  fc.constant(wait({ ms: 0, isDone: true })),
]
