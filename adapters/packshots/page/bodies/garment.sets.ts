import type { Garment } from '../../src/wear.types.ts'
import type { Corner } from '../scene/shape.ts'
import { pajamaLegs, skirtOf } from './garment.bottoms.ts'
import type { Cut } from './garment.cut.ts'
import { armholes, both, nape, path, rectangle, sleeve, strip, whole } from './garment.cut.ts'
import type { Piece } from './garment.piece.ts'
import { tone } from './garment.piece.ts'

/** The piece, moved. */
function moved(piece: Piece, [dx, dy, up]: readonly [number, number, number]): Piece {
  const { on = 0, paint } = piece
  return {
    ...piece,
    outline: piece.outline.map(([x, y, round = 0]): Corner => [x + dx, y + dy, round]),
    on: typeof on === 'number' ? on + up : moved(on, [dx, dy, up]),
    lines: (piece.lines ?? []).map((line) => ({
      ...line,
      points: line.points.map(([x, y]): Corner => [x + dx, y + dy]),
    })),
    ...(paint === undefined
      ? {}
      : {
          paint: (brush) => {
            brush.save()
            brush.translate(dx, dy)
            paint(brush)
            brush.restore()
          },
        }),
  }
}

/** A short jacket with wide sleeves, its collar lapped left over right, above the skirt. */
function hanbok({ color, trim }: Garment): Cut {
  const cloth = { color, weave: 'satin' } as const
  const jacket: Piece = {
    ...cloth,
    thick: 2.2,
    fold: 1.2,
    on: 3.4,
    outline: whole(path('0,112 7.4,121 21,119,3 26,96,2 25,78,2 10,75.6,8 0,75')),
    lines: [...armholes('20.4,119 21.6,96')],
  }
  const arms = both<Piece>({
    ...cloth,
    thick: 2.2,
    fold: 1.4,
    flow: 62,
    on: 2.4,
    outline: path('14,119.4 24,118.4,2 57,100,1 52,84,3 42,84,8 25.6,95,4 16,96'),
  })
  const lap: Piece = {
    ...cloth,
    thick: 0.9,
    on: jacket,
    outline: path('-12,76 -11,90,4 1,108 8,116 10,76,2'),
  }
  const under = strip(path('1.8,103 -8,121.6'), -5.4)
  const over = strip(path('-11.4,88 -6,97,6 2.4,107,6 8.2,121.8'), -5.6, { from: -3 })
  const white = strip(path('-9.6,92.4 -6,97,6 2.4,107,6 8.2,121.8'), -1.9)
  const collar = { color: tone(color, -0.035), weave: 'satin', thick: 1 } as const
  return {
    pieces: [
      ...skirtOf(trim ?? '#efe4cc', 'satin'),
      ...nape(color, [7.6, 121, 104]).map((piece) => ({
        ...piece,
        ...(typeof piece.on === 'object' ? {} : { on: 3 }),
      })),
      ...arms,
      jacket,
      { ...collar, on: jacket, outline: under },
      {
        color: '#fbf9f3',
        weave: 'satin',
        thick: 1.4,
        on: jacket,
        outline: strip(path('-0.6,107 -8,121.6'), -1.9),
      },
      lap,
      { ...collar, thick: 1.2, on: lap, outline: over },
      { color: '#fbf9f3', weave: 'satin', thick: 1.8, edge: 0.8, on: lap, outline: white },
    ],
    buttons: [{ at: [-10.6, 87], on: lap, color: '#d8c9a8', radius: 0.9 }],
  }
}

/** The shirt of a set and its trousers beside it. */
function pajamas({ color }: Garment): Cut {
  const cloth = { color, weave: 'pucker', grain: 26 } as const
  const pipe = tone(color, -0.16)
  const body: Piece = {
    ...cloth,
    thick: 2.6,
    fold: 1.4,
    on: 0.4,
    outline: whole(path('0,58 7,68 21,64,2 25.5,44,1 26,0,1 0,-0.4')),
  }
  const front: Piece = { ...cloth, thick: 0.8, on: body, outline: rectangle([0, 28.6], [4, 58]) }
  const edge: Piece = {
    color: pipe,
    weave: 'satin',
    thick: 1,
    edge: 0.5,
    on: body,
    outline: rectangle([2.2, 28.6], [0.7, 58], 0.2),
  }
  const collars = both<Piece>({
    ...cloth,
    color: tone(color, 0.02),
    thick: 1.3,
    on: body,
    outline: path('0.6,57.6 8,70,1.4 10.6,67,1 13,57,3 8.6,53,3'),
  })
  const pocket: Piece = {
    ...cloth,
    thick: 0.9,
    on: body,
    outline: rectangle([14, 38], [10, 11], 0.8),
    paint: (brush) => {
      brush.fillStyle = pipe
      brush.fillRect(8, 41.9, 12, 0.7)
    },
  }
  const top = [
    ...nape(color, [7.4, 68.4, 54]),
    ...sleeve(cloth, {
      top: [20.8, 64.2],
      pit: [25.2, 43],
      out: [40, 20],
      within: [31.5, 16.5],
      cuff: 4,
    }),
    body,
    front,
    edge,
    pocket,
    ...collars,
  ]
  return {
    pieces: [...pajamaLegs(color).map((piece) => moved(piece, [46, -24, 0])), ...top],
    buttons: [50, 38, 26, 14].map((y) => ({ at: [0, y], on: front, color: '#f6f1e6' })),
  }
}

function trunk(color: Garment['color']): readonly Piece[] {
  const dark = tone(color, -0.08)
  const body: Piece = {
    color,
    weave: 'satin',
    thick: 2,
    fold: 0.6,
    on: 0.3,
    outline: whole(path('0,27 17.4,27 21,4,1 4.4,1.4,1 2.6,8,1.4 0,8.4')),
    lines: [
      {
        kind: 'stitch',
        color: dark,
        points: path('20.6,5.6 4.6,3.2'),
      },
      {
        kind: 'stitch',
        color: dark,
        points: path('-20.6,5.6 -4.6,3.2'),
      },
    ],
  }
  const pouch: Piece = {
    color,
    weave: 'satin',
    thick: 1.7,
    edge: 3,
    on: 1,
    outline: whole(path('0,26.6 5.4,26.6 6.4,17,4 2.6,8.6,2 0,8')),
  }
  const band: Piece = {
    color: tone(color, -0.05),
    weave: 'rib',
    grain: 9,
    thick: 1.2,
    on: 1.4,
    outline: whole(path('0,30.4 17.2,31,0.5 17.8,26.6,0.4 0,26')),
  }
  return [body, pouch, band]
}

/** Three pairs of trunks beside each other, the middle one lower. */
function drawers({ color, trim, third }: Garment): Cut {
  const three = [color, trim ?? color, third ?? color]
  return {
    pieces: three.flatMap((one, index) =>
      trunk(one).map((piece) =>
        moved(piece, [(index - 1) * 31, index === 1 ? -27 : 0, index === 1 ? 0.6 : 0]),
      ),
    ),
  }
}

export const SETS = { hanbok, pajamas, drawers }
