import { expect, test } from 'vitest'
import { beginRun, flipInRun, sendInRun, showRunAt } from '@jangteo/core/flow/run.rules'
import { createPlayer } from '@jangteo/ui/screens/flow/play/flowPlay'
import { lightOfRun, lightOfScene, stepOfKey } from '@jangteo/ui/screens/flow/picture/flowScene'
import { CHART, CONFIG, DRAWING, MERMAID } from '@jangteo/ui/screens/flow/chart/orderItem.gen'

const play = createPlayer({ CHART, CONFIG, DRAWING, MERMAID })
const TO_READY = sendInRun(
  sendInRun(beginRun('orderItem'), 'payment.completed'),
  'seller.acknowledge',
)

test('그림에는 지금 상태와 보낼 수 있는 화살표, 거절하는 화살표, 온 길이 켜진다', () => {
  expect(lightOfRun(play(flipInRun(TO_READY, 'hasNoOpenClaim')))).toEqual({
    current: 'SR',
    open: new Set(['SR seller.delay 0', 'SR claim.cancelled 0']),
    refused: new Set(['SR seller.ship 0', 'SR carrier.scanned 0']),
    taken: 'DC seller.acknowledge 0',
    walked: new Set(['PW payment.completed 0', 'DC seller.acknowledge 0']),
  })
})

test('뒤로 가면 온 길도 거기까지다', () => {
  const { taken, walked } = lightOfRun(play(showRunAt(TO_READY, 1)))
  expect([taken, walked]).toEqual(['PW payment.completed 0', new Set(['PW payment.completed 0'])])
})

test('다른 곳에서 보여 주는 장면은 그 상태와 그 단계만 켜고, 지금 없는 단계는 켜지 않는다', () => {
  const scene = { chart: 'orderItem', state: 'SR', from: 'DC', event: 'seller.acknowledge' }
  const none = new Set()
  const lit = { current: 'SR', open: none, refused: none, walked: none }
  expect(lightOfScene(CHART, scene)).toEqual({ ...lit, taken: 'DC seller.acknowledge 0' })
  expect(lightOfScene(CHART, { ...scene, event: 'seller.missing' })).toEqual({
    ...lit,
    taken: null,
  })
  expect(lightOfScene(CHART, { ...scene, from: null })).toEqual({ ...lit, taken: null })
})

test('화살표의 이름에서 상태와 이벤트를 다시 읽는다', () => {
  expect(stepOfKey('SR seller.ship 0')).toEqual({ state: 'SR', event: 'seller.ship' })
})
