import type { Body, Candle } from '../body.types.ts'
import type { Hex, Label } from '../finish.types.ts'
import type { Clock, Furniture, Light } from '../living.types.ts'
import type { Placed, StoreRecipes, View } from '../recipe.types.ts'
import { above, alone, angle } from './views.ts'

const INK = '#3a332b'
const AMBER = '#b9772e'

/** The house's band: its word-mark and the name in a book face on oat paper. */
function label(name: readonly string[], note: string): Label {
  return {
    mark: '온결리빙',
    name,
    note,
    font: 'gowun',
    ink: INK,
    accent: AMBER,
    layout: 'stack',
    paper: '#efe6d5',
  }
}

function moved(things: readonly Placed[], over: Omit<Placed, 'body'>): readonly Placed[] {
  return things.map((thing) => ({ ...thing, ...over }))
}

const ANGLE: View = { camera: 'angle', ground: 'first' }
const FRONT: View = { camera: 'front', ground: 'first' }
const LIT: View = { camera: 'front', ground: 'second' }
const EVERY_TINT: View = { camera: 'angle', ground: 'paper', isEveryTint: true }

type Size = readonly [width: number, height: number, depth: number]

function furniture(
  profile: Furniture['profile'],
  size: Size,
  colors: Pick<Furniture, 'color' | 'trim'>,
): readonly Placed[] {
  const [width, height, depth] = size
  return alone({ kind: 'furniture', profile, width, height, depth, ...colors })
}

function chair(color: Hex): readonly Placed[] {
  return moved(furniture('chair', [46, 80, 48], { color, trim: color }), { turn: 14 })
}

function sofa(color: Hex): readonly Placed[] {
  return furniture('sofa', [176, 82, 88], { color, trim: '#6b4630' })
}

function drawers(color: Hex): readonly Placed[] {
  return furniture('drawers', [40, 68, 45], { color, trim: '#c9c9c6' })
}

function ladder(color: Hex): readonly Placed[] {
  return furniture('ladder', [48, 160, 34], { color, trim: '#8593a0' })
}

function light(
  profile: Light['profile'],
  size: readonly [number, number],
  colors: Pick<Light, 'color' | 'trim'>,
): readonly Placed[] {
  const [width, height] = size
  return alone({ kind: 'light', profile, width, height, ...colors })
}

function pendant(color: Hex): readonly Placed[] {
  return light('pendant', [34, 66], { color, trim: '#a9824e' })
}

function clock(profile: Clock['profile'], color: Hex, dial: Hex): readonly Placed[] {
  const [width, height] = profile === 'arch' ? [16, 18] : [12, 16]
  return alone({ kind: 'clock', profile, width, height, color, dial })
}

function candle(wax: Hex, name: string, height = 14): Candle {
  return {
    kind: 'candle',
    profile: 'pillar',
    width: 7,
    height,
    surface: { color: wax, finish: 'wax' },
    wax,
    label: label(['소이 왁스'], name),
  }
}

function basket(width: number): readonly Placed[] {
  return alone({ kind: 'basket', width, height: width * 0.72, color: '#b98a52' })
}

function bed(color: Hex, sheet: Hex): readonly Placed[] {
  return moved(alone({ kind: 'bed', width: 150, height: 44, depth: 200, color, sheet }), {
    turn: 24,
  })
}

function star(color: Hex): readonly Placed[] {
  return alone({ kind: 'star', width: 45, height: 45, color })
}

function tiles(first: Hex, second: Hex): readonly Placed[] {
  return alone({ kind: 'tiles', width: 50, height: 0.9, colors: [first, second] }, { turn: 8 })
}

function frame(
  color: Hex,
  [width, height]: readonly [number, number] = [30, 40],
): readonly Placed[] {
  return alone({ kind: 'frame', profile: 'picture', width, height, color })
}

function pillow(height: number): readonly Placed[] {
  return alone(
    {
      kind: 'contour',
      width: 58,
      height: height * 1.2,
      depth: 34,
      color: '#f1eee6',
      piping: '#5b6c7e',
    },
    { turn: 44 },
  )
}

