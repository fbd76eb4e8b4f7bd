import type { Body } from '../body.types.ts'
import type { Hex, Label } from '../finish.types.ts'
import type { Crate, Grains, Lump } from '../fresh.types.ts'
import type { Placed, StoreRecipes } from '../recipe.types.ts'
import { heap, lineUp, ring } from './arrange.ts'
import { above, angle, front } from './views.ts'

const GREEN = '#2f4a2c'
const PERSIMMON = '#c8552b'
const PAPER = '#fbf7ec'
const KRAFT = { color: '#c9a77c', finish: 'paper' } as const
const WOOD = { color: '#d9bd92', finish: 'wood' } as const
const FOAM = { color: '#f2f2ee', finish: 'matte' } as const
const CLEAR = { color: '#eef4f2', finish: 'glass' } as const
const WHITE = { color: '#f3efe6', finish: 'glaze' } as const

/** The place as the title: it tells the crates apart. */
function label(name: readonly string[], note: string, over: Partial<Label> = {}): Label {
  return {
    mark: '아침밭상회',
    name,
    note,
    font: 'gowun',
    ink: GREEN,
    accent: PERSIMMON,
    layout: 'stack',
    ...over,
  }
}

const glued = (name: readonly string[], note: string, over: Partial<Label> = {}): Label =>
  label(name, note, { paper: PAPER, layout: 'frame', ...over })

const plate = (width: number, over: Omit<Placed, 'body'> = {}): Placed => ({
  body: { kind: 'ware', profile: 'plate', width, height: 2.6, surface: WHITE },
  ...over,
})
const bowl = (width: number, over: Omit<Placed, 'body'> = {}): Placed => ({
  body: { kind: 'ware', profile: 'bowl', width, height: width * 0.46, surface: WHITE },
  ...over,
})

function lump(form: Lump['form'], size: number, [color, blush]: readonly [Hex, Hex]) {
  return (seed: number): Lump => ({
    kind: 'lump',
    form,
    size: Math.round(size * (0.95 + (seed % 5) * 0.025) * 100) / 100,
    color,
    blush,
    seed,
  })
}

type Measures = readonly [width: number, height: number, depth: number]

function crate(
  profile: Crate['profile'],
  [width, height, depth]: Measures,
  over: Pick<Crate, 'surface' | 'label'>,
): Crate {
  return { kind: 'crate', profile, width, height, depth, ...over }
}

const mandarin = lump('mandarin', 6.4, ['#f08a1d', '#e9a52c'])
const berry = lump('strawberry', 4.4, ['#d3202f', '#e8604e'])
const sweetPotato = lump('sweetPotato', 15, ['#93384f', '#6f2a3e'])
const corn = lump('corn', 20, ['#dfc25c', '#f8e8a0'])
const lemon = lump('lemon', 8, ['#f4cf2e', '#d6c642'])
const apple = lump('apple', 8.8, ['#a81f28', '#cf5a3a'])
const peach = lump('peach', 8.6, ['#f2b95c', '#dd6a45'])
const chestnut = lump('chestnut', 3.8, ['#5e2f1b', '#cdb089'])
const potato = lump('potato', 9.4, ['#cba76a', '#93703f'])
const tomato = lump('dateTomato', 4.2, ['#d2291e', '#dd4a2a'])
const egg = lump('egg', 5.8, ['#c68e5e', '#dba878'])

const mandarinHalf: Lump = {
  ...mandarin(2),
  cut: { flesh: '#f29a2a', inner: '#fbe3b8', pattern: 'segments' },
}
const berryHalf: Lump = {
  ...berry(2),
  cut: { flesh: '#e4524a', inner: '#fbd9cf', pattern: 'heart' },
}
const sweetHalf: Lump = {
  ...sweetPotato(1),
  cut: { flesh: '#e9a227', inner: '#d08a1e', pattern: 'crumb' },
}
/** What lies is measured from its middle, so its half is lifted by half of its length. */
const lemonHalf: Lump = {
  ...lemon(2),
  cut: { flesh: '#f6dc62', inner: '#fbf6dc', pattern: 'segments' },
}
const appleHalf: Lump = {
  ...apple(2),
  cut: { flesh: '#f5ebc4', inner: '#ead89a', pattern: 'core' },
}
const peachHalf: Lump = {
  ...peach(2),
  cut: { flesh: '#f6b63c', inner: '#7a4426', pattern: 'stone' },
}
const potatoHalf: Lump = {
  ...potato(2),
  cut: { flesh: '#f6e7b8', inner: '#e8d294', pattern: 'crumb' },
}
const tomatoHalf: Lump = {
  ...tomato(2),
  cut: { flesh: '#e2543c', inner: '#c93a24', pattern: 'chambers' },
}

