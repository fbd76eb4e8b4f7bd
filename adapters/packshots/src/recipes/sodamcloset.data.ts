import type { Body } from '../body.types.ts'
import type { Hex, Label } from '../finish.types.ts'
import type { Placed, StoreRecipes, View } from '../recipe.types.ts'
import type { Garment } from '../wear.types.ts'
import { above } from './views.ts'

const PLUM = '#6a3b4a'

/** The house's print: its word-mark in plum, the name in a book face. */
function label(name: readonly string[], note: string): Label {
  return {
    mark: '소담옷장',
    name,
    note,
    font: 'gowun',
    ink: '#33302c',
    accent: PLUM,
    layout: 'stack',
    paper: '#efe7d8',
  }
}

/** Width and height of clothes as they lie, in centimetres. */
const SIZES: Readonly<Record<Garment['cut'], readonly [width: number, height: number]>> = {
  tee: [84, 72],
  bandedTee: [84, 72],
  shirt: [90, 77],
  blouse: [86, 70],
  highneck: [80, 76],
  cardigan: [80, 66],
  denim: [50, 105],
  slacks: [39, 102],
  shorts: [54, 49],
  coat: [85, 85],
  padding: [93, 130],
  workJacket: [90, 75],
  vest: [53, 63],
  shirtDress: [83, 120],
  robe: [103, 120],
  hanbok: [114, 124],
  pajamas: [112, 94],
  drawers: [104, 60],
  socks: [80, 34],
  muffler: [50, 82],
  gloves: [32, 28],
}

function wear(cut: Garment['cut'], color: Hex, over: Partial<Garment> = {}): readonly Placed[] {
  const [width, height] = SIZES[cut]
  return lying({ kind: 'garment', cut, color, width, height, ...over })
}

function lying(body: Body, over: Omit<Placed, 'body'> = {}): readonly Placed[] {
  return [{ body, lean: 90, ...over }]
}

const ABOVE: View = { camera: 'above', ground: 'paper' }
const EVERY_TINT: View = { camera: 'above', ground: 'second', isEveryTint: true }

const SKEINS = (color: Hex): readonly Placed[] => [
  {
    body: {
      kind: 'box',
      profile: 'tray',
      width: 40,
      height: 10,
      depth: 30,
      surface: { color: '#e4dac8', finish: 'paper' },
      inside: { color: '#8d7a5e', finish: 'paper' },
    },
  },
  ...[-12.6, 0, 12.6].flatMap((x) =>
    [-9.4, 0, 9.4].map((z): Placed => ({
      body: {
        kind: 'skein',
        width: 10.6,
        height: 10,
        color,
        band: PLUM,
        hasNeedles: x === 0 && z === 0,
      },
      x,
      z,
      y: 2,
      turn: x + z * 3,
    })),
  ),
]

