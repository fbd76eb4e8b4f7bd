import type { SceneryRecipe } from '../recipe.types.ts'
import { ACHIMBAT_RECIPES } from './achimbat.data.ts'
import { CHOROK_RECIPES } from './chorok.data.ts'
import { DADAM_RECIPES } from './dadam.data.ts'
import { ONGYEOL_RECIPES } from './ongyeol.data.ts'
import { OVENAFTERNOON_RECIPES } from './ovenafternoon.data.ts'
import { from, inTint, raised } from './pick.ts'
import { SALGYEOL_RECIPES } from './salgyeol.data.ts'
import { SLOWNURUK_RECIPES } from './slownuruk.data.ts'
import { SLOWWEEKEND_RECIPES } from './slowweekend.data.ts'
import { SODAM_CLOSET_RECIPES } from './sodamcloset.data.ts'
import { TTORYEOT_RECIPES } from './ttoryeot.data.ts'
import { WALK_ATELIER_RECIPES } from './walkatelier.data.ts'
import { WARMKITCHEN_RECIPES } from './warmkitchen.data.ts'

const EATEN: Readonly<Record<string, SceneryRecipe>> = {
  'store-achimbat': {
    things: [
      ...from(ACHIMBAT_RECIPES, 'janghowon-peach', [-30, -6, 10]),
      ...from(ACHIMBAT_RECIPES, 'cheorwon-rice', [0, -12]),
      ...from(ACHIMBAT_RECIPES, 'pyeongchang-potato', [30, -8]),
      ...from(ACHIMBAT_RECIPES, 'buyeo-tomato', [4, 18]),
    ],
    beside: [
      ...from(ACHIMBAT_RECIPES, 'gongju-chestnut', [72, -4]),
      ...from(ACHIMBAT_RECIPES, 'free-range-egg', [-78, 4, 14]),
    ],
    ground: ACHIMBAT_RECIPES.grounds.first,
    camera: 'angle',
    shape: 'wide',
  },
  'store-ovenafternoon': {
    things: [
      ...from(OVENAFTERNOON_RECIPES, 'lettering-cake', [0, -4, 6]),
      ...from(OVENAFTERNOON_RECIPES, 'strawberry-shortcake', [24, 12]),
      ...from(OVENAFTERNOON_RECIPES, 'lemon-cupcake', [-25, 8]),
    ],
    beside: [
      ...from(OVENAFTERNOON_RECIPES, 'walnut-pie', [-50, -14]),
      ...from(OVENAFTERNOON_RECIPES, 'dark-chocolate-cookie', [44, -6]),
    ],
    ground: OVENAFTERNOON_RECIPES.grounds.first,
    camera: 'angle',
    shape: 'wide',
  },
  // Without its drinks: everybody sees this picture.
  'store-slownuruk': {
    things: [
      ...from(SLOWNURUK_RECIPES, 'lees-dumpling', [-14, 2]),
      ...from(SLOWNURUK_RECIPES, 'smoked-cheese', [22, 8, -10]),
      ...from(SLOWNURUK_RECIPES, 'aged-doenjang', [12, -12]),
    ],
    beside: [
      ...from(SLOWNURUK_RECIPES, 'roasted-nuts', [-50, -4, 12]),
      ...from(SLOWNURUK_RECIPES, 'lacquer-bowl', [52, -6]),
    ],
    ground: { floor: 'oak', color: '#6e5442', wall: '#b9a692' },
    camera: 'angle',
    shape: 'wide',
  },
  'store-dadam': {
    things: [
      ...from(DADAM_RECIPES, 'celadon-tea-set', [2, 2]),
      ...from(DADAM_RECIPES, 'hadong-green-tea', [-24, -8]),
      ...from(DADAM_RECIPES, 'gamguk-tea', [26, -6]),
    ],
    beside: [
      ...from(DADAM_RECIPES, 'ujeon-first-flush', [-46, 2]),
      ...from(DADAM_RECIPES, 'peppermint-tea', [50, -2]),
    ],
    ground: DADAM_RECIPES.grounds.second,
    camera: 'angle',
    shape: 'wide',
  },
}

const WORN: Readonly<Record<string, SceneryRecipe>> = {
  'store-sodamcloset': {
    things: [
      ...inTint(SODAM_CLOSET_RECIPES, ['washed-oxford-shirt', '하늘'], [-50, 0, 5]),
      ...from(SODAM_CLOSET_RECIPES, 'modern-hanbok', [52, 0, -3]),
    ],
    beside: [
      ...from(SODAM_CLOSET_RECIPES, 'pintuck-blouse', [158, -4, 6]),
      ...from(SODAM_CLOSET_RECIPES, 'organic-cotton-tee', [-146, 2, -6]),
    ],
    ground: SODAM_CLOSET_RECIPES.grounds.second,
    camera: 'above',
    shape: 'wide',
  },
  'store-walkatelier': {
    things: [
      ...from(WALK_ATELIER_RECIPES, 'one-piece-leather-tote', [-22, -10, 8]),
      ...from(WALK_ATELIER_RECIPES, 'handmade-derby', [22, 8, -10]),
      ...from(WALK_ATELIER_RECIPES, 'leather-coin-purse', [-2, 22]),
    ],
    beside: [
      ...from(WALK_ATELIER_RECIPES, 'six-pocket-briefcase', [60, -20, -14]),
      ...from(WALK_ATELIER_RECIPES, 'oreum-hiking-boots', [-70, 6, 14]),
    ],
    ground: WALK_ATELIER_RECIPES.grounds.second,
    camera: 'angle',
    shape: 'wide',
  },
  'store-salgyeol': {
    things: [
      ...from(SALGYEOL_RECIPES, 'mugwort-shampoo', [8, -2]),
      ...from(SALGYEOL_RECIPES, 'ceramide-lotion', [-2, 0]),
      ...from(SALGYEOL_RECIPES, 'vitamin-ampoule', [-13, 4]),
      ...from(SALGYEOL_RECIPES, 'velvet-lipstick', [19, 6]),
    ],
    beside: [
      ...from(SALGYEOL_RECIPES, 'camellia-soap', [-28, 4]),
      ...from(SALGYEOL_RECIPES, 'custom-perfume', [31, 2]),
    ],
    ground: SALGYEOL_RECIPES.grounds.second,
    camera: 'angle',
    shape: 'wide',
  },
}

