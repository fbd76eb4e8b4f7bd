import type { Garment } from '../../src/wear.types.ts'
import type { Corner } from '../scene/shape.ts'
import type { Button, Cut } from './garment.cut.ts'
import { armholes, both, nape, path, rectangle, sleeve, whole } from './garment.cut.ts'
import type { Piece } from './garment.piece.ts'
import { tone } from './garment.piece.ts'

const SCOOP: readonly Corner[] = path('0,60.5 6.6,61,5 9.6,70.4')

function tee({ color, trim, cut }: Garment): Cut {
  const cloth = { color, weave: 'fabric' } as const
  const body: Piece = {
    ...cloth,
    thick: 2.4,
    fold: 1.5,
    flow: 8,
    on: 0.3,
    outline: whole([...SCOOP, [24.5, 66, 2], [26.5, 47, 1], [27, 0, 1.5], [0, -0.6]]),
    lines: [
      { kind: 'stitch', points: path('-26.6,2.2 26.6,2.2') },
      ...armholes('22.6,66 23.6,56 26.5,47'),
    ],
    ...(cut === 'bandedTee'
      ? {
          paint: (brush) => {
            brush.fillStyle = trim ?? color
            brush.fillRect(-40, 33, 80, 15)
            brush.fillStyle = tone(color, -0.12)
            brush.fillRect(-40, 32.8, 80, 0.4)
            brush.fillRect(-40, 47.8, 80, 0.4)
          },
        }
      : {}),
  }
  const rib: Piece = {
    color: cut === 'bandedTee' ? color : tone(color, -0.02),
    weave: 'rib',
    grain: 9,
    thick: 0.7,
    on: body,
    outline: whole(path('0,61.2 6.2,61.7,4.6 9,71 11.6,70 8.4,59.2,6 0,58.2')),
  }
  return {
    pieces: [
      ...nape(color, [8.8, 71, 58]),
      ...sleeve(cloth, {
        top: [24, 66.4],
        pit: [26.2, 47],
        out: [41.5, 49.5],
        within: [34.5, 41.5],
      }),
      body,
      rib,
    ],
  }
}

/** Two points of a collar that lie on the chest. */
function collar(
  color: Garment['color'],
  on: Piece,
  [half, top, long]: readonly [number, number, number],
): readonly Piece[] {
  return both<Piece>({
    outline: [
      [0.4, top - 7.5],
      [half + 1.2, top + 1.6, 1],
      [half + 2.4, top - 1, 1],
      [half + 1, top - long - 4, 0.3],
    ],
    color: tone(color, 0.015),
    weave: 'fabric',
    thick: 0.9,
    on,
    lines: [
      {
        kind: 'stitch',
        points: [
          [1.2, top - 8],
          [half + 0.8, top - long - 3.2],
          [half + 1.8, top - 1],
        ],
      },
    ],
  })
}

function chestPocket(body: Piece): Piece {
  return {
    color: body.color,
    weave: body.weave,
    thick: 0.6,
    on: body,
    outline: path('7,56,0.3 18,56,0.3 18,44,0.5 12.5,42,0.4 7,44,0.5'),
    lines: [{ kind: 'stitch', points: path('7.5,54.2 17.5,54.2') }],
  }
}

function shirt({ color, trim }: Garment): Cut {
  const cloth = { color, weave: 'fabric' } as const
  const body: Piece = {
    ...cloth,
    thick: 2.2,
    fold: 1.7,
    flow: 6,
    on: 0.3,
    outline: whole(path('0,68 7.5,76.5 23,72,2 27,52,1 28,9,3 20,2,8 0,0')),
    lines: [...armholes('22,72 23.4,62 27,52')],
  }
  const placket: Piece = {
    ...cloth,
    thick: 0.7,
    on: body,
    outline: rectangle([0, 34], [3.6, 67]),
    lines: [
      { kind: 'stitch', points: path('-1.3,0 -1.3,68') },
      { kind: 'stitch', points: path('1.3,0 1.3,68') },
    ],
  }
  const points = collar(color, body, [8, 75.4, 7])
  const shell = trim ?? '#f1ede2'
  const buttons: readonly Button[] = [
    ...[62, 53, 44, 35, 26, 17, 8].map((y) => ({ at: [0, y] as const, on: placket, color: shell })),
    { at: [7.9, 65.6], on: body, color: shell, radius: 0.45 },
    { at: [-7.9, 65.6], on: body, color: shell, radius: 0.45 },
  ]
  return {
    hanger: 75,
    pieces: [
      ...nape(color, [8, 76.6, 64]),
      ...sleeve(cloth, {
        top: [22.6, 72.2],
        pit: [26.8, 51],
        out: [44, 18],
        within: [35, 15],
        cuff: 6,
      }),
      body,
      placket,
      chestPocket(body),
      ...points,
    ],
    buttons,
  }
}

function blouse({ color }: Garment): Cut {
  const cloth = { color, weave: 'satin' } as const
  const tucks = Array.from({ length: 7 }, (_, index) => 3.2 + index * 1.7)
  const body: Piece = {
    ...cloth,
    thick: 2.2,
    fold: 2,
    flow: 3,
    on: 0.3,
    outline: whole(path('0,61.5 6,62.5,4 8,66 21,62,3 24.5,43,1 26,0,2 0,-0.6')),
    lines: [...armholes('20.4,62 21.4,52 24.5,43')],
  }
  const pleats = tucks.flatMap((x) =>
    both<Piece>({
      ...cloth,
      color: tone(color, 0.02),
      thick: 0.75,
      edge: 0.5,
      on: body,
      outline: rectangle([x, 48.5 - x * 0.12], [1, 25 - x * 0.3], 0.3),
    }),
  )
  const band: Piece = {
    ...cloth,
    thick: 0.9,
    on: body,
    outline: whole(path('0,62.4 6,63.2,4 7.6,69.4,0.6 9.4,68,0.6 7.6,60.6,5 0,59.2')),
  }
  const placket: Piece = { ...cloth, thick: 0.6, on: body, outline: rectangle([0, 30], [2.8, 60]) }
  return {
    pieces: [
      ...nape(color, [7.6, 68.6, 56]),
      ...sleeve(
        { ...cloth, fold: 2 },
        { top: [20.6, 62.4], pit: [24.3, 42], out: [43, 15], within: [33.5, 11], cuff: 5 },
      ),
      body,
      placket,
      ...pleats,
      band,
    ],
    buttons: [54, 44, 34, 24, 14].map((y) => ({
      at: [0, y] as const,
      on: placket,
      color: '#f4efe6',
      radius: 0.5,
    })),
  }
}

export const TOPS = { tee, bandedTee: tee, shirt, blouse }
