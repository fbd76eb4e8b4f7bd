import { MathUtils } from 'three'
import type { Garment } from '../../src/wear.types.ts'
import type { Hex } from '../../src/finish.types.ts'
import type { Corner } from '../scene/shape.ts'
import type { Cut } from './garment.cut.ts'
import { flip, path, rectangle } from './garment.cut.ts'
import type { Piece } from './garment.piece.ts'
import { tone } from './garment.piece.ts'

function turned(
  outline: readonly Corner[],
  degrees: number,
  [dx, dy]: readonly [number, number],
): readonly Corner[] {
  const angle = MathUtils.degToRad(degrees)
  return outline.map(([x, y, round = 0]): Corner => [
    x * Math.cos(angle) - y * Math.sin(angle) + dx,
    x * Math.sin(angle) + y * Math.cos(angle) + dy,
    round,
  ])
}

const SOCK: readonly Corner[] = path(
  '-4.3,30,0.4 4.3,30,0.4 4.4,13,3 7,8.6,3 15,6.4,4 17.6,2.6,2.6 14,-1.4,3 0,-1.6,4 -4.8,2,4 -4.4,11,3',
)

type Laid = {
  readonly degrees: number
  readonly at: readonly [number, number]
  readonly up: number
}

function sock(color: Hex, { degrees, at, up }: Laid): readonly Piece[] {
  const place = (outline: readonly Corner[]): readonly Corner[] => turned(outline, degrees, at)
  const base = { weave: 'rib', grain: 9, edge: 1.2 } as const
  const foot: Piece = { ...base, color, thick: 1.5, on: up, outline: place(SOCK) }
  const cuff: Piece = {
    ...base,
    grain: 6,
    color: tone(color, -0.03),
    thick: 0.5,
    on: foot,
    outline: place(path('-4.6,30.2,0.4 4.6,30.2,0.4 4.6,26,0.3 -4.6,26,0.3')),
  }
  const heel: Piece = {
    color: tone(color, -0.06),
    weave: 'knit',
    grain: 8,
    thick: 0.35,
    edge: 0.3,
    on: foot,
    outline: place(path('-4.4,7.6,1.6 -0.6,4.6,1.4 2,-1.5 -0.6,-1.5,3 -4.7,2,3')),
  }
  const toe: Piece = {
    color: tone(color, -0.06),
    weave: 'knit',
    grain: 8,
    thick: 0.35,
    edge: 0.3,
    on: foot,
    outline: place(path('12.4,7,0.6 15.2,6.2,3 17.5,2.6,2.4 14,-1.4,2.4 12,-1.4,0.4')),
  }
  return [foot, heel, toe, cuff]
}

/** Five pairs beside each other, each pair as one on another. */
function socks({ color, trim, third, more = [] }: Garment): Cut {
  const colors = [color, trim ?? color, third ?? color, ...more]
  return {
    pieces: colors.flatMap((one, index) => {
      const at = [(index - 2) * 14.5, index % 2 === 0 ? 0 : 1.5] as const
      return [
        ...sock(tone(one, -0.04), { degrees: -4, at: [at[0] + 1, at[1] + 0.8], up: index * 0.5 }),
        ...sock(one, { degrees: 0, at, up: index * 0.5 + 0.9 }),
      ]
    }),
  }
}

const FRINGE = Array.from({ length: 13 }, (_, index) => index)

/** A folded scarf: the lower half lies slanted, its other end comes over it; fringes at both ends. */
function muffler({ color }: Garment): Cut {
  const cloth = { color, weave: 'terry', grain: 14 } as const
  const end = (shade: Hex, { degrees, at, up: on }: Laid): readonly Piece[] => {
    const place = (outline: readonly Corner[]): readonly Corner[] => turned(outline, degrees, at)
    const panel: Piece = {
      ...cloth,
      color: shade,
      thick: 2.6,
      edge: 2.4,
      fold: 1.4,
      flow: -degrees,
      on,
      outline: place(path('-9.5,62,3 9.5,62,3 10,0,0.6 -10,0,0.6')),
    }
    const fringe = FRINGE.map((index): Piece => ({
      ...cloth,
      color: tone(shade, index % 2 === 0 ? 0.01 : -0.02),
      thick: 1.1,
      edge: 0.5,
      on,
      outline: place([
        [-9.6 + index * 1.56, 0.6],
        [-8.7 + index * 1.56, 0.6],
        [-8.6 + index * 1.6 + (index % 3) * 0.2, -8 - (index % 4) * 0.4, 0.4],
        [-9.5 + index * 1.6 + (index % 3) * 0.2, -8, 0.4],
      ]),
    }))
    return [panel, ...fringe]
  }
  const loop: Piece = {
    ...cloth,
    thick: 3.4,
    edge: 3,
    fold: 1,
    on: 2.6,
    outline: path('-24,58,8 -14,70,10 10,72,12 24,62,9 21,50,8 0,54,20 -18,46,8'),
  }
  const label: Piece = {
    color: '#ece3d2',
    weave: 'satin',
    thick: 0.5,
    on: 5.2,
    outline: turned(rectangle([-4.6, 6], [5, 2.4], 0.1), 12, [8, 0]),
  }
  return {
    pieces: [
      ...end(tone(color, -0.03), { degrees: -9, at: [-10, 4], up: 0 }),
      ...end(color, { degrees: 12, at: [8, 0], up: 2.2 }),
      loop,
      label,
    ],
  }
}

const HAND: readonly Corner[] = path(
  '-4.6,0,0.6 -4.4,9,2 -5.2,12.4 -5.4,19.6,0.9 -3.4,19.8,0.9 -3,13.2,0.4 -2.7,13.2,0.4 -2.6,22,1 -0.4,22.2,1 -0.2,13.4,0.4 0.1,13.4,0.4 0.4,22.4,1 2.6,22.2,1 2.6,13.2,0.4 2.9,13.2,0.4 3.6,20.6,1 5.6,20.2,1 5.2,11,1 5.4,9,1 9.6,13.4,1.1 11,12,1.1 7.4,5.4,2 5.2,2.6,1.4 4.8,0,0.6',
)

function hand(
  { color, trim }: Garment,
  isLeft: boolean,
  { degrees, at, up }: Laid,
): readonly Piece[] {
  const side = (outline: readonly Corner[]): readonly Corner[] =>
    turned(isLeft ? flip(outline) : outline, degrees, at)
  const glove: Piece = {
    color,
    weave: 'satin',
    thick: 1.7,
    edge: 1.1,
    fold: 0.25,
    on: up,
    outline: side(HAND),
  }
  const points = [-2.6, 0, 2.6].map((x): Piece => ({
    color: tone(color, -0.05),
    weave: 'satin',
    thick: 0.4,
    edge: 0.3,
    on: glove,
    outline: side(rectangle([x * 0.9, 9], [0.36, 5.4], 0.15)),
  }))
  const cuff: Piece = {
    color: trim ?? '#d9c7a6',
    weave: 'terry',
    grain: 7,
    thick: 1.2,
    edge: 0.9,
    on: glove,
    outline: side(path('-5,3.4,0.6 5.2,3.4,0.6 5.4,-1,0.8 -5.2,-1,0.8')),
  }
  return [glove, ...points, cuff]
}

function gloves(garment: Garment): Cut {
  return {
    pieces: [
      ...hand(garment, true, { degrees: 12, at: [-8.4, 0], up: 0 }),
      ...hand(garment, false, { degrees: -10, at: [4, -2.4], up: 1.6 }),
    ],
  }
}

export const SMALL = { socks, muffler, gloves }
