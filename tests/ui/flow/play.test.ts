import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHARTS } from '@jangteo/core/chart/chart.codes'
import type { FlowRun } from '@jangteo/core/flow/run.codes'
import { beginRun, flipInRun, sendInRun, showRunAt } from '@jangteo/core/flow/run.rules'
import { decideStep } from '@jangteo/core/chart/table.rules'
import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'
import type { OrderItemEventType, OrderItemState } from '@jangteo/core/order/orderItem.table.gen'
import { createPlayer } from '@jangteo/ui/screens/flow/play/flowPlay'
import type { Playing } from '@jangteo/ui/screens/flow/play/flowPlay'
import { loadFlow } from '@jangteo/ui/screens/flow/loadFlow'

async function playerOf(id: string): Promise<(run: FlowRun) => Playing> {
  const loading = loadFlow(id)
  if (loading === null) throw new Error(`no chart ${id}`)
  return createPlayer(await loading)
}

function sendAll(run: FlowRun, events: readonly string[]): FlowRun {
  return events.reduce((so, event) => sendInRun(so, event), run)
}

const TO_CONFIRMED = [
  'payment.completed',
  'seller.acknowledge',
  'seller.ship',
  'carrier.scanned',
  'carrier.delivered',
  'buyer.confirm',
]

describe('주문 상품 시뮬레이터', async () => {
  const play = await playerOf('orderItem')

  test('결제부터 구매확정까지 효과와 함께 간다', () => {
    const { state, taken, problem } = play(sendAll(beginRun('orderItem'), TO_CONFIRMED))
    expect({
      state: state.state,
      taken: taken.map(({ from, step, effects }) => [from, step.target, ...effects].join(' ')),
      problem,
    }).toEqual({
      state: 'BF',
      taken: [
        'PW DC',
        'DC SR',
        'SR SS scheduleDeliveryAssumption',
        'SS SI',
        'SI SC scheduleAutoConfirm',
        'SC BF settle',
      ],
      problem: null,
    })
  })

  test('가드가 아니라고 하면 이유와 함께 거절한다', () => {
    const run = flipInRun(beginRun('orderItem', 'SC'), 'hasNoOpenClaim')
    const offers = play(run).offers.map(({ step, status, refusal }) =>
      status === 'refused'
        ? `${step.event} ${refusal.code} ${refusal.text}`
        : `${step.event} ${status}`,
    )
    expect(offers).toEqual([
      'buyer.confirm ORDER_ITEM_CLAIM_OPEN 이미 진행 중인 취소·교환·반품이 있어요.',
      'system.autoConfirmDue open',
      'claim.exchanged open',
      'claim.returned open',
    ])
  })

  test('더는 할 수 없는 이벤트는 그 앞에서 멈추고 이유를 말한다', () => {
    const run = sendAll(beginRun('orderItem'), [
      'payment.completed',
      'buyer.confirm',
      'seller.ship',
    ])
    const { state, at, problem } = play(run)
    expect({ state: state.state, at, problem }).toEqual({
      state: 'DC',
      at: 1,
      problem: {
        kind: 'event',
        number: 2,
        event: 'buyer.confirm',
        state: 'DC',
        refusal: {
          code: 'ORDER_ITEM_STATUS_CHANGED',
          text: '진행 상태가 바뀌어 처리할 수 없어요.',
        },
      },
    })
  })

  test('없는 상태에서 시작하는 링크는 처음부터 보여 주고 알린다', () => {
    const { state, problem } = play(beginRun('orderItem', 'ZZ'))
    expect([state.state, problem]).toEqual(['PW', { kind: 'start', state: 'ZZ' }])
  })

  test('뒤로 가도 간 길은 남아 있다', () => {
    const { state, at, taken } = play(showRunAt(sendAll(beginRun('orderItem'), TO_CONFIRMED), 2))
    expect([state.state, at, taken.length]).toEqual(['SR', 2, 6])
  })

  test('서버의 표와 똑같이 정한다', () => {
    const facts = {
      hasNoOpenClaim: false,
      isConfirmDue: false,
      isDeliveryAssumable: false,
      isUnscanned: false,
    }
    const names = Object.keys(facts)
    const states = Object.keys(ORDER_ITEM_TABLE.steps) as OrderItemState[]
    const events = [...new Set(Object.values(ORDER_ITEM_TABLE.steps).flatMap(Object.keys))]
    fc.assert(
      fc.property(
        fc.constantFrom(...states),
        fc.constantFrom(...(events as OrderItemEventType[])),
        fc.subarray(names),
        (state, event, denied) => {
          const said = Object.fromEntries(names.map((name) => [name, !denied.includes(name)]))
          const decided = decideStep(ORDER_ITEM_TABLE, {
            state,
            event,
            facts: { ...facts, ...said },
          })
          const { taken, problem } = play(sendInRun(beginRun('orderItem', state), event, denied))
          const played = taken[0] && { target: taken[0].step.target, effects: taken[0].effects }
          expect(played ?? problem?.kind).toEqual(
            decided.ok ? { target: decided.value.target, effects: decided.value.effects } : 'event',
          )
          expect(problem?.kind === 'event' ? problem.refusal.code : null).toEqual(
            decided.ok ? null : decided.reason,
          )
        },
      ),
      { numRuns: 200 },
    )
  })
})

test('지난 시간과 묻는 쪽의 대답도 누를 수 있는 이벤트고, 갈래는 조건을 맞춰 고른다', async () => {
  const play = await playerOf('paying')
  const arrived = play(beginRun('paying'))
  const start = arrived.offers.find(({ step }) => step.action === '결제 시작')
  expect([start?.status, start?.denied]).toEqual(['passed', ['isClosed', 'isFree', 'isReturned']])
  const run = sendInRun(
    beginRun('paying'),
    'xstate.after.nextTurn.paying.arriving',
    start?.denied ?? [],
  )
  const { state, taken, offers } = play(run)
  expect([state.state, taken[0]?.effects, taken[0]?.asks]).toEqual([
    'requesting',
    [],
    ['requestPayment'],
  ])
  expect(offers.map(({ step }) => `${step.event} ${step.target}`)).toContain(
    'xstate.error.actor.requestPayment declined',
  )
})

test.each(CHARTS.map(({ id }) => id))('%s: 켜진 화살표는 모두 그려진 곳으로 간다', async (id) => {
  const play = await playerOf(id)
  const loading = loadFlow(id)
  if (loading === null) throw new Error(id)
  const { CHART } = await loading
  const played = CHART.states.flatMap(({ state, steps }) => {
    const run = beginRun(id, state)
    return play(run).offers.map(({ step, denied }, index) => {
      if (denied === null) return `${state} ${step.event} never`
      const { taken } = play(sendInRun(run, step.event, denied))
      return steps[index] === taken[0]?.step ? 'as drawn' : `${state} ${step.event} ${step.index}`
    })
  })
  expect([...new Set(played)]).toEqual(['as drawn'])
})
