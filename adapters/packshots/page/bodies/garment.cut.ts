import type { Finish, Hex } from '../../src/finish.types.ts'
import type { Corner } from '../scene/shape.ts'
import type { Line, Piece, Weave } from './garment.piece.ts'
import { tone } from './garment.piece.ts'

export type Button = {
  readonly at: readonly [x: number, y: number]
  readonly on: Piece
  readonly color: Hex
  readonly radius?: number
  readonly finish?: Finish
}

/** Clothes as pieces from the lowest one up, and where a hanger comes out of the neck. */
export type Cut = {
  readonly pieces: readonly Piece[]
  readonly buttons?: readonly Button[]
  readonly hanger?: number
}

/** Reads an outline: `x,y` or `x,y,rounding` in centimetres, between blanks. */
export function path(text: string): readonly Corner[] {
  return text.split(' ').map((point): Corner => {
    const [x = Number.NaN, y = Number.NaN, round = 0] = point.split(',').map(Number)
    return [x, y, round]
  })
}

export function flip(outline: readonly Corner[]): readonly Corner[] {
  return outline.map(([x, y, round = 0]): Corner => [-x, y, round])
}

/** A whole outline from its right half, which begins and ends in the middle. */
export function whole(half: readonly Corner[]): readonly Corner[] {
  return [...half, ...flip(half.toReversed().filter(([x]) => x !== 0))]
}

export function flipLine({ points, ...line }: Line): Line {
  return { ...line, points: flip(points) }
}

/** The seams of both armholes, from the right one. */
export function armholes(text: string): readonly Line[] {
  const right: Line = { kind: 'seam', points: path(text) }
  return [right, flipLine(right)]
}

export function both<T extends Piece>(piece: T): readonly [T, T] {
  return [
    piece,
    {
      ...piece,
      outline: flip(piece.outline),
      flow: -(piece.flow ?? 0),
      lines: (piece.lines ?? []).map(flipLine),
    },
  ]
}

/** A strip of the given width along a line, to its left. */
export function strip(
  points: readonly Corner[],
  width: number,
  end: { from?: number; to?: number } = {},
): readonly Corner[] {
  const offset = points.map(([x, y, round = 0], index): Corner => {
    const [before, after] = [points[Math.max(0, index - 1)], points[index + 1] ?? points.at(-1)]
    const [dx, dy] = [
      (after?.[0] ?? x) - (before?.[0] ?? x),
      (after?.[1] ?? y) - (before?.[1] ?? y),
    ]
    const length = Math.max(1e-6, Math.hypot(dx, dy))
    const wide =
      index === 0 ? (end.from ?? width) : index === points.length - 1 ? (end.to ?? width) : width
    return [x - (dy / length) * wide, y + (dx / length) * wide, round]
  })
  return [...points, ...offset.toReversed()]
}

export function rectangle(
  [x, y]: readonly [x: number, y: number],
  [width, height]: readonly [width: number, height: number],
  round = 0.4,
): readonly Corner[] {
  return [
    [x - width / 2, y + height / 2, round],
    [x + width / 2, y + height / 2, round],
    [x + width / 2, y - height / 2, round],
    [x - width / 2, y - height / 2, round],
  ]
}

/** The inside of the back below the neck, with the woven label of the store. */
export function nape(
  color: Hex,
  [half, top, deep]: readonly [number, number, number],
): readonly [Piece, Piece] {
  const back: Piece = {
    outline: whole([
      [0, top - 0.8],
      [half * 0.7, top - 0.4, 2],
      [half, top + 0.4],
      [half + 4, top - 5],
      [half, deep],
      [0, deep - 3],
    ]),
    color: tone(color, -0.07),
    weave: 'fabric',
    thick: 0.5,
  }
  const label: Piece = {
    outline: rectangle([0, top - 3.2], [4.6, 2.2], 0.1),
    color: '#ece3d2',
    weave: 'satin',
    thick: 0.25,
    on: back,
    paint: (brush) => {
      brush.fillStyle = '#6a3b4a'
      brush.fillRect(-1.5, top - 3.3, 3, 0.5)
    },
  }
  return [back, label]
}

/** A sleeve and its cuff, right; `both` adds the left one. */
export function sleeve(
  base: { color: Hex; weave: Weave; thick?: number; fold?: number; rows?: number; grain?: number },
  {
    top,
    pit,
    out,
    within,
    cuff,
  }: {
    top: readonly [number, number]
    pit: readonly [number, number]
    out: readonly [number, number]
    within: readonly [number, number]
    cuff?: number
  },
): readonly Piece[] {
  const flow = (Math.atan2(out[0] - top[0], top[1] - out[1]) * 180) / Math.PI
  const arm: Piece = {
    thick: 2,
    fold: 1.3,
    ...base,
    flow,
    outline: [
      [top[0] - 5, top[1]],
      [top[0], top[1], 2],
      [out[0], out[1], 0.8],
      [within[0], within[1], 0.8],
      [pit[0], pit[1], 1],
      [pit[0] - 5, pit[1] - 1],
    ],
    lines: cuff === undefined ? hemLine(out, within, 2) : [],
  }
  if (cuff === undefined) return both(arm)
  const long = Math.hypot(out[0] - top[0], out[1] - top[1])
  const back = (
    from: readonly [number, number],
    to: readonly [number, number],
    by: number,
  ): Corner => [
    from[0] + ((to[0] - from[0]) * by) / long,
    from[1] + ((to[1] - from[1]) * by) / long,
    0.3,
  ]
  const [right, left] = both(arm)
  const end: Piece = {
    outline: [
      back(out, top, cuff),
      [out[0] + 0.2, out[1] - 0.2, 0.8],
      [within[0], within[1] - 0.2, 0.8],
      back(within, pit, cuff),
    ],
    color: base.color,
    weave: base.weave === 'knit' ? 'rib' : base.weave,
    thick: 0.7,
    on: right,
  }
  const [cuffed, other] = both(end)
  return [right, left, cuffed, { ...other, on: left }]
}

function hemLine(
  out: readonly [number, number],
  within: readonly [number, number],
  by: number,
): readonly Line[] {
  return [
    {
      kind: 'stitch',
      points: [
        [out[0] - by * 0.6, out[1] + by],
        [within[0] - by * 0.6, within[1] + by],
      ],
    },
  ]
}