const HOME: Readonly<Record<string, SceneryRecipe>> = {
  'store-ongyeol': {
    things: [
      ...inTint(ONGYEOL_RECIPES, ['module-sofa', '크림'], [10, 0]),
      ...inTint(ONGYEOL_RECIPES, ['steel-drawers', '올리브'], [-104, 10]),
      ...raised(from(ONGYEOL_RECIPES, 'full-moon-lamp', [-104, 8]), 68),
      ...inTint(ONGYEOL_RECIPES, ['star-velvet-cushion', '겨자'], [64, 62]),
    ],
    beside: [
      ...from(ONGYEOL_RECIPES, 'ladder-shelf', [156, -30]),
      ...from(ONGYEOL_RECIPES, 'rattan-basket', [130, 60]),
      ...from(ONGYEOL_RECIPES, 'ash-dining-chair', [-176, 10, 24]),
    ],
    ground: ONGYEOL_RECIPES.grounds.first,
    camera: 'front',
    shape: 'wide',
  },
  'store-warmkitchen': {
    things: [
      ...from(WARMKITCHEN_RECIPES, 'enamel-kettle', [-20, -2, 16]),
      ...from(WARMKITCHEN_RECIPES, 'deep-noodle-bowl', [6, 10]),
      ...from(WARMKITCHEN_RECIPES, 'fondue-set', [30, -4]),
    ],
    beside: [
      ...from(WARMKITCHEN_RECIPES, 'onggi-jar', [58, -18]),
      ...from(WARMKITCHEN_RECIPES, 'enamel-stew-pot', [-54, -6]),
      ...from(WARMKITCHEN_RECIPES, 'kitchen-timer', [-8, 22]),
    ],
    ground: WARMKITCHEN_RECIPES.grounds.first,
    camera: 'angle',
    shape: 'wide',
  },
  'store-ttoryeot': {
    things: [
      ...from(TTORYEOT_RECIPES, 'dial-radio', [-6, -10]),
      ...from(TTORYEOT_RECIPES, 'film-camera', [20, 4]),
      ...from(TTORYEOT_RECIPES, 'quiet-headphones', [-30, 2]),
    ],
    beside: [
      ...from(TTORYEOT_RECIPES, 'instant-camera', [44, -2]),
      ...raised(from(TTORYEOT_RECIPES, 'floating-speaker', [4, 14]), -5),
      ...from(TTORYEOT_RECIPES, 'wireless-gamepad', [-54, 8]),
    ],
    ground: TTORYEOT_RECIPES.grounds.second,
    camera: 'angle',
    shape: 'wide',
  },
  'store-chorok': {
    things: [
      ...from(CHOROK_RECIPES, 'tulip-bunch', [-26, 4]),
      ...from(CHOROK_RECIPES, 'celebration-basket', [8, 4]),
      ...from(CHOROK_RECIPES, 'sunflowers', [42, -6]),
    ],
    beside: [
      ...from(CHOROK_RECIPES, 'red-roses', [84, -2]),
      ...from(CHOROK_RECIPES, 'olive-tree-pot', [-66, -20]),
      ...from(CHOROK_RECIPES, 'marguerite-seedlings', [-96, 10]),
    ],
    ground: CHOROK_RECIPES.grounds.first,
    camera: 'front',
    shape: 'wide',
  },
  'store-slowweekend': {
    things: [
      ...from(SLOWWEEKEND_RECIPES, 'circus-play-tent', [0, -40]),
      ...from(SLOWWEEKEND_RECIPES, 'cozy-bear', [-52, 60, 14]),
      ...from(SLOWWEEKEND_RECIPES, 'schoolyard-football', [34, 76]),
    ],
    beside: [
      ...from(SLOWWEEKEND_RECIPES, 'town-bicycle', [184, -60, -10]),
      ...from(SLOWWEEKEND_RECIPES, 'first-guitar', [-130, 10]),
      ...from(SLOWWEEKEND_RECIPES, 'town-skateboard', [104, 70]),
    ],
    ground: SLOWWEEKEND_RECIPES.grounds.second,
    camera: 'angle',
    shape: 'wide',
  },
}

/** The pictures of stores, each from what it is known for. */
export const STORES: Readonly<Record<string, SceneryRecipe>> = { ...EATEN, ...WORN, ...HOME }
