import {
  lifeText,
  readStepNumber,
  stateText,
  unmatchedTexts,
  toReplay,
  waitText,
} from '@jangteo/ui/screens/flow/replay/orderReplay'
import type { NameState, OrderHistory } from '@jangteo/ui/screens/flow/replay/orderReplay'
import { expect, test } from 'vitest'

const ITEM = { chart: 'orderItem', rowId: 12, title: '하동 세작 녹차', start: 'PW' } as const
const HISTORY: OrderHistory = {
  orderNumber: '2026082200000007',
  orderedAt: '2026-08-22T03:00:00.000Z',
  lives: [{ ...ITEM, endsAt: 'SR', status: 'DC' }],
  steps: [
    {
      chart: 'orderItem',
      rowId: 12,
      actor: 'gateway',
      event: 'payment.completed',
      action: '결제 완료',
      from: 'PW',
      to: 'DC',
      at: '2026-08-22T03:00:00.000Z',
      divergence: null,
    },
    {
      chart: 'orderItem',
      rowId: 12,
      actor: 'seller',
      event: 'seller.gift',
      action: null,
      from: 'DC',
      to: 'SR',
      at: '2026-08-24T05:00:00.000Z',
      divergence: 'EVENT_UNKNOWN',
    },
  ],
}

const nameState: NameState = (chart, state) =>
  chart === 'orderItem' ? ({ DC: '결제완료', SR: '배송준비중' }[state] ?? null) : null

test('지나온 단계마다 누가, 무엇을, 얼마 뒤에 했고 어디에 닿았는지 말한다', () => {
  expect(toReplay(HISTORY, nameState)).toEqual([
    {
      number: 1,
      title: '하동 세작 녹차',
      action: '결제 완료',
      became: 'DC 결제완료',
      by: '결제사 · payment.completed',
      at: '2026.08.22 12:00',
      wait: null,
      divergence: null,
      scene: { chart: 'orderItem', state: 'DC', from: 'PW', event: 'payment.completed' },
    },
    {
      number: 2,
      title: '하동 세작 녹차',
      action: 'seller.gift',
      became: 'SR 배송준비중',
      by: '판매자 · seller.gift',
      at: '2026.08.24 14:00',
      wait: '2일 뒤',
      divergence: '지금 도표에서는 이 상태에 없는 일이에요.',
      scene: { chart: 'orderItem', state: 'SR', from: 'DC', event: 'seller.gift' },
    },
  ])
})

test('이력이 끝난 곳과 지금이 다르면 말한다', () => {
  const [life] = HISTORY.lives
  const settled = { ...HISTORY, lives: life === undefined ? [] : [{ ...life, status: 'SR' }] }
  expect([unmatchedTexts(HISTORY, nameState), unmatchedTexts(settled, nameState)]).toEqual([
    ['하동 세작 녹차: 이력은 SR 배송준비중에서 끝나는데 지금은 DC 결제완료예요.'],
    [],
  ])
  expect(HISTORY.lives.map(lifeText)).toEqual(['하동 세작 녹차 (orderItem 12)'])
})

test.each([
  [0, '바로'],
  [999, '바로'],
  [59_999, '59초 뒤'],
  [60_000, '1분 뒤'],
  [86_399_999, '23시간 뒤'],
  [172_800_000, '2일 뒤'],
])('%i밀리초는 %s', (waitedMs, text) => {
  expect(waitText(waitedMs)).toEqual(text)
})

test('도표에 없는 상태는 코드로 부른다', () => {
  expect([stateText(null, 'PACKED'), stateText('환불 완료', 'DONE')]).toEqual([
    'PACKED',
    'DONE 환불 완료',
  ])
})

test.each([
  ['3', 8, 3],
  [null, 8, 8],
  ['0', 8, 1],
  ['9', 8, 8],
  ['-1', 8, 8],
  ['step', 8, 8],
  ['1', 0, 0],
  [null, 0, 0],
])('주소의 단계 %s는 %i개 가운데 %i번째다', (text, count, number) => {
  expect(readStepNumber(text, count)).toEqual(number)
})
