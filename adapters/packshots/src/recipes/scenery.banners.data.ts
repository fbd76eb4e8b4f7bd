import type { SceneryRecipe } from '../recipe.types.ts'
import { ACHIMBAT_RECIPES } from './achimbat.data.ts'
import { CHOROK_RECIPES } from './chorok.data.ts'
import { DADAM_RECIPES } from './dadam.data.ts'
import { ONGYEOL_RECIPES } from './ongyeol.data.ts'
import { OVENAFTERNOON_RECIPES } from './ovenafternoon.data.ts'
import { at, bodyOf, from, inTint } from './pick.ts'
import { plate } from './scenery.goods.data.ts'
import { SLOWWEEKEND_RECIPES } from './slowweekend.data.ts'

const MANDARIN = bodyOf(ACHIMBAT_RECIPES, 'seogwipo-tangerine', 'lump')
const CROISSANT = bodyOf(OVENAFTERNOON_RECIPES, 'butter-croissant', 'dough')
const COOKIE = bodyOf(OVENAFTERNOON_RECIPES, 'dark-chocolate-cookie', 'lump')
const BEANS = bodyOf(DADAM_RECIPES, 'eaves-blend-beans', 'loose')
const CHAIR = bodyOf(SLOWWEEKEND_RECIPES, ['slow-night-tent', 'chair'], 'outdoor')

/** The banners of home: the things stand at the right, the left stays free for words. */
export const BANNERS: Readonly<Record<string, SceneryRecipe>> = {
  'hero-1': {
    things: [
      ...from(ACHIMBAT_RECIPES, 'seogwipo-tangerine', [4, -6, -14]),
      at(MANDARIN, [-20, 13, 40]),
      at(MANDARIN, [-11, 19, 130]),
    ],
    ground: { floor: 'paper', color: '#f3dcb4', wall: '#f7e8cc' },
    camera: 'angle',
    shape: 'right',
  },
  'hero-2': {
    things: [
      ...from(DADAM_RECIPES, 'drip-bag-coffee', [-5, 1, 8]),
      at(plate('#f1ebdf', 24), [12, -10]),
      at(CROISSANT, [8, -12, 20], { y: 1.4 }),
      at(CROISSANT, [15, -7, -24], { y: 1.4 }),
      at(COOKIE, [10, 9, 10]),
      at(COOKIE, [16, 13, 80]),
    ],
    beside: [
      at({ ...BEANS, width: 8, count: 46 }, [-7, 14]),
      at({ ...BEANS, width: 4, height: 1, count: 9 }, [-16, 17]),
    ],
    ground: { floor: 'oak', color: '#8a6248', wall: '#cdb496' },
    camera: 'above',
    shape: 'right',
  },
  'hero-3': {
    things: [
      ...inTint(SLOWWEEKEND_RECIPES, ['slow-night-tent', '숲 초록'], [20, -40]),
      at(CHAIR, [-96, 96, 34]),
      at(CHAIR, [-16, 132, -8]),
      ...from(SLOWWEEKEND_RECIPES, 'folding-fire-pit', [-84, 170]),
    ],
    beside: [
      ...from(SLOWWEEKEND_RECIPES, 'oak-firewood', [104, 128]),
      ...inTint(ONGYEOL_RECIPES, ['enamel-bucket', '우유'], [160, 112]),
    ],
    ground: { floor: 'plaster', color: '#a3b084', wall: '#d7dfc6' },
    camera: 'angle',
    shape: 'right',
  },
  'hero-4': {
    things: [
      ...from(CHOROK_RECIPES, 'olive-tree-pot', [-34, 14]),
      ...from(ONGYEOL_RECIPES, 'ash-dining-chair', [26, -4, -14]),
      ...from(CHOROK_RECIPES, 'lemon-cypress', [-4, 40]),
    ],
    beside: [
      ...from(CHOROK_RECIPES, 'coco-palm', [84, -30]),
      ...from(CHOROK_RECIPES, 'column-cactus', [60, 40]),
    ],
    ground: { floor: 'oak', color: '#d8b78d', wall: '#e4e9dd' },
    camera: 'angle',
    shape: 'right',
  },
}
