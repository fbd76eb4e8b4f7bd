import { addDays } from '@jangteo/core/calendar/day.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import {
  type CommandedItem,
  decideDelay,
  DELAY_DAYS_MAX,
  isCommandDone,
  type ItemCommand,
} from '@jangteo/core/order/itemCommand.rules'
import { describe, expect, test } from 'vitest'

const NOW_MS = Date.parse('2026-08-26T12:00:00+09:00')
const TODAY = '2026-08-26'

const item = (part: Partial<CommandedItem>): CommandedItem => ({
  status: 'SR',
  courier: null,
  invoiceNumber: null,
  isShipped: false,
  delayReason: null,
  delayedShipOn: null,
  isSaleRefused: false,
  ...part,
})

const SHIP: ItemCommand = { action: 'SHIP', courier: 'EPOST', invoiceNumber: '6012345678901' }
const DELAY: ItemCommand = { action: 'DELAY', reason: '입고가 늦어요', shipsOn: '2026-08-30' }
const PARCEL = { isShipped: true, courier: 'EPOST', invoiceNumber: '6012345678901' } as const

describe('같은 일을 다시 보내면', () => {
  test.each([
    ['발주확인한 상품', { action: 'ACKNOWLEDGE' }, item({}), true],
    ['새 주문', { action: 'ACKNOWLEDGE' }, item({ status: 'DC' }), false],
    ['같은 송장으로 보낸 상품', SHIP, item({ status: 'SI', ...PARCEL }), true],
    ['다른 송장으로 보낸 상품', SHIP, item({ status: 'SS', ...PARCEL, invoiceNumber: '1' }), false],
    ['보내지 않은 상품', SHIP, item({}), false],
    [
      '같은 날로 미룬 상품',
      DELAY,
      item({ status: 'SD', delayReason: '입고가 늦어요', delayedShipOn: '2026-08-30' }),
      true,
    ],
    [
      '다른 날로 미룬 상품',
      DELAY,
      item({ status: 'SD', delayReason: '입고가 늦어요', delayedShipOn: '2026-08-29' }),
      false,
    ],
    ['송장을 지운 상품', { action: 'REMOVE_INVOICE' }, item({}), true],
    ['송장이 있는 상품', { action: 'REMOVE_INVOICE' }, item({ status: 'SS', ...PARCEL }), false],
    [
      '판매를 거부한 상품',
      { action: 'REFUSE', memo: '' },
      item({ status: 'C', isSaleRefused: true }),
      true,
    ],
    ['구매자가 취소한 상품', { action: 'REFUSE', memo: '' }, item({ status: 'C' }), false],
  ] as const)('%s', (...[, command, commanded, isDone]) => {
    expect(isCommandDone(command, commanded)).toBe(isDone)
  })
})

describe('발송지연 안내', () => {
  test.each([
    ['오늘', TODAY, allow({ reason: '입고가 늦어요', shipsOn: TODAY })],
    ['어제', addDays(TODAY, -1), refuse('DELAY_DAY_INVALID')],
    [
      '마지막 날',
      addDays(TODAY, DELAY_DAYS_MAX),
      allow({ reason: '입고가 늦어요', shipsOn: addDays(TODAY, DELAY_DAYS_MAX) }),
    ],
    ['그다음 날', addDays(TODAY, DELAY_DAYS_MAX + 1), refuse('DELAY_DAY_INVALID')],
  ])('%s로 미룬다', (_, shipsOn, decision) => {
    expect(decideDelay({ reason: ' 입고가 늦어요 ', shipsOn }, NOW_MS)).toEqual(decision)
  })

  test.each(['', ' 가 ', '가'.repeat(101)])('사유가 짧거나 길면 거절한다', (reason) => {
    expect(decideDelay({ reason, shipsOn: TODAY }, NOW_MS)).toEqual(refuse('DELAY_REASON_REQUIRED'))
  })
})
