import { checkHistory } from '@jangteo/core/flow/history.rules'
import type { HistoryStep } from '@jangteo/core/flow/history.rules'
import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'
import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import { REFUND_TABLE } from '@jangteo/core/payment/refund.table.gen'
import { expect, test } from 'vitest'

const PAID = { actor: 'gateway', event: 'payment.completed', from: 'PW', to: 'DC' } as const
const ACKNOWLEDGED = { actor: 'seller', event: 'seller.acknowledge', from: 'DC', to: 'SR' } as const

function divergenceOf(...steps: readonly HistoryStep[]) {
  return checkHistory(ORDER_ITEM_TABLE, 'PW', steps).map(({ divergence }) => divergence)
}

test('도표대로 지나온 길은 할 때의 이름을 되찾는다', () => {
  expect(checkHistory(ORDER_ITEM_TABLE, 'PW', [PAID, ACKNOWLEDGED])).toEqual([
    { ...PAID, action: '결제 완료', divergence: null },
    { ...ACKNOWLEDGED, action: '발주확인', divergence: null },
  ])
})

test.each([
  ['STATE_UNKNOWN', { ...PAID, from: 'WAITING' }],
  ['STATE_UNKNOWN', { ...PAID, from: 'constructor' }],
  ['EVENT_UNKNOWN', { ...PAID, event: 'payment.done' }],
  ['EVENT_UNKNOWN', { ...PAID, event: 'toString' }],
  ['TARGET_DIFFERS', { ...PAID, to: 'SR' }],
  ['ACTOR_DIFFERS', { ...PAID, actor: 'buyer' }],
] as const)('도표와 다른 기록은 어떻게 다른지 말한다: %s', (divergence, step) => {
  expect(divergenceOf(step)).toEqual([divergence])
})

test('이어지지 않는 기록은 그 자리를 말하고, 그다음부터 다시 이어 본다', () => {
  const prepared = { ...ACKNOWLEDGED, from: 'SD' }
  const shipped = { actor: 'seller', event: 'seller.ship', from: 'SR', to: 'SS' } as const
  expect(divergenceOf(PAID, prepared, shipped)).toEqual([null, 'NOT_CONTINUED', null])
  expect(divergenceOf(ACKNOWLEDGED)).toEqual(['NOT_CONTINUED'])
})

test('갈림길에서는 기록된 곳으로 가는 길의 이름을 쓴다', () => {
  const refund = { actor: 'gateway', event: 'gateway.refunded', from: 'DEPOSIT_COMPLETE' } as const
  const ends = ['DEPOSIT_COMPLETE', 'REFUND_COMPLETE'].map(
    (to) => checkHistory(PAYMENT_TABLE, 'DEPOSIT_COMPLETE', [{ ...refund, to }])[0],
  )
  expect(ends.map((end) => [end?.action, end?.divergence])).toEqual([
    ['부분 환불', null],
    ['환불', null],
  ])
})

test('같은 곳으로 가는 길이 둘이면 어느 쪽인지는 모른다고 둘 다 말한다', () => {
  const refunded = {
    actor: 'gateway',
    event: 'gateway.refunded',
    from: 'REQUESTED',
    to: 'DONE',
  } as const
  expect(checkHistory(REFUND_TABLE, 'REQUESTED', [refunded])).toEqual([
    { ...refunded, action: '환불 또는 되돌려 줌', divergence: null },
  ])
})
