import { describe, expect, test } from 'vitest'
import { CHARTS } from '@jangteo/core/chart/chart.codes'
import type { FlowBox } from '@jangteo/core/flow/flow.codes'
import { flowStepKey } from '@jangteo/core/flow/flow.rules'
import { domainName } from '@jangteo/ui/screens/flow/flowNames'
import { arrowPath, firstScale, viewOf, wholeScale } from '@jangteo/ui/screens/flow/flowPicture'
import { FLOW_INDEX } from '@jangteo/ui/screens/flow/flowIndex.gen'

type Named = FlowBox & { readonly name: string }

function overlaps(boxes: readonly Named[]): string[] {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.x < b.x + b.width && b.x < a.x + a.width)
      .filter((b) => a.y < b.y + b.height && b.y < a.y + a.height)
      .map((b) => `${a.name} × ${b.name}`),
  )
}

describe.each(FLOW_INDEX)('$id 그림', async ({ load }) => {
  const { CHART, DRAWING } = await load()

  test('상태와 화살표 이름은 서로 겹치지 않고 그림 안에 있다', () => {
    const boxes = [
      ...Object.entries(DRAWING.states).map(([name, box]) => ({ ...box, name })),
      ...DRAWING.arrows.map(({ from, to, label }) => ({ ...label, name: `${from} → ${to}` })),
    ]
    const outside = boxes.filter(
      ({ x, y, width, height }) =>
        x < 0 || y < 0 || x + width > DRAWING.width || y + height > DRAWING.height,
    )
    expect([overlaps(boxes), outside]).toEqual([[], []])
  })

  test('모든 단계는 꼭 한 번 그려진다', () => {
    const drawn = DRAWING.arrows.flatMap(({ steps }) => steps.map(flowStepKey))
    const all = CHART.states.flatMap(({ state, steps }) =>
      steps.map((step) => flowStepKey({ ...step, state })),
    )
    expect(drawn.toSorted()).toEqual(all.toSorted())
  })

  test('거절의 글은 모두 온전하다', () => {
    const texts = Object.values(CHART.refusals)
    expect(texts.filter((text) => /undefined|\[object/.test(text))).toEqual([])
  })
})

test('모든 흐름이 목록에 있고, 영역마다 한국어 이름이 있다', () => {
  expect(
    FLOW_INDEX.map(
      ({ label: _label, states: _states, words: _words, load: _load, ...entry }) => entry,
    ),
  ).toEqual(CHARTS)
  const unnamed = CHARTS.filter(({ domain }) => !/\p{Script=Hangul}/u.test(domainName(domain)))
  expect(unnamed).toEqual([])
})

test('꺾이는 곳은 둥글다', () => {
  expect(
    arrowPath({
      points: [
        [0, 0],
        [0, 40],
        [40, 40],
      ],
    }),
  ).toBe('M0 0L0 30Q0 40 10 40L40 40')
})

const SMALL = {
  width: 600,
  height: 800,
  states: {
    A: { x: 0, y: 0, width: 100, height: 60 },
    B: { x: 0, y: 700, width: 100, height: 60 },
  },
  arrows: [
    {
      from: 'A',
      to: 'B',
      points: [],
      label: { x: 20, y: 100, width: 60, height: 28 },
      steps: [],
    },
  ],
}

test('상태에서 갈 수 있는 곳까지, 안 되면 화살표 이름까지, 안 되면 상태만 보여 준다', () => {
  const heights = [800, 300, 90].map((height) => viewOf(SMALL, 'A', { width: 320, height }).height)
  expect(heights).toEqual([760, 128, 60])
})

test('처음에는 읽을 수 있는 크기로, 전체 보기는 다 보이는 크기로 그린다', () => {
  const room = { width: 450, height: 456 }
  expect([firstScale(SMALL, room), wholeScale(SMALL, room)]).toEqual([0.75, 0.5])
  const widths = [300, 2000]
  expect(widths.map((width) => firstScale(SMALL, { width, height: 90 }))).toEqual([0.8, 1])
})
