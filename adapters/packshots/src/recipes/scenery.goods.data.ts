import type { Body, Cloth, Ware } from '../body.types.ts'
import type { Hex } from '../finish.types.ts'

export const MUG: Body = {
  kind: 'ware',
  profile: 'mug',
  width: 8.8,
  height: 9,
  surface: { color: '#e9e1d3', finish: 'speckle' },
  content: { color: '#2f1a10', level: 0.88 },
}

export function plate(color: Hex, width: number): Ware {
  return {
    kind: 'ware',
    profile: 'plate',
    width,
    height: width * 0.11,
    surface: { color, finish: 'glaze' },
  }
}

export const CELADON: Body = {
  kind: 'teapot',
  width: 18,
  height: 12,
  surface: { color: '#9db8a4', finish: 'glaze' },
}

export function folded(color: Hex, weave: 'terry' | 'knit' | 'plain', layers = 3): Cloth {
  return { kind: 'cloth', width: 34, depth: 26, layers, thickness: 4, weave, color }
}
