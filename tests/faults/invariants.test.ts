import { expect, test } from 'vitest'
import type { Facts } from './ledger/facts.ts'
import { findBreaches, INVARIANTS } from './ledger/invariants.ts'

const PAID_ORDER = 1
const EXPIRED_ORDER = 2
const AT_MS = Date.parse('2026-08-22T14:00:00+09:00')

/** Five pieces: two in an order that was paid and shipped, one back from an order that was not paid. */
const GOOD: Facts = {
  atMs: AT_MS,
  options: [{ id: 7, supplied: 5, stock: 3 }],
  orders: [
    { id: PAID_ORDER, payableAmount: 40_000, cartLineIds: [11], isListed: true },
    { id: EXPIRED_ORDER, payableAmount: 20_000, cartLineIds: [12], isListed: false },
  ],
  items: [
    { id: 1, orderId: PAID_ORDER, optionId: 7, quantity: 2, status: 'SS' },
    { id: 2, orderId: EXPIRED_ORDER, optionId: 7, quantity: 1, status: 'C' },
  ],
  itemHistory: [
    { id: 1, from: 'PW', to: 'DC' },
    { id: 2, from: 'PW', to: 'C' },
    { id: 1, from: 'DC', to: 'SR' },
    { id: 1, from: 'SR', to: 'SS' },
  ],
  payments: [
    {
      id: 1,
      orderId: PAID_ORDER,
      isAdditional: false,
      amount: 40_000,
      refundedAmount: 0,
      status: 'DEPOSIT_COMPLETE',
      expiresAtMs: AT_MS,
    },
    {
      id: 2,
      orderId: EXPIRED_ORDER,
      isAdditional: false,
      amount: 20_000,
      refundedAmount: 0,
      status: 'EXPIRED',
      expiresAtMs: AT_MS,
    },
  ],
  paymentHistory: [
    { id: 1, from: 'PAYMENT_WAIT', to: 'REQUESTED' },
    { id: 1, from: 'REQUESTED', to: 'APPROVING' },
    { id: 1, from: 'APPROVING', to: 'DEPOSIT_COMPLETE' },
    { id: 2, from: 'PAYMENT_WAIT', to: 'EXPIRED' },
  ],
  attempts: [{ paymentId: 1, gatewayOrderId: 'jt_1', status: 'APPROVED' }],
  gateway: [{ gatewayOrderId: 'jt_1', taken: 40_000, returned: 0 }],
  refunds: [],
  refundHistory: [],
  cartLineIds: [12],
  keys: [
    { key: 'first', orderId: PAID_ORDER },
    { key: 'second', orderId: EXPIRED_ORDER },
  ],
  jobs: [],
  reported: [
    { what: 'placed', key: 'first', orderId: PAID_ORDER },
    { what: 'refused', key: 'third' },
    { what: 'paid', orderId: PAID_ORDER },
    { what: 'shipped', itemId: 1 },
  ],
  surprises: [],
}

const [PAID_ITEM, LOST_ITEM] = GOOD.items
const [PAID, EXPIRED] = GOOD.payments
const [BOOK] = GOOD.gateway
const [LISTED, UNLISTED] = GOOD.orders
if (!PAID_ITEM || !LOST_ITEM || !PAID || !EXPIRED || !BOOK || !LISTED || !UNLISTED) {
  throw new Error('the good facts have two orders')
}

type Seeded = readonly [breach: string, seeded: Partial<Facts>]

