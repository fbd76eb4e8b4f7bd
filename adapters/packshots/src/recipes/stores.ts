import type { StoreRecipes } from '../recipe.types.ts'
import { DADAM_RECIPES } from './dadam.data.ts'
import { SALGYEOL_RECIPES } from './salgyeol.data.ts'
import { SLOWNURUK_RECIPES } from './slownuruk.data.ts'

/** The stores whose goods have recipes. */
export const STORE_RECIPES: readonly StoreRecipes[] = [
  DADAM_RECIPES,
  SALGYEOL_RECIPES,
  SLOWNURUK_RECIPES,
]
