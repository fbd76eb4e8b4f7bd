import { FLOW_DOT_RADIUS } from '@jangteo/core/flow/flow.codes'
import type { FlowArrow, FlowBox, FlowDrawing, FlowPoint } from '@jangteo/core/flow/flow.codes'

const PADDING = 24
/** From the middle of the initial dot to the first state, in pixels. */
const DOT_LINE = FLOW_DOT_RADIUS + 32
/** Left edge of the first state once it has been moved. */
const FIRST_X = PADDING + FLOW_DOT_RADIUS + DOT_LINE
/** Nearer to the left than this, the first state stays where it is. */
const STAYS_X = 160
const CHANNEL_START = 24
const CHANNEL = 14

type Change = {
  readonly point: (point: FlowPoint) => FlowPoint
  readonly box: (box: FlowBox) => FlowBox
}

function changeArrow(arrow: FlowArrow, { point, box }: Change): FlowArrow {
  return { ...arrow, points: arrow.points.map(point), label: box(arrow.label) }
}

function changeAll(drawing: FlowDrawing, change: Change): FlowDrawing {
  const { states, start, arrows } = drawing
  return {
    ...drawing,
    states: Object.fromEntries(
      Object.entries(states).map(([state, box]) => [state, change.box(box)]),
    ),
    start: start.map(change.point),
    arrows: arrows.map((arrow) => changeArrow(arrow, change)),
  }
}

/** A line that grows to the right grows downward, and the other way round. */
export function transposed(drawing: FlowDrawing): FlowDrawing {
  return {
    ...changeAll(drawing, {
      point: ([x, y]) => [y, x],
      box: ({ x, y, width, height }) => ({ x: y, y: x, width: height, height: width }),
    }),
    width: drawing.height,
    height: drawing.width,
  }
}

/** ELK puts loops of a state to its left, where the first state is to have the initial dot. */
function mirrored(drawing: FlowDrawing): FlowDrawing {
  return changeAll(drawing, {
    point: ([x, y]) => [drawing.width - x, y],
    box: (box) => ({ ...box, x: drawing.width - box.x - box.width }),
  })
}

function moved(by: { readonly x: number; readonly y: number }): Change {
  return {
    point: ([x, y]) => [x + by.x, y + by.y],
    box: (box) => ({ ...box, x: box.x + by.x, y: box.y + by.y }),
  }
}

function isLoop({ from, to }: FlowArrow): boolean {
  return from === to
}

function firstBox({ states }: FlowDrawing, first: string): FlowBox {
  const box = states[first]
  if (box === undefined) throw new Error(`${first}: not drawn`)
  return box
}

/** Depth that the first state reaches with its loops; nothing else is in its layer. */
function layerEnd(drawing: FlowDrawing, first: string): number {
  const { y, height } = firstBox(drawing, first)
  const loops = drawing.arrows.filter((arrow) => isLoop(arrow) && arrow.from === first)
  return Math.max(
    y + height,
    ...loops.flatMap(({ label, points }) => [
      label.y + label.height,
      ...points.map((one) => one[1]),
    ]),
  )
}

/** Finds where the next layer begins: between the two are only lines of the first state. */
function nextLayer({ states, arrows }: FlowDrawing, first: string): number {
  const boxes = Object.entries(states).filter(([state]) => state !== first)
  const labels = arrows.filter((arrow) => !isLoop(arrow) || arrow.from !== first)
  return Math.min(...boxes.map(([, box]) => box.y), ...labels.map(({ label }) => label.y))
}

/** A line of the first state: where it is attached, where it goes on into the next layer, and the rest of it. */
type OwnLine = {
  readonly arrow: FlowArrow
  readonly port: FlowPoint
  readonly enterX: number
  readonly rest: readonly FlowPoint[]
}

