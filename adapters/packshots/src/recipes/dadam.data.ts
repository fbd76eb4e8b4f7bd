import type { Body, Box, Pouch, Ware } from '../body.types.ts'
import type { Hex, Label } from '../finish.types.ts'
import type { Placed, StoreRecipes, View } from '../recipe.types.ts'
import type { Can, Flagon, Loose, Morsel, TeaBag, Teaware } from '../table.types.ts'
import { above, alone, angle } from './views.ts'

const INK = '#2a2e28'
const GOLD = '#c9a86a'
const CLAY = '#b4512c'
const CREAM = '#f3eee3'
const FOREST = '#24443a'
const WHITE_GLAZE = { color: '#f4f1e8', finish: 'glaze' } as const
const CLEAR = { color: '#eef2ee', finish: 'glass' } as const
const KRAFT = { color: '#c9a77c', finish: 'paper' } as const

/** The house's print: a pale paper, the name in a book face within one line. */
function label(name: readonly string[], note: string, over: Partial<Label> = {}): Label {
  return {
    mark: '다담다실',
    name,
    note,
    font: 'myeongjo',
    ink: INK,
    accent: CLAY,
    paper: '#fbf7ee',
    layout: 'frame',
    ...over,
  }
}

/** Tea is printed in gold and cream on the colour of its box. */
function teaLabel(name: readonly string[], note: string, paper: Hex): Label {
  return label(name, note, { paper, ink: '#f3ead6', accent: GOLD })
}

/** Coffee has a square of paper with a bar of its own colour. */
function coffeeLabel(name: readonly string[], note: string, accent: Hex): Label {
  return label(name, note, { paper: '#efe6d6', accent, layout: 'band' })
}

const FRONT: View = { camera: 'front', ground: 'paper' }
const EVERY: View = { camera: 'angle', ground: 'first', isEveryTint: true }
/** Three low boxes that stand near to each other. */
const near = (across: number): View => ({ ...EVERY, room: { across, deep: across, columns: 3 } })

function cup(drink: Hex): Teaware {
  return {
    kind: 'teaware',
    profile: 'moon',
    width: 8,
    height: 6,
    surface: WHITE_GLAZE,
    content: drink,
  }
}

function mug(drink: Hex): Ware {
  return {
    kind: 'ware',
    profile: 'mug',
    width: 8.6,
    height: 9,
    surface: { color: '#ece7dc', finish: 'glaze' },
    content: { color: drink, level: 0.86 },
  }
}

function water(color: Hex, ice = 0): Body {
  return {
    kind: 'glass',
    profile: 'tumbler',
    width: 7.2,
    height: 12,
    content: { color, level: 0.76 },
    ice,
  }
}

function dish(width: number, color: Hex = '#ece8dd'): Ware {
  return {
    kind: 'ware',
    profile: 'plate',
    width,
    height: 1.8,
    surface: { color, finish: 'glaze' },
  }
}

function leaves(colors: readonly Hex[], size = 1.2): Loose {
  return { kind: 'loose', piece: 'leaf', width: 10, height: 2.6, size, count: 240, colors }
}

function beans(color: Hex, width = 11, count = 130): Loose {
  return { kind: 'loose', piece: 'coffee', width, height: 2.8, size: 1.15, count, colors: [color] }
}

function teaBox(name: readonly string[], color: Hex): Box {
  return {
    kind: 'box',
    profile: 'carton',
    width: 10,
    height: 13.4,
    depth: 6,
    surface: { color, finish: 'paper' },
    label: teaLabel(name, '40g', color),
  }
}

function tube(name: readonly string[], note: string, color: Hex): Can {
  return {
    kind: 'can',
    profile: 'tube',
    width: 7.6,
    height: 14,
    surface: { color, finish: 'paper' },
    cap: { color, finish: 'matte' },
    label: label(name, note, { accent: GOLD }),
  }
}

