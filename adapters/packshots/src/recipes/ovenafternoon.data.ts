import type { Bar, Body } from '../body.types.ts'
import type { Hex, Label } from '../finish.types.ts'
import type { Baguette, Cake, Dough, Flower, Lump, Slice } from '../fresh.types.ts'
import type { Placed, StoreRecipes } from '../recipe.types.ts'
import { heap, ring } from './arrange.ts'
import { above, angle, front } from './views.ts'

const INK = '#4a2c1a'
const BRICK = '#b4532e'
const BUTTER = '#f3d98b'
const PAPER = '#fff8e6'
const WHITE = { color: '#f4efe4', finish: 'glaze' } as const
const CLEAR = { color: '#eef2ee', finish: 'glass' } as const
const KRAFT = { color: '#c9a77c', finish: 'paper' } as const
const OAK = { color: '#b98a58', finish: 'wood' } as const

function label(name: readonly string[], note: string, over: Partial<Label> = {}): Label {
  return {
    mark: '오븐의오후',
    name,
    note,
    font: 'gowun',
    ink: INK,
    accent: BRICK,
    layout: 'stack',
    ...over,
  }
}

const glued = (name: readonly string[], note: string): Label =>
  label(name, note, { paper: PAPER, layout: 'frame' })

const plate = (width: number, over: Omit<Placed, 'body'> = {}): Placed => ({
  body: { kind: 'ware', profile: 'plate', width, height: width * 0.1, surface: WHITE },
  ...over,
})
const coffee = (over: Omit<Placed, 'body'>): Placed => ({
  body: {
    kind: 'ware',
    profile: 'mug',
    width: 8.4,
    height: 8.6,
    surface: { color: '#e9dcc6', finish: 'ceramic' },
    content: { color: '#3f2416', level: 0.84 },
  },
  ...over,
})
const milk = (over: Omit<Placed, 'body'>): Placed => ({
  body: {
    kind: 'ware',
    profile: 'cup',
    width: 7.4,
    height: 10.6,
    surface: { color: '#eef2f0', finish: 'glass' },
    content: { color: '#faf6ec', level: 0.82 },
  },
  ...over,
})
const board = (width: number, depth: number, over: Omit<Placed, 'body'> = {}): Placed => ({
  body: { kind: 'bar', width, height: 1.8, depth, count: 1, surface: OAK },
  ...over,
})
const paper = (width: number, depth: number, over: Omit<Placed, 'body'> = {}): Placed => ({
  body: {
    kind: 'cloth',
    width,
    depth,
    layers: 1,
    thickness: 0.3,
    weave: 'plain',
    color: '#f3ead6',
  },
  ...over,
})

type Colors = readonly [color: Hex, blush: Hex, topping?: Hex]

function lump(form: Lump['form'], size: number, [color, blush, topping]: Colors) {
  return (seed: number): Lump => ({
    kind: 'lump',
    form,
    size: Math.round(size * (0.96 + (seed % 5) * 0.02) * 100) / 100,
    color,
    blush,
    seed,
    ...(topping === undefined ? {} : { topping }),
  })
}
const dough = (
  profile: Dough['profile'],
  size: number,
  over: Pick<Dough, 'color' | 'crust' | 'glaze' | 'topping'>,
): Dough => ({ kind: 'dough', profile, size, ...over })
const flower = (
  form: Flower['form'],
  size: number,
  [color, inner]: readonly [Hex, Hex],
): Flower => ({
  kind: 'flower',
  form,
  size,
  stem: 0,
  color,
  inner,
  green: '#8ba06a',
})
const bar = (
  [width, height, depth]: readonly [width: number, height: number, depth: number],
  surface: Bar['surface'],
): Body => ({ kind: 'bar', width, height, depth, count: 1, surface })

