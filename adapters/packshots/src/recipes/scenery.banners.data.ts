import type { SceneryRecipe } from '../recipe.types.ts'
import {
  at,
  fruit,
  HERB,
  OLIVE_TREE,
  PALM,
  TANGERINE,
  TONGUE_FERN,
  vase,
} from './scenery.goods.data.ts'

/** The banners of home: the things stand at the right, the left stays free for words. */
export const BANNERS: Readonly<Record<string, SceneryRecipe>> = {
  'hero-1': {
    things: [
      at(fruit('citrus', { ...TANGERINE, count: 22, holder: 'crate' }), [6, -8, -14]),
      at(fruit('citrus', { ...TANGERINE, count: 1 }), [-9, 13, 40]),
      at(fruit('citrus', { ...TANGERINE, count: 1 }), [3, 16, 90]),
    ],
    ground: { floor: 'paper', color: '#f3dcb4', wall: '#f7e8cc' },
    camera: 'angle',
    shape: 'right',
  },
  'hero-4': {
    things: [
      at(OLIVE_TREE, [-8, 0, 30]),
      at(PALM, [30, -18]),
      at(TONGUE_FERN, [24, 16, 60]),
      at(HERB, [-30, 18]),
      at(vase('moon', '#f2efe8', [20, 20]), [-38, -6]),
    ],
    ground: { floor: 'oak', color: '#d8b78d', wall: '#e4e9dd' },
    camera: 'front',
    shape: 'right',
  },
}
