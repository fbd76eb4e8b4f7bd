import type { Placed, SceneryRecipe, StoreRecipes } from '../recipe.types.ts'
import { SALGYEOL_RECIPES } from './salgyeol.data.ts'

/** Centimetres to the right and to the front. */
type At = readonly [x: number, z: number]

/** The things of a store's recipe, moved to their place among others. */
function from({ recipes }: StoreRecipes, key: string, [x, z]: At): readonly Placed[] {
  const recipe = recipes[key]
  if (recipe === undefined) throw new Error(`There is no recipe ${key}`)
  return recipe.things.map((thing) => ({ ...thing, x: (thing.x ?? 0) + x, z: (thing.z ?? 0) + z }))
}

/** The pictures of banners, exhibitions and categories by their names. */
export const SCENERY: Readonly<Record<string, SceneryRecipe>> = {
  'exhibition-bath': {
    things: [
      ...from(SALGYEOL_RECIPES, 'ceramide-lotion', [0, 0]),
      ...from(SALGYEOL_RECIPES, 'mugwort-shampoo', [9, -3]),
      ...from(SALGYEOL_RECIPES, 'camellia-soap', [-9, 3]),
      ...from(SALGYEOL_RECIPES, 'coconut-oil', [17, 1]),
      ...from(SALGYEOL_RECIPES, 'gentle-suncream', [-16, -3]),
    ],
    ground: SALGYEOL_RECIPES.grounds.first,
    camera: 'front',
    shape: 'wide',
  },
}