const croissant = dough('croissant', 13, { color: '#dfa050', crust: '#8f4c1c' })
const rawCroissant = dough('croissant', 9, { color: '#f6ecd2', crust: '#e6d2a2' })
const toast = (height: number): Slice => ({
  kind: 'slice',
  profile: 'bread',
  width: 11,
  depth: 11,
  height,
  color: '#d9bd90',
  accent: '#b08d5c',
  edge: '#8f5a30',
})
const darkCookie = lump('cookie', 10, ['#3b2217', '#4d2e1f', '#1f110b'])
const pecanCookie = lump('cookie', 10, ['#b47a3e', '#96602c', '#6e3f20'])
const teaCookie = lump('cookie', 10, ['#c9ab7a', '#b8965f', '#f4e8ce'])
const baguette = (over: Partial<Baguette> = {}): Baguette => ({
  kind: 'baguette',
  length: 46,
  color: '#ecd2a0',
  crust: '#9a5724',
  ...over,
})
const bagel = dough('bagel', 10.5, { color: '#e0b575', crust: '#b87a38' })
const sesameBagel = dough('bagel', 10.5, { color: '#e0b575', crust: '#b87a38', topping: '#f4e6c6' })
const onionBagel = dough('bagel', 10.5, { color: '#d9a866', crust: '#ad6e30', topping: '#7c4a1e' })
const blueBagel = dough('bagel', 10.5, { color: '#b09a9c', crust: '#75637f' })
const waffle = dough('waffle', 11, { color: '#a05c24', crust: '#dba04c', topping: '#fff6e2' })
const cocoaWaffle = dough('waffle', 11, { color: '#4a2916', crust: '#7a4a2c', topping: '#fff6e2' })
const pretzel = dough('pretzel', 15, { color: '#edd5a2', crust: '#6e3416', topping: '#faf7f0' })
const pinkDonut = dough('doughnut', 8, {
  color: '#e3b877',
  crust: '#c48b45',
  glaze: '#efa3ae',
  topping: '#c2374f',
})
const chocoDonut = dough('doughnut', 8, {
  color: '#e3b877',
  crust: '#c48b45',
  glaze: '#4a281a',
  topping: '#8a5a3c',
})
const teaDonut = dough('doughnut', 8, {
  color: '#e3b877',
  crust: '#c48b45',
  glaze: '#9db06a',
  topping: '#d9dfae',
})
const fortune = dough('fortune', 7.4, { color: '#e4b468', crust: '#b4762e' })
const mooncake = lump('mooncake', 6.6, ['#9c5c20', '#c98838', '#c98a3c'])
const mooncakeHalf: Lump = {
  ...mooncake(1),
  cut: { flesh: '#4b211c', inner: '#e9c25a', pattern: 'stone' },
}
const blueberry = lump('blueberry', 1.7, ['#39406b', '#6b7398'])
const strawberry = lump('strawberry', 3.6, ['#d3202f', '#e8604e'])

const shortcake: Cake = {
  kind: 'cake',
  profile: 'slice',
  width: 10,
  height: 7,
  color: '#f0d798',
  accent: '#fdf6e8',
}
const chocoShort: Cake = { ...shortcake, color: '#5e3723', accent: '#ecdcc8' }
const tart: Cake = {
  kind: 'cake',
  profile: 'tart',
  width: 20,
  height: 3.6,
  color: '#c88b46',
  accent: '#9a5c2c',
}
const cupcake: Cake = {
  kind: 'cake',
  profile: 'cup',
  width: 7,
  height: 7,
  color: '#e2b55e',
  accent: '#fdf3c4',
  paper: BUTTER,
}
const pudding: Cake = {
  kind: 'cake',
  profile: 'pudding',
  width: 6.4,
  height: 4.4,
  color: '#f2d283',
  accent: '#7a3c14',
}
const CAKE: Cake = {
  kind: 'cake',
  profile: 'round',
  width: 15,
  height: 8,
  color: '#fffaf0',
  accent: '#e2c69a',
  label: {
    mark: '',
    name: ['오늘도', '고마워'],
    font: 'gowun',
    ink: BRICK,
    accent: BRICK,
    layout: 'name',
  },
}

const cakeFlowers = (height: number, radius: number): readonly Placed[] =>
  [
    flower('ranunculus', 4.2, ['#f2b48a', '#c98a52']),
    flower('daisy', 3.2, ['#fffdf6', '#e9b92e']),
    flower('rose', 3.8, ['#f6dfa4', '#e2b858']),
    flower('ranunculus', 3.6, ['#fbe9d6', '#e8c49a']),
    flower('daisy', 2.8, ['#fffdf6', '#e9b92e']),
    flower('rose', 3.4, ['#eda07a', '#c4653e']),
  ].map((body, index) => {
    const turn = ((44 + index * 29) * Math.PI) / 180
    return {
      body,
      x: Math.round(Math.cos(turn) * radius * 100) / 100,
      z: Math.round(-Math.sin(turn) * radius * 100) / 100,
      y: height + 0.4,
      lean: -16,
    }
  })

