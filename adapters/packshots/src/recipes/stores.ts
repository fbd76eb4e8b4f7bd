import type { StoreRecipes } from '../recipe.types.ts'
import { ACHIMBAT_RECIPES } from './achimbat.data.ts'
import { CHOROK_RECIPES } from './chorok.data.ts'
import { DADAM_RECIPES } from './dadam.data.ts'
import { ONGYEOL_RECIPES } from './ongyeol.data.ts'
import { OVENAFTERNOON_RECIPES } from './ovenafternoon.data.ts'
import { SALGYEOL_RECIPES } from './salgyeol.data.ts'
import { SLOWNURUK_RECIPES } from './slownuruk.data.ts'
import { SLOWWEEKEND_RECIPES } from './slowweekend.data.ts'
import { SODAM_CLOSET_RECIPES } from './sodamcloset.data.ts'
import { TTORYEOT_RECIPES } from './ttoryeot.data.ts'
import { WALK_ATELIER_RECIPES } from './walkatelier.data.ts'
import { WARMKITCHEN_RECIPES } from './warmkitchen.data.ts'

/** The recipes of every store's goods. */
export const STORE_RECIPES: readonly StoreRecipes[] = [
  ACHIMBAT_RECIPES,
  CHOROK_RECIPES,
  DADAM_RECIPES,
  ONGYEOL_RECIPES,
  OVENAFTERNOON_RECIPES,
  SALGYEOL_RECIPES,
  SLOWNURUK_RECIPES,
  SLOWWEEKEND_RECIPES,
  SODAM_CLOSET_RECIPES,
  TTORYEOT_RECIPES,
  WALK_ATELIER_RECIPES,
  WARMKITCHEN_RECIPES,
]
