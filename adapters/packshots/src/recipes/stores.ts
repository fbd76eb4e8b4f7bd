import type { StoreRecipes } from '../recipe.types.ts'
import { ONGYEOL_RECIPES } from './ongyeol.data.ts'
import { SALGYEOL_RECIPES } from './salgyeol.data.ts'
import { SODAM_CLOSET_RECIPES } from './sodamcloset.data.ts'
import { WALK_ATELIER_RECIPES } from './walkatelier.data.ts'

/** The stores whose goods have recipes. */
export const STORE_RECIPES: readonly StoreRecipes[] = [
  ONGYEOL_RECIPES,
  SALGYEOL_RECIPES,
  SODAM_CLOSET_RECIPES,
  WALK_ATELIER_RECIPES,
]