const leafTea = (x: number, z: number, turn: number): Placed => ({
  body: { kind: 'leaf', form: 'long', width: 3.6, length: 8.5, color: '#3f6b34', rib: '#86a562' },
  x,
  z,
  turn,
})

const GRAPES: Body = {
  kind: 'bunch',
  length: 19,
  size: 2.3,
  color: '#3a2a4e',
  bloom: '#5d5378',
  stem: '#7a6a3a',
}

const shrimp: Body = {
  kind: 'seafood',
  profile: 'shrimp',
  length: 15,
  color: '#cdb8a4',
  accent: '#a3988c',
}
const cookedShrimp: Body = {
  kind: 'seafood',
  profile: 'shrimp',
  length: 15,
  color: '#e8865a',
  accent: '#d9643c',
}
const oyster: Body = {
  kind: 'seafood',
  profile: 'oyster',
  length: 11,
  color: '#7f7c73',
  accent: '#3a3a3c',
}
const driedFish: Body = {
  kind: 'seafood',
  profile: 'fish',
  length: 36,
  color: '#dfbb78',
  accent: '#8a7248',
}

const ice = (width: number, over: Omit<Placed, 'body'> = {}): Placed => ({
  body: {
    kind: 'grains',
    piece: 'cube',
    width,
    height: 2.2,
    size: 1.5,
    colors: ['#e9f2f5', '#dbe8ee', '#f4f9fa'],
  },
  ...over,
})
const grains = (
  [width, height]: readonly [width: number, height: number],
  over: Pick<Grains, 'piece' | 'size' | 'colors'>,
): Body => ({ kind: 'grains', width, height, ...over })
const RICE: readonly Hex[] = ['#f7f1df', '#f2e9d2', '#fbf7ea']

const LEAVES: readonly Body[] = [
  {
    kind: 'leaf',
    form: 'lettuce',
    width: 15,
    length: 20,
    color: '#6f9440',
    edge: '#76303f',
    rib: '#d7dfb2',
  },
  { kind: 'leaf', form: 'perilla', width: 11, length: 14, color: '#3e6b34', rib: '#7f9f6a' },
  {
    kind: 'leaf',
    form: 'kale',
    width: 14,
    length: 22,
    color: '#4a7652',
    edge: '#3d6548',
    rib: '#b9c9a4',
  },
  { kind: 'leaf', form: 'chard', width: 11, length: 21, color: '#4e7f3a', rib: '#c23b5a' },
  {
    kind: 'leaf',
    form: 'lettuce',
    width: 15,
    length: 20,
    color: '#9dbb54',
    edge: '#86a944',
    rib: '#e4ebc6',
  },
  { kind: 'leaf', form: 'long', width: 6, length: 22, color: '#7a9c46', rib: '#e6ebcf' },
  {
    kind: 'leaf',
    form: 'perilla',
    width: 11,
    length: 14,
    color: '#5c8246',
    edge: '#6a5470',
    rib: '#93ad7c',
  },
  {
    kind: 'leaf',
    form: 'kale',
    width: 13,
    length: 20,
    color: '#8daa45',
    edge: '#6a5a70',
    rib: '#cfd8a6',
  },
]

/** Three rounds of leaves, their stems in the middle. */
function greens(): readonly Placed[] {
  return [...LEAVES, ...LEAVES, ...LEAVES].map((body, index) => {
    const layer = Math.floor(index / 8)
    const turn = index * 45 + layer * 20
    const [angleOf, out] = [(turn * Math.PI) / 180, 7.2 - layer * 2.2]
    return {
      body,
      x: Math.round(Math.sin(angleOf) * -out * 10) / 10,
      z: Math.round(Math.cos(angleOf) * -out * 10) / 10,
      y: 3 + layer * 1.6,
      turn,
      lean: 14 + layer * 12,
    }
  })
}

function sirloin(height: number): Body {
  return {
    kind: 'slice',
    profile: 'sirloin',
    width: 18,
    depth: 12,
    height,
    color: '#a32f38',
    accent: '#f3dccf',
    edge: '#b8484c',
  }
}
const BLACK_TRAY = crate('tray', [26, 2.6, 18], { surface: { color: '#232323', finish: 'satin' } })