function ownLines(drawing: FlowDrawing, first: string): OwnLine[] {
  const layerY = nextLayer(drawing, first)
  const own = drawing.arrows.filter(
    (arrow) => !isLoop(arrow) && (arrow.from === first || arrow.to === first),
  )
  return own.map((arrow) => {
    const points = arrow.from === first ? arrow.points : arrow.points.toReversed()
    const [port = [0, 0], bend = port, turn = bend] = points
    const isBent = bend[1] < layerY
    const enterX = isBent ? turn[0] : port[0]
    return { arrow, port, enterX, rest: points.slice(isBent ? 3 : 1) }
  })
}

type OwnChannel = OwnLine & { readonly portX: number; readonly channelY: number }

/**
 * Lines in the order in which they go on get their ports in the same order. Those to the right take channels from
 * below, those to the left from above, so that none of them cross.
 */
function inChannels(lines: readonly OwnLine[], by: number, firstY: number): OwnChannel[] {
  const ports = lines.map(({ port }) => port[0] + by).toSorted((a, b) => a - b)
  const ordered = lines
    .toSorted((a, b) => a.enterX - b.enterX)
    .map((line, index) => ({ ...line, portX: ports[index] ?? 0 }))
  const toLeft = ordered.filter(({ enterX, portX }) => enterX < portX)
  const toRight = ordered.filter(({ enterX, portX }) => enterX >= portX)
  return [...toLeft, ...toRight.toReversed()].map((line, rank) => ({
    ...line,
    channelY: firstY + rank * CHANNEL,
  }))
}

function channelPoints({ port, portX, enterX, channelY }: OwnChannel): FlowPoint[] {
  if (portX === enterX) return [[portX, port[1]]]
  return [
    [portX, port[1]],
    [portX, channelY],
    [enterX, channelY],
  ]
}

/**
 * Moves the first state to the left; its lines take channels of their own below it, and all else makes room for them.
 */
function movedToLeft(drawing: FlowDrawing, first: string): FlowDrawing {
  const by = FIRST_X - firstBox(drawing, first).x
  const firstY = layerEnd(drawing, first) + CHANNEL_START
  const lines = inChannels(ownLines(drawing, first), by, firstY)
  const room = firstY + lines.length * CHANNEL - nextLayer(drawing, first)
  const below = moved({ x: 0, y: room })
  const beside = moved({ x: by, y: 0 })
  const route = (arrow: FlowArrow): FlowArrow => {
    const line = lines.find((one) => one.arrow === arrow)
    if (line === undefined) {
      return changeArrow(arrow, isLoop(arrow) && arrow.from === first ? beside : below)
    }
    const points = [...channelPoints(line), ...line.rest.map(below.point)]
    return {
      ...arrow,
      label: below.box(arrow.label),
      points: arrow.from === first ? points : points.toReversed(),
    }
  }
  return {
    ...drawing,
    states: Object.fromEntries(
      Object.entries(drawing.states).map(([state, box]) => [
        state,
        (state === first ? beside : below).box(box),
      ]),
    ),
    arrows: drawing.arrows.map(route),
  }
}

/** As large as what is in it, with the same empty space at the right and below as before everything. */
function fitted(drawing: FlowDrawing): FlowDrawing {
  const { states, arrows } = drawing
  const boxes = [...Object.values(states), ...arrows.map(({ label }) => label)]
  const points = arrows.flatMap((arrow) => arrow.points)
  const right = Math.max(...boxes.map(({ x, width }) => x + width), ...points.map(([x]) => x))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height), ...points.map(([, y]) => y))
  return { ...drawing, width: right + PADDING, height: bottom + PADDING }
}

/** A drawing that grows downward with its first state at the left top and the initial dot before it. */
export function startedAtLeft(laidOut: FlowDrawing, first: string): FlowDrawing {
  const drawing = mirrored(laidOut)
  const { x } = firstBox(drawing, first)
  const isFar = x > STAYS_X
  const shift = isFar ? 0 : Math.max(0, FIRST_X - x)
  const placed = isFar ? movedToLeft(drawing, first) : changeAll(drawing, moved({ x: shift, y: 0 }))
  const box = firstBox(placed, first)
  const y = Math.round(box.y + box.height / 2)
  return fitted({
    ...placed,
    start: [
      [PADDING + FLOW_DOT_RADIUS, y],
      [box.x, y],
    ],
  })
}
