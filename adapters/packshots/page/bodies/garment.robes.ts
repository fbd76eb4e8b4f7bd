import type { Garment } from '../../src/wear.types.ts'
import type { Corner } from '../scene/shape.ts'
import type { Cut } from './garment.cut.ts'
import { armholes, both, nape, path, rectangle, sleeve, strip, whole } from './garment.cut.ts'
import type { Piece } from './garment.piece.ts'
import { tone } from './garment.piece.ts'

/** Knotted ends of a belt that hang down. */
function beltOf(
  color: Garment['color'],
  on: Piece,
  [y, half, wide]: readonly [number, number, number],
): readonly Piece[] {
  const base = { color: tone(color, -0.03), weave: 'fabric' } as const
  const round: Piece = { ...base, thick: 1, on, outline: rectangle([0, y], [half * 2, wide], 0.4) }
  const ends = [-1, 1].map((way): Piece => ({
    ...base,
    thick: 1,
    on: round,
    outline: [
      [way * 0.4, y + 1],
      [way * (wide * 0.6), y - 3, 1],
      [way * (wide * 1.05), y - 26 + way * 3, 0.5],
      [way * (wide * 0.15), y - 27 + way * 3, 0.5],
    ],
  }))
  const loops = both<Piece>({
    ...base,
    thick: 1.8,
    edge: 1.6,
    on: round,
    outline: [
      [0.6, y + 0.8],
      [wide * 1.7, y + 2.6, 1.2],
      [wide * 1.9, y - 1.4, 1.2],
      [0.8, y - 0.8],
    ],
  })
  const knot: Piece = {
    ...base,
    thick: 2.4,
    edge: 2,
    on: round,
    outline: rectangle([0, y], [wide * 0.75, wide * 0.95], 1),
  }
  return [round, ...ends, ...loops, knot]
}

function shirtDress({ color }: Garment): Cut {
  const cloth = { color, weave: 'fabric' } as const
  const body: Piece = {
    ...cloth,
    thick: 2.4,
    fold: 2.2,
    on: 0.4,
    outline: whole(path('0,109 7.6,117.6 21.6,113,2 26,92,1 23,74,6 30,40,20 37,1,2 0,-1')),
    lines: [...armholes('20.6,113 22,102 26,92')],
  }
  const placket: Piece = {
    ...cloth,
    thick: 0.7,
    on: body,
    outline: rectangle([0, 54], [3.8, 109]),
    lines: [{ kind: 'stitch', points: path('1.4,0 1.4,108') }],
  }
  const collars = both<Piece>({
    ...cloth,
    color: tone(color, 0.02),
    thick: 1,
    on: body,
    outline: path('0.4,108.6 9.2,119,1 10.6,116.4,1 9.6,103.6,0.4'),
  })
  return {
    hanger: 117,
    pieces: [
      ...nape(color, [8, 118, 104]),
      ...sleeve(cloth, {
        top: [21.2, 113.2],
        pit: [25.6, 91],
        out: [41, 64],
        within: [32.5, 60],
        cuff: 6,
      }),
      body,
      placket,
      ...collars,
      ...beltOf(color, body, [74, 23.4, 4]),
    ],
    buttons: [104, 94, 84, 64, 54, 44, 34, 24, 14].map((y) => ({
      at: [0, y] as const,
      on: placket,
      color: '#efe4d0',
      radius: 0.7,
    })),
  }
}

function robe({ color, trim }: Garment): Cut {
  const cloth = { color, weave: 'waffle', grain: 24 } as const
  const body: Piece = {
    ...cloth,
    thick: 3,
    fold: 1.6,
    on: 0.4,
    outline: whole(path('0,84 8,117 24,113,3 28,88,1 31,1,2 0,-0.6')),
  }
  const lapel: readonly Corner[] = path('-2,70 5,96,10 8.4,118.6')
  const front: Piece = {
    ...cloth,
    thick: 1,
    on: body,
    outline: path('-3,78 3,86 8,92 10,0 -5,-0.6,1'),
  }
  const shawl = both<Piece>({
    ...cloth,
    color: tone(color, 0.02),
    thick: 2,
    edge: 2,
    on: body,
    outline: strip(lapel, -8.6, { from: 2, to: -5 }),
  })
  const piping = both<Piece>({
    color: trim ?? color,
    weave: 'satin',
    thick: 0.8,
    edge: 0.5,
    on: 5.4,
    outline: strip(path('2.8,72.6 13,94,10 14.4,115.6'), -0.9),
  })
  const pockets = both<Piece>({
    ...cloth,
    thick: 1.3,
    on: body,
    outline: rectangle([18, 46], [15, 18], 1),
    paint: (brush) => {
      brush.fillStyle = trim ?? color
      brush.fillRect(-40, 52.4, 80, 0.9)
    },
  })
  return {
    pieces: [
      ...nape(color, [8.4, 118, 80]),
      ...sleeve(
        { ...cloth, thick: 2.8 },
        { top: [23.6, 113.2], pit: [27.6, 87], out: [51, 60], within: [38, 54], cuff: 8 },
      ),
      body,
      front,
      ...pockets,
      ...shawl,
      ...piping,
      ...beltOf(color, body, [72, 28.8, 5.4]),
    ],
  }
}

export const ROBES = { shirtDress, robe }
