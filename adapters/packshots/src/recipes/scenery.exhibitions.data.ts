import type { SceneryRecipe } from '../recipe.types.ts'
import { ACHIMBAT_RECIPES } from './achimbat.data.ts'
import { CHOROK_RECIPES } from './chorok.data.ts'
import { DADAM_RECIPES } from './dadam.data.ts'
import { ONGYEOL_RECIPES } from './ongyeol.data.ts'
import { OVENAFTERNOON_RECIPES } from './ovenafternoon.data.ts'
import { at, bodyOf, from, inTint, raised } from './pick.ts'
import { SALGYEOL_RECIPES } from './salgyeol.data.ts'
import { folded, MUG, plate } from './scenery.goods.data.ts'
import { SLOWWEEKEND_RECIPES } from './slowweekend.data.ts'
import { SODAM_CLOSET_RECIPES } from './sodamcloset.data.ts'
import { TTORYEOT_RECIPES } from './ttoryeot.data.ts'
import { WALK_ATELIER_RECIPES } from './walkatelier.data.ts'
import { WARMKITCHEN_RECIPES } from './warmkitchen.data.ts'

const APPLE = bodyOf(ACHIMBAT_RECIPES, 'geochang-apple', 'lump')
const LEMON = bodyOf(ACHIMBAT_RECIPES, 'goheung-lemon', 'lump')
const CROISSANT = bodyOf(OVENAFTERNOON_RECIPES, 'butter-croissant', 'dough')
const PRETZEL = bodyOf(OVENAFTERNOON_RECIPES, 'butter-pretzel', 'dough')
const BAGUETTE = bodyOf(OVENAFTERNOON_RECIPES, 'wood-fired-baguette', 'baguette')
const YAKGWA = bodyOf(DADAM_RECIPES, 'honey-yakgwa', 'morsel')
const CHAIR = bodyOf(SLOWWEEKEND_RECIPES, ['slow-night-tent', 'chair'], 'outdoor')
const STEEL = bodyOf(SLOWWEEKEND_RECIPES, ['folding-fire-pit', 'firepit'], 'outdoor')

const TABLE: Readonly<Record<string, SceneryRecipe>> = {
  'exhibition-harvest': {
    things: [
      ...from(ACHIMBAT_RECIPES, 'seogwipo-tangerine', [-30, -8, 12]),
      ...from(ACHIMBAT_RECIPES, 'yeongdong-grape', [18, -12, -8]),
      at(APPLE, [-8, 14, 20]),
      at(APPLE, [1, 18, 130]),
      at(LEMON, [19, 18, 10]),
      at(LEMON, [27, 15, 70]),
    ],
    beside: [
      ...from(ACHIMBAT_RECIPES, 'haenam-sweet-potato', [64, -14, -16]),
      ...from(ACHIMBAT_RECIPES, 'hongcheon-greens', [-70, 6]),
      ...from(ACHIMBAT_RECIPES, 'goseong-sweet-corn', [50, 20, 8]),
    ],
    ground: { floor: 'oak', color: '#d8c3a0', wall: '#f1ebdd' },
    camera: 'angle',
    shape: 'wide',
  },
  'exhibition-teatime': {
    things: [
      ...from(DADAM_RECIPES, 'ceramic-teapot', [-8, -4, 16]),
      ...from(DADAM_RECIPES, 'moon-jar-cup', [10, 6]),
      at(plate('#efe9dc', 15), [-14, 12]),
      at({ ...YAKGWA, count: 4, columns: 2 }, [-14, 12, 14], { y: 0.9 }),
      at(plate('#efe9dc', 20), [30, -2]),
      at(CROISSANT, [27, -3, 20], { y: 1.2 }),
      at(CROISSANT, [32, 2, -20], { y: 1.2 }),
    ],
    beside: [
      ...from(DADAM_RECIPES, 'eaves-blend-beans', [-34, -6, 10]),
      ...from(OVENAFTERNOON_RECIPES, 'custard-pudding', [44, 10]),
    ],
    ground: { floor: 'oak', color: '#8a5a3c', wall: '#e9dccb' },
    camera: 'angle',
    shape: 'wide',
  },
  'exhibition-table': {
    things: [
      ...inTint(WARMKITCHEN_RECIPES, ['enamel-stew-pot', '회청'], [4, -12]),
      ...from(WARMKITCHEN_RECIPES, 'deep-noodle-bowl', [-24, 2]),
      ...inTint(WARMKITCHEN_RECIPES, ['deep-noodle-bowl', '청화'], [28, 4]),
      ...inTint(WARMKITCHEN_RECIPES, ['lacquered-chopsticks', '주칠 (붉은색)'], [2, 14, 74]),
    ],
    beside: [
      ...from(WARMKITCHEN_RECIPES, 'enamel-kettle', [-52, -10, 20]),
      ...inTint(WARMKITCHEN_RECIPES, ['dinner-plate-set', '모래'], [56, 6]),
      ...raised(inTint(WARMKITCHEN_RECIPES, ['dinner-plate-set', '안개'], [56.4, 6]), 1.8),
      ...raised(inTint(WARMKITCHEN_RECIPES, ['dinner-plate-set', '모래'], [56, 6.4]), 3.6),
    ],
    ground: { floor: 'linen', color: '#cfcbc3', wall: '#e6e3dc' },
    camera: 'angle',
    shape: 'wide',
  },
  'exhibition-bakery': {
    things: [
      ...from(OVENAFTERNOON_RECIPES, 'whole-wheat-bread', [-6, -2, 12]),
      ...from(OVENAFTERNOON_RECIPES, 'hand-rolled-bagel', [24, 2]),
      at(PRETZEL, [7, 19, 10]),
      at(PRETZEL, [25, 19, -16]),
      at(CROISSANT, [-13, 17, 24]),
    ],
    beside: [
      at(BAGUETTE, [-46, -10, 60]),
      ...from(OVENAFTERNOON_RECIPES, 'blueberry-jam', [44, -8]),
      ...from(OVENAFTERNOON_RECIPES, 'lemon-cupcake', [-34, 12]),
    ],
    ground: { floor: 'oak', color: '#e6c896', wall: '#f6e8c8' },
    camera: 'angle',
    shape: 'wide',
  },
}

