import type { Hex } from '../finish.types.ts'
import type { Placed, SceneryRecipe, View } from '../recipe.types.ts'
import { SALGYEOL_RECIPES } from './salgyeol.data.ts'
import {
  at,
  bowl,
  CASSEROLE,
  CELADON,
  folded,
  from,
  fruit,
  GRAPE,
  jar,
  KEYBOARD,
  lamp,
  MUG,
  OLIVE_TREE,
  print,
  SPEAKER,
  TEAPOT,
  TOMATO,
  TONGUE_FERN,
} from './scenery.goods.data.ts'

/** The ground that a root shares with all of its middle ones. */
const GROUNDS = {
  food: '#f6dfc0',
  drink: '#dde6d6',
  beauty: '#e6ddeb',
  living: '#e2dfd8',
  kitchen: '#f3e6be',
  digital: '#d6e2ec',
  plant: '#d8e8dc',
} as const satisfies Record<string, Hex>

function circle(
  root: keyof typeof GROUNDS,
  things: readonly Placed[],
  camera: View['camera'] = 'angle',
): SceneryRecipe {
  const color = GROUNDS[root]
  return { things, ground: { floor: 'paper', color, wall: color }, camera, shape: 'circle' }
}

/** The circles of categories: one thing each, that is known at a glance. */
export const CATEGORIES: Readonly<Record<string, SceneryRecipe>> = {
  'category-fruit': circle('food', [at(fruit('grape', { ...GRAPE, count: 26 }))]),
  'category-field': circle('food', [
    at(fruit('tomato', { ...TOMATO, count: 13, holder: 'basket' })),
  ]),
  'category-pantry': circle('food', [at(jar('꿀', '#d8891c', 'liquid'))]),
  'category-drink': circle('drink', [at(CELADON, [0, 0, 20])]),
  'category-coffee': circle('drink', [at(MUG, [0, 0, -30])], 'above'),
  'category-tea': circle('drink', [at(TEAPOT, [0, 0, 20])]),
  'category-liquor': circle('drink', [
    at({
      kind: 'bottle',
      profile: 'soju',
      width: 6.6,
      height: 22,
      surface: { color: '#cfe3d6', finish: 'glass' },
      cap: { color: '#1d1a18', finish: 'satin' },
      content: { color: '#e6efe8', level: 0.72 },
      label: print(['소주'], '#2b2622', { font: 'myeongjo', paper: '#f8f3e9' }),
    }),
  ]),
  'category-beverage': circle('drink', [at(jar('유자청', '#e2a929', 'liquid'))]),
  'category-beauty': circle('beauty', from(SALGYEOL_RECIPES, 'ceramide-lotion', [0, 0]), 'front'),
  'category-skincare': circle('beauty', from(SALGYEOL_RECIPES, 'vitamin-ampoule', [0, 0]), 'front'),
  'category-makeup': circle('beauty', from(SALGYEOL_RECIPES, 'velvet-lipstick', [0, 0]), 'front'),
  'category-body-hair': circle('beauty', from(SALGYEOL_RECIPES, 'camellia-soap', [0, 0])),
  'category-bath': circle('beauty', from(SALGYEOL_RECIPES, 'bamboo-toothbrush', [0, 0]), 'above'),
  'category-fabric': circle('living', [at(folded('#8fa3b8', 'plain'), [0, 0, 14])]),
  'category-decor': circle('living', [at(lamp('mushroom', '#f4e3c4'))]),
  'category-cookware': circle('kitchen', [at(CASSEROLE, [0, 0, 10])]),
  'category-tableware': circle('kitchen', [at(bowl('#46638c', 17))]),
  'category-teaware': circle('kitchen', [
    at(
      {
        kind: 'ware',
        profile: 'mug',
        width: 8.8,
        height: 9,
        surface: { color: '#3f5a86', finish: 'glaze' },
      },
      [0, 0, -30],
    ),
  ]),
  'category-food-storage': circle('kitchen', [at(jar('현미', '#c9a877', 'grains'))]),
  'category-audio': circle('digital', [at(SPEAKER, [0, 0, 12])]),
  'category-computer': circle('digital', [at(KEYBOARD, [0, 0, 16])], 'above'),
  'category-home-tech': circle('digital', [
    at(
      {
        kind: 'device',
        profile: 'powerbank',
        width: 14,
        height: 2,
        depth: 7,
        surface: { color: '#e8e6e1', finish: 'matte' },
        accent: { color: '#7fb08a', finish: 'gloss' },
        label: print(['10000'], '#8b8780', { font: 'sans' }),
      },
      [0, 0, 20],
    ),
  ]),
  'category-plant': circle('plant', [at(OLIVE_TREE)]),
  'category-potted': circle('plant', [at(TONGUE_FERN)]),
}
