import type { Hex } from '../finish.types.ts'
import type { Placed, SceneryRecipe, View } from '../recipe.types.ts'
import { ACHIMBAT_RECIPES } from './achimbat.data.ts'
import { CHOROK_RECIPES } from './chorok.data.ts'
import { DADAM_RECIPES } from './dadam.data.ts'
import { ONGYEOL_RECIPES } from './ongyeol.data.ts'
import { OVENAFTERNOON_RECIPES } from './ovenafternoon.data.ts'
import { at, bodyOf, from, inTint, moved } from './pick.ts'
import { SALGYEOL_RECIPES } from './salgyeol.data.ts'
import { CELADON, folded, MUG } from './scenery.goods.data.ts'
import { SLOWNURUK_RECIPES } from './slownuruk.data.ts'
import { SLOWWEEKEND_RECIPES } from './slowweekend.data.ts'
import { SODAM_CLOSET_RECIPES } from './sodamcloset.data.ts'
import { TTORYEOT_RECIPES } from './ttoryeot.data.ts'
import { WALK_ATELIER_RECIPES } from './walkatelier.data.ts'
import { WARMKITCHEN_RECIPES } from './warmkitchen.data.ts'

/** The ground that a root shares with all of its middle ones. */
const GROUNDS = {
  food: '#f6dfc0',
  drink: '#dde6d6',
  clothing: '#f0ddda',
  fashion: '#e9dfcc',
  beauty: '#e6ddeb',
  living: '#e2dfd8',
  kitchen: '#f3e6be',
  digital: '#d6e2ec',
  plant: '#d8e8dc',
  leisure: '#d3dccb',
} as const satisfies Record<string, Hex>

function circle(
  root: keyof typeof GROUNDS,
  things: readonly Placed[],
  camera: View['camera'] = 'angle',
): SceneryRecipe {
  const color = GROUNDS[root]
  return { things, ground: { floor: 'paper', color, wall: color }, camera, shape: 'circle' }
}

const APPLE = bodyOf(ACHIMBAT_RECIPES, 'geochang-apple', 'lump')
const GRAPES = bodyOf(ACHIMBAT_RECIPES, 'yeongdong-grape', 'bunch')
const SOCKS = bodyOf(SODAM_CLOSET_RECIPES, 'ribbed-socks', 'garment')

/** Red beans, because an empty glass is not seen in a small circle. */
const BEANS = { colors: ['#7a2f26', '#8a3b2e', '#9c4a38'], piece: 'grain', level: 0.8 } as const

const FOOD: Readonly<Record<string, SceneryRecipe>> = {
  'category-food': circle('food', [
    at(APPLE, [0, 0, 20]),
    at(
      { kind: 'leaf', form: 'long', width: 3, length: 6, color: '#4d7a3a', rib: '#8fae62' },
      [1.6, 0.6, 64],
      { y: 7 },
    ),
  ]),
  'category-fruit': circle('food', [at(GRAPES, [0, 0, -24])], 'above'),
  'category-field': circle('food', from(ACHIMBAT_RECIPES, 'hongcheon-greens'), 'above'),
  'category-sea-meat': circle('food', from(ACHIMBAT_RECIPES, 'hoengseong-sirloin'), 'above'),
  'category-bakery': circle('food', from(OVENAFTERNOON_RECIPES, 'whole-wheat-bread')),
  'category-pantry': circle('food', from(DADAM_RECIPES, 'acacia-honey'), 'front'),
  'category-drink': circle('drink', [at(CELADON, [0, 0, 20])]),
  'category-coffee': circle('drink', [at(MUG, [0, 0, -30])], 'above'),
  'category-tea': circle('drink', from(DADAM_RECIPES, 'hadong-green-tea')),
  'category-liquor': circle('drink', from(SLOWNURUK_RECIPES, 'slow-soju'), 'front'),
  'category-beverage': circle('drink', from(DADAM_RECIPES, 'yuja-marmalade'), 'front'),
}

