import type { Garment } from '../../src/wear.types.ts'
import type { Hex } from '../../src/finish.types.ts'
import type { Cut } from './garment.cut.ts'
import { both, path, rectangle, whole } from './garment.cut.ts'
import type { Line, Piece, Weave } from './garment.piece.ts'
import { tone } from './garment.piece.ts'

type Trousers = {
  readonly color: Hex
  readonly weave: Weave
  readonly waist: number
  readonly hem: readonly [within: number, out: number]
  readonly long: number
  readonly lines?: readonly Line[]
  readonly paint?: Piece['paint']
  readonly grain?: number
}

/** Two legs that overlap below the fly, and the band above them. */
function trousers({ color, weave, waist, hem, long, lines = [], paint, grain = 20 }: Trousers) {
  const cloth = { color, weave, grain, ...(paint === undefined ? {} : { paint }) } as const
  const top = long - 4
  const [right, left] = both<Piece>({
    ...cloth,
    thick: 2.3,
    fold: 1.2,
    outline: [
      [-0.5, top],
      [waist - 0.4, top],
      [waist + 3.4, top - 17, 12],
      [hem[1], 0, 1],
      [hem[0], -0.4, 1],
      [0.2, long - 30, 4],
    ],
    lines,
  })
  const band: Piece = {
    ...cloth,
    thick: 1.2,
    on: 1.4,
    outline: whole([
      [0, long - 0.8],
      [waist, long, 0.8],
      [waist + 0.4, long - 4.4, 0.6],
      [0, long - 5.2],
    ]),
  }
  const inside: Piece = {
    color: tone(color, -0.09),
    weave: 'fabric',
    thick: 0.8,
    outline: whole([
      [0, long + 1.4],
      [waist - 1, long + 0.6, 1],
      [waist - 0.6, long - 3],
      [0, long - 3],
    ]),
  }
  return { inside, left, right: { ...right, on: 0.5 }, band }
}

function denim({ color }: Garment): Cut {
  const thread = '#c98a3e'
  const sew = (points: Line['points']): Line => ({ kind: 'stitch', color: thread, points })
  const { inside, left, right, band } = trousers({
    color,
    weave: 'fabric',
    waist: 18,
    hem: [2.5, 25],
    long: 104,
    lines: [
      sew(path('8,100 9.6,94 14,91 20.6,90')),
      sew(path('8.6,100 10.2,94.6 14.4,91.8 20.6,90.8')),
      sew(path('2,3 25,3')),
      sew(path('20.6,82 24.3,4')),
    ],
    paint: (brush) => {
      const fade = brush.createLinearGradient(-26, 0, 26, 0)
      for (const [at, alpha] of [
        [0, 0],
        [0.25, 0.2],
        [0.5, 0],
        [0.75, 0.2],
        [1, 0],
      ] as const)
        fade.addColorStop(at, `rgba(214,228,240,${alpha})`)
      brush.fillStyle = fade
      brush.fillRect(-30, 0, 60, 92)
    },
  })
  const fly: Piece = {
    color,
    weave: 'fabric',
    thick: 0.5,
    on: right,
    outline: path('-1,100 3.6,100 3.4,84,2 0.8,77,2 -1,78'),
    lines: [sew(path('3,100 2.8,84 0.6,78')), sew(path('3.6,99 3.3,84'))],
  }
  const belt: Piece = {
    ...band,
    lines: [sew(path('-18,100.4 0,99.6 18,100.4')), sew(path('-18,103.2 0,102.4 18,103.2'))],
  }
  const loops = [-13, -6, 6, 13].map((x): Piece => ({
    color: tone(color, 0.03),
    weave: 'fabric',
    thick: 0.7,
    on: 2.4,
    outline: rectangle([x, 101.4], [1.5, 6], 0.4),
  }))
  return {
    pieces: [inside, left, right, fly, belt, ...loops],
    buttons: [{ at: [1.4, 101.4], on: belt, color: '#b98a3e', radius: 0.95, finish: 'metal' }],
  }
}

