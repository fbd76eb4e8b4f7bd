import type { StoreRecipes } from '../recipe.types.ts'
import { ACHIMBAT_RECIPES } from './achimbat.data.ts'
import { SALGYEOL_RECIPES } from './salgyeol.data.ts'

/** The stores whose goods have recipes. */
export const STORE_RECIPES: readonly StoreRecipes[] = [ACHIMBAT_RECIPES, SALGYEOL_RECIPES]
