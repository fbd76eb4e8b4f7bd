import type { Body, Produce } from '../body.types.ts'
import type { Hex } from '../finish.types.ts'
import type { Placed, StoreRecipes } from '../recipe.types.ts'

/** Centimetres to the right and to the front, and degrees turned to the left. */
export type At = readonly [x: number, z: number, turn?: number]

export function at(body: Body, [x, z, turn = 0]: At = [0, 0]): Placed {
  return { body, x, z, turn }
}

/** The things of a store's recipe, moved to their place among others. */
export function from({ recipes }: StoreRecipes, key: string, [x, z]: At): readonly Placed[] {
  const recipe = recipes[key]
  if (recipe === undefined) throw new Error(`There is no recipe ${key}`)
  return recipe.things.map((thing) => ({ ...thing, x: (thing.x ?? 0) + x, z: (thing.z ?? 0) + z }))
}

export function fruit(
  kind: Produce['fruit'],
  over: Pick<Produce, 'size' | 'count' | 'color'> & Partial<Produce>,
): Produce {
  return { kind: 'produce', fruit: kind, holder: 'none', ...over }
}

export const TANGERINE = { size: 6.5, color: '#f08a1d', blush: '#e9a02c' } as const
export function bowl(color: Hex, width: number): Body {
  return {
    kind: 'ware',
    profile: 'bowl',
    width,
    height: width * 0.46,
    surface: { color, finish: 'glaze' },
  }
}

export function plate(color: Hex, width: number): Body {
  return {
    kind: 'ware',
    profile: 'plate',
    width,
    height: width * 0.11,
    surface: { color, finish: 'glaze' },
  }
}

export function cup(color: Hex): Body {
  return {
    kind: 'ware',
    profile: 'cup',
    width: 7.4,
    height: 5.4,
    surface: { color, finish: 'glaze' },
    content: { color: '#b58a3c', level: 0.8 },
  }
}

export const CASSEROLE: Body = {
  kind: 'pan',
  profile: 'casserole',
  width: 24,
  height: 12,
  surface: { color: '#5f7480', finish: 'gloss' },
  inside: { color: '#efe9df', finish: 'glaze' },
  handle: { color: '#c9a56a', finish: 'metal' },
}

export const OLIVE_TREE: Body = {
  kind: 'plant',
  leaf: 'round',
  width: 34,
  height: 58,
  green: '#66805c',
  pot: { color: '#c6714d', finish: 'ceramic' },
}

export const PALM: Body = {
  kind: 'plant',
  leaf: 'split',
  width: 46,
  height: 64,
  green: '#3f6b42',
  pot: { color: '#e4ddd1', finish: 'ceramic' },
}

export const TONGUE_FERN: Body = {
  kind: 'plant',
  leaf: 'long',
  width: 24,
  height: 42,
  green: '#55764f',
  pot: { color: '#55575a', finish: 'matte' },
}

export const HERB: Body = {
  kind: 'plant',
  leaf: 'small',
  width: 17,
  height: 22,
  green: '#6f8a5a',
  pot: { color: '#d9cfc0', finish: 'ceramic' },
}

export function vase(profile: 'moon' | 'column' | 'neck' | 'onggi', color: Hex, size: At): Body {
  const [width, height] = size
  return { kind: 'vase', profile, width, height, surface: { color, finish: 'glaze' } }
}