function slacks({ color }: Garment): Cut {
  const { inside, left, right, band } = trousers({
    color,
    weave: 'fabric',
    waist: 17.5,
    hem: [3.4, 19],
    long: 100,
    lines: [
      {
        kind: 'crease',
        color: tone(color, 0.08),
        points: path('11,84 11.6,50 11.2,0'),
      },
      { kind: 'seam', points: path('13.4,96 18.6,78') },
      { kind: 'crease', points: path('7,96 8.4,84') },
    ],
  })
  const fly: Piece = {
    color,
    weave: 'fabric',
    thick: 0.35,
    on: right,
    outline: path('-1,96 2.8,96 2.6,82,2 0.6,76,2 -1,77'),
  }
  const gathers = Array.from({ length: 8 }, (_, index) => index).flatMap((index) =>
    both<Piece>({
      color,
      weave: 'fabric',
      thick: 0.6,
      edge: 0.5,
      on: band,
      outline: rectangle([9 + index * 1.15, 97.6], [0.7, 4], 0.3),
    }),
  )
  return {
    pieces: [inside, left, right, fly, band, ...gathers],
    buttons: [{ at: [1.2, 97.3], on: band, color: tone(color, -0.1), radius: 0.8 }],
  }
}

function shorts({ color, trim }: Garment): Cut {
  const other = trim ?? color
  const { inside, left, right, band } = trousers({
    color,
    weave: 'pucker',
    waist: 18.5,
    hem: [2, 27],
    long: 47,
    grain: 16,
    lines: [
      { kind: 'seam', points: path('11,43 21.5,31') },
      { kind: 'stitch', points: path('1,3 28,3') },
    ],
    paint: (brush) => {
      brush.fillStyle = other
      for (let x = -32; x < 32; x += 2) brush.fillRect(x, -4, 1, 60)
    },
  })
  const gathers = Array.from({ length: 13 }, (_, index) => index - 6).map((index): Piece => ({
    color,
    weave: 'fabric',
    thick: 0.9,
    edge: 0.9,
    on: band,
    outline: rectangle([index * 2.75, 44.4], [1.8, 4.4], 0.8),
  }))
  const cords = both<Piece>({
    color: '#f4efe4',
    weave: 'fabric',
    thick: 0.9,
    edge: 0.5,
    on: 3.2,
    outline: path('0.2,43.6 1.2,43.8,0.4 4,31,1 3,29.6,0.3 2.2,31.2'),
  })
  return { pieces: [inside, left, right, band, ...gathers, ...cords] }
}

/** A skirt whose pleats spread from its band. */
export function skirtOf(color: Hex, weave: Weave): readonly Piece[] {
  const panel: Piece = {
    color,
    weave,
    thick: 2.4,
    fold: 0.3,
    outline: whole(path('0,80 19,80 44,3,4 20,-0.6,8 0,-1.4')),
  }
  const pleats = Array.from({ length: 11 }, (_, index) => index - 5).map((index): Piece => {
    const [top, foot] = [index * 3.2, index * 7.7]
    return {
      color: tone(color, index % 2 === 0 ? 0.012 : -0.012),
      weave,
      thick: 1.5,
      edge: 3,
      on: 1.9,
      outline: [
        [top - 1.4, 78],
        [top + 1.4, 78],
        [foot + 4.2, 1 + Math.abs(index) * 0.5, 1],
        [foot - 3.6, 1 + Math.abs(index) * 0.5, 1],
      ],
    }
  })
  const band: Piece = {
    color: tone(color, -0.03),
    weave,
    thick: 1.4,
    on: 2.6,
    outline: whole(path('0,84 18.6,84,0.6 19.2,77.6,0.6 0,77')),
  }
  return [panel, ...pleats, band]
}

export function pajamaLegs(color: Hex): readonly Piece[] {
  const { inside, left, right, band } = trousers({
    color,
    weave: 'pucker',
    waist: 18,
    hem: [2.4, 23],
    long: 92,
    grain: 26,
    lines: [{ kind: 'stitch', points: path('1,3 25,3') }],
  })
  return [inside, left, right, band]
}

export const BOTTOMS = { denim, slacks, shorts }
