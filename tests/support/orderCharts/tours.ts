import { DAY_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { confirmItems, scanParcel, send, ship } from './itemMoves.ts'
import type { Move } from './move.ts'
import { intrude, place, wait } from './orderMoves.ts'
import { bank, cancel, record, registerAccount } from './depositMoves.ts'
import { approve, choose, pay, payNothing, request } from './paymentMoves.ts'

const FIRST = { order: 0, item: 0 }
const SECOND = { order: 0, item: 1 }
const TRACKED = { courier: 'CJ_LOGISTICS', invoice: 'first' } as const
const UNTRACKED = { courier: 'FREIGHT', invoice: 'second' } as const

const ordering = (method: PaymentMethod, isFree = false) =>
  place({ method, quantities: [1, 1], isFree })
const paying = (order: number, choice: Parameters<typeof pay>[0]['choice'] = 'prompt') =>
  pay({ order, method: null, choice })
const returning = (changed: Partial<Parameters<typeof approve>[0]> = {}) =>
  approve({ order: 0, isOld: false, extra: 0, ...changed })
const passing = (ms: number) => wait({ ms, isDone: true })
const atBank = (action: Parameters<typeof bank>[0]['action']) => [
  bank({ order: 0, action }),
  passing(0),
]

const strangers = [
  'request',
  'approve',
  'payNothing',
  'cancelDeposit',
  'registerAccount',
  'confirm',
]

/** Lives that take, together, every step that anybody can bring about, and hear every no of a guard. */
export const TOURS: readonly (readonly Move[])[] = [
  [
    ordering('VIRTUAL_ACCOUNT'),
    paying(0),
    record({ order: 0, type: 'system.depositRecorded' }),
    ...atBank('deposit'),
    record({ order: 0, type: 'system.depositRecorded' }),
  ],
  [
    ordering('CARD'),
    paying(0, 'silent'),
    record({ order: 0, type: 'system.approvalEnded' }),
    passing(0),
    paying(0, 'silent'),
    record({ order: 0, type: 'system.approvalEnded' }),
    request({ order: 0, method: null }),
    passing(0),
  ],
  [
    ordering('CARD'),
    paying(0, 'silent'),
    record({ order: 0, type: 'system.depositRecorded' }),
    record({ order: 0, type: 'system.approvalEnded' }),
    paying(0, 'silent'),
    record({ order: 0, type: 'system.approvalRecorded' }),
    record({ order: 0, type: 'system.approvalEnded' }),
    passing(31 * MINUTE_MS),
  ],
  [
    ordering('CARD'),
    paying(0),
    send({ ...FIRST, event: 'seller.acknowledge' }),
    send({ ...FIRST, event: 'seller.delay' }),
    send({ ...FIRST, event: 'seller.delay' }),
    send({ ...FIRST, event: 'seller.acknowledge' }),
    ship({ ...FIRST, ...TRACKED }),
    send({ ...FIRST, event: 'seller.removeInvoice' }),
    ship({ ...FIRST, ...TRACKED }),
    scanParcel({ ...FIRST, level: 1 }),
    send({ ...FIRST, event: 'seller.removeInvoice' }),
    scanParcel({ ...FIRST, level: 3 }),
    confirmItems([FIRST]),
    send({ ...SECOND, event: 'seller.delay' }),
    ship({ ...SECOND, courier: 'CJ_LOGISTICS', invoice: 'second' }),
    scanParcel({ ...SECOND, level: 6 }),
    confirmItems([FIRST, SECOND]),
  ],
  [
    ordering('VIRTUAL_ACCOUNT'),
    paying(0),
    ...atBank('deposit'),
    ...atBank('reverse'),
    ...atBank('depositNotifiedTwice'),
    send({ ...FIRST, event: 'seller.acknowledge' }),
    send({ ...SECOND, event: 'seller.acknowledge' }),
    ...atBank('reverse'),
    ship({ ...FIRST, ...UNTRACKED }),
    ship({ ...SECOND, ...UNTRACKED }),
    send({ ...SECOND, event: 'carrier.scanned' }),
    passing(9 * DAY_MS),
    passing(9 * DAY_MS),
  ],
  [
    ordering('CARD'),
    ...strangers.map((name) => intrude({ index: 0, name })),
    payNothing(0),
    returning(),
    request({ order: 0, method: null }),
    request({ order: 0, method: 'CARD' }),
    choose({ order: 0, choice: 'prompt' }),
    returning({ isOld: true }),
    returning({ extra: 100 }),
    returning(),
    cancel(0),
    confirmItems([FIRST]),
    send({ ...FIRST, event: 'seller.acknowledge' }),
    send({ ...FIRST, event: 'carrier.delivered' }),
    send({ ...SECOND, event: 'seller.acknowledge' }),
    ship({ ...FIRST, ...TRACKED }),
    ship({ ...SECOND, courier: 'CJ_LOGISTICS', invoice: 'second' }),
    scanParcel({ ...SECOND, level: 3 }),
    ...strangers.map((name) => intrude({ index: 0, name })),
    passing(9 * DAY_MS),
    scanParcel({ ...FIRST, level: 6 }),
    send({ ...FIRST, event: 'system.autoConfirmDue' }),
    confirmItems([FIRST, SECOND]),
  ],
  [
    ordering('VIRTUAL_ACCOUNT'),
    paying(0),
    ordering('VIRTUAL_ACCOUNT'),
    paying(1),
    cancel(0),
    ...atBank('depositLate'),
    registerAccount(0),
    passing(4 * DAY_MS),
  ],
  [
    ordering('CARD'),
    request({ order: 0, method: null }),
    request({ order: 0, method: 'VIRTUAL_ACCOUNT' }),
    passing(31 * MINUTE_MS),
    ordering('CARD'),
    passing(31 * MINUTE_MS),
  ],
  [
    ordering('CARD'),
    ordering('VIRTUAL_ACCOUNT'),
    request({ order: 0, method: null }),
    payNothing(0),
    passing(31 * MINUTE_MS),
  ],
  [
    ordering('CARD'),
    request({ order: 0, method: null }),
    choose({ order: 0, choice: 'prompt' }),
    ordering('CARD'),
    returning(),
    paying(1),
  ],
  [
    ordering('CARD'),
    paying(0, 'declined'),
    paying(0, 'lost'),
    ordering('CARD', true),
    payNothing(1),
    passing(MINUTE_MS),
    send({ ...FIRST, event: 'seller.acknowledge' }),
    ship({ ...FIRST, ...TRACKED }),
    scanParcel({ ...FIRST, level: 3 }),
    scanParcel({ ...FIRST, level: 6 }),
  ],
]
