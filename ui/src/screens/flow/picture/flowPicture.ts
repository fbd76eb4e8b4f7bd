import { FLOW_INVOKE_HEIGHT, FLOW_TEXT_PX } from '@jangteo/core/flow/flow.codes'
import type {
  FlowArrow,
  FlowBox,
  FlowChart,
  FlowDrawing,
  FlowState,
  FlowStep,
} from '@jangteo/core/flow/flow.codes'
import { flowInvokeText, flowRowHeight } from '@jangteo/core/flow/flow.rules'

const CORNER = 10
/** The radius of a row's pill, in pixels. */
export const PILL_RADIUS = 12

type Point = readonly [number, number]

function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const part = length === 0 ? 0 : Math.min(distance, length / 2) / length
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

/** The line of an arrow with rounded corners, as SVG reads it. */
export function arrowPath({ points }: Pick<FlowArrow, 'points'>): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (before === undefined) return `M${point.join(' ')}`
      if (after === undefined) return `L${point.join(' ')}`
      const [enter, leave] = [toward(point, before, CORNER), toward(point, after, CORNER)]
      return `L${enter.join(' ')}Q${point.join(' ')} ${leave.join(' ')}`
    })
    .join('')
}

/** From the top of a row to the middle of its terms, in pixels. */
export const TERMS_Y = 31

/** The space between two rows of a label, half of it in each, in pixels. */
const ROW_GAP = 4

type LabelRow = {
  readonly step: FlowStep
  readonly row: FlowBox
  /** Drawn row. */
  readonly pill: FlowBox
}

/** The steps of an arrow, each with its row of the label. Throws for a step that the chart does not have. */
export function labelRows(chart: FlowChart, { from, label, steps }: FlowArrow): LabelRow[] {
  const state = chart.states.find((one) => one.state === from)
  let { y } = label
  return steps.map(({ event, index }) => {
    const step = state?.steps.find((one) => one.event === event && one.index === index)
    if (step === undefined) throw new Error(`${from}: no step ${event} ${index}`)
    const row = { ...label, y, height: flowRowHeight(step) }
    y += row.height
    return { step, row, pill: { ...row, y: row.y + ROW_GAP / 2, height: row.height - ROW_GAP } }
  })
}

type StateLine = {
  readonly kind: 'code' | 'name' | 'invoke'
  readonly text: string
  /** From the top of the box to the middle of the text, in pixels. */
  readonly y: number
}

/** The texts inside of a state: its code, its Korean name, the actors that it invokes. */
export function stateLines({ state, label, asks }: FlowState): StateLine[] {
  return [
    { kind: 'code', text: state, y: 22 },
    { kind: 'name', text: label, y: 41 },
    ...asks.map((actor, index) => ({
      kind: 'invoke' as const,
      text: flowInvokeText(actor),
      y: 59 + index * FLOW_INVOKE_HEIGHT,
    })),
  ]
}

/** The smallest box around others. */
function boxAround(boxes: readonly FlowBox[]): FlowBox {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

type Room = { readonly width: number; readonly height: number }

function fits(box: FlowBox, room: Room): boolean {
  return box.width <= room.width && box.height <= room.height
}

/**
 * Area to show in a state: with it the labels of its ways out and then the states they lead to, as far as all
 * fit.
 */
export function viewOf(drawing: FlowDrawing, state: string, room: Room): FlowBox {
  const own = drawing.states[state] ?? { x: 0, y: 0, width: 0, height: 0 }
  const leaving = drawing.arrows.filter(({ from }) => from === state)
  const labels = boxAround([own, ...leaving.map(({ label }) => label)])
  const targets = leaving.flatMap(({ to }) => drawing.states[to] ?? [])
  const all = boxAround([labels, ...targets])
  return [all, labels].find((box) => fits(box, room)) ?? own
}

/** At this scale the smallest text is still 12 pixels tall; a drawing that would be smaller is shown as drawn. */
const SCALE_WIDTH_MIN = 12 / Math.min(...Object.values(FLOW_TEXT_PX))
export const SCALE_MIN = 0.25
export const SCALE_MAX = 2

/** Scale at which a drawing is shown first: its whole width, unless it would be illegible; never above 1. */
export function firstScale({ width }: Room, room: Room): number {
  const scale = Math.min(1, room.width / width)
  return scale < SCALE_WIDTH_MIN ? 1 : scale
}

/** Stored free below a drawing for what makes it larger and smaller. */
const ROOM_BELOW = 56

/** Scale at which all of a drawing is visible. */
export function wholeScale({ width, height }: Room, room: Room): number {
  const heightLeft = room.height - ROOM_BELOW
  return Math.max(SCALE_MIN, Math.min(1, room.width / width, heightLeft / height))
}
