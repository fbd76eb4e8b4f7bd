import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CHARTS } from '@jangteo/core/chart/chart.codes'
import { FLOW_TEXT_PX } from '@jangteo/core/flow/flow.codes'
import { flowStepKey, flowTermsText } from '@jangteo/core/flow/flow.rules'
import { domainName } from '@jangteo/ui/screens/flow/flowNames'
import {
  arrowPath,
  firstScale,
  viewOf,
  wholeScale,
} from '@jangteo/ui/screens/flow/picture/flowPicture'
import { FLOW_INDEX } from '@jangteo/ui/screens/flow/flowIndex.gen'
import { drawingFaults } from '@jangteo/generators/flow/drawingFaults'
import { ROOT } from '../../support/root.ts'

describe.each(FLOW_INDEX)('$id 그림', async ({ load }) => {
  const { CHART, DRAWING } = await load()

  test('선과 이름과 상태는 서로 비켜 있고, 화살촉이 모두 보이며, 왼쪽 위에서 시작한다', () => {
    expect(drawingFaults(DRAWING)).toEqual([])
  })

  test('모든 단계는 꼭 한 번 그려진다', () => {
    const drawn = DRAWING.arrows.flatMap(({ steps }) => steps.map(flowStepKey))
    const all = CHART.states.flatMap(({ state, steps }) =>
      steps.map((step) => flowStepKey({ ...step, state })),
    )
    expect(drawn.toSorted()).toEqual(all.toSorted())
  })

  test('문서의 그림은 같은 선을 그리고, 시간과 조건과 부르는 액터를 12픽셀 이상으로 쓴다', () => {
    const svg = readFileSync(join(ROOT, `docs/flows/${CHART.id}.svg`), 'utf8')
    const lines = [...svg.matchAll(/class="line" d="([^"]+)"/g)].map(([, path]) => path)
    const texts = [...svg.matchAll(/class="(?:terms|invoke)"[^>]*>([^<]+)</g)].map(
      ([, text = '']) => text,
    )
    const sizes = [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size))
    const wanted = CHART.states.flatMap(({ asks, steps }) => [
      ...asks.map((actor) => `do / ${actor}`),
      ...steps.flatMap((step) => flowTermsText(step) ?? []),
    ])
    expect(lines).toEqual([{ points: DRAWING.start }, ...DRAWING.arrows].map(arrowPath))
    expect(texts.toSorted()).toEqual(wanted.toSorted())
    expect(sizes.filter((size) => size < 12)).toEqual([])
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

test('그림의 글자는 12픽셀보다 작지 않고, 처음 보이는 크기에서도 그렇다', () => {
  const first = firstScale({ width: 1000, height: 500 }, { width: 925, height: 300 })
  const sizes = Object.values(FLOW_TEXT_PX).map((size) => size * first)
  expect(sizes.filter((size) => size < 12)).toEqual([])
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
  start: [],
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
  expect([firstScale(SMALL, room), wholeScale(SMALL, room)]).toEqual([1, 0.5])
  const widths = [300, 570, 2000]
  expect(widths.map((width) => firstScale(SMALL, { width, height: 90 }))).toEqual([1, 0.95, 1])
})
