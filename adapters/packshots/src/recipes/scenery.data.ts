import type { SceneryRecipe } from '../recipe.types.ts'
import { BANNERS } from './scenery.banners.data.ts'
import { CATEGORIES } from './scenery.categories.data.ts'
import { EXHIBITIONS } from './scenery.exhibitions.data.ts'
import { STORES } from './scenery.stores.data.ts'

/** The pictures of banners, exhibitions, categories and stores by their names. */
export const SCENERY: Readonly<Record<string, SceneryRecipe>> = {
  ...BANNERS,
  ...EXHIBITIONS,
  ...CATEGORIES,
  ...STORES,
}
