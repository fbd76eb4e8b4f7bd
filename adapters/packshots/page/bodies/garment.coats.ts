import type { Garment } from '../../src/wear.types.ts'
import type { Cut } from './garment.cut.ts'
import { armholes, both, nape, path, rectangle, sleeve, strip, whole } from './garment.cut.ts'
import type { Piece } from './garment.piece.ts'
import { tone } from './garment.piece.ts'

function coat({ color }: Garment): Cut {
  const cloth = { color, weave: 'fabric' } as const
  const body: Piece = {
    ...cloth,
    thick: 2.8,
    fold: 1,
    on: 0.4,
    outline: whole(path('0,52 5,66 8,82 23,77,3 27.5,54,1 30,0,1 0,-0.6')),
    lines: [...armholes('22,77 23,66 27.5,54')],
  }
  const front: Piece = {
    ...cloth,
    thick: 0.9,
    on: body,
    outline: path('-4,50,1 4,55,2 8,60 8,0 -4,-0.6,1.4'),
  }
  const lapels = both<Piece>({
    ...cloth,
    color: tone(color, 0.02),
    thick: 1.1,
    on: front,
    outline: path('1,49.6,0.6 5.4,64 7.6,72 10.6,70.4,0.2 17.4,67.4,0.6 13.4,59,4'),
    lines: [{ kind: 'seam', points: path('1.6,51 12.6,59.4 16.6,67.4 10.6,70') }],
  })
  const collars = both<Piece>({
    ...cloth,
    color: tone(color, 0.035),
    thick: 1.3,
    on: body,
    outline: path('6.2,69.6 4.6,76 8,84.4,2 11.4,82.6,1 15.6,73.6,0.5 10.6,71.2,0.4'),
  })
  const welts = both<Piece>({
    ...cloth,
    thick: 0.9,
    on: body,
    outline: path('10.5,30,0.3 23,32.4,0.3 23.6,29.2,0.3 11,26.8,0.3'),
  })
  return {
    hanger: 82,
    pieces: [
      ...nape(color, [8.4, 83, 52]),
      ...sleeve(
        { ...cloth, thick: 2.6, fold: 1 },
        { top: [22.6, 77.2], pit: [27, 53], out: [42, 20], within: [32, 17], cuff: 7 },
      ),
      body,
      front,
      ...welts,
      ...lapels,
      ...collars,
    ],
    buttons: [45, 33, 21].map((y) => ({
      at: [-0.4, y] as const,
      on: front,
      color: '#3b2a1e',
      radius: 1.5,
      finish: 'gloss' as const,
    })),
  }
}

function padding({ color }: Garment): Cut {
  const cloth = { color, weave: 'satin', rows: 8.6 } as const
  const body: Piece = {
    ...cloth,
    thick: 5,
    edge: 6,
    on: 0.4,
    outline: whole(path('0,105 9,107 23,103,4 28,80,1 31,2,3 0,0')),
  }
  const hood: Piece = {
    color: tone(color, -0.02),
    weave: 'satin',
    thick: 5,
    edge: 6,
    on: 0.4,
    outline: whole(path('0,130 8,129,6 14,120,8 12,104,3 0,100')),
  }
  const within: Piece = {
    color: tone(color, -0.06),
    weave: 'satin',
    thick: 0.6,
    on: 3.4,
    outline: whole(path('0,125 6,124,5 9.4,114,6 5,101,3 0,99.6')),
  }
  const zip: Piece = {
    color: tone(color, -0.06),
    weave: 'fabric',
    thick: 0.7,
    on: 5,
    outline: rectangle([0, 52], [2.6, 104]),
    lines: [{ kind: 'zip', points: path('0,1 0,103') }],
  }
  const pockets = both<Piece>({
    color: tone(color, -0.05),
    weave: 'satin',
    thick: 1,
    on: 4.8,
    outline: path('13.4,62,0.4 15,62.4,0.4 20.6,46,0.4 19,45.4,0.4'),
  })
  return {
    pieces: [
      ...sleeve(
        { ...cloth, thick: 4.4, fold: 0 },
        { top: [23, 102.6], pit: [27.6, 78], out: [46, 46], within: [35, 42], cuff: 4 },
      ),
      hood,
      body,
      within,
      zip,
      ...pockets,
    ],
    buttons: [{ at: [0, 98], on: zip, color: '#b9b4a8', radius: 0.9, finish: 'metal' }],
  }
}

function vest({ color, trim }: Garment): Cut {
  const rows = 6.2
  const body: Piece = {
    color,
    weave: 'satin',
    rows,
    thick: 3.6,
    edge: 4,
    on: 0.4,
    outline: whole(path('0,38 7.4,61 18,59,3 20,46,6 26,36,2 26.5,1,2 0,0')),
  }
  const band = trim ?? '#cdd2d6'
  const bands = both<Piece>({
    color: band,
    weave: 'satin',
    thick: 0.9,
    on: 4,
    outline: path('13,59.6 17,59 12.8,1.2 8.8,1'),
  })
  const belt: Piece = {
    color: band,
    weave: 'satin',
    thick: 0.9,
    on: 4,
    outline: rectangle([0, 20], [50.4, 4], 0.2),
  }
  const zip: Piece = {
    color: tone(color, -0.06),
    weave: 'fabric',
    thick: 0.8,
    on: 3.6,
    outline: rectangle([0, 18.6], [2.4, 37.6]),
    lines: [{ kind: 'zip', points: path('0,0 0,37') }],
  }
  const edge = both<Piece>({
    color: tone(color, -0.06),
    weave: 'fabric',
    thick: 1.2,
    on: 3,
    outline: strip(path('0,36.6 7.6,61.4'), 1.3),
  })
  const back: Piece = {
    color: tone(color, -0.08),
    weave: 'satin',
    rows,
    thick: 2,
    outline: whole(path('0,61 8,62,2 9,58 2,34 0,34')),
  }
  return {
    pieces: [back, body, ...bands, belt, ...edge, zip],
    buttons: [{ at: [0, 35.6], on: zip, color: '#b9b4a8', radius: 0.8, finish: 'metal' }],
  }
}

export const COATS = { coat, padding, vest }
