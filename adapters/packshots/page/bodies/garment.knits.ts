import type { Garment } from '../../src/wear.types.ts'
import type { Cut } from './garment.cut.ts'
import { armholes, both, nape, path, sleeve, strip, whole } from './garment.cut.ts'
import type { Piece } from './garment.piece.ts'
import { tone } from './garment.piece.ts'

/** The body, the sleeves and the ribbed hem of knitted wool. */
function knitted(
  color: Garment['color'],
  [grain, rib]: readonly [number, number],
  outline: Piece['outline'],
) {
  const cloth = { color, weave: 'knit', grain } as const
  const ribbed = { color: tone(color, -0.015), weave: 'rib', grain: rib } as const
  const body: Piece = {
    ...cloth,
    thick: 2.6,
    fold: 1,
    on: 0.3,
    outline: whole(outline),
    lines: [...armholes('20.4,63 21.4,52 25,43')],
  }
  const hem: Piece = {
    ...ribbed,
    thick: 1.6,
    on: 0.3,
    outline: whole(path('0,5.4 24.8,5.4,0.4 23.4,0,1 0,-0.4')),
  }
  const arms = sleeve(
    { ...cloth, thick: 2.3 },
    { top: [20.4, 63.4], pit: [24.8, 42], out: [40, 12], within: [32, 9], cuff: 6.5 },
  )
  return { ribbed, arms, body, hem }
}

function highneck({ color }: Garment): Cut {
  const outline = path('0,66 8,67.5,2 21,63,3 25,43,1 25,4,1 0,4')
  const { ribbed, arms, body, hem } = knitted(color, [13, 11], outline)
  const neck: Piece = {
    ...ribbed,
    thick: 2.4,
    on: 0.4,
    outline: whole(path('0,75.6 7,76,1.6 7.8,66.4,2 0,63.8')),
  }
  const fold: Piece = {
    ...ribbed,
    thick: 0.8,
    on: neck,
    outline: whole(path('0,75.8 7.2,76.2,1.8 7.5,70.6,0.8 0,69.2')),
  }
  return { pieces: [...arms, body, hem, neck, fold] }
}

function cardigan({ color }: Garment): Cut {
  const outline = path('0,34 7,60,8 8.5,65 21,61,3 26,42,1 26,4,1 0,4')
  const { ribbed, arms, body, hem } = knitted(color, [18, 14], outline)
  const band: Piece = {
    ...ribbed,
    thick: 1,
    on: body,
    outline: strip(path('1.8,0 1.8,33 8.6,60,8 10,65.4'), 3.4),
  }
  return {
    pieces: [...nape(color, [8.4, 65.6, 40]), ...arms, body, hem, ...both(band)],
    buttons: [31, 23, 15, 7].map((y) => ({
      at: [0.2, y] as const,
      on: body,
      color: '#8a5f3c',
      radius: 1.1,
      finish: 'wood' as const,
    })),
  }
}

export const KNITS = { highneck, cardigan }
