import { FLOW_HEAD_PX } from '@jangteo/core/flow/flow.codes'
import type { FlowBox, FlowDrawing, FlowPoint } from '@jangteo/core/flow/flow.codes'

/** Least distance of a line from every state, except at its ends, in pixels. */
export const LINE_TO_STATE_MIN_PX = 8
/** Least distance of parallel lines of different arrows, in pixels. */
export const LINE_TO_LINE_MIN_PX = 6
/** Least distance of a label from states, other labels and lines of other arrows, in pixels. */
export const LABEL_CLEARANCE_MIN_PX = 4
/** Largest distance of a label from its own line, in pixels; a loop's stands beside it. */
export const LABEL_TO_OWN_LINE_MAX_PX = 8
/** Least length of a last segment, in pixels: the arrowhead and some straight line before it. */
export const LAST_SEGMENT_MIN_PX = FLOW_HEAD_PX.length + 6
/** Largest distance of the initial dot from the left and from the top of the drawing, in pixels. */
export const START_MAX_PX = 96

type Segment = { readonly from: FlowPoint; readonly to: FlowPoint }
type Part = FlowBox & { readonly name: string }
type Line = {
  readonly name: string
  readonly from: string | null
  readonly to: string
  readonly segments: readonly Segment[]
}

function segmentsOf(points: readonly FlowPoint[]): Segment[] {
  return points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }))
}

function areaOf({ from, to }: Segment): FlowBox {
  const [x, y] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])]
  return { x, y, width: Math.abs(from[0] - to[0]), height: Math.abs(from[1] - to[1]) }
}

function grow({ x, y, width, height }: FlowBox, by: number): FlowBox {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

/** Two areas that share an edge only are apart; a line without width is not apart from what it runs through. */
function overlap(a: FlowBox, b: FlowBox): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** The segment without its first pixel. */
function withoutStart({ from, to }: Segment): Segment {
  const step = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])] as const
  return { from: [from[0] + step[0], from[1] + step[1]], to }
}

function reversed({ from, to }: Segment): Segment {
  return { from: to, to: from }
}

function lengthOf({ from, to }: Segment): number {
  return Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1])
}

/** Returns the box of the arrowhead at the end of a line. */
function headOf({ from, to }: Segment): FlowBox {
  const [dx, dy] = [Math.sign(from[0] - to[0]), Math.sign(from[1] - to[1])]
  const { length, width } = FLOW_HEAD_PX
  const area = areaOf({ from: [to[0] + dx * length, to[1] + dy * length], to })
  const [sideX, sideY] = dx === 0 ? [width / 2, 0] : [0, width / 2]
  return {
    x: area.x - sideX,
    y: area.y - sideY,
    width: area.width + 2 * sideX,
    height: area.height + 2 * sideY,
  }
}

/** The last segment is read backwards, so that both ends of a line are judged alike. */
function stateFaults({ name, from, to, segments }: Line, states: readonly Part[]): string[] {
  return segments.flatMap((segment, index) =>
    states
      .filter((state) => {
        const leaves = index === 0 && state.name === from
        const enters = index === segments.length - 1 && state.name === to
        if (!leaves && !enters) return overlap(areaOf(segment), grow(state, LINE_TO_STATE_MIN_PX))
        const own = enters ? withoutStart(reversed(segment)) : withoutStart(segment)
        const rest = leaves && enters ? withoutStart(reversed(own)) : own
        return overlap(grow(areaOf(rest), 0.5), state)
      })
      .map((state) => `${name} runs along ${state.name}`),
  )
}

function segmentFaults({ name, segments }: Line): string[] {
  const crooked = segments.filter(({ from, to }) => (from[0] === to[0]) === (from[1] === to[1]))
  const last = segments.at(-1)
  const isShort = last === undefined || lengthOf(last) < LAST_SEGMENT_MIN_PX
  return [
    ...crooked.map(() => `${name} is not straight`),
    ...(isShort ? [`${name} has no room for its arrowhead`] : []),
  ]
}

function isBeside(a: Segment, b: Segment): boolean {
  const isUpright = a.from[0] === a.to[0]
  if (isUpright !== (b.from[0] === b.to[0])) return false
  return overlap(grow(areaOf(a), LINE_TO_LINE_MIN_PX / 2), grow(areaOf(b), LINE_TO_LINE_MIN_PX / 2))
}

function pairFaults(a: Line, b: Line): string[] {
  const isMerged = a.segments.some((segment) =>
    b.segments.some((other) => isBeside(segment, other)),
  )
  return isMerged ? [`${a.name} runs on ${b.name}`] : []
}

function labelFaults(label: Part, lines: readonly Line[], parts: readonly Part[]): string[] {
  const around = grow(label, LABEL_CLEARANCE_MIN_PX)
  const own = lines.find(({ name }) => name === label.name)
  const isOn =
    own?.segments.some((segment) =>
      overlap(grow(areaOf(segment), LABEL_TO_OWN_LINE_MAX_PX), label),
    ) ?? false
  const others = lines.filter((line) => line !== own)
  const crossing = others.filter(({ segments }) =>
    segments.some((segment) => overlap(areaOf(segment), around)),
  )
  const covered = lines.filter(({ segments }) =>
    segments.slice(-1).some((segment) => overlap(headOf(segment), label)),
  )
  return [
    ...(isOn ? [] : [`the label of ${label.name} is not on its line`]),
    ...crossing.map(({ name }) => `the label of ${label.name} is on ${name}`),
    ...covered.map(({ name }) => `the label of ${label.name} covers the arrowhead of ${name}`),
    ...parts
      .filter((part) => part !== label && overlap(part, around))
      .map(({ name }) => `the label of ${label.name} is on ${name}`),
  ]
}

function pairs<Value>(values: readonly Value[]): (readonly [Value, Value])[] {
  return values.flatMap((a, index) => values.slice(index + 1).map((b) => [a, b] as const))
}

/**
 * Lists the faults that make a drawing hard to read; none in a good one. Lines run straight and keep clear of states
 * and of each other, arrowheads are seen whole, labels cover nothing, all of it is inside, and it begins at the left
 * top.
 */
export function drawingFaults({ width, height, states, start, arrows }: FlowDrawing): string[] {
  const boxes = Object.entries(states).map(([name, box]) => ({ ...box, name }))
  const labels = arrows.map(({ from, to, label }) => ({ ...label, name: `${from} → ${to}` }))
  const first = boxes.find((box) =>
    start.slice(-1).some(([x, y]) => overlap(box, { x, y, width: 1, height: 1 })),
  )
  const lines: Line[] = [
    { name: 'the start', from: null, to: first?.name ?? '', segments: segmentsOf(start) },
    ...arrows.map(({ from, to, points }) => ({
      name: `${from} → ${to}`,
      from,
      to,
      segments: segmentsOf(points),
    })),
  ]
  const parts = [...boxes, ...labels]
  const outside = parts.filter(
    ({ x, y, width: w, height: h }) => x < 0 || y < 0 || x + w > width || y + h > height,
  )
  const [dot = [Infinity, Infinity]] = start
  return [
    ...(Math.max(...dot) > START_MAX_PX ? ['the start is not at the left top'] : []),
    ...outside.map(({ name }) => `${name} is outside`),
    ...pairs(boxes).flatMap(([a, b]) => (overlap(a, b) ? [`${a.name} is on ${b.name}`] : [])),
    ...lines.flatMap((line) => [...segmentFaults(line), ...stateFaults(line, boxes)]),
    ...pairs(lines).flatMap(([a, b]) => pairFaults(a, b)),
    ...labels.flatMap((label) => labelFaults(label, lines, parts)),
  ]
}
