import type { Hex, Label } from '../finish.types.ts'
import type { Flower, Lump } from '../fresh.types.ts'
import type { Glove, Tree, Wrap } from '../greens.types.ts'
import type { Placed, Room, StoreRecipes, View } from '../recipe.types.ts'
import { ring } from './arrange.ts'
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

const everyTint = (ground: View['ground'], room: Room): View => ({
  camera: 'angle',
  ground,
  isEveryTint: true,
  room,
})

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

function tree(
  profile: Tree['profile'],
  [width, height]: readonly [number, number],
  over: Omit<Tree, 'kind' | 'profile' | 'width' | 'height'>,
): Tree {
  return { kind: 'tree', profile, width, height, ...over }
}

/** The same things at another place. */
const moved = (
  things: readonly Placed[],
  { x, z }: { readonly x: number; readonly z: number },
): readonly Placed[] =>
  things.map((placed) => ({ ...placed, x: (placed.x ?? 0) + x, z: (placed.z ?? 0) + z }))

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

const twig = (over: Omit<Placed, 'body'>): Placed => ({
  body: tree('branch', [34, 5], {
    green: '#8a9a7c',
    tip: '#a3ae92',
    leaf: 'round',
    ...NO_POT,
  }),
  ...over,
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

/** The card on a wrapping. */
const tag = (name: readonly string[]): Label =>
  label(name, '', { mark: '', layout: 'name', paper: '#f6f1e4' })

/** Leaves between cut flowers: short ones, or the long ones of tulips. */
const greens = (width: number, height: number, leaf: 'round' | 'narrow' = 'round'): Tree =>
  tree('mound', [width, height], {
    green: leaf === 'narrow' ? '#6f9166' : '#4f6f44',
    tip: leaf === 'narrow' ? '#8fae84' : '#7f9a62',
    leaf,
    ...NO_POT,
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
  { body: wrap(30, 20, { label: tag(['튤립']) }) },
  { body: greens(15, 6, 'narrow'), y: 24 },
  ...dome(mixed(kinds, 10), { y: 31, spread: 7.4 }).map((placed) => ({
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
const BRIGHT = [RANUNCULUS, PINK_ROSE, YELLOW, DAISY]
const CALM = [
  flower('rose', 6, { color: '#cbb3c9', inner: '#b79ab4' }),
  flower('ranunculus', 5.6, { color: '#e9dfcf', inner: '#b3b98a' }),
  flower('rose', 5.4, { color: '#a9a3b8', inner: '#8f88a2' }),
]
const bouquet = (kinds: readonly Flower[]): readonly Placed[] => [
  { body: wrap(31, 25, { label: tag(['오늘의', '꽃다발']) }) },
  { body: greens(23, 7), y: 24 },
  ...dome(mixed(kinds, 22), { y: 33, spread: 10.6 }),
]
const SUNFLOWER = flower('sunflower', 14, {
  color: '#f0b323',
  outer: '#e5a01c',
  inner: '#3b2616',
  green: '#5e7f3e',
})

/** Branches that are bound at their feet, which are at the front. */
const branches = (
  leaf: 'round' | 'narrow',
  { count, x = 0 }: { readonly count: number; readonly x?: number },
): readonly Placed[] => [
  ...Array.from({ length: count }, (_, index): Placed => {
    const way = index - (count - 1) / 2
    return {
      body: tree('branch', [58, 6], {
        green: leaf === 'round' ? '#8fab9c' : '#6f9079',
        tip: leaf === 'round' ? '#b3c4b8' : '#9ab0a2',
        leaf,
        ...NO_POT,
      }),
      x: Math.round((x + way * 3.6) * 10) / 10,
      y: (index % 3) * 1.6,
      turn: Math.round(-way * 6),
    }
  }),
  {
    body: {
      kind: 'box',
      profile: 'carton',
      width: count * 1.5,
      height: 6,
      depth: 2.2,
      surface: { color: '#b98a55', finish: 'fabric' },
    },
    x: x + 1.6,
    z: 24,
  },
]

const celebration = (first: Hex, second: Hex, third: Hex): readonly Placed[] => [
  { body: { kind: 'hamper', width: 28, height: 38, color: '#b98a55' } },
  { body: greens(26, 5), y: 12.6 },
  ...dome(
    mixed(
      [
        flower('rose', 6.8, { color: first, outer: first, inner: first }),
        flower('ranunculus', 6.2, { color: second, outer: second, inner: '#a8b45a' }),
        DAISY,
        flower('rose', 6, { color: third, outer: third, inner: third }),
      ],
      34,
    ),
    { y: 22, spread: 13.4 },
  ),
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
const SHIITAKE = mushroom(6, '#7a5232', '#efe3c8')
const GROWING = [
  [-5.6, 2.6, 6],
  [0.2, 2.2, 6.8],
  [5.8, 2.7, 5.8],
  [-7, 8.6, 5.2],
  [-2.4, 8.8, 6.2],
  [3, 8.4, 5.8],
  [7.2, 9, 4.8],
].map(([x = 0, y = 0, size = 6], index): Placed => ({
  body: { ...SHIITAKE, size, seed: index },
  x,
  y,
  z: 7,
  turn: Math.round(x * 3),
  lean: -24,
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
      views: [
        front('paper'),
        {
          ...front('second'),
          things: [
            {
              body: { ...OLIVE, width: 24, height: 35, potHeight: 11, potWidth: 13 },
              x: -18,
              z: 5,
            },
            { body: OLIVE, x: 14 },
          ],
        },
      ],
    },
    'tulip-bunch': {
      things: tulips(TULIPS['분홍'] ?? []),
      views: [angle('first'), everyTint('first', { across: 25, deep: 24, columns: 2 })],
      tints: Object.fromEntries(
        Object.entries(TULIPS).map(([name, kinds]) => [name, tulips(kinds)]),
      ),
    },
    'column-cactus': {
      things: [{ body: CACTUS }],
      views: [
        front('paper'),
        {
          ...angle('second'),
          things: [
            { body: CACTUS, x: -5.4 },
            { body: { ...CACTUS, pot: CEMENT, height: 14 }, x: 5.4, z: -2 },
          ],
        },
      ],
    },
    'season-bouquet': {
      things: bouquet(BRIGHT),
      views: [
        front('first'),
        {
          ...angle('second'),
          things: [
            ...moved(bouquet(BRIGHT), { x: -14, z: 6 }),
            ...moved(bouquet(CALM), { x: 15, z: -8 }),
          ],
        },
      ],
    },
    'hyacinth-kit': {
      things: alone(BULB),
      views: [
        front('paper'),
        {
          ...angle('second', [
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
              x: 15,
              z: -8,
            },
          ]),
          things: [{ body: { ...BULB, bloom: '#7f8fd0' } }],
        },
      ],
    },
    'red-roses': {
      things: [
        {
          body: wrap(36, 18, {
            surface: { color: '#3b4f40', finish: 'paper' },
            ribbon: '#7e0f1c',
            label: tag(['장미']),
          }),
        },
        { body: greens(16, 6), y: 30 },
        ...dome(mixed([RED_ROSE], 10), { y: 37, spread: 7.6 }),
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
          { body: { ...SUNFLOWER, nod: 1 }, x: 22, z: -3, y: 24 },
        ]),
      ],
    },
    eucalyptus: {
      things: branches('round', { count: 7 }),
      views: [
        above('first'),
        {
          ...above('second'),
          things: [
            ...branches('round', { count: 4, x: -16 }),
            ...branches('narrow', { count: 4, x: 16 }),
          ],
        },
      ],
    },
    'celebration-basket': {
      things: celebration('#e9a3b4', '#f4f1e6', '#d97f96'),
      views: [front('paper'), everyTint('first', { across: 34, deep: 34, columns: 2 })],
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
        front('second', [
          {
            body: {
              kind: 'furniture',
              profile: 'sofa',
              width: 176,
              height: 82,
              depth: 88,
              color: '#d9cdb8',
              trim: '#6b4630',
            },
            x: 132,
            z: -10,
          },
        ]),
      ],
    },
    'lemon-cypress': {
      things: alone(CYPRESS),
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
      views: [angle('paper'), everyTint('first', { across: 36, deep: 36, columns: 2 })],
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
        { body: SPROUT, x: -9, z: 1 },
        { body: SPROUT, x: 0.4, z: 3 },
        {
          body: {
            kind: 'pouch',
            profile: 'flat',
            width: 10.5,
            height: 15,
            surface: { color: '#f4efe0', finish: 'paper' },
            label: label(['싹', '틔우기'], '스위트 바질'),
          },
          x: 8.4,
          z: -3,
          turn: -8,
        },
      ],
      views: [angle('first'), { ...above('second'), things: alone(SPROUT) }],
    },
    'mushroom-box': {
      things: [
        {
          body: {
            kind: 'box',
            profile: 'carton',
            width: 22,
            height: 26,
            depth: 13,
            surface: KRAFT,
          },
        },
        {
          body: {
            kind: 'box',
            profile: 'carton',
            width: 19,
            height: 6,
            depth: 0.2,
            surface: { color: '#f4efe0', finish: 'paper' },
            label: label(['버섯 상자'], '', { mark: '', layout: 'name' }),
          },
          y: 18.4,
          z: 6.5,
        },
        {
          body: {
            kind: 'box',
            profile: 'carton',
            width: 18,
            height: 14,
            depth: 0.3,
            surface: { color: '#5d4630', finish: 'fabric' },
          },
          y: 1.6,
          z: 6.5,
        },
        ...GROWING,
      ],
      views: [
        angle('paper'),
        front('second', [
          {
            body: {
              kind: 'ware',
              profile: 'plate',
              width: 20,
              height: 2.4,
              surface: WHITE,
            },
            x: 24,
            z: 7,
          },
          { body: SHIITAKE, x: 21, z: 8, y: 1 },
          { body: { ...SHIITAKE, size: 5 }, x: 26, z: 5, y: 1, turn: 40 },
        ]),
      ],
    },
    'terracotta-vase': {
      things: [
        {
          body: { kind: 'amphora', width: 24, height: 30, surface: TERRACOTTA, carving: '#94502f' },
        },
        twig({ y: 42, lean: -84, turn: 20 }),
        twig({ x: -4, y: 40, lean: -74, turn: 70 }),
        twig({ x: 4, y: 39, lean: -72, turn: -75 }),
      ],
      views: [front('first'), angle('second')],
    },
    'garden-gloves': {
      things: alone(gloves('#6a3b55', '#4f2b40')),
      views: [
        above('first'),
        { ...everyTint('second', { across: 0, deep: 27, columns: 1 }), camera: 'above' },
      ],
      tints: {
        자두: alone(gloves('#6a3b55', '#4f2b40')),
        이끼: alone(gloves('#6e7a4a', '#535d36')),
      },
    },
  },
}
