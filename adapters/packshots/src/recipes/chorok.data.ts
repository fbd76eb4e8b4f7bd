import type { Body } from '../body.types.ts'
import type { Hex, Label } from '../finish.types.ts'
import type { Flower, Lump } from '../fresh.types.ts'
import type { Glove, Tree, Wrap } from '../greens.types.ts'
import type { Placed, StoreRecipes, View } from '../recipe.types.ts'
import { lineUp, ring } from './arrange.ts'
import { above, alone, angle, front } from './views.ts'

const INK = '#2c3b2e'
const CLAY = '#b96a45'
const TERRACOTTA = { color: CLAY, finish: 'matte' } as const
const CEMENT = { color: '#b5b4ae', finish: 'speckle' } as const
const WHITE = { color: '#eeece4', finish: 'ceramic' } as const
const BLACK = { color: '#2b2b2a', finish: 'matte' } as const
const KRAFT = { color: '#c9a77c', finish: 'paper' } as const

function label(name: readonly string[], note: string, over: Partial<Label> = {}): Label {
  return {
    mark: '초록숨',
    name,
    note,
    font: 'gowun',
    ink: INK,
    accent: CLAY,
    layout: 'stack',
    ...over,
  }
}

const everyTint = (ground: View['ground']): View => ({ camera: 'angle', ground, isEveryTint: true })

/** The stake with the plant's name that stands in its earth. */
const stake = (name: string, over: Omit<Placed, 'body'>): Placed => ({
  body: {
    kind: 'box',
    profile: 'carton',
    width: 2.4,
    height: 8,
    depth: 0.3,
    surface: { color: '#e2c99a', finish: 'wood' },
    label: label([name], '', { mark: '', layout: 'name' }),
  },
  ...over,
})

const CAN: Placed = {
  body: {
    kind: 'teapot',
    width: 22,
    height: 18,
    surface: { color: '#9cb39a', finish: 'satin' },
    bail: { color: '#b98a55', finish: 'wood' },
  },
  x: 28,
  z: -6,
}

function tree(
  profile: Tree['profile'],
  [width, height]: readonly [number, number],
  over: Omit<Tree, 'kind' | 'profile' | 'width' | 'height'>,
): Tree {
  return { kind: 'tree', profile, width, height, ...over }
}

const NO_POT = { potHeight: 0, potWidth: 0 }
const OLIVE = tree('olive', [38, 62], {
  green: '#7c8b6b',
  tip: '#b0bba2',
  pot: TERRACOTTA,
  potHeight: 16,
  potWidth: 19,
})
const PALM = tree('palm', [80, 108], {
  green: '#5e8a4a',
  tip: '#86a05a',
  pot: WHITE,
  potHeight: 24,
  potWidth: 27,
})
const CYPRESS = tree('cypress', [15, 34], {
  green: '#7fa03e',
  tip: '#b6cc4a',
  pot: CEMENT,
  potHeight: 10,
  potWidth: 12,
})
const CACTUS = tree('cactus', [5.4, 16], {
  green: '#5e7f52',
  tip: '#e0d3a6',
  pot: TERRACOTTA,
  potHeight: 7,
  potWidth: 8.4,
})
const BAMBOO = tree('bamboo', [20, 38], {
  green: '#5f8c45',
  tip: '#7da04e',
  pot: { color: '#dfe6dc', finish: 'glaze' },
  potHeight: 6,
  potWidth: 17,
})
const BULB = tree('bulb', [9, 19], { green: '#9cb86a', tip: '#7a4a6e', ...NO_POT })
const LILY_BOWL = tree('pad', [36, 14], { green: '#5f7f4a', tip: '#74915a', ...NO_POT })
const SPROUT = tree('sprout', [8, 10.6], {
  green: '#6fa04a',
  tip: '#86b25c',
  pot: { color: '#7a5636', finish: 'fabric' },
  potHeight: 7,
  potWidth: 8,
})

const brother = (height: number, green: Hex): Tree =>
  tree('cactus', [5.6, height + 6.4], {
    green,
    tip: '#efe4bf',
    pot: WHITE,
    potHeight: 7.4,
    potWidth: 8.8,
  })