function bucket(color: Hex): readonly Placed[] {
  return alone({ kind: 'bucket', width: 28, height: 38, color, rim: '#2b3a4a' }, { turn: -18 })
}

function toolbox(color: Hex): readonly Placed[] {
  return alone({ kind: 'toolbox', width: 36, height: 24, depth: 16, color }, { turn: 10 })
}

function broom(width: number, height: number): Body {
  return { kind: 'broom', width, height, straw: '#b98c4e', cord: '#a8322a' }
}

const PLANT: Body = {
  kind: 'plant',
  width: 26,
  height: 46,
  leaf: 'round',
  green: '#5f7a54',
  pot: { color: '#d9cfc0', finish: 'ceramic' },
}
const MUG: Body = {
  kind: 'ware',
  profile: 'mug',
  width: 8.6,
  height: 9,
  surface: { color: '#5b6c7e', finish: 'ceramic' },
  content: { color: '#4a2c18', level: 0.82 },
}
const OIL: Body = {
  kind: 'bottle',
  profile: 'cap',
  width: 7,
  height: 19,
  surface: { color: '#f1ead8', finish: 'glass' },
  cap: { color: '#3a332b', finish: 'satin' },
  content: { color: '#f3ead0', level: 0.74 },
  label: label(['파라핀 기름'], '500 ml'),
}