export const SODAM_CLOSET_RECIPES: StoreRecipes = {
  store: 'sodamcloset',
  grounds: {
    paper: { floor: 'paper', color: '#e9e4da', wall: '#e9e4da' },
    first: { floor: 'oak', color: '#cfae86', wall: '#e2ddd3' },
    second: { floor: 'plaster', color: '#d8cdcf', wall: '#d8cdcf' },
  },
  recipes: {
    'organic-cotton-tee': {
      things: wear('tee', '#dccdb2'),
      views: [ABOVE, EVERY_TINT],
      tints: {
        오트: wear('tee', '#dccdb2'),
        먹색: wear('tee', '#2e2f33'),
        세이지: wear('tee', '#a3b09a'),
        라벤더: wear('tee', '#bdb3cf'),
      },
    },
    'wide-straight-denim': {
      things: wear('denim', '#4f6e93'),
      views: [
        ABOVE,
        above(
          'first',
          lying(
            { kind: 'garment', cut: 'tee', color: '#efe9dc', width: 84, height: 72 },
            { x: -68, z: -14, turn: 6 },
          ),
        ),
      ],
    },
    'cashmere-muffler': {
      things: wear('muffler', '#6e1f30'),
      views: [ABOVE, EVERY_TINT],
      tints: {
        버건디: wear('muffler', '#6e1f30'),
        카멜: wear('muffler', '#b98a57'),
        차콜: wear('muffler', '#46464a'),
        아이보리: wear('muffler', '#efe6d4'),
      },
    },
    'wool-half-coat': {
      things: wear('coat', '#b58850'),
      views: [ABOVE, EVERY_TINT],
      tints: { 카멜: wear('coat', '#b58850'), 네이비: wear('coat', '#27304a') },
    },
    'ribbed-socks': {
      things: wear('socks', '#5e7a4a', {
        trim: '#8fa06a',
        third: '#c9b48a',
        more: ['#ddd0b4', '#3f5440'],
      }),
      views: [ABOVE, EVERY_TINT],
      tints: {
        '들판 (초록·베이지)': wear('socks', '#5e7a4a', {
          trim: '#8fa06a',
          third: '#c9b48a',
          more: ['#ddd0b4', '#3f5440'],
        }),
        '바다 (파랑·회색)': wear('socks', '#2f4a73', {
          trim: '#6c8fb5',
          third: '#a9b6be',
          more: ['#d5dadd', '#1f2f45'],
        }),
        '노을 (주황·분홍)': wear('socks', '#d9743e', {
          trim: '#e9a27a',
          third: '#e3a3a6',
          more: ['#c9596a', '#f0d3b8'],
        }),
      },
    },
    'banded-tee': {
      things: wear('bandedTee', '#5e8a4a', { trim: '#ebdd7a' }),
      views: [ABOVE, EVERY_TINT],
      tints: {
        풀빛·레몬: wear('bandedTee', '#5e8a4a', { trim: '#ebdd7a' }),
        네이비·아이보리: wear('bandedTee', '#27304a', { trim: '#efe6d4' }),
        벽돌·크림: wear('bandedTee', '#a5492e', { trim: '#f1e4c8' }),
      },
    },
    'washed-oxford-shirt': {
      things: wear('shirt', '#b4cbe0'),
      views: [ABOVE, EVERY_TINT],
      tints: {
        흰색: wear('shirt', '#f4f3ee'),
        하늘: wear('shirt', '#b4cbe0'),
        연회색: wear('shirt', '#c9cacb'),
      },
    },
    'pintuck-blouse': {
      things: wear('blouse', '#c98a8e'),
      views: [ABOVE, EVERY_TINT],
      tints: { 장미: wear('blouse', '#c98a8e'), 크림: wear('blouse', '#f1e7d3') },
    },
    'alpaca-knitting-kit': {
      things: SKEINS('#d9c7a6'),
      views: [
        ABOVE,
        above(
          'first',
          lying(
            { kind: 'garment', cut: 'cardigan', color: '#d9c7a6', width: 80, height: 66 },
            { x: -44, z: -14, turn: 8 },
          ),
        ),
        EVERY_TINT,
      ],
      tints: {
        귀리: SKEINS('#d9c7a6'),
        이끼: SKEINS('#6e7a4e'),
        팥죽: SKEINS('#7a3e44'),
        포도: SKEINS('#4e3f5e'),
      },
    },
    'merino-high-neck': {
      things: wear('highneck', '#5c2e45'),
      views: [ABOVE, EVERY_TINT],
      tints: {
        자두: wear('highneck', '#5c2e45'),
        귀리: wear('highneck', '#d9c7a6'),
        소나무: wear('highneck', '#2f4a3e'),
        검정: wear('highneck', '#1f1e20'),
      },
    },
    'banded-wool-slacks': {
      things: wear('slacks', '#4a4b50'),
      views: [ABOVE, EVERY_TINT],
      tints: {
        '차콜 96cm': wear('slacks', '#4a4b50', { height: 96 }),
        '차콜 102cm': wear('slacks', '#4a4b50'),
        '모카 96cm': wear('slacks', '#7a6150', { height: 96 }),
        '모카 102cm': wear('slacks', '#7a6150'),
      },
    },
    'seersucker-shorts': {
      things: wear('shorts', '#dce7ee', { trim: '#6f94b8' }),
      views: [ABOVE, EVERY_TINT],
      tints: {
        파도: wear('shorts', '#dce7ee', { trim: '#6f94b8' }),
        조약돌: wear('shorts', '#e6e2da', { trim: '#a29c92' }),
      },
    },
    'shirt-dress': {
      things: wear('shirtDress', '#2e6a6c'),
      views: [ABOVE, EVERY_TINT],
      tints: { 청록: wear('shirtDress', '#2e6a6c'), 흙빛: wear('shirtDress', '#8a6a50') },
    },
    'modern-hanbok': {
      things: wear('hanbok', '#2e4470', { trim: '#efe4cc' }),
      views: [ABOVE, EVERY_TINT],
      tints: {
        '쪽빛 저고리·미색 치마': wear('hanbok', '#2e4470', { trim: '#efe4cc' }),
        '살구 저고리·회색 치마': wear('hanbok', '#e8b48e', { trim: '#8e8f92' }),
      },
    },
    'goose-long-padding': {
      things: wear('padding', '#1f3a4c'),
      views: [ABOVE, EVERY_TINT],
      tints: {
        먹색: wear('padding', '#2c2d30'),
        '깊은 바다': wear('padding', '#1f3a4c'),
        미색: wear('padding', '#ede6d6'),
      },
    },
    'wax-work-jacket': {
      things: wear('workJacket', '#565a3a', { trim: '#4a3b2a' }),
      views: [
        ABOVE,
        above('first', [
          {
            body: {
              kind: 'jar',
              profile: 'tin',
              width: 9,
              height: 4,
              surface: { color: '#b98a3e', finish: 'brushed' },
              cap: { color: '#c39a55', finish: 'brushed' },
              label: label(['재킷용 왁스'], '120 g'),
            },
            x: -38,
            z: -8,
          },
        ]),
      ],
    },
    'reflective-vest': {
      things: wear('vest', '#b58850'),
      views: [ABOVE, EVERY_TINT],
      tints: {
        카멜: wear('vest', '#b58850'),
        카키: wear('vest', '#6a6b4a'),
        검정: wear('vest', '#222225'),
      },
    },
    'tencel-drawers': {
      things: wear('drawers', '#2c2d31', { trim: '#9a9da1', third: '#27304a' }),
      views: [ABOVE, EVERY_TINT],
      tints: {
        먹·회색·남색: wear('drawers', '#2c2d31', { trim: '#9a9da1', third: '#27304a' }),
        이끼·모래·벽돌: wear('drawers', '#6a7358', { trim: '#d2c2a2', third: '#9a4a30' }),
      },
    },
    'gauze-pajamas': {
      things: wear('pajamas', '#bdb3cf'),
      views: [ABOVE, EVERY_TINT],
      tints: {
        라벤더: wear('pajamas', '#bdb3cf'),
        보리: wear('pajamas', '#d9c294'),
        안개: wear('pajamas', '#b9c4c6'),
      },
    },
    'waffle-bathrobe': {
      things: wear('robe', '#f2eee4', { trim: '#b59c68' }),
      views: [
        above('second'),
        above('first', [
          {
            body: {
              kind: 'cloth',
              width: 40,
              depth: 28,
              layers: 2,
              thickness: 4,
              weave: 'terry',
              color: '#e8dfcd',
            },
            x: -52,
            z: -18,
            turn: 12,
          },
        ]),
      ],
    },
  },
}