const laver = (over: { width: number; depth: number; height: number }): Body => ({
  kind: 'slice',
  profile: 'laver',
  color: '#222b27',
  accent: '#3a5a42',
  edge: '#161b19',
  ...over,
})
/** A pile of sheets whose edges are seen. */
const LAVER_PILE: readonly Placed[] = Array.from({ length: 13 }, (_, index) => ({
  body: laver({ width: 27, depth: 19, height: 0.36 }),
  x: ((index * 5) % 7) * 0.12 - 0.36,
  z: ((index * 3) % 5) * 0.14 - 0.28,
  y: Math.round(index * 40) / 100,
  turn: ((index * 4) % 7) * 0.7 - 2.1,
}))

function grainJar(name: string, color: Hex): Body {
  return {
    kind: 'jar',
    profile: 'glass',
    width: 8.4,
    height: 15,
    surface: { color: '#eef2ee', finish: 'glass' },
    cap: { color: '#c79f6b', finish: 'wood' },
    content: { color, form: 'grains' },
    label: glued([name], '400g'),
  }
}
const FIVE: readonly (readonly [name: string, color: Hex, size: number])[] = [
  ['서리태', '#2a2624', 0.9],
  ['팥', '#7e2a2a', 0.6],
  ['수수', '#a0562f', 0.45],
  ['기장', '#e3c25a', 0.3],
  ['율무', '#e5dac4', 0.6],
]

