import type { SceneryRecipe } from '../recipe.types.ts'
import { SALGYEOL_RECIPES } from './salgyeol.data.ts'
import { at, bowl, CASSEROLE, cup, from, plate } from './scenery.goods.data.ts'

/** The pictures of exhibitions, by what their goods have in common. */
export const EXHIBITIONS: Readonly<Record<string, SceneryRecipe>> = {
  'exhibition-table': {
    things: [
      at(plate('#cdb997', 26), [-22, -4]),
      { body: plate('#cdb997', 22), x: -22, z: -4, y: 1.4 },
      { body: bowl('#cdb997', 15), x: -22, z: -4, y: 2.8 },
      at(CASSEROLE, [8, -8]),
      at(bowl('#f0efe9', 17), [32, 2]),
      at(bowl('#46638c', 13), [17, 14]),
      at(cup('#46638c'), [-4, 14]),
    ],
    ground: { floor: 'linen', color: '#cfcbc3', wall: '#e6e3dc' },
    camera: 'angle',
    shape: 'wide',
  },
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