export const ONGYEOL_RECIPES: StoreRecipes = {
  store: 'ongyeol',
  grounds: {
    paper: { floor: 'paper', color: '#d3d8dc', wall: '#d3d8dc' },
    first: { floor: 'oak', color: '#cbb089', wall: '#e9e2d6' },
    second: { floor: 'oak', color: '#5d4a3a', wall: '#5b5a62' },
  },
  recipes: {
    'ash-dining-chair': {
      things: chair('#d9bf94'),
      views: [ANGLE, EVERY_TINT],
      tints: { 내추럴: chair('#d9bf94'), 월넛: chair('#6b4630') },
    },
    'module-sofa': {
      things: sofa('#8593a0'),
      views: [FRONT, EVERY_TINT],
      tints: {
        '블루 그레이': sofa('#8593a0'),
        크림: sofa('#e6dcc8'),
        '모스 그린': sofa('#6e7758'),
      },
    },
    'soy-candle': {
      things: [
        { body: candle('#b9a08a', '무화과와 나무') },
        { body: { ...candle('#b9a08a', '45시간', 9), width: 7 }, x: 9, z: 2 },
      ],
      views: [LIT, EVERY_TINT],
      tints: {
        '무화과와 나무': alone(candle('#b9a08a', '무화과와 나무')),
        '비 온 뒤 숲': alone(candle('#a9b3a0', '비 온 뒤 숲')),
        무향: alone(candle('#f1eadb', '무향')),
        '홍차와 자몽': alone(candle('#d9a08a', '홍차와 자몽')),
      },
    },
    'rattan-basket': {
      things: basket(32),
      views: [
        ANGLE,
        angle('paper', [
          ...moved(basket(24), { x: -34, z: 6 }),
          ...moved(basket(40), { x: 42, z: -12 }),
        ]),
      ],
    },
    'wave-wall-mirror': {
      things: alone({ kind: 'frame', profile: 'wave', width: 46, height: 68, color: '#c2a065' }),
      views: [FRONT, angle('first', [{ body: PLANT, x: 40, z: 6 }])],
    },
    'crisp-bedding': {
      things: bed('#a9b8c9', '#f0ebe0'),
      views: [ANGLE, { camera: 'angle', ground: 'paper', isEveryTint: true }],
      tints: { '새벽 파랑': bed('#a9b8c9', '#f0ebe0'), 미색: bed('#f0e8d8', '#faf6ec') },
    },
    'cloud-pillow': {
      things: pillow(10),
      views: [
        { camera: 'angle', ground: 'paper' },
        angle('first', [
          ...moved(pillow(8), { x: -34, z: -34 }),
          ...moved(pillow(12), { x: 34, z: 34 }),
        ]),
      ],
    },
    'star-velvet-cushion': {
      things: star('#c9972e'),
      views: [FRONT, EVERY_TINT],
      tints: { 겨자: star('#c9972e'), 살구: star('#e3a888'), 청록: star('#2e6e70') },
    },
    'checker-carpet-tiles': {
      things: tiles('#5e3f2e', '#e6dac4'),
      views: [above('first'), { camera: 'above', ground: 'paper', isEveryTint: true }],
      tints: {
        '밤색 2장, 미색 2장': tiles('#5e3f2e', '#e6dac4'),
        '밤색 4장': tiles('#5e3f2e', '#5e3f2e'),
        '미색 4장': tiles('#e6dac4', '#e6dac4'),
      },
    },
    'steel-drawers': {
      things: drawers('#2c3850'),
      views: [ANGLE, EVERY_TINT],
      tints: {
        '짙은 남색': drawers('#2c3850'),
        모래: drawers('#d2c2a2'),
        올리브: drawers('#666a48'),
      },
    },
    'ladder-shelf': {
      things: ladder('#d6b788'),
      views: [FRONT, EVERY_TINT],
      tints: { 고무나무: ladder('#d6b788'), 호두나무: ladder('#6b4630') },
    },
    'hanji-pendant': {
      things: pendant('#d9744a'),
      views: [LIT, { camera: 'front', ground: 'paper', isEveryTint: true }],
      tints: {
        단풍: pendant('#d9744a'),
        치자: pendant('#e8c05a'),
        '소색 (물들이지 않음)': pendant('#f0e6d0'),
      },
    },
    'full-moon-lamp': {
      things: light('moon', [15, 18], { color: '#f3e7cc', trim: '#b98a5c' }),
      views: [LIT, angle('first', [{ body: MUG, x: 19, z: 5 }])],
    },
    'onggi-oil-lamp': {
      things: light('oil', [12, 11], { color: '#5a3824', trim: '#3a2416' }),
      views: [
        { camera: 'angle', ground: 'second' },
        angle('first', [{ body: OIL, x: -14, z: -4 }]),
      ],
    },
    'arch-mantel-clock': {
      things: clock('arch', '#6b4630', '#f3ebdb'),
      views: [ANGLE, EVERY_TINT],
      tints: {
        호두나무: clock('arch', '#6b4630', '#f3ebdb'),
        벚나무: clock('arch', '#a9673f', '#f3ebdb'),
      },
    },
    'photo-frame': {
      things: frame('#c79f6b'),
      views: [
        FRONT,
        angle('paper', [
          ...moved(frame('#222222', [20, 25]), { x: -30, z: 8 }),
          ...moved(frame('#222222', [50, 70]), { x: 48, z: -14 }),
        ]),
      ],
      tints: { 참나무: frame('#c79f6b'), 검은색: frame('#222222') },
    },
    'twin-bell-clock': {
      things: clock('bells', '#c93a2b', '#f8f5ee'),
      views: [
        { camera: 'angle', ground: 'paper' },
        { ...EVERY_TINT, ground: 'first' },
      ],
      tints: {
        다홍: clock('bells', '#c93a2b', '#f8f5ee'),
        크림: clock('bells', '#efe2c4', '#f8f5ee'),
      },
    },
    'sorghum-broom': {
      things: [{ body: broom(30, 95) }, { body: broom(22, 40), x: 36, z: 4 }],
      views: [FRONT, angle('paper')],
    },
    'enamel-bucket': {
      things: bucket('#9dbbd0'),
      views: [
        { camera: 'angle', ground: 'paper' },
        { ...EVERY_TINT, ground: 'first' },
      ],
      tints: { 하늘: bucket('#9dbbd0'), 우유: bucket('#f2ecdd'), 먹색: bucket('#33363b') },
    },
    'steel-toolbox': {
      things: toolbox('#9a4a30'),
      views: [
        { camera: 'angle', ground: 'paper' },
        { ...EVERY_TINT, ground: 'first' },
      ],
      tints: { 벽돌: toolbox('#9a4a30'), 이끼: toolbox('#68704a'), 먹색: toolbox('#2f3236') },
    },
  },
}