export const ACHIMBAT_RECIPES: StoreRecipes = {
  store: 'achimbat',
  grounds: {
    paper: { floor: 'paper', color: '#ebe0ca', wall: '#ebe0ca' },
    first: { floor: 'paper', color: '#d9e1d0', wall: '#d9e1d0' },
    second: { floor: 'oak', color: '#d4bd98', wall: '#efe9db' },
  },
  recipes: {
    'seogwipo-tangerine': {
      things: [
        {
          body: crate('carton', [38, 14, 27], {
            surface: KRAFT,
            label: label(['서귀포', '노지 감귤'], '남원햇살농원'),
          }),
        },
        ...heap(mandarin, { width: 35, depth: 24.5, pitch: 6, layers: 2, y: 8.6, lean: 40 }),
        { body: mandarin(3), x: 20, z: 17 },
        { body: mandarinHalf, x: 11, z: 19 },
      ],
      views: [angle('paper'), above('second', [leafTea(-14, 18, 60), leafTea(-10, 21, 100)])],
    },
    'nonsan-strawberry': {
      things: [-7.2, 7.2].flatMap((x): readonly Placed[] => [
        { body: crate('tray', [13, 4.4, 18], { surface: CLEAR }), x },
        ...heap(berry, {
          width: 12.4,
          depth: 17,
          pitch: 4,
          layers: 2,
          x,
          y: 0.7,
          turn: 40,
          lean: 80,
        }),
      ]),
      views: [
        above('first'),
        angle('second', [
          { body: berryHalf, x: 5, z: 13 },
          { body: berry(4), x: -4, z: 12.6, lean: 80, turn: -40 },
        ]),
      ],
    },
    'haenam-sweet-potato': {
      things: [
        {
          body: crate('slats', [36, 12, 24], {
            surface: WOOD,
            label: label(['해남', '꿀고구마'], '3kg'),
          }),
        },
        ...heap(sweetPotato, {
          width: 34,
          depth: 22,
          pitch: 5.4,
          along: 14.5,
          layers: 2,
          y: 6.4,
          turn: 12,
          lean: 8,
        }),
        { body: sweetHalf, x: -2, z: 19, turn: 12 },
      ],
      views: [
        angle('paper'),
        above('second', [
          plate(20, { x: 25, z: 10 }),
          { body: sweetHalf, x: 25, z: 10, y: 2.4, turn: -30 },
        ]),
      ],
    },
    'goseong-sweet-corn': {
      things: [0, 1, 2, 3].flatMap((layer) =>
        Array.from({ length: 4 - layer }, (_, index): readonly Placed[] => [
          { body: corn(index), x: 0, z: (index - (3 - layer) / 2) * 5.4, y: layer * 4.4 },
          ...[-1, 1].map((side): Placed => ({
            body: {
              kind: 'leaf',
              form: 'long',
              width: 5,
              length: 17,
              color: '#8fae52',
              edge: '#b9c98a',
              rib: '#cfd9a2',
            },
            x: 9,
            z: (index - (3 - layer) / 2) * 5.4 + side * 1.4,
            y: layer * 4.4 + 0.2,
            turn: -90 + side * 14,
            lean: -4,
          })),
        ]).flat(),
      ),
      views: [angle('first'), above('second')],
    },
    'sinan-shrimp': {
      things: [
        {
          body: crate('tray', [32, 3, 24], {
            surface: FOAM,
            label: glued(['신안', '흰다리새우'], '생물 1kg'),
          }),
        },
        ...heap(() => shrimp, {
          width: 28,
          depth: 22,
          pitch: 6.8,
          layers: 1,
          y: 1.2,
          turn: 12,
          lean: 0,
        }),
        ...heap(() => shrimp, {
          width: 18,
          depth: 14,
          pitch: 6.8,
          layers: 1,
          y: 2.8,
          turn: 16,
          lean: 3,
        }),
      ],
      views: [
        above('first'),
        angle('second', [ice(14, { x: 22, z: 8 }), { body: shrimp, x: 22, z: 8, y: 2 }]),
        above('second', [
          {
            body: {
              kind: 'pan',
              profile: 'frying',
              width: 26,
              height: 5,
              surface: { color: '#2b2a29', finish: 'matte' },
              inside: { color: '#3a3937', finish: 'satin' },
              handle: { color: '#9b6b42', finish: 'wood' },
            },
            x: 33,
            z: 4,
          },
          ...ring(() => cookedShrimp, { count: 4, radius: 5, x: 33, z: 4, y: 1 }),
        ]),
      ],
    },
    'goheung-lemon': {
      things: [
        {
          body: {
            kind: 'cloth',
            width: 34,
            depth: 24,
            layers: 1,
            thickness: 0.5,
            weave: 'plain',
            color: '#f4f1e8',
          },
        },
        ...heap(lemon, { width: 25, depth: 17, pitch: 7.4, layers: 2, y: 0.5, lean: 14 }),
        { body: lemonHalf, x: 12, z: 8.4, y: 4.4 },
        { ...leafTea(-13, 8, 70), y: 0.5 },
      ],
      views: [
        angle('first'),
        above('second', [
          {
            body: {
              kind: 'jar',
              profile: 'glass',
              width: 9,
              height: 12,
              surface: CLEAR,
              cap: { color: '#c9a96a', finish: 'brushed' },
              content: { color: '#f0d65c', form: 'liquid' },
            },
            x: 25,
            z: -8,
          },
        ]),
      ],
    },
    'geochang-apple': {
      things: [
        {
          body: {
            kind: 'box',
            profile: 'gift',
            width: 34,
            height: 9,
            depth: 34,
            surface: { color: '#7a1f26', finish: 'paper' },
            inside: { color: '#efe6d6', finish: 'paper' },
            label: label(['거창 부사', '사과 선물'], '3kg', {
              ink: '#e6c777',
              accent: '#e6c777',
              paper: '#7a1f26',
              layout: 'frame',
              font: 'myeongjo',
            }),
          },
        },
        ...heap(apple, { width: 33, depth: 33, pitch: 10.6, layers: 1, y: 2.6, lean: 10 }),
      ],
      views: [
        angle('paper'),
        above('second', [
          { body: appleHalf, x: 25, z: 12, lean: 0 },
          { body: apple(4), x: 26, z: 1 },
        ]),
      ],
    },
    'yeongdong-grape': {
      things: [
        {
          body: crate('slats', [38, 8, 27], {
            surface: WOOD,
            label: label(['영동', '캠벨 포도'], '3kg'),
          }),
        },
        {
          body: {
            kind: 'cloth',
            width: 35,
            depth: 24,
            layers: 1,
            thickness: 0.5,
            weave: 'plain',
            color: '#f6f3ea',
          },
          y: 2.5,
        },
        ...lineUp(() => GRAPES, { count: 3, pitch: 11.2, y: 3.4, turn: 8 }),
      ],
      views: [
        angle('first'),
        above('second', [
          plate(22, { x: 31, z: 6 }),
          { body: { ...GRAPES, length: 15 }, x: 31, z: 6, y: 2, turn: 30 },
        ]),
      ],
    },
    'janghowon-peach': {
      things: [
        {
          body: crate('carton', [38, 12, 27], {
            surface: { color: '#f3efe6', finish: 'paper' },
            label: label(['장호원', '황도'], '4kg', { ink: '#b5532b' }),
          }),
        },
        ...heap(peach, { width: 36, depth: 26, pitch: 8.9, layers: 1, y: 6, lean: 20 }),
        { body: peachHalf, x: 13, z: 20 },
      ],
      views: [
        angle('paper'),
        above('second', [
          bowl(15, { x: 29, z: 8 }),
          { body: peachHalf, x: 29, z: 8, y: 4, turn: 20 },
        ]),
      ],
    },
    'gongju-chestnut': {
      things: [
        {
          body: {
            kind: 'pouch',
            profile: 'sack',
            width: 21,
            height: 27,
            surface: { color: '#9c4a34', finish: 'knit' },
            label: glued(['공주 알밤'], '2kg'),
          },
          x: -11,
          z: -8,
        },
        ...heap(chestnut, {
          width: 25,
          depth: 17,
          pitch: 3.7,
          layers: 3,
          x: 6,
          z: 6,
          rise: 0.6,
          lean: 60,
        }),
        { body: lump('chestnutPeeled', 3.4, ['#ebcf8e', '#d9b66a'])(1), x: 16, z: 15 },
        { body: lump('chestnutPeeled', 3.4, ['#ebcf8e', '#d9b66a'])(2), x: 12, z: 16.5 },
      ],
      views: [
        angle('paper'),
        above('second', [
          { body: lump('chestnutPeeled', 3.4, ['#ebcf8e', '#d9b66a'])(3), x: 20, z: 12 },
        ]),
      ],
    },
    'pyeongchang-potato': {
      things: [
        {
          body: {
            kind: 'pouch',
            profile: 'sack',
            width: 28,
            height: 36,
            surface: { color: '#b99565', finish: 'fabric' },
            label: label(['평창', '수미 감자'], '5kg', { font: 'myeongjo' }),
          },
          x: -10,
          z: -10,
        },
        ...heap(potato, {
          width: 36,
          depth: 18,
          pitch: 8.6,
          layers: 2,
          x: 6,
          z: 11,
          lean: 14,
          rise: 0.6,
        }),
      ],
      views: [angle('paper'), above('second', [{ body: potatoHalf, x: 12, z: 27, turn: -20 }])],
    },
    'hongcheon-greens': {
      things: [
        { body: crate('basket', [38, 5, 38], { surface: { color: '#c79f64', finish: 'wood' } }) },
        ...greens(),
      ],
      views: [
        above('first'),
        angle('second', [
          {
            body: {
              kind: 'ware',
              profile: 'bowl',
              width: 9,
              height: 4.4,
              surface: WHITE,
              content: { color: '#8a4a2a', level: 0.8 },
            },
            x: 26,
            z: 10,
          },
        ]),
      ],
    },
    'buyeo-tomato': {
      things: [
        { body: crate('tub', [17, 8, 17], { surface: CLEAR }), x: -4 },
        ...heap(tomato, { width: 11, depth: 11, pitch: 3.5, layers: 1, x: -4, y: 0.9, lean: 10 }),
        ...heap(tomato, {
          width: 11.6,
          depth: 11.6,
          pitch: 3.8,
          layers: 2,
          x: -4,
          y: 3.2,
          lean: 10,
        }),
        { body: tomatoHalf, x: 8.4, z: 6, turn: 20 },
        ...lineUp(tomato, { count: 3, pitch: 4.6, x: -2, z: 11.4, turn: 60 }),
      ],
      views: [
        angle('first'),
        above('second', [
          bowl(14, { x: 17, z: -5 }),
          ...heap(tomato, { width: 9, depth: 9, pitch: 3.5, layers: 2, x: 17, z: -5, y: 3.2 }),
        ]),
      ],
    },
    'cheorwon-rice': {
      things: [
        {
          body: {
            kind: 'pouch',
            profile: 'stand',
            width: 23,
            height: 34,
            surface: { color: '#efe6d2', finish: 'paper' },
            label: label(['철원', '오대쌀'], '주문 도정', {
              font: 'myeongjo',
              layout: 'band',
              accent: GREEN,
            }),
          },
        },
        { body: grains([15, 3], { piece: 'rice', size: 0.85, colors: RICE }), x: 3, z: 13 },
      ],
      views: [
        front('paper'),
        above('second', [
          bowl(12, { x: 21, z: 9 }),
          {
            body: grains([9.4, 2.4], { piece: 'rice', size: 0.8, colors: RICE }),
            x: 21,
            z: 9,
            y: 4,
          },
        ]),
      ],
    },
    'goesan-grains': {
      things: FIVE.map(([name, color], index) => ({
        body: grainJar(name, color),
        x: (index - 2) * 9.4,
        z: -Math.abs(index - 2) * 1.6,
      })),
      views: [
        front('paper'),
        angle(
          'second',
          FIVE.map(([, color, size], index) => ({
            body: grains([6.4, 1.1], { piece: 'bean', size: size, colors: [color] }),
            x: (index - 2) * 9.4,
            z: 9,
          })),
        ),
      ],
    },
    'tongyeong-oyster': {
      things: [
        ice(34, { x: 0, z: 0 }),
        ...ring(() => oyster, { count: 7, radius: 10.4, y: 1.4, turn: 180 }),
        { body: oyster, y: 2.2, turn: 40 },
      ],
      views: [
        above('first', [{ body: { ...lemonHalf, size: 6.4 }, x: 17, z: 14, y: 3.2 }]),
        angle('second', [{ body: { ...lemonHalf, size: 6.4 }, x: 19, z: 10, y: 3.2 }]),
      ],
    },
    'hoengseong-sirloin': {
      things: [
        { body: BLACK_TRAY },
        { body: sirloin(1), x: -3.4, y: 1, turn: 4 },
        { body: sirloin(1), x: 0, y: 1.9, z: 0.6, turn: 0 },
        { body: sirloin(1), x: 3.4, y: 2.8, z: 1.2, turn: -4 },
      ],
      views: [
        above('first', [
          {
            body: {
              kind: 'sheet',
              piece: 'dot',
              width: 8,
              height: 6,
              colors: [PAPER],
              paper: PAPER,
              label: glued(['횡성 한우'], '등심'),
            },
            x: 18,
            z: -10,
          },
        ]),
        angle('second', [
          {
            body: {
              kind: 'ware',
              profile: 'bowl',
              width: 8,
              height: 3.4,
              surface: WHITE,
              content: { color: '#f4f2ec', level: 0.8 },
            },
            x: 19,
            z: 3,
          },
        ]),
      ],
    },
    'free-range-egg': {
      things: [
        {
          body: crate('cups', [30, 5, 25], {
            surface: { color: '#a39d92', finish: 'paper' },
          }),
        },
        ...heap(egg, { width: 30, depth: 25, pitch: 5, layers: 1, y: 1.7, lean: 3 }),
      ],
      views: [
        angle('paper'),
        above('second', [
          bowl(14, { x: 25, z: 6 }),
          ...lineUp(egg, { count: 2, pitch: 4.8, x: 25, z: 6, y: 2, lean: 50 }),
        ]),
      ],
    },
    'wando-laver': {
      things: [
        ...LAVER_PILE,
        { body: laver({ width: 27, depth: 19, height: 0.16 }), x: 13, z: 13, turn: -14 },
        { body: laver({ width: 27, depth: 19, height: 0.16 }), x: 10, z: 14, y: 0.2, turn: 4 },
        {
          body: {
            kind: 'box',
            profile: 'carton',
            width: 6.5,
            height: 5.5,
            depth: 20.8,
            surface: { color: PAPER, finish: 'paper' },
            label: label(['곱창돌김'], '100장'),
          },
        },
      ],
      views: [
        angle('first'),
        above('second', [
          bowl(12, { x: 22, z: 4 }),
          {
            body: grains([9.4, 2.8], { piece: 'rice', size: 0.8, colors: RICE }),
            x: 22,
            z: 4,
            y: 4,
          },
          { body: laver({ width: 9, depth: 6, height: 0.15 }), x: 20, z: 15, turn: 20 },
        ]),
      ],
    },
    'yongdae-pollack': {
      things: [
        {
          body: {
            kind: 'pouch',
            profile: 'stand',
            width: 19,
            height: 27,
            surface: { color: '#e9dfc6', finish: 'satin' },
            label: label(['용대리', '황태채'], '국거리채', { font: 'myeongjo' }),
          },
          z: -5,
        },
        {
          body: {
            kind: 'grains',
            piece: 'ribbon',
            width: 19,
            height: 4,
            size: 8,
            colors: ['#e8c88a', '#d9ae62', '#f0d8a4'],
          },
          z: 11,
          x: 2,
        },
      ],
      views: [front('first'), above('second', [{ body: driedFish, x: 0, z: 27, turn: 6 }])],
    },
  },
}