const WORN: Readonly<Record<string, SceneryRecipe>> = {
  'exhibition-wardrobe': {
    things: [
      ...from(SODAM_CLOSET_RECIPES, 'wool-half-coat', [0, 0, 4]),
      ...inTint(SODAM_CLOSET_RECIPES, ['merino-high-neck', '자두'], [-82, 4, -6]),
      ...inTint(SODAM_CLOSET_RECIPES, ['cashmere-muffler', '버건디'], [66, -2, -8]),
    ],
    beside: [
      ...from(SODAM_CLOSET_RECIPES, 'banded-wool-slacks', [-140, 0, 5]),
      ...from(WALK_ATELIER_RECIPES, 'suede-ankle-boots', [112, -24, -30]),
      ...from(WALK_ATELIER_RECIPES, 'cashmere-lined-gloves', [112, 36, -14]),
    ],
    ground: { floor: 'plaster', color: '#dfd6c8', wall: '#e2ddd3' },
    camera: 'above',
    shape: 'wide',
  },
  'exhibition-walk': {
    things: [
      ...inTint(WALK_ATELIER_RECIPES, ['canvas-backpack', '올리브'], [-16, -12, 10]),
      ...inTint(WALK_ATELIER_RECIPES, ['cloud-running-shoes', '라일락'], [24, 10, -6]),
      ...from(WALK_ATELIER_RECIPES, 'straw-hat', [26, -24]),
    ],
    beside: [
      ...from(WALK_ATELIER_RECIPES, 'faded-ball-cap', [-52, 8, 24]),
      ...from(WALK_ATELIER_RECIPES, 'amber-sunglasses', [-8, 26, 12]),
    ],
    ground: { floor: 'stone', color: '#d6d2cb', wall: '#e7e3da' },
    camera: 'angle',
    shape: 'wide',
  },
  'exhibition-gift': {
    things: [
      ...inTint(DADAM_RECIPES, ['tea-gift-box', '미색'], [2, -12]),
      ...from(WALK_ATELIER_RECIPES, 'leather-coin-purse', [-17, 5, 14]),
      ...from(SALGYEOL_RECIPES, 'custom-perfume', [19, 4]),
      ...from(SLOWWEEKEND_RECIPES, 'beech-locomotive', [-2, 16]),
    ],
    beside: [
      ...from(ONGYEOL_RECIPES, 'photo-frame', [-46, -14, 16]),
      ...from(SALGYEOL_RECIPES, 'velvet-lipstick', [30, 8]),
      ...from(ONGYEOL_RECIPES, 'soy-candle', [40, -8]),
    ],
    ground: { floor: 'paper', color: '#6b2733', wall: '#6b2733' },
    camera: 'angle',
    shape: 'wide',
  },
  'exhibition-bath': {
    things: [
      ...from(SALGYEOL_RECIPES, 'ceramide-lotion'),
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

const ROOMS: Readonly<Record<string, SceneryRecipe>> = {
  'exhibition-green': {
    things: [
      ...from(CHOROK_RECIPES, 'olive-tree-pot', [-24, -10]),
      ...from(CHOROK_RECIPES, 'lemon-cypress', [2, 2]),
      ...from(CHOROK_RECIPES, 'cactus-brothers', [28, 8]),
      ...from(CHOROK_RECIPES, 'hyacinth-kit', [-10, 18]),
    ],
    beside: [
      ...from(CHOROK_RECIPES, 'terracotta-vase', [56, -12]),
      ...from(CHOROK_RECIPES, 'hibiscus-pot', [-58, 6]),
      ...from(CHOROK_RECIPES, 'coco-palm', [92, -50]),
    ],
    ground: { floor: 'oak', color: '#cfa77c', wall: '#dfe9dc' },
    camera: 'front',
    shape: 'wide',
  },
  'exhibition-desk': {
    things: [
      ...from(TTORYEOT_RECIPES, 'calm-monitor', [4, -16]),
      ...from(TTORYEOT_RECIPES, 'silent-keyboard', [-2, 16]),
      ...from(TTORYEOT_RECIPES, 'ergonomic-mouse', [26, 16]),
      ...inTint(TTORYEOT_RECIPES, ['quiet-headphones', '샌드'], [-40, 2]),
    ],
    beside: [
      ...inTint(TTORYEOT_RECIPES, ['dial-pad', '은색'], [40, 14]),
      at(MUG, [46, -4, 30]),
      ...inTint(TTORYEOT_RECIPES, ['dial-radio', '크림'], [-70, -8]),
    ],
    ground: { floor: 'oak', color: '#d9bf98', wall: '#d2d8df' },
    camera: 'angle',
    shape: 'wide',
  },
  'exhibition-night': {
    things: [
      { body: { ...folded('#7f93b5', 'plain', 3), width: 54, depth: 38 }, x: -10, z: -8, turn: 6 },
      ...raised(from(ONGYEOL_RECIPES, 'full-moon-lamp', [-12, -6]), 12.2),
      ...from(ONGYEOL_RECIPES, 'soy-candle', [25, 12]),
      ...inTint(ONGYEOL_RECIPES, ['twin-bell-clock', '크림'], [-40, 16, 14]),
    ],
    beside: [
      ...inTint(ONGYEOL_RECIPES, ['star-velvet-cushion', '겨자'], [56, -18]),
      ...from(ONGYEOL_RECIPES, 'cloud-pillow', [-86, -14, 20]),
    ],
    ground: { floor: 'plaster', color: '#6a6772', wall: '#5d5b66' },
    camera: 'angle',
    shape: 'wide',
  },
  'exhibition-weekend': {
    things: [
      ...inTint(SLOWWEEKEND_RECIPES, ['slow-night-tent', '모래'], [0, -40]),
      at(CHAIR, [-104, 70, 30]),
      at(CHAIR, [96, 96, -34]),
      at({ ...STEEL, size: 42 }, [-10, 128, 24]),
    ],
    beside: [
      ...from(SLOWWEEKEND_RECIPES, 'oak-firewood', [-66, 134]),
      ...from(SLOWWEEKEND_RECIPES, 'first-guitar', [164, 60]),
      ...from(SLOWWEEKEND_RECIPES, 'campfire-djembe', [-176, 60]),
    ],
    ground: { floor: 'plaster', color: '#87917a', wall: '#a9b19c' },
    camera: 'angle',
    shape: 'wide',
  },
}

/** The pictures of exhibitions, by what their goods have in common. */
export const EXHIBITIONS: Readonly<Record<string, SceneryRecipe>> = { ...TABLE, ...WORN, ...ROOMS }
