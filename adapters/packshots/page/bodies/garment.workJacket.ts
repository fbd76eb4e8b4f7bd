import type { Garment } from '../../src/wear.types.ts'
import type { Cut } from './garment.cut.ts'
import { armholes, both, nape, path, rectangle, sleeve, whole } from './garment.cut.ts'
import type { Piece } from './garment.piece.ts'
import { tone } from './garment.piece.ts'

type Pair = readonly [number, number]

/** A patch pocket and its flap. */
function pocket(body: Piece, [x, y]: Pair, [wide, tall]: Pair): readonly Piece[] {
  const { color } = body
  const cloth = { color, weave: 'matte' } as const
  const bag: Piece = {
    ...cloth,
    color: tone(color, 0.02),
    thick: 1.1,
    on: body,
    outline: rectangle([x, y], [wide, tall], 1),
    lines: [
      {
        kind: 'stitch',
        points: [
          [x - wide / 2 + 0.7, y + tall / 2],
          [x - wide / 2 + 0.7, y - tall / 2 + 0.7],
          [x + wide / 2 - 0.7, y - tall / 2 + 0.7],
          [x + wide / 2 - 0.7, y + tall / 2],
        ],
      },
    ],
  }
  const top = y + tall / 2
  const flap: Piece = {
    ...cloth,
    color: tone(color, 0.035),
    thick: 1,
    on: bag,
    outline: [
      [x - wide / 2 - 0.4, top + 0.8, 0.3],
      [x + wide / 2 + 0.4, top + 0.8, 0.3],
      [x + wide / 2 + 0.2, top - 4.4, 0.8],
      [x, top - 6, 0.8],
      [x - wide / 2 - 0.2, top - 4.4, 0.8],
    ],
  }
  return [bag, flap]
}

export function workJacket({ color, trim }: Garment): Cut {
  const cloth = { color, weave: 'matte' } as const
  const cord = trim ?? '#4a3b2a'
  const body: Piece = {
    ...cloth,
    thick: 2.6,
    fold: 1.6,
    flow: 12,
    on: 0.4,
    outline: whole(path('0,64 8,72 24,68,2 28,46,1 29,0,1 0,-0.4')),
    lines: [...armholes('23,68 24.4,57 28,46'), { kind: 'stitch', points: path('-29,2.4 29,2.4') }],
  }
  const front: Piece = {
    ...cloth,
    thick: 0.8,
    on: body,
    outline: rectangle([0, 31], [5.4, 64]),
    lines: [{ kind: 'stitch', points: path('2,0 2,62') }],
  }
  const pockets = [13.6, -13.6].flatMap((x) => [
    ...pocket(body, [x, 14.6], [16, 18]),
    ...pocket(body, [x, 45], [12, 13]),
  ])
  const collars = both<Piece>({
    color: cord,
    weave: 'cord',
    grain: 12,
    thick: 1.6,
    on: body,
    outline: path('0.6,63.6 8.6,74.4,1.4 11,71.6,1 12.4,60.6,0.6 7.6,57.6,1.4'),
  })
  const brass = { color: '#b98a3e', radius: 0.9, finish: 'metal' } as const
  return {
    hanger: 72,
    pieces: [
      ...nape(color, [8.2, 72.4, 60]),
      ...sleeve(
        { ...cloth, thick: 2.4 },
        { top: [23.6, 68.2], pit: [27.6, 45], out: [44.5, 14], within: [34, 11], cuff: 5 },
      ),
      body,
      front,
      ...pockets,
      ...collars,
    ],
    buttons: [
      ...[54, 42, 30, 18, 6].map((y) => ({ at: [0, y] as const, on: front, ...brass })),
      ...[13.6, -13.6].flatMap((x) => [
        { at: [x, 19.4] as const, on: body, ...brass },
        { at: [x, 47.2] as const, on: body, ...brass },
      ]),
    ],
  }
}