type Bloom = Pick<Flower, 'color' | 'inner'> & Partial<Flower>

function flower(form: Flower['form'], size: number, over: Bloom): Flower {
  return { kind: 'flower', form, size, stem: 0, green: '#6f8f5a', ...over }
}

/** Heads in a dome, each turned away from its middle, in the order in which they are given. */
function dome(
  heads: readonly Flower[],
  { y, spread, x = 0, z = 0 }: { y: number; spread: number; x?: number; z?: number },
): readonly Placed[] {
  return heads.map((body, index) => {
    const out = Math.sqrt(index / heads.length)
    const turn = index * 137.5
    const way = (turn * Math.PI) / 180
    return {
      body,
      x: Math.round((x + Math.sin(way) * spread * out) * 100) / 100,
      z: Math.round((z + Math.cos(way) * spread * out) * 100) / 100,
      y: Math.round((y - spread * 0.55 * out * out) * 100) / 100,
      turn: Math.round(turn % 360) + 180,
      lean: Math.round(58 * out),
    }
  })
}

const wrap = (height: number, width: number, over: Partial<Wrap> = {}): Wrap => ({
  kind: 'wrap',
  width,
  height,
  surface: KRAFT,
  ribbon: CLAY,
  ...over,
})

function mixed(kinds: readonly Flower[], count: number): readonly Flower[] {
  return Array.from(
    { length: count },
    (_, index) =>
      kinds[(index * 5 + Math.floor(index / 3)) % kinds.length] ??
      flower('daisy', 4, { color: '#ffffff', inner: '#e9b92e' }),
  )
}

const tulip = (color: Hex, outer: Hex): Flower =>
  flower('tulip', 5.4, { color, outer, inner: color, green: '#7f9e72' })
const TULIPS: Readonly<Record<string, readonly Flower[]>> = {
  보라: [tulip('#6e4a8e', '#7d589e')],
  분홍: [tulip('#e28fa6', '#e8a2b4')],
  흰색: [tulip('#f4f1e6', '#efe9d8')],
  '그날의 색 (골라 드려요)': [
    tulip('#e9a13c', '#efb254'),
    tulip('#6e4a8e', '#7d589e'),
    tulip('#e28fa6', '#e8a2b4'),
  ],
}
const tulips = (kinds: readonly Flower[]): readonly Placed[] => [
  { body: wrap(30, 18, { label: label(['튤립'], '10송이', { layout: 'name' }) }) },
  ...dome(mixed(kinds, 10), { y: 29, spread: 6 }).map((placed) => ({
    ...placed,
    lean: Math.round((placed.lean ?? 0) * 0.45),
  })),
]

const RANUNCULUS = flower('ranunculus', 6, { color: '#f2a65a', outer: '#f4b676', inner: '#a8b45a' })
const PINK_ROSE = flower('rose', 6, { color: '#e8738a', outer: '#ee8c9f', inner: '#d9607a' })
const YELLOW = flower('ranunculus', 5.4, { color: '#f6d36b', outer: '#f8dd8a', inner: '#b8b45a' })
const DAISY = flower('daisy', 4.4, { color: '#fffdf6', inner: '#e9b92e' })
const RED_ROSE = flower('rose', 6.4, {
  color: '#8a0f1e',
  outer: '#a81824',
  inner: '#7e0f1c',
  green: '#3f5a3a',
})
const SUNFLOWER = flower('sunflower', 14, {
  color: '#f0b323',
  outer: '#e5a01c',
  inner: '#3b2616',
  green: '#5e7f3e',
})

const branches = (leaf: 'round' | 'narrow', green: Hex): readonly Placed[] =>
  lineUp(
    () =>
      tree('branch', [58, 6], {
        green,
        tip: leaf === 'round' ? '#b3c4b8' : '#9ab0a2',
        leaf,
        ...NO_POT,
      }),
    { count: 7, pitch: 5.4 },
  ).map((placed, index) => ({ ...placed, turn: (index - 3) * 7, y: (index % 3) * 1.4 }))

