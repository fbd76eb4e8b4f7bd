import { type Facts, ownPaymentOf } from './facts.ts'
import type { Invariant } from './invariant.ts'

const PAID = new Set([
  'DEPOSIT_COMPLETE',
  'DEPOSIT_COMPLETE_MANUAL',
  'REFUND_COMPLETE',
  'REFUND_COMPLETE_MANUAL',
])
const NOT_SHIPPED = new Set(['PW', 'DR', 'DC', 'SR', 'SD'])

export const NOTICE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'answered-order-exists',
    because:
      'an order that a buyer was notified of is there, and the one that their key stands for',
    findBreaches: ({ reported, orders, keys }) =>
      reported.flatMap((it) => {
        if (it.what !== 'placed') return []
        const isThere = orders.some(({ id }) => id === it.orderId)
        const isKeyed = keys.some(({ key, orderId }) => key === it.key && orderId === it.orderId)
        return isThere && isKeyed ? [] : [`${it.key} was answered order ${it.orderId}`]
      }),
  },
  {
    name: 'refused-order-is-none',
    because: 'a refusal has written nothing',
    findBreaches: ({ reported, keys }) =>
      reported.flatMap((it) =>
        it.what === 'refused' && keys.some(({ key }) => key === it.key)
          ? [`${it.key} was refused`]
          : [],
      ),
  },
  {
    name: 'one-order-a-key',
    because: 'what is sent twice is done once',
    findBreaches: ({ keys, orders }) => {
      const known = new Set(orders.map(({ id }) => id))
      const unknown = keys.filter(({ orderId }) => orderId === null || !known.has(orderId))
      return [
        ...unknown.map(({ key, orderId }) => `${key} stands for order ${orderId}`),
        ...orders.flatMap(({ id }) => {
          const own = keys.filter(({ orderId }) => orderId === id)
          return own.length === 1 ? [] : [`order ${id} has ${own.length} keys`]
        }),
      ]
    },
  },
  {
    name: 'reported-paid-is-paid',
    because: 'who was notified that the payment is done has paid',
    findBreaches: (facts) =>
      facts.reported.flatMap((it) => {
        if (it.what !== 'paid') return []
        const status = ownPaymentOf(facts, it.orderId)?.status ?? 'nothing'
        return PAID.has(status) ? [] : [`order ${it.orderId} is ${status}`]
      }),
  },
  {
    name: 'reported-cancelled-is-cancelled',
    because: 'who was notified that nothing is owed any more owes nothing and gets nothing',
    findBreaches: (facts) =>
      facts.reported.flatMap((it) => {
        if (it.what !== 'cancelled') return []
        const status = ownPaymentOf(facts, it.orderId)?.status ?? 'nothing'
        return status === 'DEPOSIT_CANCEL' ? [] : [`order ${it.orderId} is ${status}`]
      }),
  },
  {
    name: 'reported-step-is-done',
    because: 'a parcel that was sent and a purchase that was confirmed stay so',
    findBreaches: ({ reported, items }) =>
      reported.flatMap((it) => {
        if (it.what !== 'shipped' && it.what !== 'confirmed') return []
        const status = items.find(({ id }) => id === it.itemId)?.status ?? 'nothing'
        const isDone = it.what === 'confirmed' ? status === 'BF' : !NOT_SHIPPED.has(status)
        return isDone ? [] : [`item ${it.itemId} was ${it.what} and is ${status}`]
      }),
  },
  {
    name: 'paid-order-is-listed',
    because: 'a buyer finds what they paid, and their cart has forgotten it',
    findBreaches: ({ orders, payments, cartLineIds }) => {
      const paid = new Set(payments.filter(isPaid).map(({ orderId }) => orderId))
      const lying = new Set(cartLineIds)
      return orders
        .filter(({ id }) => paid.has(id))
        .flatMap((order) => [
          ...(order.isListed ? [] : [`order ${order.id} is not listed`]),
          ...order.cartLineIds
            .filter((line) => lying.has(line))
            .map((line) => `line ${line} of order ${order.id} is in a cart`),
        ])
    },
  },
  {
    name: 'no-surprises',
    because: 'the market answers, or is dead',
    findBreaches: ({ surprises }) => surprises,
  },
]

function isPaid({ status }: Facts['payments'][number]): boolean {
  return PAID.has(status)
}
