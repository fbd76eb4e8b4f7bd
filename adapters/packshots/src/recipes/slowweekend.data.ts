import type { Body, Surface } from '../body.types.ts'
import type { Finish, Hex, Label } from '../finish.types.ts'
import type { Instrument, Outdoor, Sport, Toy } from '../gear.types.ts'
import type { StoreRecipes, Tint, View } from '../recipe.types.ts'
import { alone, view } from './views.ts'

const MOSS = '#5e6b4a'

/** The house's patch: its word-mark on canvas. */
function patch(over: Partial<Label> = {}): Label {
  return {
    mark: '느긋',
    name: ['느긋한주말'],
    font: 'gowun',
    ink: MOSS,
    accent: MOSS,
    paper: '#e2d6bc',
    layout: 'name',
    ...over,
  }
}

/** The print on a lid: the name in a book face. */
function lid(name: readonly string[], note: string): Label {
  return {
    mark: '느긋한주말',
    name,
    note,
    font: 'myeongjo',
    ink: '#f3ead6',
    accent: '#e2d6bc',
    layout: 'stack',
  }
}

function made(color: Hex, finish: Finish = 'satin'): Surface {
  return { color, finish }
}

/** Every colour option, turned alike. */
function tints(colors: Readonly<Record<string, Body>>, turn = 0): Readonly<Record<string, Tint>> {
  return Object.fromEntries(
    Object.entries(colors).map(([name, body]) => [name, alone(body, { turn })]),
  )
}

/** Every colour in a row. */
function everyTint(ground: View['ground'], across: number, columns = 2): View {
  return { camera: 'angle', ground, isEveryTint: true, room: { across, deep: across, columns } }
}

type Two = readonly [surface: Surface, accent: Surface]

function outdoor(profile: Outdoor['profile'], size: number, [surface, accent]: Two): Outdoor {
  return { kind: 'outdoor', profile, size, surface, accent, label: patch() }
}

function sport(profile: Sport['profile'], size: number, [surface, accent]: Two): Sport {
  return { kind: 'sport', profile, size, surface, accent }
}

function toy(profile: Toy['profile'], size: number, [surface, accent]: Two): Toy {
  return { kind: 'toy', profile, size, surface, accent }
}

function instrument(
  profile: Instrument['profile'],
  size: number,
  [surface, accent]: Two,
): Instrument {
  return { kind: 'instrument', profile, size, surface, accent, label: patch() }
}

const GREEN_TENT = outdoor('dome', 240, [made('#5a6e4e', 'fabric'), made('#4a5c42', 'fabric')])
const SAND_TENT = outdoor('dome', 240, [made('#cdb98f', 'fabric'), made('#b39f76', 'fabric')])
const CHAIR = outdoor('chair', 76, [made('#d9692e', 'fabric'), made('#b98a5e', 'wood')])
const RED_CIRCUS = outdoor('circus', 150, [made('#c9402f', 'fabric'), made('#f3ebda', 'fabric')])
const BLUE_CIRCUS = outdoor('circus', 150, [made('#8fb8cf', 'fabric'), made('#f3ebda', 'fabric')])

function firepit(size: number): Outdoor {
  return outdoor('firepit', size, [made('#b9bcc0', 'brushed'), made('#c9a45c', 'metal')])
}
const LOGS = outdoor('logs', 44, [made('#5a4636'), made('#a87c48')])
const SPLITS = outdoor('splits', 28, [made('#5a4636'), made('#a87c48')])
const THIN = outdoor('splits', 20, [made('#5a4636'), made('#a87c48')])

function torch(color: Hex): Outdoor {
  return outdoor('torch', 13.5, [made(color, 'brushed'), made('#d9692e')])
}
const PATCH_KITE = outdoor('kite', 110, [made('#d9432f', 'fabric'), made('#f0be2e', 'fabric')])
const FISH_KITE = outdoor('fish', 110, [made('#2f6fa8', 'fabric'), made('#8fb8cf', 'fabric')])

const RACKET = sport('racket', 67, [made('#2f6fa8', 'gloss'), made('#f1efe9')])
const RED_RACKET = sport('racket', 67, [made('#c9402f', 'gloss'), made('#f1efe9')])
const SHUTTLE = sport('shuttle', 8, [made('#f2e9b0'), made('#f6f1e2')])
const PADDLE = sport('paddle', 26, [made('#7a2140', 'matte'), made('#232325', 'matte')])
const BLACK_PADDLE = sport('paddle', 26, [made('#2a2a2c', 'matte'), made('#7a2140', 'matte')])
const TABLE_NET = sport('net', 110, [made('#2b3a33'), made('#3a3d40')])
const PING: Body = {
  kind: 'balls',
  size: 4,
  colors: ['#fbfaf4', '#f0a03a', '#fbfaf4'],
  count: 3,
}