function dripBox(taste: string, color: Hex): Box {
  return {
    kind: 'box',
    profile: 'carton',
    width: 13,
    height: 10,
    depth: 8,
    surface: { color, finish: 'paper' },
    label: coffeeLabel(['오늘의', '드립백'], taste, CLAY),
  }
}

function drip(taste: string, color: Hex): readonly Placed[] {
  return [
    {
      body: {
        kind: 'dripbag',
        width: 8.6,
        height: 13,
        paper: '#f7f2e6',
        wing: color,
        coffee: '#3a2418',
      },
      x: 6,
      z: 4.4,
    },
    { body: dripBox(taste, color), x: -4.6, z: -4 },
  ]
}

function milkTea(taste: string, color: Hex, dot: Hex): Flagon {
  return {
    kind: 'flagon',
    profile: 'juice',
    width: 7.4,
    height: 18,
    surface: { color, finish: 'glass' },
    cap: { color: CREAM, finish: 'satin' },
    content: { color, level: 0.82 },
    label: label(['로열', '밀크티'], `${taste} · 500ml`, { accent: dot, layout: 'band' }),
  }
}

type Coffee = { readonly name: readonly string[]; readonly note: string; readonly dot: Hex }

function coffee({ name, note, dot }: Coffee, color: Hex, width = 13): Pouch {
  return {
    kind: 'pouch',
    profile: 'stand',
    width,
    height: width * 1.54,
    surface: { color, finish: 'matte' },
    label: coffeeLabel(name, note, dot),
  }
}

const YIRGACHEFFE: Coffee = { name: ['예가체프', '첼베사'], note: '200g', dot: '#f0a27a' }
const DECAF: Coffee = { name: ['디카페인'], note: '콜롬비아 · 200g', dot: '#aeb8c4' }
const EAVES: Coffee = { name: ['처마', '블렌드'], note: '200g', dot: CLAY }
const OWN_ROAST: Coffee = { name: ['콜롬비아'], note: '중간 볶음 · 300g', dot: '#5a3722' }

function honeyJar(): Body {
  return {
    kind: 'jar',
    profile: 'glass',
    width: 8.2,
    height: 11,
    surface: { color: '#f0b840', finish: 'glass' },
    cap: { color: GOLD, finish: 'brushed' },
    content: { color: '#e08c00', form: 'liquid' },
    label: label(['아카시아꿀'], '지리산 · 500g', { ink: '#8a6a1e', accent: '#8a6a1e' }),
  }
}

function coldBrew(note: string, dot: Hex): Flagon {
  return {
    kind: 'flagon',
    profile: 'hip',
    width: 11,
    height: 20,
    surface: { color: '#2e1a10', finish: 'glass' },
    cap: { color: '#1e1a18', finish: 'satin' },
    content: { color: '#140a05', level: 0.72 },
    label: label(['콜드', '브루'], note, { accent: dot, layout: 'band', latin: '18 HOURS' }),
  }
}

function dasik(color: Hex): Morsel {
  return { kind: 'morsel', piece: 'dasik', size: 3.4, count: 4, columns: 1, colors: [color] }
}

function bundle(color: Hex): readonly Placed[] {
  return alone({ kind: 'bundle', width: 23, height: 18, depth: 26, color })
}

const GIFT_BOX: readonly Placed[] = [
  {
    body: {
      kind: 'box',
      profile: 'tray',
      width: 32,
      height: 6,
      depth: 22,
      surface: { color: '#e2cba0', finish: 'wood' },
      inside: { color: '#efe4c8', finish: 'fabric' },
    },
  },
  {
    body: {
      ...tube(['하동', '세작'], '40g', FOREST),
      label: teaLabel(['하동', '세작'], '40g', FOREST),
    },
    x: -11,
    z: 7,
    y: 4.6,
    lean: 90,
  },
  {
    body: {
      ...tube(['보성', '홍차'], '50g', '#7a2a20'),
      label: teaLabel(['보성', '홍차'], '50g', '#7a2a20'),
    },
    x: -2.6,
    z: 7,
    y: 4.6,
    lean: 90,
  },
  { body: dasik('#e4c45a'), x: 4.6, y: 1 },
  { body: dasik('#4a4642'), x: 8.6, y: 1 },
  { body: dasik('#d9778a'), x: 12.6, y: 1 },
]