const BASKET: Body = {
  kind: 'crate',
  profile: 'basket',
  width: 27,
  height: 13,
  depth: 27,
  surface: { color: '#b98a55', finish: 'wood' },
}
const RIBBON: Placed = {
  body: {
    kind: 'box',
    profile: 'carton',
    width: 17,
    height: 4.6,
    depth: 0.2,
    surface: { color: '#f4f1e6', finish: 'satin' },
    label: label(['축하합니다'], '', { mark: '', layout: 'name' }),
  },
  y: 4,
  z: 14.4,
}
const celebration = (first: Hex, second: Hex, third: Hex): readonly Placed[] => [
  { body: BASKET },
  ...dome(
    mixed(
      [
        flower('rose', 6.4, { color: first, outer: first, inner: first }),
        flower('ranunculus', 6, { color: second, outer: second, inner: '#a8b45a' }),
        DAISY,
        flower('rose', 5.6, { color: third, outer: third, inner: third }),
      ],
      30,
    ),
    { y: 20, spread: 13.6 },
  ),
  RIBBON,
]

const hibiscus = (color: Hex, inner: Hex): readonly Placed[] => [
  {
    body: {
      kind: 'plant',
      leaf: 'round',
      width: 34,
      height: 40,
      green: '#3f6b3a',
      pot: TERRACOTTA,
    },
  },
  ...[
    [-7, 34, 7],
    [6, 38, 6],
    [1, 28, 12],
  ].map(([x = 0, y = 0, z = 0], index): Placed => ({
    body: flower('hibiscus', 12, { color, inner, nod: 0.9 }),
    x,
    y,
    z,
    turn: (index - 1) * 26,
  })),
]

const seedling = (x: number, z: number): readonly Placed[] => [
  {
    body: { kind: 'plant', leaf: 'small', width: 15, height: 16, green: '#7e9a6e', pot: BLACK },
    x,
    z,
  },
  ...ring((): Flower => flower('daisy', 4.4, { color: '#fffdf8', inner: '#e9b92e', nod: 0.3 }), {
    count: 4,
    radius: 4,
    x,
    z,
    y: 15,
  }),
  { body: flower('daisy', 4.6, { color: '#fffdf8', inner: '#e9b92e', nod: 0.35 }), x, z, y: 16.4 },
]

function mushroom(size: number, color: Hex, blush: Hex): Lump {
  return { kind: 'lump', form: 'mushroom', size, color, blush }
}
const growing = (color: Hex, stem: Hex): readonly Placed[] =>
  [
    [-6, 5, 7],
    [-1.6, 7, 8.4],
    [3.4, 4.4, 7],
    [6.8, 7.6, 6.4],
    [-4.6, 10.4, 6.6],
    [1.2, 11, 7.4],
    [5.4, 12, 5.6],
    [-7.4, 14, 5.4],
    [-1.4, 14.6, 6],
  ].map(([x = 0, y = 0, size = 6]): Placed => ({
    body: mushroom(size, color, stem),
    x,
    y,
    z: 6.6,
    lean: -42,
  }))

const gloves = (knit: Hex, latex: Hex): Glove => ({
  kind: 'glove',
  length: 23.5,
  knit,
  latex,
  label: label(['초록숨'], '', { mark: '', layout: 'name', ink: '#f2efe4' }),
})

