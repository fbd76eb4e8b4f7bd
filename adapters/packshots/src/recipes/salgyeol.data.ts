import type { Body, Bottle, Stick } from '../body.types.ts'
import type { Hex, Label } from '../finish.types.ts'
import type { StoreRecipes, View } from '../recipe.types.ts'
import { above, alone, angle } from './views.ts'

const INK = '#2c2722'
const GREEN = '#2f5a46'
const MILK = { color: '#f6f2ec', finish: 'satin' } as const
const CREAM_CAP = { color: '#eae2d6', finish: 'satin' } as const

/** The house's print: its word-mark in green, the name in a book face. */
function label(name: readonly string[], note: string, over: Partial<Label> = {}): Label {
  return {
    mark: '살결노트',
    name,
    note,
    font: 'gowun',
    ink: INK,
    accent: GREEN,
    layout: 'stack',
    ...over,
  }
}

const FRONT: View = { camera: 'front', ground: 'paper' }
const DETAIL: View = { camera: 'detail', ground: 'paper' }

const TOWEL: Body = {
  kind: 'cloth',
  width: 22,
  depth: 15,
  layers: 2,
  thickness: 2.2,
  weave: 'terry',
  color: '#e9e2d6',
}

const LOTION: Bottle = {
  kind: 'bottle',
  profile: 'pump',
  width: 6.6,
  height: 18,
  surface: MILK,
  cap: { color: '#2f4a3c', finish: 'satin' },
  label: label(['세라마이드', '장벽 로션'], '200 ml', { latin: 'CERAMIDE BARRIER LOTION' }),
}

const SHAMPOO: Bottle = {
  kind: 'bottle',
  profile: 'pump',
  width: 7.4,
  height: 19.5,
  surface: { color: '#5d6f4c', finish: 'satin' },
  cap: { color: '#26291f', finish: 'satin' },
  label: label(['쑥잎', '두피 샴푸'], '300 ml', {
    latin: 'MUGWORT SCALP SHAMPOO',
    ink: '#f5f0e4',
    accent: '#dfe3c9',
  }),
}

const AMPOULE: Bottle = {
  kind: 'bottle',
  profile: 'dropper',
  width: 3.2,
  height: 9.4,
  surface: { color: '#a8601f', finish: 'glass' },
  cap: CREAM_CAP,
  content: { color: '#dc9a2c', level: 0.5 },
  label: label(['비타민 레몬', '앰플'], '15 ml', { paper: '#fbf8f1', latin: 'VITAMIN C 12%' }),
}

const OIL: Bottle = {
  kind: 'bottle',
  profile: 'cap',
  width: 5.6,
  height: 15,
  surface: { color: '#f1ead8', finish: 'glass' },
  cap: { color: '#6b4a31', finish: 'wood' },
  content: { color: '#efdfae', level: 0.74 },
  label: label(['코코넛', '바디 오일'], '150 ml', {
    paper: '#fdfaf3',
    latin: 'COLD PRESSED',
    layout: 'frame',
  }),
}

const PERFUME: Bottle = {
  kind: 'bottle',
  profile: 'square',
  width: 5,
  height: 9.2,
  surface: { color: '#e9ddcf', finish: 'glass' },
  cap: { color: '#1f1d1b', finish: 'gloss' },
  content: { color: '#e6b98e', level: 0.6 },
  label: label(['나만의 향수'], '30 ml', {
    paper: '#fbf8f1',
    layout: 'frame',
    latin: 'EAU DE PARFUM',
  }),
}

function lipstick(color: Hex): Stick {
  return {
    kind: 'stick',
    width: 2,
    height: 7.6,
    surface: { color: '#3a2a28', finish: 'satin' },
    ring: { color: '#d8b178', finish: 'metal' },
    bullet: { color, finish: 'satin' },
    label: label(['벨벳 무드'], '3.4 g', { ink: '#ecd9c2', accent: '#d8b178' }),
  }
}

function balm(color: Hex): Stick {
  return {
    kind: 'stick',
    width: 1.9,
    height: 6.6,
    surface: { color: '#f3e6e2', finish: 'satin' },
    ring: { color: '#f7f3ee', finish: 'satin' },
    bullet: { color, finish: 'gloss' },
    label: label(['물든 립밤'], '3.8 g', { accent: '#a3233c' }),
  }
}

function sonic(color: Hex): Body {
  return {
    kind: 'brush',
    profile: 'electric',
    length: 24,
    count: 1,
    handle: { color, finish: 'satin' },
    bristle: '#a9c9d9',
  }
}

function nails(colors: readonly Hex[]): Body {
  return {
    kind: 'sheet',
    piece: 'nail',
    width: 9,
    height: 13,
    colors,
    paper: '#f8f4f0',
    label: label(['젤 네일 스티커'], '20장', { paper: '#f8f4f0' }),
  }
}

function eyes(pans: readonly [Hex, Hex, Hex, Hex]): Body {
  const [first, second, third, fourth] = pans
  return {
    kind: 'palette',
    width: 14,
    height: 6.4,
    surface: { color: '#8a5f3c', finish: 'wood' },
    pans: [
      { color: first, finish: 'matte' },
      { color: second, finish: 'matte' },
      { color: third, finish: 'matte' },
      { color: fourth, finish: 'brushed' },
    ],
  }
}