function herb(taste: readonly string[], color: Hex, leaf: Hex): readonly Placed[] {
  const bag: TeaBag = { kind: 'teabag', profile: 'pyramid', width: 4.6, leaf, tag: color }
  return [
    {
      body: {
        kind: 'box',
        profile: 'carton',
        width: 12,
        height: 10.5,
        depth: 6.4,
        surface: { color, finish: 'paper' },
        label: label(taste, '텃밭에서 · 티백 20개', {
          font: 'gowun',
          ink: '#2f5a44',
          accent: '#2f5a44',
          paper: color,
        }),
      },
      z: -3,
    },
    { body: bag, x: 1, z: 5 },
    { body: bag, x: -5, z: 6, turn: 40 },
  ]
}

function preserve(name: readonly string[], note: string, over: Partial<Label>): Label {
  return label(name, note, over)
}

function juice(taste: string, accent: Hex): Body {
  return {
    kind: 'box',
    profile: 'sachets',
    width: 15,
    height: 18,
    depth: 11,
    surface: { color: accent, finish: 'paper' },
    inside: { color: '#f6f4ee', finish: 'satin' },
    label: label([taste], '120ml × 30포', { paper: '#fbf7ee', accent, layout: 'band' }),
  }
}

function kombucha(taste: string, color: Hex): Flagon {
  return {
    kind: 'flagon',
    profile: 'crown',
    width: 6,
    height: 17,
    surface: { color, finish: 'glass' },
    cap: { color: '#8fa58f', finish: 'satin' },
    content: { color, level: 0.7, bubbles: 40 },
    label: label(['콤부차'], `${taste} · 275ml`, { accent: color, layout: 'band' }),
  }
}

function moonCup(foot: number): Teaware {
  return {
    kind: 'teaware',
    profile: 'moon',
    width: 8,
    height: 6 + foot,
    foot,
    surface: WHITE_GLAZE,
  }
}

function crystalMug(color: Hex, crystal: Hex): Teaware {
  return {
    kind: 'teaware',
    profile: 'mug',
    width: 9.2,
    height: 9.4,
    surface: { color, finish: 'glaze' },
    crystal,
  }
}

function teaSet(color: Hex): readonly Placed[] {
  const surface = { color, finish: 'glaze' } as const
  const small: Ware = { kind: 'ware', profile: 'cup', width: 6.8, height: 4.4, surface }
  return [
    { body: { kind: 'teaware', profile: 'gaiwan', width: 10.4, height: 6.4, surface }, y: 0.9 },
    {
      body: { kind: 'teaware', profile: 'pitcher', width: 8, height: 8, surface },
      x: -11,
      z: -3.4,
    },
    { body: small, x: 10, z: -4 },
    { body: small, x: 11.6, z: 4 },
    { body: small, x: 3.6, z: 9.4 },
  ]
}

function roast(color: Hex, note: string): readonly Placed[] {
  return [
    { body: beans(color, 11, 130), z: 9 },
    {
      body: {
        ...coffee(OWN_ROAST, KRAFT.color),
        surface: KRAFT,
        label: label(['내 입맛대로'], note, { font: 'gowun', accent: color, layout: 'band' }),
      },
      z: -2,
    },
  ]
}

const CHESTNUTS: Body = {
  kind: 'produce',
  fruit: 'chestnut',
  size: 3.4,
  count: 4,
  color: '#5a2f1a',
  blush: '#7a4526',
  holder: 'none',
}
const YUJA: Body = {
  kind: 'produce',
  fruit: 'citrus',
  size: 7,
  count: 1,
  color: '#f0c62e',
  blush: '#e6b81f',
  holder: 'none',
}