function football(size: number): Sport {
  return {
    ...sport('football', size, [made('#f1f0ea'), made('#2b5ea6')]),
    label: patch({ name: [size > 21 ? '느긋 5' : '느긋 4'] }),
  }
}
function skateboard(wheels: Hex, note: string): Sport {
  return {
    ...sport('skateboard', 81, [made('#d3a76c', 'wood'), made(wheels)]),
    label: patch({ note, name: ['느긋'] }),
  }
}
const HARD_BOARD = skateboard('#e9e4d8', '52')
const SOFT_BOARD = skateboard('#d9692e', '60')

const PINK_SKATES = sport('skates', 28, [made('#e0849a'), made('#f0e7d2')])
const INK_SKATES = sport('skates', 28, [made('#33343a'), made('#d9692e')])
const BICYCLE = sport('bicycle', 168, [made('#cf4a2e', 'gloss'), made('#b07a4a', 'matte')])

function bear(size: number): Toy {
  return toy('bear', size, [made('#b98a5e', 'terry'), made('#e3cbaa', 'terry')])
}
const VILLAGE = toy('village', 44, [made('#d9b98c', 'wood'), made(MOSS)])
const LOCOMOTIVE: Toy = {
  ...toy('locomotive', 22, [made('#d9b081', 'wood'), made('#b3402e')]),
  label: patch({ name: ['하준'] }),
}
const CARRIAGE = toy('carriage', 16, [made('#d9b081', 'wood'), made('#e6c35a')])
const BLUE_CARRIAGE = toy('carriage', 16, [made('#d9b081', 'wood'), made('#b3402e')])
const LONGNECK = toy('longneck', 20, [made('#7fa88a'), made('#d9e0b8')])
const REX = toy('rex', 17, [made('#d98a5a'), made('#f0d9b0')])
const EGG = toy('egg', 24, [made('#efe4cf', 'paper'), made('#efe4cf')])
const PUZZLE = toy('puzzle', 38, [made('#c9ab7e', 'paper'), made('#c9ab7e')])

function chess(size: number): Toy {
  return toy('chess', size, [made('#e6c997', 'wood'), made('#7a4e2e', 'wood')])
}
function pen(color: Hex): Toy {
  return {
    ...toy('pen', 14, [made(color, 'gloss'), made('#d5d7d9', 'metal')]),
    label: patch({ name: ['안녕하세요'] }),
  }
}
function crayons(note: '12' | '24'): Toy {
  return {
    ...toy('crayons', 8, [made('#e8dcc0', 'paper'), made('#e8dcc0')]),
    label: patch({ note, name: ['쌀 크레용'] }),
  }
}
const SCRIBBLE = toy('scribble', 26, [made('#fcf9f1'), made('#fcf9f1')])

function guitar(color: Hex): Instrument {
  return instrument('guitar', 98, [made(color, 'gloss'), made('#f4efe2', 'satin')])
}
const AMP = instrument('amp', 28, [made('#2a2b2e', 'matte'), made('#8a7d68', 'fabric')])
function djembe(size: number): Instrument {
  return instrument('djembe', size, [made('#7a4e2e', 'wood'), made('#d9692e', 'fabric')])
}

const MUG: Body = {
  kind: 'ware',
  profile: 'mug',
  width: 8.6,
  height: 9,
  surface: made('#e9e4d8', 'speckle'),
  content: { color: '#3a2116', level: 0.86 },
}
const RUG: Body = {
  kind: 'cloth',
  width: 120,
  depth: 90,
  layers: 1,
  thickness: 1.6,
  weave: 'knit',
  color: '#c9bfa8',
}
const CUSHION: Body = {
  kind: 'cushion',
  profile: 'square',
  width: 45,
  height: 45,
  depth: 16,
  color: '#8fa06a',
  weave: 'plain',
}
const BAG: Body = {
  kind: 'tote',
  width: 40,
  height: 62,
  depth: 12,
  color: MOSS,
  handle: '#3a4230',
  label: patch(),
}
const CARRY: Body = {
  kind: 'cushion',
  profile: 'pillow',
  width: 90,
  height: 24,
  depth: 26,
  color: '#4a5c42',
  weave: 'plain',
}

function box(
  label: Label,
  [width, height, depth]: readonly [number, number, number],
  color: Hex,
): Body {
  return {
    kind: 'box',
    profile: 'carton',
    width,
    height,
    depth,
    surface: made(color, 'paper'),
    label,
  }
}

