import type { Body } from '../body.types.ts'
import type { Hex, Label } from '../finish.types.ts'
import type { Placed, StoreRecipes, Tint, View } from '../recipe.types.ts'
import type { Bag, Glasses, Hat, Ring, Shoe } from '../wear.types.ts'
import { above, alone, angle } from './views.ts'

const INK = '#2b241e'
const TAN = '#b5773c'
const BRASS = '#b98a3e'

/** The house's stamp: its word-mark alone, pressed or in gold. */
function stamp(ink: Hex, name = '걸음공방'): Label {
  return { mark: '', name: [name], font: 'sans', ink, accent: ink, layout: 'name' }
}

function label(name: readonly string[], note: string): Label {
  return {
    mark: '걸음공방',
    name,
    note,
    font: 'sans',
    ink: INK,
    accent: TAN,
    layout: 'stack',
    paper: '#e6d6be',
  }
}

const ANGLE: View = { camera: 'angle', ground: 'paper' }
const FRONT: View = { camera: 'front', ground: 'paper' }
const EVERY_TINT: View = { camera: 'angle', ground: 'first', isEveryTint: true }

type Look = Omit<Shoe, 'kind' | 'width' | 'height' | 'profile'>

function shoes(profile: Shoe['profile'], look: Look, width = 27): readonly Placed[] {
  return alone({ kind: 'shoe', profile, width, height: 12, ...look })
}

function running(color: Hex, trim: Hex): readonly Placed[] {
  return shoes('running', { color, finish: 'fabric', sole: '#f4f2ec', trim, lining: trim })
}

function hiking(color: Hex, trim: Hex): readonly Placed[] {
  return shoes('hiking', { color, finish: 'matte', sole: '#2a2724', trim, lining: '#3a342c' })
}

function ballet(color: Hex): readonly Placed[] {
  return shoes(
    'flat',
    { color, finish: 'satin', sole: '#2a1a12', trim: TAN, lining: '#c89e6d' },
    25,
  )
}

function thong(color: Hex, trim: Hex, width = 26): readonly Placed[] {
  return shoes('flipFlop', { color, finish: 'matte', sole: color, trim }, width)
}

const DERBY = shoes('derby', {
  color: '#4a2c1c',
  finish: 'gloss',
  sole: '#2a1a12',
  trim: '#a9794a',
  lining: '#b98a5c',
})
const ANKLE = shoes('ankle', {
  color: '#6a3e26',
  finish: 'fabric',
  sole: '#3a2418',
  trim: '#8a5a3a',
  lining: '#a87c55',
})
const SANDAL = shoes('sandal', { color: TAN, finish: 'satin', sole: '#cba57a', trim: BRASS })

type Material = Pick<Bag, 'color'> & Partial<Bag>

function bag(
  profile: Bag['profile'],
  size: readonly [number, number, number],
  material: Material,
): readonly Placed[] {
  const [width, height, depth] = size
  return alone({
    kind: 'bag',
    profile,
    width,
    height,
    depth,
    trim: '#9a6234',
    metal: BRASS,
    ...material,
  })
}

function pack(color: Hex): readonly Placed[] {
  return bag('backpack', [29, 44, 15], { color, label: { ...stamp('#e9d9bd'), paper: '#9a6234' } })
}

function kids(color: Hex): readonly Placed[] {
  return bag('kids', [23, 31, 12], { color, trim: '#f6f2ea', metal: '#c9cdd2' })
}

function leather(color: Hex, ink: Hex): readonly Placed[] {
  return bag('leatherTote', [37, 41, 14], { color, trim: '#e3c99f', label: stamp(ink) })
}

function brief(color: Hex): readonly Placed[] {
  return bag('briefcase', [40, 34, 10], { color, label: stamp('#b98a5c') })
}

function carrier(color: Hex, scale = 1): readonly Placed[] {
  return bag('carrier', [36 * scale, 80 * scale, 23 * scale], {
    color,
    trim: '#4a443c',
    metal: '#c3c6c8',
    label: { ...stamp('#3a332b'), paper: '#cfc6b4' },
  })
}

function purse(print?: Label): readonly Placed[] {
  return bag('coinPurse', [10.5, 9.4, 5], {
    color: '#9e5b2e',
    ...(print === undefined ? {} : { label: print }),
  })
}