export const CHOROK_RECIPES: StoreRecipes = {
  store: 'chorok',
  grounds: {
    paper: { floor: 'stone', color: '#d6d6cb', wall: '#e6ede4' },
    first: { floor: 'paper', color: '#d7e1d3', wall: '#d7e1d3' },
    second: { floor: 'oak', color: '#cfae80', wall: '#eef1ea' },
  },
  recipes: {
    'olive-tree-pot': {
      things: [{ body: OLIVE }, stake('올리브', { x: 3, z: 5.6, y: 13, turn: 12 })],
      views: [front('paper'), angle('second', [CAN])],
    },
    'tulip-bunch': {
      things: tulips(TULIPS['분홍'] ?? []),
      views: [angle('first'), everyTint('first')],
      tints: Object.fromEntries(
        Object.entries(TULIPS).map(([name, kinds]) => [name, tulips(kinds)]),
      ),
    },
    'column-cactus': {
      things: [{ body: CACTUS }],
      views: [
        front('paper'),
        angle('second', [{ body: { ...CACTUS, pot: CEMENT, height: 14 }, x: 10, z: -3 }]),
      ],
    },
    'season-bouquet': {
      things: [
        { body: wrap(30, 24, { label: label(['오늘의', '꽃다발'], '') }) },
        ...dome(mixed([RANUNCULUS, PINK_ROSE, YELLOW, DAISY], 19), { y: 31, spread: 11 }),
      ],
      views: [
        front('first'),
        above('second', [
          { body: wrap(26, 20, { ribbon: '#8d7f9a' }), x: 27 },
          ...dome(
            mixed(
              [
                flower('rose', 6, { color: '#cbb3c9', inner: '#b79ab4' }),
                flower('ranunculus', 5.6, { color: '#e9dfcf', inner: '#b3b98a' }),
                flower('rose', 5.4, { color: '#a9a3b8', inner: '#8f88a2' }),
              ],
              14,
            ),
            { y: 27, spread: 9, x: 27 },
          ),
        ]),
      ],
    },
    'hyacinth-kit': {
      things: [{ body: BULB }],
      views: [
        front('paper'),
        angle('second', [
          {
            body: {
              kind: 'box',
              profile: 'carton',
              width: 12,
              height: 18,
              depth: 10,
              surface: KRAFT,
              label: label(['히아신스', '수경 재배'], '1구'),
            },
            x: 13,
            z: -7,
          },
        ]),
      ],
    },
    'red-roses': {
      things: [
        {
          body: wrap(32, 20, { surface: { color: '#26332a', finish: 'paper' }, ribbon: '#7e0f1c' }),
        },
        ...dome(mixed([RED_ROSE], 13), { y: 33, spread: 9.4 }),
      ],
      views: [angle('first'), above('second')],
    },
    sunflowers: {
      things: [
        { body: wrap(24, 16) },
        ...[
          [-7, 27, 2],
          [7, 28, 1],
          [0, 33, -1],
        ].map(([x = 0, y = 0, z = 0], index): Placed => ({
          body: { ...SUNFLOWER, nod: 1.15 },
          x,
          y,
          z,
          turn: (1 - index) * -14,
        })),
      ],
      views: [
        front('first'),
        angle('second', [
          {
            body: {
              kind: 'vase',
              profile: 'neck',
              width: 11,
              height: 22,
              surface: { color: '#7f9a94', finish: 'glaze' },
            },
            x: 22,
            z: -4,
          },
          { body: { ...SUNFLOWER, stem: 8, nod: 1 }, x: 22, z: -4, y: 20 },
        ]),
      ],
    },
    eucalyptus: {
      things: branches('round', '#9db3a6'),
      views: [
        above('first'),
        above('second', [
          {
            body: { kind: 'vase', profile: 'column', width: 11, height: 20, surface: WHITE },
            x: 36,
            z: -14,
          },
        ]),
      ],
    },
    'celebration-basket': {
      things: celebration('#e9a3b4', '#f4f1e6', '#d97f96'),
      views: [front('paper'), everyTint('first')],
      tints: {
        '분홍과 흰색': celebration('#e9a3b4', '#f4f1e6', '#d97f96'),
        '노랑과 주황': celebration('#f0c23a', '#e88a3a', '#f3d677'),
        '보라와 초록': celebration('#8a6fb0', '#a9c07a', '#b39acb'),
      },
    },
    'coco-palm': {
      things: [{ body: PALM }, stake('코코야자', { x: 5, z: 8, y: 20, turn: 12 })],
      views: [
        front('paper'),
        angle('second', [
          {
            body: {
              kind: 'cushion',
              profile: 'square',
              width: 45,
              height: 45,
              depth: 16,
              color: '#d9c9ae',
              weave: 'plain',
            },
            x: 62,
            z: -14,
          },
        ]),
      ],
    },
    'lemon-cypress': {
      things: [{ body: CYPRESS }, stake('율마', { x: 2.6, z: 4, y: 7.4, turn: 12 })],
      views: [
        front('paper'),
        angle('second', [
          {
            body: {
              kind: 'candle',
              profile: 'glass',
              width: 7,
              height: 8,
              surface: { color: '#e9e5da', finish: 'glass' },
              wax: '#efe2c8',
            },
            x: 14,
            z: 2,
          },
        ]),
      ],
    },
    'lucky-bamboo': {
      things: [{ body: BAMBOO }],
      views: [
        front('paper'),
        angle('second', [
          {
            body: {
              kind: 'ware',
              profile: 'mug',
              width: 8.4,
              height: 8.6,
              surface: WHITE,
              content: { color: '#3f2416', level: 0.84 },
            },
            x: 18,
            z: 3,
          },
        ]),
      ],
    },
    'cactus-brothers': {
      things: [
        { body: brother(20, '#5e7f52'), x: -10 },
        { body: brother(16, '#6e8f6a'), x: 0, z: 1 },
        { body: brother(12, '#4f7048'), x: 10, z: 2 },
      ],
      views: [front('paper'), angle('second')],
    },
    'hibiscus-pot': {
      things: hibiscus('#d42f6a', '#8e1a3a'),
      views: [angle('paper'), everyTint('first')],
      tints: {
        진분홍: hibiscus('#d42f6a', '#8e1a3a'),
        노랑: hibiscus('#f0c23a', '#a8323a'),
        흰색: hibiscus('#f4efe6', '#a33450'),
      },
    },
    'marguerite-seedlings': {
      things: [...seedling(-7, -7), ...seedling(7, -7), ...seedling(-7, 7), ...seedling(7, 7)],
      views: [angle('first'), above('second')],
    },
    'water-lily': {
      things: [
        { body: LILY_BOWL },
        {
          body: flower('lily', 13, { color: '#e79db6', outer: '#f3cbd8', inner: '#e9b92e' }),
          x: 2,
          z: 3,
          y: 12,
        },
        { body: flower('tulip', 4, { color: '#e79db6', inner: '#e79db6' }), x: -8, z: -5, y: 12 },
      ],
      views: [above('paper'), angle('second')],
    },
    'sprout-kit': {
      things: [
        { body: SPROUT, x: -5 },
        { body: SPROUT, x: 5, z: 1.4 },
        {
          body: {
            kind: 'pouch',
            profile: 'flat',
            width: 9,
            height: 12.5,
            surface: { color: '#f4efe0', finish: 'paper' },
            label: label(['싹', '틔우기'], '스위트 바질'),
          },
          x: 0,
          z: -6,
          lean: 8,
        },
      ],
      views: [angle('first'), above('second')],
    },
    'mushroom-box': {
      things: [
        {
          body: {
            kind: 'box',
            profile: 'carton',
            width: 22,
            height: 22,
            depth: 13,
            surface: KRAFT,
            label: label(['버섯 상자'], '표고', { layout: 'band' }),
          },
        },
        ...growing('#e2d2b2', '#7a5232'),
      ],
      views: [
        angle('paper'),
        front('second', [{ body: mushroom(6, '#e2d2b2', '#7a5232'), x: 15, z: 6 }]),
      ],
    },
    'terracotta-vase': {
      things: [
        {
          body: { kind: 'amphora', width: 24, height: 30, surface: TERRACOTTA, carving: '#94502f' },
        },
        {
          body: tree('branch', [34, 5], {
            green: '#8a9a7c',
            tip: '#a3ae92',
            leaf: 'round',
            ...NO_POT,
          }),
          y: 34,
          lean: 84,
          turn: 20,
        },
      ],
      views: [front('first'), angle('second')],
    },
    'garden-gloves': {
      things: alone(gloves('#6a3b55', '#4f2b40')),
      views: [above('first'), { camera: 'above', ground: 'second', isEveryTint: true }],
      tints: {
        자두: alone(gloves('#6a3b55', '#4f2b40')),
        이끼: alone(gloves('#6e7a4a', '#535d36')),
      },
    },
  },
}