function puddingJar(x: number, z: number): Placed {
  return {
    body: {
      kind: 'jar',
      profile: 'glass',
      width: 6.6,
      height: 8,
      surface: CLEAR,
      cap: { color: PAPER, finish: 'paper' },
      content: { color: '#f2d283', form: 'liquid' },
      label: label(['푸딩'], '바닐라빈', { layout: 'name' }),
    },
    x,
    z,
  }
}

function gelato(color: Hex, name: string): Body {
  return {
    kind: 'jar',
    profile: 'cream',
    width: 8.4,
    height: 7.4,
    surface: { color: PAPER, finish: 'paper' },
    cap: { color, finish: 'paper' },
    label: label([name], '110 ml'),
  }
}
const scoops = (
  color: Hex,
  shade: Hex,
  over: { x: number; z: number; y: number },
): readonly Placed[] => [{ body: lump('scoop', 6.6, [color, shade])(1), ...over }]

const chocolates = (color: Hex, over: { readonly x?: number } = {}): readonly Placed[] => [
  {
    body: {
      kind: 'box',
      profile: 'gift',
      width: 12,
      height: 3,
      depth: 12,
      surface: { color: INK, finish: 'paper' },
      inside: { color: '#d9b46a', finish: 'satin' },
      label: label(['생초콜릿'], '16구', {
        paper: INK,
        ink: '#f0dcae',
        accent: '#d9b46a',
        layout: 'frame',
      }),
    },
    ...over,
  },
  ...heap(() => bar([2.4, 2.3, 2.4], { color, finish: 'matte' }), {
    width: 10.9,
    depth: 10.9,
    pitch: 2.7,
    layers: 1,
    x: over.x ?? 0,
    y: 0.9,
    turn: 2,
    lean: 0,
  }),
]

const snowBowl: readonly Placed[] = [
  { body: { kind: 'ware', profile: 'bowl', width: 17, height: 7, surface: WHITE } },
  {
    body: {
      kind: 'grains',
      piece: 'flake',
      width: 13.4,
      height: 7.5,
      size: 1,
      colors: ['#fdfcf7', '#f4f3ee', '#ffffff'],
    },
    y: 5.8,
  },
  {
    body: {
      kind: 'grains',
      piece: 'bean',
      width: 7.4,
      height: 2.6,
      size: 0.9,
      colors: ['#5a2a2a', '#6d3230', '#4a1f20'],
    },
    y: 11.2,
  },
  ...ring(() => bar([2.3, 1.7, 2.3], { color: '#e0be80', finish: 'matte' }), {
    count: 5,
    radius: 4.4,
    y: 9.6,
    lean: -24,
  }),
]

const jam = (over: Omit<Placed, 'body'> = {}): Placed => ({
  body: {
    kind: 'jar',
    profile: 'glass',
    width: 7.2,
    height: 9.2,
    surface: { color: '#e9e0ea', finish: 'glass' },
    cap: { color: '#c9a24b', finish: 'brushed' },
    content: { color: '#33204a', form: 'liquid' },
    label: glued(['통블루베리', '저당 잼'], '220g'),
  },
  ...over,
})

const card = (name: readonly string[], note: string, over: Omit<Placed, 'body'>): Placed => ({
  body: {
    kind: 'box',
    profile: 'carton',
    width: 9,
    height: 6.4,
    depth: 0.5,
    surface: { color: PAPER, finish: 'paper' },
    label: label(name, note),
  },
  lean: 12,
  ...over,
})