function market(handle: Hex): readonly Placed[] {
  return alone({
    kind: 'tote',
    width: 38,
    height: 58,
    depth: 14,
    color: '#efe6d2',
    handle,
    label: {
      mark: '',
      name: ['장날'],
      font: 'myeongjo',
      ink: handle === '#e3d6ba' ? INK : handle,
      accent: INK,
      layout: 'name',
    },
  })
}

function hat(profile: Hat['profile'], color: Hex, trim: Hex): readonly Placed[] {
  const [width, height] = profile === 'straw' ? [36, 11.5] : [22, 10.6]
  return alone(
    { kind: 'hat', profile, width, height, color, trim },
    profile === 'straw' ? {} : { turn: -34 },
  )
}

function glasses(color: Hex, over: Partial<Glasses> = {}): readonly Placed[] {
  return alone(
    { kind: 'glasses', width: 14.2, height: 5, color, lens: '#4a3a2c', ...over },
    { turn: -14 },
  )
}

function ring(surface: Ring['surface']): readonly Placed[] {
  return alone({ kind: 'ring', width: 2, height: 0.46, surface, engraving: 'J & H 2025' })
}

function gloves(color: Hex): readonly Placed[] {
  return alone(
    { kind: 'garment', cut: 'gloves', color, trim: '#d9c7a6', width: 32, height: 28 },
    { lean: 90 },
  )
}

/** A flat tin of cream or wax. */
function tin(name: readonly string[]): Body {
  return {
    kind: 'jar',
    profile: 'tin',
    width: 7.4,
    height: 2.8,
    surface: { color: '#3a2f26', finish: 'brushed' },
    cap: { color: '#4a3c30', finish: 'brushed' },
    label: label(name, '50 ml'),
  }
}

function box(width: number, height: number, depth: number): Body {
  return {
    kind: 'box',
    profile: 'gift',
    width,
    height,
    depth,
    surface: { color: TAN, finish: 'paper' },
    inside: { color: '#e6d6be', finish: 'paper' },
    label: label(['걸음공방'], '서울 성수'),
  }
}

const STAMPS: Readonly<Record<string, Tint>> = {
  무박: purse(stamp('#6f3c1b', 'J.H')),
  금박: purse(stamp('#e3bd62', 'J.H')),
  '각인 없음': purse(),
}