export const DADAM_RECIPES: StoreRecipes = {
  store: 'dadam',
  grounds: {
    paper: { floor: 'paper', color: '#e4e2d6', wall: '#e4e2d6' },
    first: { floor: 'plaster', color: '#cfdacd', wall: '#dfe7dc' },
    second: { floor: 'oak', color: '#9c7d63', wall: '#e9e4d8' },
  },
  recipes: {
    'hadong-green-tea': {
      things: [
        { body: leaves(['#4a5a34', '#3c4b2c', '#5d6d3e']), x: 5, z: 8 },
        { body: teaBox(['하동', '세작 녹차'], FOREST), x: -2, z: -2 },
      ],
      views: [FRONT, angle('second', [{ body: cup('#c9cf8a'), x: 13.6, z: 3 }])],
    },
    'drip-bag-coffee': {
      things: drip('고소한 아침 · 12g × 10개', '#d9a25f'),
      views: [angle('paper'), near(14.6)],
      tints: {
        '고소한 아침 (브라질·과테말라)': alone(dripBox('고소한 아침 · 12g × 10개', '#d9a25f')),
        '산뜻한 오후 (에티오피아)': alone(dripBox('산뜻한 오후 · 12g × 10개', '#e2ac9a')),
        '깊은 밤 (디카페인 콜롬비아)': alone(dripBox('깊은 밤 · 12g × 10개', '#4a5468')),
      },
    },
    'ceramic-teapot': {
      things: alone({
        kind: 'teapot',
        width: 17,
        height: 12,
        surface: { color: '#96301f', finish: 'glaze' },
      }),
      views: [
        angle('paper'),
        angle('second', [
          { body: cup('#c98a3e'), x: 15, z: 6 },
          { body: cup('#c98a3e'), x: 20, z: -3 },
        ]),
      ],
    },
    'acacia-honey': {
      things: [
        { body: honeyJar() },
        {
          body: {
            kind: 'dipper',
            width: 13,
            surface: { color: '#c79f6b', finish: 'wood' },
            honey: '#e7a92e',
          },
          x: 4,
          z: 8,
          turn: 8,
        },
      ],
      views: [
        FRONT,
        angle('first', [
          {
            body: {
              kind: 'tube',
              width: 5.4,
              height: 12,
              surface: { color: '#e9b548', finish: 'satin' },
              cap: { color: CLAY, finish: 'satin' },
              label: label(['아카시아꿀'], '튜브 · 500g', { ink: '#6a4c10', accent: '#6a4c10' }),
            },
            x: 13,
            z: -3,
          },
        ]),
      ],
    },
    'milk-tea-base': {
      things: alone(milkTea('오리지널', '#9a5b34', CLAY)),
      views: [FRONT, EVERY, angle('second', [{ body: mug('#c29a78'), x: 13, z: 3 }])],
      tints: {
        오리지널: alone(milkTea('오리지널', '#9a5b34', CLAY)),
        얼그레이: alone(milkTea('얼그레이', '#7f4a3e', '#b5ad3c')),
        디카페인: alone(milkTea('디카페인', '#ad8058', '#7d8ea0')),
      },
    },
    'yirgacheffe-bean': {
      things: [
        { body: beans('#8a5a36'), x: 4, z: 8 },
        { body: coffee(YIRGACHEFFE, '#e9e1d2'), z: -2 },
      ],
      views: [FRONT, angle('second', [{ body: mug('#3a2116'), x: 16, z: 5 }])],
    },
    'decaf-bean': {
      things: [
        { body: coffee(DECAF, '#3b4a5a'), z: -2 },
        { body: { ...beans('#4e3020', 9, 16), height: 1 }, x: 3, z: 8 },
      ],
      views: [FRONT, angle('first', [{ body: coffee(DECAF, '#3b4a5a', 17), x: 16, z: -6 }])],
    },
    'cold-brew-concentrate': {
      things: alone(coldBrew('열여덟 시간 · 500ml', CLAY)),
      views: [
        FRONT,
        angle('second', [
          {
            body: {
              kind: 'glass',
              profile: 'rock',
              width: 8.4,
              height: 9,
              content: { color: '#2a1810', level: 0.7 },
              ice: 3,
            },
            x: 13,
            z: 3,
          },
        ]),
      ],
    },
    'boseong-black-tea': {
      things: [
        { body: leaves(['#2a1a14', '#3c251b', '#1f1410'], 1.4), x: 5, z: 8 },
        {
          body: {
            kind: 'can',
            profile: 'tin',
            width: 9,
            height: 10.5,
            surface: { color: '#7a2a20', finish: 'satin' },
            cap: { color: GOLD, finish: 'brushed' },
            label: teaLabel(['보성', '발효 홍차'], '50g', '#7a2a20'),
          },
          x: -2,
        },
      ],
      views: [
        FRONT,
        angle('first', [
          { body: tube(['보성', '발효 홍차'], '50g', '#c9a27a'), x: 12, z: -4 },
          {
            body: {
              kind: 'pouch',
              profile: 'stand',
              width: 12,
              height: 18,
              surface: KRAFT,
              label: label(['보성', '발효 홍차'], '리필 100g'),
            },
            x: -15,
            z: -5,
          },
        ]),
      ],
    },
    'tea-gift-box': {
      things: GIFT_BOX,
      views: [above('paper'), { ...EVERY, room: { across: 27, deep: 28, columns: 2 } }],
      tints: { 쪽빛: bundle('#2e4a7a'), 연분홍: bundle('#e0a9a6'), 미색: bundle('#ece0c2') },
    },
    'gamguk-tea': {
      things: [
        {
          body: {
            kind: 'clipjar',
            width: 8.4,
            height: 12,
            rubber: '#d9d3c4',
            content: { colors: ['#e0b02e', '#cf9d24', '#edc247'], piece: 'flower', level: 0.8 },
            label: label(['감국 꽃차'], '지리산 · 15g', { ink: '#8a6a1e', accent: '#8a6a1e' }),
          },
        },
        {
          body: {
            kind: 'loose',
            piece: 'flower',
            width: 9,
            height: 1.4,
            size: 1.9,
            count: 9,
            colors: ['#e0b02e', '#d4a327'],
          },
          x: 5,
          z: 7,
        },
      ],
      views: [FRONT, above('second', [{ body: cup('#e9d27a'), x: -11, z: 6 }])],
    },
    'peppermint-tea': {
      things: herb(['페퍼민트'], '#bfd6c2', '#4f7a4c'),
      views: [angle('paper'), near(14)],
      tints: {
        페퍼민트: herb(['페퍼민트'], '#bfd6c2', '#4f7a4c'),
        '페퍼민트 레몬밤': herb(['레몬밤'], '#dde0a6', '#7d8a3a'),
        '페퍼민트 캐모마일': herb(['캐모마일'], '#efe0ac', '#c9a53c'),
      },
    },
    'roasted-barley-tea': {
      things: [
        {
          body: {
            kind: 'loose',
            piece: 'grain',
            width: 13,
            height: 3.2,
            size: 0.9,
            count: 420,
            colors: ['#6a3f1e', '#8a5a2e', '#57341a'],
          },
          x: 5,
          z: 10,
        },
        {
          body: {
            kind: 'pouch',
            profile: 'stand',
            width: 20,
            height: 28,
            surface: KRAFT,
            label: label(['볶은', '겉보리차'], '1kg'),
          },
          z: -3,
        },
      ],
      views: [FRONT, angle('second', [{ body: water('#b97a34'), x: 20, z: 5 }])],
    },
    'yuja-marmalade': {
      things: alone({
        kind: 'jar',
        profile: 'glass',
        width: 9,
        height: 12.4,
        surface: { color: '#f2cc4e', finish: 'glass' },
        cap: { color: '#e9c14a', finish: 'satin' },
        content: { color: '#e5aa00', form: 'grains' },
        label: preserve(['고흥', '유자청'], '600g', { ink: '#6d5a12', accent: '#c9a227' }),
      }),
      views: [
        FRONT,
        angle('first', [
          { body: YUJA, x: -11, z: 3 },
          { body: cup('#ecd06a'), x: 11, z: 4 },
        ]),
      ],
    },
    'ginger-syrup': {
      things: alone({
        kind: 'jar',
        profile: 'glass',
        width: 8.6,
        height: 10.6,
        surface: { color: '#8a5426', finish: 'glass' },
        cap: { color: '#2b2724', finish: 'satin' },
        content: { color: '#5e300a', form: 'liquid' },
        label: preserve(['도라지', '생강청'], '500g', { ink: '#5a3212', accent: '#8a5426' }),
      }),
      views: [
        FRONT,
        angle('second', [
          {
            body: {
              kind: 'box',
              profile: 'sachets',
              width: 9,
              height: 12,
              depth: 6,
              surface: { color: '#8a5426', finish: 'paper' },
              inside: { color: '#e9d9bd', finish: 'satin' },
              label: label(['도라지', '생강청'], '스틱 10g × 30개'),
            },
            x: 14,
            z: -4,
          },
        ]),
      ],
    },
    'chungju-apple-juice': {
      things: alone(juice('충주 사과즙', '#b8262e')),
      views: [
        {
          ...angle('paper'),
          beside: [
            {
              body: {
                kind: 'produce',
                fruit: 'apple',
                size: 8,
                count: 1,
                color: '#a5161f',
                blush: '#b5342a',
                holder: 'none',
              },
              x: 12,
              z: 7,
            },
          ],
        },
        near(16.6),
      ],
      tints: {
        '사과 30포': alone(juice('사과즙', '#b8262e')),
        '사과당근 30포': alone(juice('사과당근즙', '#e07a2e')),
        '사과비트 30포': alone(juice('사과비트즙', '#8a1f4a')),
      },
    },
    'hibiscus-kombucha': {
      things: [-6.6, 0, 6.6].flatMap((x) => [
        { body: kombucha('히비스커스', '#b0122e'), x },
        { body: kombucha('히비스커스', '#b0122e'), x: x + 1, z: -7 },
      ]),
      views: [
        FRONT,
        { ...angle('second'), beside: [{ body: water('#b0122e', 2), x: 17, z: 4 }] },
        EVERY,
      ],
      tints: {
        '히비스커스 6병': alone(kombucha('히비스커스', '#b0122e')),
        '레몬생강 6병': alone(kombucha('레몬생강', '#e0bf56')),
      },
    },
    'moon-jar-cup': {
      things: [
        { body: moonCup(0.5), x: -4.8 },
        { body: moonCup(0.5), x: 4.8, z: -1.6 },
      ],
      views: [
        angle('paper'),
        EVERY,
        angle('second', [
          {
            body: { kind: 'teapot', width: 17, height: 12, surface: WHITE_GLAZE },
            x: -3,
            z: -14,
          },
        ]),
      ],
      tints: { '낮은 굽': alone(moonCup(0.5)), '높은 굽': alone(moonCup(1.8)) },
    },
    'wheel-thrown-mug': {
      things: alone(crystalMug('#c4c7be', '#fbfbf8'), { turn: -24 }),
      views: [angle('paper'), EVERY],
      tints: {
        '눈꽃 결정': alone(crystalMug('#c4c7be', '#fbfbf8')),
        '쪽빛 결정': alone(crystalMug('#27406a', '#7f9fcb')),
      },
    },
    'celadon-tea-set': {
      things: teaSet('#8fb3a0'),
      views: [angle('paper'), above('second'), EVERY],
      tints: { 비취: teaSet('#8fb3a0').slice(0, 1), '옅은 하늘': teaSet('#bbd0d6').slice(0, 1) },
    },
    'ujeon-first-flush': {
      things: [
        { body: tube(['우전'], '보성 햇차 · 30g', '#f1eee3'), x: -4, z: -2 },
        { body: dish(10), x: 6, z: 5 },
        {
          body: {
            ...leaves(['#7d9a46', '#6e8a3e', '#93ad58'], 0.8),
            width: 7,
            height: 2,
            count: 260,
          },
          x: 6,
          z: 5,
          y: 0.8,
        },
      ],
      views: [angle('paper'), above('second', [{ body: cup('#dde2b0'), x: 16, z: -4 }])],
    },
    'eaves-blend-beans': {
      things: [
        { body: beans('#2e1c14', 13, 170), x: 4, z: 8 },
        { body: coffee(EAVES, '#2b2521'), z: -2 },
      ],
      views: [FRONT, angle('second', [{ body: mug('#20120b'), x: 16, z: 5 }])],
    },
    'custom-roast': {
      things: roast('#5a3722', '중간 볶음 · 300g'),
      views: [
        FRONT,
        {
          camera: 'above',
          ground: 'second',
          beside: [
            { body: beans('#8a5a36', 8, 70), x: -15, z: 9 },
            { body: beans('#2a1a12', 8, 70), x: 15, z: 9 },
          ],
        },
      ],
    },
    'rice-sikhye': {
      things: [
        {
          body: {
            kind: 'flagon',
            profile: 'pet',
            width: 9,
            height: 29,
            surface: { color: '#f2f2ec', finish: 'glass' },
            cap: { color: CLAY, finish: 'satin' },
            content: {
              color: '#d9bf97',
              level: 0.82,
              settled: { color: '#efe3c8', level: 0.13 },
            },
            label: label(['밥알 동동', '식혜'], '1.2L'),
          },
        },
        {
          body: {
            kind: 'ware',
            profile: 'bowl',
            width: 12,
            height: 5.6,
            surface: WHITE_GLAZE,
            content: { color: '#d9bf97', level: 0.74 },
          },
          x: 10,
          z: 6,
        },
        {
          body: {
            kind: 'loose',
            piece: 'grain',
            width: 7,
            height: 0.6,
            size: 0.7,
            count: 34,
            colors: ['#f8f1e0'],
          },
          x: 10,
          z: 6,
          y: 4,
        },
      ],
      views: [angle('paper'), above('second')],
    },
    'chestnut-milk-jam': {
      things: [
        {
          body: {
            kind: 'jar',
            profile: 'glass',
            width: 7.4,
            height: 8.6,
            surface: CLEAR,
            cap: { color: CREAM, finish: 'satin' },
            content: { color: '#cba77a', form: 'liquid' },
            label: label(['밤 라떼잼'], '공주 · 220g', { ink: '#6b4630', accent: '#6b4630' }),
          },
        },
        { body: CHESTNUTS, x: 7.6, z: 4 },
      ],
      views: [FRONT, angle('second', [{ body: water('#f5efe4'), x: -8.6, z: -6 }])],
    },
    'honey-yakgwa': {
      things: [
        {
          body: {
            kind: 'box',
            profile: 'tray',
            width: 24,
            height: 3.6,
            depth: 18.6,
            surface: { color: '#6b3b24', finish: 'paper' },
            inside: { color: '#efe4cc', finish: 'paper' },
          },
        },
        {
          body: {
            kind: 'morsel',
            piece: 'yakgwa',
            size: 5.2,
            count: 12,
            columns: 4,
            colors: ['#8e4f1e', '#9a5822', '#84481a'],
          },
          y: 1,
        },
      ],
      views: [
        above('paper'),
        angle('second', [
          { body: cup('#c9a35e'), x: 19, z: 6 },
          {
            body: { kind: 'bundle', width: 24, height: 13, depth: 18, color: '#c8a06a' },
            x: -4,
            z: -22,
          },
        ]),
      ],
    },
  },
}