export const OVENAFTERNOON_RECIPES: StoreRecipes = {
  store: 'ovenafternoon',
  grounds: {
    paper: { floor: 'paper', color: '#f1e2c2', wall: '#f1e2c2' },
    first: { floor: 'paper', color: '#ecdaca', wall: '#ecdaca' },
    second: { floor: 'linen', color: '#e9dfcc', wall: '#f4ecdc' },
  },
  recipes: {
    'butter-croissant': {
      things: [
        { body: croissant, x: -7, z: -4, turn: 18 },
        { body: croissant, x: -6, z: 6, turn: -14 },
        paper(17, 22, { x: 11 }),
        ...[-7, 0, 7].map((z, index): Placed => ({
          body: rawCroissant,
          x: 11,
          y: 0.3,
          z,
          turn: 12 - index * 9,
        })),
      ],
      views: [above('paper'), angle('second', [coffee({ x: -24, z: -9, turn: 30 })])],
    },
    'whole-wheat-bread': {
      things: [
        { body: toast(15), x: -2, z: -15, y: 5.5, lean: -90 },
        { body: toast(1.6), x: 3, z: 4.4, y: 5.4, lean: -74 },
        { body: toast(1.6), x: 7.6, z: 8, y: 1.6, lean: -24, turn: -8 },
      ],
      views: [
        angle('paper'),
        above('second', [
          board(36, 24, { x: 0, z: -4, y: -1.9 }),
          {
            body: {
              kind: 'bar',
              width: 10,
              height: 3,
              depth: 5,
              count: 1,
              surface: { color: '#f6e3a0', finish: 'satin' },
            },
            x: -14,
            z: 12,
          },
        ]),
      ],
    },
    'lettering-cake': {
      things: [{ body: CAKE }, ...cakeFlowers(8, 5.7)],
      views: [
        above('first'),
        angle('second', [
          {
            body: {
              kind: 'box',
              profile: 'carton',
              width: 18,
              height: 14,
              depth: 18,
              surface: KRAFT,
              label: label(['생화 레터링', '케이크'], '1호'),
            },
            x: 19,
            z: -15,
          },
        ]),
      ],
    },
    'dark-chocolate-cookie': {
      things: [
        { body: darkCookie(0), x: -3 },
        { body: darkCookie(1), x: -2.6, y: 3, turn: 50 },
        { body: darkCookie(2), x: -3.2, y: 6, turn: 110 },
        { body: darkCookie(3), x: 6, z: 5, turn: 30 },
      ],
      views: [
        angle('first', [milk({ x: 10, z: -5 })]),
        above('second', [
          { body: pecanCookie(1), x: -14, z: 9 },
          { body: teaCookie(2), x: 17, z: -5 },
        ]),
      ],
    },
    'custard-pudding': {
      things: [puddingJar(0, 2), puddingJar(-7.4, -2), puddingJar(7.4, -2)],
      views: [
        front('paper'),
        angle('second', [plate(13, { x: 13, z: 9 }), { body: pudding, x: 13, z: 9, y: 0.6 }]),
      ],
    },
    'wood-fired-baguette': {
      things: [
        { body: baguette(), z: -7, turn: 6 },
        { body: baguette(), z: 0, turn: -2 },
        { body: baguette(), z: 7, turn: 4 },
      ],
      views: [
        above('paper', [card(['장작 화덕', '바게트'], '3개', { x: 8, z: 16, lean: 70 })]),
        angle('second', [board(54, 26, { y: -1.9 })]),
      ],
    },
    'hand-rolled-bagel': {
      things: [
        { body: bagel, x: -9, z: -3 },
        { body: sesameBagel, x: 2.4, z: -4 },
        { body: blueBagel, x: 12, z: 1, turn: 20 },
        { body: onionBagel, x: -3, z: 6.6, turn: 40 },
        { body: bagel, x: -7, y: 4, z: -1, lean: -8, turn: 70 },
      ],
      views: [
        angle('paper'),
        above('second', [plate(16, { x: 11, z: 17 }), { body: sesameBagel, x: 11, z: 17, y: 1 }]),
      ],
    },
    'potato-focaccia': {
      things: [
        paper(30, 23),
        ...heap(
          () => ({
            kind: 'slice',
            profile: 'focaccia',
            width: 7.6,
            depth: 8.4,
            height: 3,
            color: '#dcab58',
            accent: '#a9662a',
            edge: '#e8c88c',
          }),
          { width: 25, depth: 18, pitch: 8, layers: 1, y: 0.3, turn: 2, lean: 0 },
        ),
        ...heap(
          (): Body => ({
            kind: 'bar',
            width: 3.4,
            height: 0.4,
            depth: 3.1,
            count: 1,
            surface: { color: '#f3e4b0', finish: 'satin' },
          }),
          { width: 22, depth: 16, pitch: 4.3, layers: 1, y: 3.2, turn: 90, lean: 3 },
        ),
        ...heap(
          (): Body => ({
            kind: 'leaf',
            form: 'long',
            width: 0.5,
            length: 2.6,
            color: '#4f6a42',
            rib: '#6f8a5a',
          }),
          { width: 22, depth: 16, pitch: 3.1, layers: 1, y: 3.5, turn: 180, lean: 4 },
        ),
      ],
      views: [
        above('first'),
        angle('second', [
          {
            body: {
              kind: 'ware',
              profile: 'bowl',
              width: 9,
              height: 4,
              surface: WHITE,
              content: { color: '#c9a83a', level: 0.7 },
            },
            x: 20,
            z: 4,
          },
        ]),
      ],
    },
    'liege-waffle': {
      things: [
        { body: waffle, x: -6, z: 0, turn: 10 },
        { body: waffle, x: -5.4, z: 0.4, y: 2, turn: 40 },
        { body: cocoaWaffle, x: 6.4, z: 2, turn: -18 },
        { body: waffle, x: 1, z: -6, y: 2.4, turn: 60, lean: -30 },
      ],
      views: [
        angle('first'),
        above('second', [plate(17, { x: 6, z: 16 }), { body: cocoaWaffle, x: 6, z: 16, y: 0.9 }]),
      ],
    },
    'butter-pretzel': {
      things: [
        { body: pretzel, x: -8, z: 0, turn: 8 },
        { body: pretzel, x: 8.4, z: -2, turn: -10 },
        { body: pretzel, x: 1, z: 9, y: 0.8, turn: 2 },
      ],
      views: [
        above('paper'),
        angle('second', [
          {
            body: bar([9, 3.4, 5], { color: '#f6e3a0', finish: 'satin' }),
            x: -19,
            z: -2,
            turn: 16,
          },
        ]),
      ],
    },
    'strawberry-shortcake': {
      things: [
        { body: shortcake, x: -8.4, turn: 16 },
        { body: shortcake, x: 0, z: 1, turn: -4 },
        { body: chocoShort, x: 8.4, turn: -20 },
        ...[-8.4, 0, 8.4].map((x, index): Placed => ({
          body: strawberry(index),
          x,
          y: 6.9,
          z: -1.6,
          turn: index * 50,
        })),
      ],
      views: [
        angle('first'),
        above('second', [
          plate(17, { x: 2, z: 18 }),
          { body: shortcake, x: 2, z: 18, y: 1, turn: 60 },
          { body: strawberry(2), x: 0.4, z: 17.4, y: 7.8 },
        ]),
      ],
    },
    'walnut-pie': {
      things: [{ body: tart }],
      views: [
        above('paper'),
        angle('second', [
          {
            body: {
              kind: 'box',
              profile: 'carton',
              width: 22,
              height: 6,
              depth: 22,
              surface: { color: '#c9a24b', finish: 'paper' },
              label: label(['호두 타르트'], '20cm'),
            },
            x: -20,
            z: -18,
          },
          coffee({ x: 17, z: -4 }),
        ]),
      ],
    },
    'lemon-cupcake': {
      things: heap(() => cupcake, {
        width: 25,
        depth: 17,
        pitch: 8.2,
        layers: 1,
        turn: 180,
        lean: 0,
      }),
      views: [
        angle('paper'),
        above('second', [
          {
            body: {
              ...lump('lemon', 7.4, ['#f4cf2e', '#d6c642'])(1),
              cut: { flesh: '#f6dc62', inner: '#fbf6dc', pattern: 'segments' },
            },
            x: 17,
            z: 8,
            y: 3.6,
          },
          { body: lump('lemon', 7.4, ['#f4cf2e', '#d6c642'])(3), x: 18, z: -4 },
        ]),
      ],
    },
    'baked-doughnut': {
      things: [
        {
          body: {
            kind: 'box',
            profile: 'tray',
            width: 28,
            height: 4,
            depth: 28,
            surface: { color: BUTTER, finish: 'paper' },
            inside: { color: PAPER, finish: 'paper' },
          },
        },
        ...heap((): Body => pinkDonut, {
          width: 26,
          depth: 8.6,
          pitch: 8.6,
          layers: 1,
          z: -8.7,
          y: 0.8,
          lean: 0,
        }),
        ...heap((): Body => chocoDonut, {
          width: 26,
          depth: 8.6,
          pitch: 8.6,
          layers: 1,
          z: 0,
          y: 0.8,
          lean: 0,
        }),
        ...heap((): Body => teaDonut, {
          width: 26,
          depth: 8.6,
          pitch: 8.6,
          layers: 1,
          z: 8.7,
          y: 0.8,
          lean: 0,
        }),
      ],
      views: [above('first'), angle('second', [milk({ x: 20, z: -6 })])],
    },
    'fortune-cookie': {
      things: [
        ...heap(() => fortune, {
          width: 21,
          depth: 15,
          pitch: 6.2,
          layers: 2,
          turn: 180,
          lean: 16,
          rise: 0.5,
        }),
        {
          body: {
            kind: 'slice',
            profile: 'bread',
            width: 9,
            depth: 1.4,
            height: 0.1,
            color: '#fffdf5',
            accent: '#fffdf5',
            edge: '#f1ecdf',
          },
          x: 2,
          z: 12,
          turn: 8,
        },
      ],
      views: [
        angle('first'),
        above('second', [
          {
            body: {
              kind: 'box',
              profile: 'carton',
              width: 14,
              height: 7,
              depth: 14,
              surface: { color: BUTTER, finish: 'paper' },
              label: label(['한마디', '포춘쿠키'], '12개'),
            },
            x: -14,
            z: -16,
          },
        ]),
      ],
    },
    'fresh-chocolate': {
      things: [
        ...chocolates('#3a2015'),
        { body: bar([2.4, 2.3, 2.4], { color: '#3a2015', finish: 'matte' }), x: 4, z: 9, turn: 24 },
      ],
      views: [
        angle('first'),
        above('second', [
          ...chocolates('#8a9c56', { x: -15 }),
          ...chocolates('#a8435a', { x: 15 }),
        ]),
      ],
    },
    'moon-cake': {
      things: [
        { body: mooncake(0), x: -4 },
        { body: mooncake(1), x: 3.4, z: -1.4, turn: 14 },
        { body: mooncake(2), x: -0.6, y: 2.7, z: -1, turn: 30 },
        { body: mooncakeHalf, x: 5.4, z: 6, turn: -10 },
      ],
      views: [
        angle('paper'),
        above('second', [
          {
            body: {
              kind: 'teapot',
              width: 16,
              height: 11,
              surface: { color: '#6b4a36', finish: 'ceramic' },
            },
            x: -14,
            z: -9,
          },
        ]),
      ],
    },
    'milk-gelato': {
      things: [
        { body: gelato('#eadfc8', '목장 우유'), x: -9.4, z: 1 },
        { body: gelato('#a9b77a', '피스타치오'), x: 0, z: -1.6 },
        { body: gelato('#e7a3a3', '딸기'), x: 9.4, z: 1 },
        { body: gelato('#6b4632', '초코'), x: -5, y: 7.4, z: -0.6 },
      ],
      views: [
        front('first'),
        angle('second', [
          {
            body: { kind: 'ware', profile: 'bowl', width: 11, height: 5, surface: WHITE },
            x: 15,
            z: 8,
          },
          ...scoops('#f4ecd8', '#e2d4b6', { x: 14, z: 8, y: 1.6 }),
          ...scoops('#e9a9a9', '#d98a8a', { x: 17, z: 9, y: 1.8 }),
        ]),
      ],
    },
    'red-bean-shaved-ice': {
      things: snowBowl,
      views: [
        angle('first'),
        front('second', [
          {
            body: {
              kind: 'jar',
              profile: 'glass',
              width: 8,
              height: 8,
              surface: CLEAR,
              cap: { color: PAPER, finish: 'paper' },
              content: { color: '#5a2a2a', form: 'grains' },
              label: glued(['통팥'], '2인'),
            },
            x: 16,
            z: -2,
          },
        ]),
      ],
    },
    'blueberry-jam': {
      things: [
        jam(),
        ...[
          [-6, 3],
          [-4.6, 4.8],
          [5.4, 3.4],
          [6.8, 2],
          [4.4, 5.2],
        ].map(([x = 0, z = 0], index): Placed => ({
          body: blueberry(index),
          x,
          z,
          turn: index * 60,
          lean: 20,
        })),
      ],
      views: [front('paper'), angle('second', [{ body: toast(1.8), x: -13, z: 5, turn: 14 }])],
    },
  },
}