const WORN: Readonly<Record<string, SceneryRecipe>> = {
  'category-clothing': circle(
    'clothing',
    inTint(SODAM_CLOSET_RECIPES, ['banded-tee', '벽돌·크림']),
    'above',
  ),
  'category-tops': circle(
    'clothing',
    inTint(SODAM_CLOSET_RECIPES, ['washed-oxford-shirt', '하늘']),
    'above',
  ),
  'category-bottoms': circle(
    'clothing',
    from(SODAM_CLOSET_RECIPES, 'wide-straight-denim'),
    'above',
  ),
  'category-outer': circle('clothing', from(SODAM_CLOSET_RECIPES, 'wool-half-coat'), 'above'),
  'category-innerwear': circle(
    'clothing',
    [
      at({ ...SOCKS, color: '#d9743e', trim: '#e9a27a', third: '#c9596a', more: [] }, [0, 0], {
        lean: 90,
      }),
    ],
    'above',
  ),
  'category-fashion': circle('fashion', from(WALK_ATELIER_RECIPES, 'one-piece-leather-tote')),
  'category-shoes': circle(
    'fashion',
    inTint(WALK_ATELIER_RECIPES, ['cloud-running-shoes', '라일락']),
  ),
  'category-bags': circle(
    'fashion',
    inTint(WALK_ATELIER_RECIPES, ['canvas-backpack', '네이비'], [0, 0, 12]),
  ),
  'category-accessories': circle('fashion', from(WALK_ATELIER_RECIPES, 'straw-hat')),
  'category-beauty': circle('beauty', from(SALGYEOL_RECIPES, 'ceramide-lotion'), 'front'),
  'category-skincare': circle('beauty', from(SALGYEOL_RECIPES, 'vitamin-ampoule'), 'front'),
  'category-makeup': circle('beauty', from(SALGYEOL_RECIPES, 'velvet-lipstick'), 'front'),
  'category-body-hair': circle('beauty', from(SALGYEOL_RECIPES, 'camellia-soap')),
  'category-bath': circle('beauty', from(SALGYEOL_RECIPES, 'bamboo-toothbrush'), 'above'),
}

const HOME: Readonly<Record<string, SceneryRecipe>> = {
  'category-living': circle(
    'living',
    moved(inTint(ONGYEOL_RECIPES, ['module-sofa', '블루 그레이']), [0, 0, 14]),
  ),
  'category-furniture': circle('living', from(ONGYEOL_RECIPES, 'ash-dining-chair', [0, 0, 16])),
  'category-fabric': circle('living', [at(folded('#8fa3b8', 'plain'), [0, 0, 14])]),
  'category-decor': circle('living', inTint(ONGYEOL_RECIPES, ['hanji-pendant', '치자']), 'front'),
  'category-tidy': circle('living', from(ONGYEOL_RECIPES, 'rattan-basket')),
  'category-kitchen': circle('kitchen', from(WARMKITCHEN_RECIPES, 'enamel-kettle')),
  'category-cookware': circle('kitchen', from(WARMKITCHEN_RECIPES, 'cast-iron-pan'), 'above'),
  'category-tableware': circle('kitchen', from(WARMKITCHEN_RECIPES, 'deep-noodle-bowl')),
  'category-teaware': circle('kitchen', from(DADAM_RECIPES, 'wheel-thrown-mug', [0, 0, -20])),
  'category-food-storage': circle(
    'kitchen',
    [at({ ...bodyOf(WARMKITCHEN_RECIPES, 'glass-jar', 'clipjar'), content: BEANS })],
    'front',
  ),
}

const OUT: Readonly<Record<string, SceneryRecipe>> = {
  'category-digital': circle('digital', from(TTORYEOT_RECIPES, 'quiet-headphones')),
  'category-audio': circle('digital', from(TTORYEOT_RECIPES, 'dial-radio')),
  'category-computer': circle('digital', from(TTORYEOT_RECIPES, 'silent-keyboard'), 'above'),
  'category-camera-wearable': circle('digital', from(TTORYEOT_RECIPES, 'film-camera')),
  'category-home-tech': circle('digital', from(TTORYEOT_RECIPES, 'power-bank')),
  'category-plant': circle('plant', from(CHOROK_RECIPES, 'olive-tree-pot')),
  'category-flower': circle('plant', from(CHOROK_RECIPES, 'tulip-bunch'), 'front'),
  'category-potted': circle('plant', from(CHOROK_RECIPES, 'column-cactus')),
  'category-gardening': circle('plant', from(CHOROK_RECIPES, 'garden-gloves'), 'above'),
  'category-leisure': circle('leisure', from(SLOWWEEKEND_RECIPES, 'slow-night-tent')),
  'category-camping': circle('leisure', from(SLOWWEEKEND_RECIPES, 'folding-fire-pit')),
  'category-sports': circle('leisure', from(SLOWWEEKEND_RECIPES, 'schoolyard-football'), 'front'),
  'category-play': circle('leisure', from(SLOWWEEKEND_RECIPES, 'cozy-bear'), 'front'),
  'category-hobby': circle('leisure', from(SLOWWEEKEND_RECIPES, 'rice-crayons'), 'above'),
}

/** The circles of categories: one thing each, that is known at a glance. */
export const CATEGORIES: Readonly<Record<string, SceneryRecipe>> = {
  ...FOOD,
  ...WORN,
  ...HOME,
  ...OUT,
}