const SOAP: Body = {
  kind: 'bar',
  width: 8,
  height: 2.6,
  depth: 5.4,
  surface: { color: '#ecd3cb', finish: 'soap' },
  stamp: '동백',
  count: 2,
}

const PATCHES: Body = {
  kind: 'sheet',
  piece: 'dot',
  width: 9,
  height: 12,
  colors: ['#ecc5a6'],
  paper: '#e9eef0',
  label: label(['하룻밤 진정 패치'], '60개', { paper: '#e9eef0' }),
}

const LEAVES: Body = {
  kind: 'plant',
  width: 12,
  height: 15,
  leaf: 'small',
  green: '#6f8a5a',
  pot: { color: '#d9cfc0', finish: 'ceramic' },
}
const LEMON: Body = {
  kind: 'produce',
  fruit: 'lemon',
  size: 6.4,
  count: 1,
  color: '#f2cf3a',
  blush: '#e9bd25',
  holder: 'none',
}
const CHERRIES: Body = {
  kind: 'produce',
  fruit: 'grape',
  size: 2.1,
  count: 4,
  color: '#9c1230',
  blush: '#6d0a22',
  holder: 'none',
}

export const SALGYEOL_RECIPES: StoreRecipes = {
  store: 'salgyeol',
  grounds: {
    paper: { floor: 'paper', color: '#efe1d6', wall: '#efe1d6' },
    first: { floor: 'stone', color: '#d9d2c8', wall: '#e9e2d8' },
    second: { floor: 'linen', color: '#e6ddcf', wall: '#efe7dc' },
  },
  recipes: {
    'ceramide-lotion': {
      things: alone(LOTION),
      views: [FRONT, angle('first', [{ body: TOWEL, x: 17, z: -7, turn: -12 }]), DETAIL],
    },
    'camellia-soap': {
      things: alone(SOAP),
      views: [angle('paper'), above('second', [{ body: TOWEL, x: -17, z: -5, turn: 14 }])],
    },
    'velvet-lipstick': {
      things: alone(lipstick('#a8484a')),
      views: [FRONT, { camera: 'angle', ground: 'first', isEveryTint: true }],
      tints: {
        '01 마른 장미': alone(lipstick('#b0625f')),
        '02 석류': alone(lipstick('#9c1f2c')),
        '03 단감': alone(lipstick('#d0582f')),
        '04 무화과': alone(lipstick('#7c3242')),
        '05 모래': alone(lipstick('#bd8468')),
        '06 오디': alone(lipstick('#53203a')),
      },
    },
    'bamboo-toothbrush': {
      things: alone({
        kind: 'brush',
        profile: 'tooth',
        length: 18,
        count: 4,
        handle: { color: '#d3a868', finish: 'wood' },
        bristle: '#f2ece0',
      }),
      views: [above('paper'), above('second', [{ body: TOWEL, x: -24, z: -5, turn: 12 }])],
    },
    'wooden-comb': {
      things: alone(
        {
          kind: 'comb',
          width: 17,
          height: 9,
          teeth: 17,
          surface: { color: '#8c7748', finish: 'wood' },
        },
        { turn: 18 },
      ),
      views: [above('paper'), above('second', [{ body: TOWEL, x: -22, z: -9, turn: 10 }])],
    },
    'vitamin-ampoule': {
      things: [{ body: AMPOULE }, { body: AMPOULE, x: 4.2, z: -1.4, turn: -8 }],
      views: [FRONT, angle('first', [{ body: LEMON, x: -6.4, z: 0.4, turn: 24 }]), DETAIL],
    },
    'cucumber-mask': {
      things: alone({
        kind: 'box',
        profile: 'sachets',
        width: 12,
        height: 16,
        depth: 7,
        surface: { color: '#5f8a5d', finish: 'paper' },
        inside: { color: '#e3efdb', finish: 'satin' },
        label: label(['오이 수분', '시트 마스크'], '23 ml × 10장', {
          ink: '#f6f5e9',
          accent: '#e3efdb',
        }),
      }),
      views: [
        angle('paper'),
        {
          ...angle('first'),
          beside: [
            {
              body: {
                kind: 'pouch',
                profile: 'flat',
                width: 10.5,
                height: 14.5,
                surface: { color: '#e3efdb', finish: 'satin' },
                label: label(['오이 수분', '시트 마스크'], '23 ml'),
              },
              x: 13,
              z: 5,
              lean: 82,
              turn: -16,
            },
          ],
        },
      ],
    },
    'overnight-patch': {
      things: [
        { body: PATCHES, x: 3, z: 6.4, turn: -8 },
        {
          body: {
            kind: 'pouch',
            profile: 'flat',
            width: 10,
            height: 13.5,
            surface: { color: '#f7f4ef', finish: 'matte' },
            label: label(['하룻밤', '진정 패치'], '60개', { latin: 'OVERNIGHT PATCH' }),
          },
          x: -4,
          z: -5,
          lean: 10,
        },
      ],
      views: [angle('paper'), { ...above('first'), things: [{ body: PATCHES }] }],
    },
    'gentle-suncream': {
      things: alone({
        kind: 'tube',
        width: 5.2,
        height: 14,
        surface: { color: '#f7efe2', finish: 'satin' },
        cap: { color: '#e39a5c', finish: 'satin' },
        label: label(['눈 시리지', '않은', '선크림'], '50 ml', {
          latin: 'SPF50+ PA++++',
          accent: '#c9702c',
        }),
      }),
      views: [FRONT, angle('second'), DETAIL],
    },
    'cherry-balm': {
      things: alone(balm('#b8203a')),
      views: [
        FRONT,
        { camera: 'angle', ground: 'first', isEveryTint: true },
        angle('second', [{ body: CHERRIES, x: -4.6, z: -1 }]),
      ],
      tints: {
        체리: alone(balm('#b8203a')),
        자두: alone(balm('#6f2145')),
        투명: alone(balm('#efd9cf')),
      },
    },
    'gel-nail-stickers': {
      things: alone(nails(['#6d3f7d', '#8a5a9c', '#54306a', '#a781b4', '#3d2452']), { turn: 8 }),
      views: [above('paper'), { camera: 'above', ground: 'first', isEveryTint: true }],
      tints: {
        '포도 사탕': alone(nails(['#6d3f7d', '#8a5a9c', '#54306a', '#a781b4', '#3d2452'])),
        '우유 광택': alone(nails(['#f7efe6', '#f1e4d8', '#fbf6ef', '#ecdccd', '#f5ebe2'])),
        '초코 자석': alone(nails(['#4a2d22', '#6b4130', '#38211a', '#85563f', '#5a372a'])),
        '새벽 물결': alone(nails(['#7fa3bd', '#a9c4d4', '#5b7f9e', '#c9dae2', '#486984'])),
      },
    },
    'eye-palette': {
      things: alone(eyes(['#f0cdb4', '#dca386', '#9c6248', '#e3b98f'])),
      views: [angle('paper'), above('second')],
      tints: {
        복숭아밭: alone(eyes(['#f3d3bd', '#eaae94', '#b87561', '#f0c6a8'])),
        '해 질 녘': alone(eyes(['#eac6a8', '#c97f58', '#7e4233', '#d9a35f'])),
        '이끼 숲': alone(eyes(['#e4dcc3', '#a7a67c', '#5b5f41', '#b9a86a'])),
      },
    },
    'powder-brush': {
      things: alone({
        kind: 'brush',
        profile: 'powder',
        length: 17,
        count: 1,
        handle: { color: '#8e3b2c', finish: 'wood' },
        bristle: '#e8d3bd',
      }),
      views: [FRONT, DETAIL],
    },
    'coconut-oil': {
      things: alone(OIL),
      views: [FRONT, angle('second', [{ body: TOWEL, x: 15, z: -7, turn: -12 }]), DETAIL],
    },
    'custom-perfume': {
      things: alone(PERFUME),
      views: [
        FRONT,
        angle('first', [
          {
            body: {
              kind: 'box',
              profile: 'carton',
              width: 6,
              height: 10.4,
              depth: 6,
              surface: { color: '#e7ddd0', finish: 'paper' },
              label: label(['나만의 향수'], '30 ml', { layout: 'frame' }),
            },
            x: 6.4,
            z: -4.4,
          },
        ]),
      ],
    },
    'mugwort-shampoo': {
      things: alone(SHAMPOO),
      views: [FRONT, angle('second', [{ body: LEAVES, x: 10, z: -4 }]), DETAIL],
    },
    'sonic-toothbrush': {
      things: alone(sonic('#e8806a')),
      views: [FRONT, { camera: 'angle', ground: 'first', isEveryTint: true }],
      tints: {
        산호: alone(sonic('#e8806a')),
        우유: alone(sonic('#f1ece3')),
        먹색: alone(sonic('#2e2f33')),
      },
    },
    'tooth-tablets': {
      things: alone({
        kind: 'jar',
        profile: 'glass',
        width: 6.4,
        height: 8.6,
        surface: { color: '#e9f1ee', finish: 'glass' },
        cap: { color: '#c8ccca', finish: 'brushed' },
        content: { color: '#f4f7f2', form: 'tablets' },
        label: label(['고체 치약'], '120알', { paper: '#fbf9f3', latin: 'TOOTH TABLETS' }),
      }),
      views: [FRONT, angle('first')],
    },
    'bubble-bath': {
      things: alone({
        kind: 'balls',
        size: 6.4,
        count: 6,
        colors: ['#c9b5dc', '#f0dd9a', '#bcd2b0'],
      }),
      views: [angle('paper'), above('second')],
    },
    'filter-shower': {
      things: alone({
        kind: 'shower',
        length: 26,
        surface: { color: '#d4d8da', finish: 'metal' },
        filter: '#f3efe6',
      }),
      views: [FRONT, DETAIL],
    },
  },
}