const SEEDED: readonly Seeded[] = [
  [
    'stock-adds-up: option 7: 2 left and 2 taken of 5',
    { options: [{ id: 7, supplied: 5, stock: 2 }] },
  ],
  [
    'stock-adds-up: option 7: 3 left and 3 taken of 5',
    {
      options: [{ id: 7, supplied: 5, stock: 3 }],
      items: [{ ...PAID_ITEM, quantity: 3 }, LOST_ITEM],
    },
  ],
  ['stock-is-there: option 7: -1 left', { options: [{ id: 7, supplied: 1, stock: -1 }] }],
  [
    'money-is-where-the-market-says: payment 2 EXPIRED: the gateway keeps 20000, not 0',
    {
      attempts: [...GOOD.attempts, { paymentId: 2, gatewayOrderId: 'jt_2', status: 'FAILED' }],
      gateway: [BOOK, { gatewayOrderId: 'jt_2', taken: 20_000, returned: 0 }],
    },
  ],
  [
    'money-is-where-the-market-says: payment 1 DEPOSIT_COMPLETE: the gateway keeps 0, not 40000',
    { gateway: [{ ...BOOK, returned: 40_000 }] },
  ],
  [
    'money-is-where-the-market-says: payment 1 DEPOSIT_COMPLETE: the gateway keeps 40000, not 30000',
    { payments: [{ ...PAID, refundedAmount: 10_000 }, EXPIRED] },
  ],
  [
    'money-is-where-the-market-says: payment 2 EXPIRED: the gateway keeps 0, not 20000',
    { refunds: [{ id: 1, paymentId: 2, amount: 20_000, status: 'REQUESTED', waits: true }] },
  ],
  [
    'money-is-where-the-market-says: payment 1 DEPOSIT_COMPLETE_MANUAL: the gateway keeps 39000, not 40000',
    {
      payments: [{ ...PAID, status: 'DEPOSIT_COMPLETE_MANUAL' }, EXPIRED],
      paymentHistory: GOOD.paymentHistory.map((step) =>
        step.to === 'DEPOSIT_COMPLETE' ? { ...step, to: 'DEPOSIT_COMPLETE_MANUAL' } : step,
      ),
      gateway: [{ ...BOOK, returned: 1_000 }],
    },
  ],
  [
    'refunds-are-done: a refund of payment 2 is REQUESTED',
    { refunds: [{ id: 1, paymentId: 2, amount: 20_000, status: 'REQUESTED', waits: false }] },
  ],
  [
    'refunds-are-done: a refund of payment 2 is REFUSED',
    {
      refunds: [{ id: 1, paymentId: 2, amount: 20_000, status: 'REFUSED', waits: false }],
      refundHistory: [{ id: 1, from: 'REQUESTED', to: 'REFUSED' }],
    },
  ],
  [
    'ledger-are-known: the gateway alone knows jt_3',
    { gateway: [BOOK, { gatewayOrderId: 'jt_3', taken: 0, returned: 0 }] },
  ],
  [
    'paid-once: payment 1: 2 at the gateway, 1 here',
    {
      attempts: [...GOOD.attempts, { paymentId: 1, gatewayOrderId: 'jt_2', status: 'FAILED' }],
      gateway: [
        { ...BOOK, taken: 30_000 },
        { gatewayOrderId: 'jt_2', taken: 10_000, returned: 0 },
      ],
    },
  ],
  [
    'paid-once: payment 1: 1 at the gateway, 2 here',
    { attempts: [...GOOD.attempts, { paymentId: 1, gatewayOrderId: 'jt_2', status: 'APPROVED' }] },
  ],
  [
    'order-costs-what-is-paid: order 1 of 39000: payments of 40000',
    { orders: [{ ...LISTED, payableAmount: 39_000 }, UNLISTED] },
  ],
  [
    'items-follow-the-payment: item 2 is DC, its payment EXPIRED',
    {
      options: [{ id: 7, supplied: 6, stock: 3 }],
      items: [PAID_ITEM, { ...LOST_ITEM, status: 'DC' }],
      itemHistory: GOOD.itemHistory.map((step) => (step.to === 'C' ? { ...step, to: 'DC' } : step)),
    },
  ],
  [
    'answered-order-exists: fourth was answered order 1',
    { reported: [{ what: 'placed', key: 'fourth', orderId: PAID_ORDER }] },
  ],
  [
    'answered-order-exists: first was answered order 9',
    { reported: [{ what: 'placed', key: 'first', orderId: 9 }] },
  ],
  ['refused-order-is-none: second was refused', { reported: [{ what: 'refused', key: 'second' }] }],
  [
    'one-order-a-key: third stands for order null',
    { keys: [...GOOD.keys, { key: 'third', orderId: null }], reported: [] },
  ],
  [
    'one-order-a-key: order 1 has 2 keys',
    { keys: [...GOOD.keys, { key: 'fourth', orderId: PAID_ORDER }] },
  ],
  [
    'reported-paid-is-paid: order 2 is EXPIRED',
    { reported: [{ what: 'paid', orderId: EXPIRED_ORDER }] },
  ],
  [
    'reported-cancelled-is-cancelled: order 1 is DEPOSIT_COMPLETE',
    { reported: [{ what: 'cancelled', orderId: PAID_ORDER }] },
  ],
  [
    'reported-step-is-done: item 2 was confirmed and is C',
    { reported: [{ what: 'confirmed', itemId: 2 }] },
  ],
  [
    'reported-step-is-done: item 1 was shipped and is SR',
    {
      items: [{ ...PAID_ITEM, status: 'SR' }, LOST_ITEM],
      itemHistory: GOOD.itemHistory.filter(({ to }) => to !== 'SS'),
    },
  ],
  ['paid-order-is-listed: line 11 of order 1 is in a cart', { cartLineIds: [11] }],
  [
    'paid-order-is-listed: order 1 is not listed',
    { orders: [{ ...LISTED, isListed: false }, UNLISTED] },
  ],
  ['no-surprises: a server ended by itself', { surprises: ['a server ended by itself'] }],
  [
    'item-history-is-whole: item 1: DC, then SR>SS',
    { itemHistory: GOOD.itemHistory.filter(({ to }) => to !== 'SR') },
  ],
  [
    'item-history-is-whole: item 1: SR in its history, SS itself',
    { itemHistory: GOOD.itemHistory.filter(({ to }) => to !== 'SS') },
  ],
  [
    'payment-history-is-whole: payment 2: PAYMENT_WAIT in its history, EXPIRED itself',
    { paymentHistory: GOOD.paymentHistory.filter(({ to }) => to !== 'EXPIRED') },
  ],
  [
    'payment-history-is-whole: payment 1: REQUESTED, then APPROVING>DEPOSIT_COMPLETE',
    { paymentHistory: GOOD.paymentHistory.filter(({ to }) => to !== 'APPROVING') },
  ],
  [
    'refund-history-is-whole: refund 1: REQUESTED in its history, DONE itself',
    { refunds: [{ id: 1, paymentId: 2, amount: 20_000, status: 'DONE', waits: false }] },
  ],
  [
    'nothing-is-left-approving: attempt jt_2 is approving',
    { attempts: [...GOOD.attempts, { paymentId: 2, gatewayOrderId: 'jt_2', status: 'APPROVING' }] },
  ],
  [
    'nothing-is-left-approving: payment 2 is approving',
    {
      payments: [PAID, { ...EXPIRED, status: 'APPROVING' }],
      paymentHistory: GOOD.paymentHistory.map((step) =>
        step.to === 'EXPIRED' ? { ...step, to: 'APPROVING' } : step,
      ),
      options: [{ id: 7, supplied: 6, stock: 3 }],
      items: [PAID_ITEM, { ...LOST_ITEM, status: 'PW' }],
      itemHistory: GOOD.itemHistory.filter(({ id }) => id !== 2),
    },
  ],
  [
    'nothing-waits-past-its-time: payment 2 is REQUESTED although its time is over',
    {
      payments: [PAID, { ...EXPIRED, status: 'REQUESTED' }],
      paymentHistory: GOOD.paymentHistory.map((step) =>
        step.to === 'EXPIRED' ? { ...step, to: 'REQUESTED' } : step,
      ),
      options: [{ id: 7, supplied: 6, stock: 3 }],
      items: [PAID_ITEM, { ...LOST_ITEM, status: 'PW' }],
      itemHistory: GOOD.itemHistory.filter(({ id }) => id !== 2),
    },
  ],
  ['no-job-is-left: expire-payment:2 is due', { jobs: ['expire-payment:2 is due'] }],
]

test('what is right breaks no invariant', () => {
  expect(findBreaches(GOOD)).toEqual([])
})

test.each(SEEDED)('a seeded breach is named, and nothing else: %s', (breach, seeded) => {
  expect(findBreaches({ ...GOOD, ...seeded })).toEqual([breach])
})

test('every invariant has a seeded violation', () => {
  const seeded = new Set(SEEDED.map(([breach]) => breach.split(':')[0]))
  expect(INVARIANTS.map(({ name }) => name).filter((name) => !seeded.has(name))).toEqual([])
})