export const SLOWWEEKEND_RECIPES: StoreRecipes = {
  store: 'slowweekend',
  grounds: {
    paper: { floor: 'paper', color: '#e6dcc6', wall: '#e6dcc6' },
    first: { floor: 'oak', color: '#d0ae82', wall: '#e9e4d8' },
    second: { floor: 'paper', color: '#d5dfda', wall: '#d5dfda' },
  },
  recipes: {
    'slow-night-tent': {
      things: alone(GREEN_TENT, { turn: -22 }),
      views: [
        view('angle', 'paper', [{ body: CARRY, x: -150, z: 90, turn: 20 }]),
        view('angle', 'second', [
          { body: CHAIR, x: 60, z: 190, turn: -20 },
          { body: CHAIR, x: -30, z: 190, turn: 14 },
        ]),
        everyTint('paper', 262),
      ],
      tints: tints({ '숲 초록': GREEN_TENT, 모래: SAND_TENT }, -18),
    },
    'badminton-set': {
      things: [
        { body: RACKET, x: -11, turn: 16 },
        { body: RED_RACKET, x: 11, y: 1.4, turn: -16 },
        { body: SHUTTLE, x: -24, z: 22 },
        { body: SHUTTLE, x: 23, z: 24, lean: 96, y: 3 },
        { body: SHUTTLE, x: 0, z: 30 },
      ],
      views: [
        view('above', 'second'),
        view('above', 'paper', [{ body: BAG, x: 56, z: -6, lean: 80 }]),
      ],
    },
    'cozy-bear': {
      things: alone(bear(40)),
      views: [
        view('front', 'paper'),
        view('angle', 'first', [{ body: CUSHION, x: -34, z: -24, lean: 10, turn: 14 }]),
        view('front', 'second', [
          { body: bear(25), x: -34, z: 8, turn: 8 },
          { body: bear(70), x: 56, z: -14, turn: -8 },
        ]),
      ],
    },
    'living-room-board-game': {
      things: [
        { body: VILLAGE, turn: -8 },
        {
          body: box(lid(['거실', '한 판'], '마을 짓기 2–5인'), [34, 34, 7], MOSS),
          x: 6,
          z: -32,
          lean: 14,
          turn: -6,
        },
      ],
      views: [view('angle', 'paper'), view('above', 'first', [{ body: MUG, x: 34, z: -14 }])],
    },
    'town-skateboard': {
      things: [
        { body: HARD_BOARD, turn: 24 },
        { body: HARD_BOARD, y: 10, z: -30, x: -6, lean: 78, turn: 8 },
      ],
      views: [
        view('angle', 'second'),
        {
          ...view('angle', 'first'),
          things: [
            { body: HARD_BOARD, z: -16, turn: 16 },
            { body: SOFT_BOARD, x: 6, z: 20, turn: 16 },
          ],
        },
      ],
    },
    'circus-play-tent': {
      things: alone(RED_CIRCUS),
      views: [
        view('front', 'second'),
        view('angle', 'first', [
          { body: bear(40), x: 4, z: 76 },
          { body: CUSHION, x: -74, z: 40, lean: 16 },
        ]),
        everyTint('paper', 168),
      ],
      tints: tints({ '빨강 줄무늬': RED_CIRCUS, '하늘 줄무늬': BLUE_CIRCUS }),
    },
    'folding-fire-pit': {
      things: alone(firepit(28), { turn: 24 }),
      views: [
        view('angle', 'paper'),
        view('angle', 'second', [{ body: firepit(42), x: 46, z: -10, turn: 24 }]),
        view('angle', 'first', [{ body: SPLITS, x: 38, z: 6, turn: -14 }]),
      ],
    },
    'oak-firewood': {
      things: alone(
        { ...LOGS, label: patch({ name: ['참나무 10kg'], layout: 'frame' }) },
        { turn: -24 },
      ),
      views: [
        view('angle', 'paper'),
        view('angle', 'first', [
          { body: SPLITS, x: 36, z: 26, turn: 16 },
          { body: THIN, x: -38, z: 22, turn: -12 },
        ]),
      ],
    },
    'aluminium-torch': {
      things: alone(torch('#c9ccd0'), { turn: -52 }),
      views: [
        view('angle', 'paper'),
        everyTint('second', 12.5),
        view('above', 'first', [{ body: MUG, x: 12, z: -6 }]),
      ],
      tints: tints({ 은색: torch('#c9ccd0'), 모래: torch('#c9b084') }, -40),
    },
    'table-tennis-set': {
      things: [
        { body: PADDLE, x: -8, turn: 22 },
        { body: BLACK_PADDLE, x: 8, y: 1.5, turn: -22 },
        { body: PING, z: 16 },
      ],
      views: [
        view('above', 'second'),
        view('angle', 'first', [{ body: TABLE_NET, x: -26, z: -26, turn: 24 }]),
      ],
    },
    'schoolyard-football': {
      things: alone(football(22)),
      views: [
        view('front', 'second'),
        view('front', 'first', [{ body: football(20.5), x: 27, z: -6, turn: 40 }]),
      ],
    },
    'roller-skates': {
      things: alone(PINK_SKATES, { turn: -24 }),
      views: [view('angle', 'paper'), everyTint('second', 34)],
      tints: tints({ 분홍: PINK_SKATES, 먹색: INK_SKATES }, -24),
    },
    'town-bicycle': {
      things: alone(BICYCLE, { turn: -8 }),
      views: [
        view('front', 'second'),
        view('angle', 'paper', [{ body: BAG, x: -96, z: 30 }]),
        view('detail', 'first'),
      ],
    },
    'breeze-kite': {
      things: alone(PATCH_KITE, { turn: 14 }),
      views: [
        view('above', 'second'),
        view('above', 'paper', [{ body: FISH_KITE, x: 120, z: -10, turn: -12 }]),
      ],
    },
    'beech-locomotive': {
      things: alone(LOCOMOTIVE, { turn: -24 }),
      views: [
        view('angle', 'first'),
        view('angle', 'paper', [
          { body: CARRIAGE, x: -20, z: 9, turn: -24 },
          { body: BLUE_CARRIAGE, x: -36, z: 16, turn: -24 },
        ]),
      ],
    },
    'soft-dinosaurs': {
      things: [
        { body: LONGNECK, x: -9, z: 0, turn: 18 },
        { body: REX, x: 10, z: 1, turn: -30 },
      ],
      views: [
        view('front', 'second'),
        view('angle', 'first', [
          { body: EGG, x: 0, z: -24 },
          { body: EGG, x: 26, z: -18, turn: 30 },
        ]),
      ],
    },
    'photo-puzzle': {
      things: alone(PUZZLE, { turn: 6 }),
      views: [
        view('above', 'paper'),
        view('angle', 'first', [
          {
            body: box(lid(['우리 가족'], '사진 퍼즐 · 300'), [30, 22, 5], '#8a6a48'),
            x: 4,
            z: -26,
            lean: 12,
          },
        ]),
      ],
    },
    'travel-chess': {
      things: alone(chess(20), { turn: 20 }),
      views: [view('angle', 'paper'), view('above', 'first', [{ body: MUG, x: 20, z: -8 }])],
    },
    'first-fountain-pen': {
      things: alone(pen('#26355e'), { turn: 4 }),
      views: [
        view('above', 'first'),
        {
          camera: 'above',
          ground: 'second',
          isEveryTint: true,
          room: { across: 0, deep: 13.4, columns: 1 },
        },
      ],
      tints: tints({ 감청: pen('#26355e'), 버건디: pen('#6a1f30') }, 4),
    },
    'rice-crayons': {
      things: alone(crayons('12'), { turn: -6 }),
      views: [
        view('above', 'second'),
        view('angle', 'first', [
          { body: box(lid(['쌀 크레용'], '12색'), [20, 10, 2.4], '#c9402f'), z: -12, lean: 14 },
          { body: SCRIBBLE, x: 6, z: 18, turn: -12 },
        ]),
        view('above', 'paper', [{ body: crayons('24'), x: 26, z: 0 }]),
      ],
      tints: { '12색': alone(crayons('12')), '24색': alone(crayons('24')) },
    },
    'first-guitar': {
      things: [
        { body: guitar('#b0284a'), turn: 10 },
        { body: AMP, x: 34, z: -8, turn: -14 },
      ],
      views: [view('front', 'paper'), { ...everyTint('first', 38, 3), camera: 'front' }],
      tints: tints(
        { 산딸기: guitar('#b0284a'), 우유: guitar('#f0e8d8'), 먹색: guitar('#2a2b2e') },
        10,
      ),
    },
    'campfire-djembe': {
      things: alone(djembe(60), { turn: 12 }),
      views: [
        view('front', 'paper'),
        view('angle', 'first', [
          { body: RUG, y: -0.1, z: 10 },
          { body: djembe(40), x: 44, z: 10 },
        ]),
      ],
    },
  },
}
