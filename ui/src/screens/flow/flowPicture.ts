import type { FlowArrow, FlowBox, FlowDrawing } from '@jangteo/core/flow/flow.codes'

const CORNER = 10

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

/** What to look at in a state: with it the labels of its ways out and then the states they lead to, as far as all fit. */
export function viewOf(drawing: FlowDrawing, state: string, room: Room): FlowBox {
  const own = drawing.states[state] ?? { x: 0, y: 0, width: 0, height: 0 }
  const leaving = drawing.arrows.filter(({ from }) => from === state)
  const labels = boxAround([own, ...leaving.map(({ label }) => label)])
  const targets = leaving.flatMap(({ to }) => drawing.states[to] ?? [])
  const all = boxAround([labels, ...targets])
  return [all, labels].find((box) => fits(box, room)) ?? own
}

/** As small as a drawing may be shown so that all of its width is seen; one that would be smaller is shown larger. */
const SCALE_WIDTH_MIN = 0.72
const SCALE_READABLE = 0.8
export const SCALE_MIN = 0.25
export const SCALE_MAX = 2

/** How large a drawing is shown at first: all of its width, unless nobody could read it so; never larger than drawn. */
export function firstScale({ width }: Room, room: Room): number {
  const scale = Math.min(1, room.width / width)
  return scale < SCALE_WIDTH_MIN ? SCALE_READABLE : scale
}

/** Kept free below a drawing for what makes it larger and smaller. */
const ROOM_BELOW = 56

/** How large a drawing is shown when all of it is to be seen. */
export function wholeScale({ width, height }: Room, room: Room): number {
  const heightLeft = room.height - ROOM_BELOW
  return Math.max(SCALE_MIN, Math.min(1, room.width / width, heightLeft / height))
}
