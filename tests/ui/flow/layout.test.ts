import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FlowChart, FlowState } from '@jangteo/core/flow/flow.codes'
import { drawingFaults } from '@jangteo/generators/flow/drawingFaults'
import { flowLayout } from '@jangteo/generators/flow/flowLayout'

type Way = {
  readonly from: number
  readonly to: number
  readonly action: string
  readonly afterMs: number | null
  readonly guard: string | null
}

function stateOf(number: number, ways: readonly Way[], asks: readonly string[]): FlowState {
  return {
    state: `S${number}`,
    label: '고르는 중',
    tags: [],
    entry: [],
    asks,
    otherwise: null,
    steps: ways.map(({ to, action, afterMs, guard }, index) => ({
      event: `buyer.go${index}`,
      index: 0,
      target: `S${to}`,
      actor: 'buyer',
      action,
      afterMs,
      guard,
      effects: [],
      otherwise: null,
    })),
  }
}

const action = fc.constantFrom('닫기', '다시 시도', '결제할 수 없음', '쿠폰 번호 등록')
const afterMs = fc.constantFrom(null, 0, 2_000, 100)
const guard = fc.constantFrom(null, 'isFine', 'isDeliveryAssumable')

/** Charts of up to 12 states, each of which is reached from an earlier one, with any further steps. */
const charts: fc.Arbitrary<FlowChart> = fc.integer({ min: 2, max: 12 }).chain((count) => {
  const number = fc.integer({ min: 0, max: count - 1 })
  const way = fc.record({ from: number, to: number, action, afterMs, guard })
  const ahead = Array.from({ length: count - 1 }, (_, from) =>
    fc.record({
      from: fc.integer({ min: 0, max: from }),
      to: fc.constant(from + 1),
      action,
      afterMs,
      guard,
    }),
  )
  const asks = fc.array(fc.subarray(['requestPayment']), { minLength: count, maxLength: count })
  return fc
    .tuple(fc.tuple(...ahead), fc.array(way, { maxLength: 2 * count }), asks)
    .map(([first, more, asked]) => ({
      id: 'chart',
      label: '흐름',
      start: 'S0',
      guards: [],
      delays: {},
      keeps: [],
      refusals: {},
      states: asked.map((one, state) => {
        const ways = [...first, ...more].filter(({ from }) => from === state)
        return stateOf(state, ways, one)
      }),
    }))
})

test('어떤 흐름이든 흠 없이 그린다', async () => {
  await fc.assert(
    fc.asyncProperty(charts, async (chart) => {
      expect(drawingFaults(await flowLayout(chart))).toEqual([])
    }),
    { numRuns: 10 },
  )
})
