import { expect, test } from 'vitest'
import type { FlowArrow, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import { drawingFaults } from '@jangteo/generators/flow/drawingFaults'

const A_TO_B: FlowArrow = {
  from: 'A',
  to: 'B',
  points: [
    [110, 80],
    [110, 200],
  ],
  label: { x: 80, y: 110, width: 60, height: 28 },
  steps: [],
}

const SOUND: FlowDrawing = {
  width: 400,
  height: 400,
  states: {
    A: { x: 60, y: 20, width: 100, height: 60 },
    B: { x: 60, y: 200, width: 100, height: 60 },
    C: { x: 260, y: 200, width: 100, height: 60 },
  },
  start: [
    [30, 50],
    [60, 50],
  ],
  arrows: [A_TO_B],
}

function withLine(points: FlowArrow['points'], label = A_TO_B.label): FlowDrawing {
  return { ...SOUND, arrows: [{ ...A_TO_B, points, label }] }
}

test('좋은 그림에는 흠이 없다', () => {
  expect(drawingFaults(SOUND)).toEqual([])
})

const OTHER: FlowArrow = {
  from: 'A',
  to: 'C',
  points: [
    [150, 80],
    [150, 100],
    [310, 100],
    [310, 200],
  ],
  label: { x: 280, y: 130, width: 60, height: 28 },
  steps: [],
}

const FAULTY: readonly (readonly [string, FlowDrawing])[] = [
  [
    'A → B runs along C',
    withLine([
      [110, 80],
      [110, 160],
      [260, 160],
      [260, 280],
      [110, 280],
      [110, 260],
    ]),
  ],
  [
    'A → B runs along B',
    withLine([
      [110, 80],
      [110, 160],
      [60, 160],
      [60, 230],
    ]),
  ],
  [
    'A → B has no room for its arrowhead',
    withLine([
      [100, 80],
      [100, 190],
      [130, 190],
      [130, 200],
    ]),
  ],
  [
    'A → B is not straight',
    withLine([
      [110, 80],
      [120, 200],
    ]),
  ],
  [
    'the label of A → B covers the arrowhead of A → B',
    withLine(A_TO_B.points, { ...A_TO_B.label, y: 165 }),
  ],
  ['the label of A → B is on B', withLine(A_TO_B.points, { ...A_TO_B.label, y: 170 })],
  ['the label of A → B is not on its line', withLine(A_TO_B.points, { ...A_TO_B.label, x: 130 })],
  [
    'the start is not at the left top',
    {
      ...SOUND,
      start: [
        [330, 50],
        [160, 50],
      ],
    },
  ],
  ['C is outside', { ...SOUND, width: 300 }],
  [
    'A is on B',
    { ...SOUND, states: { ...SOUND.states, B: { x: 60, y: 60, width: 100, height: 60 } } },
  ],
  [
    'A → B runs on A → C',
    {
      ...SOUND,
      arrows: [A_TO_B, { ...OTHER, points: [[112, 80], [112, 100], ...OTHER.points.slice(2)] }],
    },
  ],
  [
    'the label of A → B is on A → C',
    { ...SOUND, arrows: [{ ...A_TO_B, label: { x: 80, y: 90, width: 80, height: 28 } }, OTHER] },
  ],
  [
    'the label of A → C is on A → B',
    { ...SOUND, arrows: [A_TO_B, { ...OTHER, label: { ...A_TO_B.label, x: 100 } }] },
  ],
]

test.each(FAULTY)('찾아낸다: %s', (fault, drawing) => {
  expect(drawingFaults(drawing)).toContain(fault)
})