export const WALK_ATELIER_RECIPES: StoreRecipes = {
  store: 'walkatelier',
  grounds: {
    paper: { floor: 'paper', color: '#dcd7cf', wall: '#dcd7cf' },
    first: { floor: 'stone', color: '#cfcbc4', wall: '#dad4ca' },
    second: { floor: 'oak', color: '#b98a58', wall: '#dad4ca' },
  },
  recipes: {
    'cloud-running-shoes': {
      things: running('#c9ccce', '#8d96a3'),
      views: [ANGLE, EVERY_TINT],
      tints: {
        '클라우드 그레이': running('#c9ccce', '#8d96a3'),
        라일락: running('#b9a9cf', '#efeaf4'),
        '딥 네이비': running('#25304a', '#c9ccce'),
      },
    },
    'handmade-derby': {
      things: DERBY,
      views: [ANGLE, angle('second', [{ body: tin(['가죽 크림']), x: -19, z: 9 }])],
    },
    'canvas-backpack': {
      things: pack('#2b3750'),
      views: [ANGLE, EVERY_TINT],
      tints: { 네이비: pack('#2b3750'), 올리브: pack('#5a5e3f'), 블랙: pack('#26262a') },
    },
    'leather-coin-purse': {
      things: purse(stamp('#e3bd62', 'J.H')),
      views: [FRONT, EVERY_TINT],
      tints: STAMPS,
    },
    'straw-hat': {
      things: hat('straw', '#e0c690', INK),
      views: [
        ANGLE,
        above(
          'second',
          hat('cap', '#5d6b85', '#4d5a73').map((one) => ({ ...one, x: -34, z: 12 })),
        ),
      ],
    },
    'oreum-hiking-boots': {
      things: hiking('#b89a6c', '#6b4a30'),
      views: [ANGLE, EVERY_TINT],
      tints: { 모래: hiking('#b89a6c', '#6b4a30'), 숯: hiking('#3c3c3e', '#8a8880') },
    },
    'soft-ballet-flat': {
      things: ballet('#2b3a66'),
      views: [ANGLE, EVERY_TINT],
      tints: { 군청: ballet('#2b3a66'), 살구: ballet('#e8b99a'), 검정: ballet('#1f1d1d') },
    },
    'suede-ankle-boots': {
      things: ANKLE,
      views: [ANGLE, above('first')],
    },
    'woven-strap-sandals': {
      things: SANDAL,
      views: [ANGLE, above('first')],
    },
    'waterside-flip-flop': {
      things: thong('#2f7f9a', '#f1e7d3'),
      views: [
        ANGLE,
        EVERY_TINT,
        above(
          'first',
          thong('#2f7f9a', '#f1e7d3', 18).map((one) => ({ ...one, x: -28, z: 4 })),
        ),
      ],
      tints: { 바다: thong('#2f7f9a', '#f1e7d3'), 해변: thong('#e0b878', '#d9743e') },
    },
    'first-picnic-backpack': {
      things: kids('#d9432f'),
      views: [ANGLE, EVERY_TINT],
      tints: { 토마토: kids('#d9432f'), 바다: kids('#2f6fa8'), 개나리: kids('#f0be2e') },
    },
    'one-piece-leather-tote': {
      things: leather('#b9783e', '#7c4a20'),
      views: [ANGLE, EVERY_TINT],
      tints: {
        밤꿀: leather('#b9783e', '#7c4a20'),
        벽돌: leather('#9a4a30', '#682c1a'),
        먹색: leather('#2a2726', '#6a625a'),
      },
    },
    'market-day-tote': {
      things: market('#3f6b4a'),
      views: [FRONT, EVERY_TINT],
      tints: {
        미색: market('#e3d6ba'),
        '초록 끈': market('#3f6b4a'),
        '빨강 끈': market('#b3322e'),
      },
    },
    'six-pocket-briefcase': {
      things: brief('#4a2c1c'),
      views: [ANGLE, EVERY_TINT],
      tints: { '다크 브라운': brief('#4a2c1c'), 블랙: brief('#1f1d1c') },
    },
    'quiet-wheel-carrier': {
      things: carrier('#b9bdbf'),
      views: [
        ANGLE,
        EVERY_TINT,
        {
          ...FRONT,
          beside: [
            ...carrier('#b9bdbf', 1.18).map((one) => ({ ...one, x: 50, z: -8 })),
            ...carrier('#b9bdbf', 1.36).map((one) => ({ ...one, x: 108, z: -16 })),
          ],
        },
      ],
      tints: { '안개 회색': carrier('#b9bdbf'), 이끼: carrier('#6a7358') },
    },
    'palm-zip-pouch': {
      things: bag('zipPouch', [14, 9.5, 3.4], {
        color: '#9e5b2e',
        trim: '#5a3a2a',
        third: '#b9a07a',
      }),
      views: [ANGLE, above('second', [{ body: tin(['가죽 크림']), x: -14, z: 5 }])],
    },
    'faded-ball-cap': {
      things: hat('cap', '#5d6b85', '#4d5a73'),
      views: [ANGLE, EVERY_TINT],
      tints: {
        '바랜 남색': hat('cap', '#5d6b85', '#4d5a73'),
        '바랜 올리브': hat('cap', '#7d7f62', '#6b6d52'),
        '바랜 분홍': hat('cap', '#c9a0a0', '#b78c8c'),
      },
    },
    'cashmere-lined-gloves': {
      things: gloves('#33241c'),
      views: [
        { camera: 'above', ground: 'paper' },
        { camera: 'above', ground: 'first', isEveryTint: true },
      ],
      tints: { 흑갈: gloves('#33241c'), 와인: gloves('#5e1f2e') },
    },
    'amber-sunglasses': {
      things: glasses('#b8742a', { blotch: '#4a2410' }),
      views: [ANGLE, EVERY_TINT],
      tints: {
        호박: glasses('#b8742a', { blotch: '#4a2410' }),
        검정: glasses('#1d1c1c', { lens: '#3a3a3c' }),
        '투명 회색': glasses('#b9bcc0', { lens: '#6f747a' }),
      },
    },
    'initial-silver-ring': {
      things: ring('brushed'),
      views: [
        ANGLE,
        EVERY_TINT,
        angle('second', [{ body: box(5.4, 2.6, 5.4), x: -5.6, z: -3.6, turn: 12 }]),
      ],
      tints: { 무광: ring('brushed'), '망치 자국': ring('hammered') },
    },
  },
}
