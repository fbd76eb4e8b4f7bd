import type { Body, Pouch } from '../body.types.ts'
import type { Hex, Label } from '../finish.types.ts'
import type { Placed, StoreRecipes, View } from '../recipe.types.ts'
import type { Can, Flagon, Loose } from '../table.types.ts'
import { above, alone, angle } from './views.ts'

const INK = '#1d1a18'
const HANJI = '#f5efe2'
const SEAL = '#b83a22'
const DARK_WOOD = { color: '#5a3a26', finish: 'wood' } as const
const CLEAR = { color: '#dfe8e2', finish: 'glass' } as const

/** The house's print: hanji, the name in a book face, and a seal of cinnabar. */
function label(name: readonly string[], note: string, over: Partial<Label> = {}): Label {
  return {
    mark: '느린누룩',
    name,
    note,
    font: 'myeongjo',
    ink: INK,
    accent: SEAL,
    paper: HANJI,
    layout: 'seal',
    ...over,
  }
}

/** Food has no seal: its paper is kraft with a plain frame. */
function foodLabel(name: readonly string[], note: string, over: Partial<Label> = {}): Label {
  return label(name, note, { paper: '#e6d6b8', layout: 'frame', ...over })
}

const FRONT: View = { camera: 'front', ground: 'paper' }

function bowl(color: Hex, drink?: Hex): Body {
  return {
    kind: 'ware',
    profile: 'bowl',
    width: 13,
    height: 6,
    surface: { color, finish: 'gloss' },
    ...(drink === undefined ? {} : { content: { color: drink, level: 0.62 } }),
  }
}

function plate(color: Hex, width = 20): Body {
  return {
    kind: 'ware',
    profile: 'plate',
    width,
    height: 2.2,
    surface: { color, finish: 'glaze' },
  }
}

const TOFU: Body = {
  kind: 'morsel',
  piece: 'brick',
  size: 4.6,
  count: 4,
  columns: 2,
  colors: ['#f6efdd'],
}
function nuts(piece: Loose['piece'], size: number, color: Hex): Loose {
  return {
    kind: 'loose',
    piece,
    width: 8,
    height: 2.6,
    size,
    count: Math.round(150 / (size * size)),
    colors: [color],
  }
}

const PEANUTS = nuts('grain', 1.9, '#c99a5e')
const CHESTNUTS = nuts('ball', 2.3, '#e2be78')
const WALNUTS = nuts('nut', 2.5, '#9a5f2c')
const GINKGO = nuts('ball', 1.4, '#b9b04e')

const YAKJU: Flagon = {
  kind: 'flagon',
  profile: 'squat',
  width: 9.4,
  height: 17,
  surface: { color: '#efe2a8', finish: 'frosted' },
  cap: { color: '#c79f6b', finish: 'wood' },
  content: { color: '#d9b949', level: 0.58 },
  label: label(['달빛'], '약주 · 알코올 13% · 500ml'),
}

const OMIJA: Flagon = {
  kind: 'flagon',
  profile: 'flute',
  width: 7.6,
  height: 26,
  surface: CLEAR,
  cap: { color: '#d3a08c', finish: 'brushed' },
  content: { color: '#bd1c40', level: 0.66, bubbles: 60 },
  label: label(['오미자', '스파클링'], '알코올 8% · 375ml', { ink: '#8a1f35', layout: 'stack' }),
}

const WINE: Body = {
  kind: 'bottle',
  profile: 'wine',
  width: 7.6,
  height: 30,
  surface: { color: '#26201f', finish: 'gloss' },
  cap: { color: '#5d1f36', finish: 'satin' },
  label: label(['무주', '머루 와인'], '알코올 12% · 750ml'),
}

const SOJU: Body = {
  kind: 'bottle',
  profile: 'soju',
  width: 6.8,
  height: 22,
  surface: CLEAR,
  cap: { color: '#1d1a18', finish: 'satin' },
  content: { color: '#bccac2', level: 0.74 },
  label: label(['느린', '소주'], '알코올 40% · 375ml'),
}

const MAKGEOLLI: Flagon = {
  kind: 'flagon',
  profile: 'pet',
  width: 8.6,
  height: 25,
  surface: { color: '#f2f2ec', finish: 'glass' },
  cap: { color: '#e9e1cf', finish: 'satin' },
  content: { color: '#f3eddd', level: 0.82, settled: { color: '#fffdf6', level: 0.17 } },
  label: label(['햅쌀', '생막걸리'], '알코올 6% · 750ml'),
}

const HONEY_TAKJU: Flagon = {
  kind: 'flagon',
  profile: 'gourd',
  width: 9.6,
  height: 20,
  surface: { color: '#cdb893', finish: 'ceramic' },
  cap: { color: '#b98a5c', finish: 'wood' },
  trim: { color: SEAL, finish: 'fabric' },
  label: label(['밤꿀', '이양주'], '알코올 10% · 500ml', { ink: '#4a3018' }),
}

const KIT_JAR: Flagon = {
  kind: 'flagon',
  profile: 'demijohn',
  width: 15,
  height: 27,
  surface: CLEAR,
  cap: { color: '#b98a5c', finish: 'wood' },
  content: { color: '#efe7d2', level: 0.46, settled: { color: '#fbf6ea', level: 0.26 } },
  label: label(['집에서 빚는', '막걸리'], '키트 · 1.5L'),
}

function bag(name: string, note: string, color: Hex): Pouch {
  return {
    kind: 'pouch',
    profile: 'flat',
    width: 11,
    height: 16,
    surface: { color, finish: 'paper' },
    label: foodLabel([name], note),
  }
}

const ALE: Can = {
  kind: 'can',
  profile: 'drink',
  width: 6.6,
  height: 12.2,
  surface: { color: '#d9b45c', finish: 'satin' },
  cap: { color: '#c9cccd', finish: 'brushed' },
  label: label(['누룩', '페일에일'], '알코올 5% · 355ml', { ink: '#3a2a14' }),
}

function cidre(color: Hex, taste: string): Flagon {
  return {
    kind: 'flagon',
    profile: 'crown',
    width: 6.6,
    height: 23,
    surface: CLEAR,
    cap: { color: '#d3aa4c', finish: 'metal' },
    content: { color, level: 0.7, bubbles: 80 },
    label: label(['시드르'], '예산 사과 · 4.5% · 375ml', {
      latin: taste,
      layout: 'frame',
      accent: color,
    }),
  }
}

const HONGJU: Flagon = {
  kind: 'flagon',
  profile: 'hip',
  width: 12,
  height: 19,
  surface: { color: '#e08a86', finish: 'glass' },
  cap: DARK_WOOD,
  content: { color: '#a30614', level: 0.68 },
  label: label(['지초', '홍주'], '알코올 38% · 375ml'),
}

const GIN: Flagon = {
  kind: 'flagon',
  profile: 'tall',
  width: 7,
  height: 27,
  surface: { color: '#bfd0be', finish: 'glass' },
  cap: { color: '#6b4630', finish: 'wood' },
  content: { color: '#a3bda6', level: 0.72 },
  label: label(['솔잎', '진'], '알코올 44% · 500ml', {
    ink: '#2f4a3c',
    accent: '#2f4a3c',
    latin: 'PINE NEEDLE GIN',
    layout: 'frame',
  }),
}

function liqueur(taste: string, color: Hex): Flagon {
  return {
    kind: 'flagon',
    profile: 'dipped',
    width: 7.4,
    height: 24,
    surface: { color, finish: 'glass' },
    cap: { color, finish: 'wax' },
    trim: { color, finish: 'wax' },
    content: { color, level: 0.62 },
    label: label([taste, '리큐르'], '알코올 16% · 500ml', { layout: 'stack' }),
  }
}

function vinegar(note: string, width: number, height: number): Flagon {
  return {
    kind: 'flagon',
    profile: 'swing',
    width,
    height,
    surface: { color: '#4a2a14', finish: 'gloss' },
    cap: { color: '#f4f1ea', finish: 'glaze' },
    label: foodLabel(['현미 누룩', '식초'], note),
  }
}

const DOENJANG: Body = {
  kind: 'jar',
  profile: 'glass',
  width: 12,
  height: 12.5,
  surface: { color: '#7a4a22', finish: 'glass' },
  cap: { color: '#2b2724', finish: 'satin' },
  content: { color: '#5a3010', form: 'liquid' },
  label: foodLabel(['삼 년 묵은', '재래 된장'], '1kg'),
}

function jerky(taste: string, color: Hex, second: Hex): readonly Placed[] {
  return [
    {
      body: {
        kind: 'pouch',
        profile: 'stand',
        width: 13,
        height: 18,
        surface: { color: '#d8cbb2', finish: 'paper' },
        label: foodLabel(['한우 홍두깨', '육포'], '25g × 4봉', {
          latin: taste,
          accent: color,
        }),
      },
      z: -4,
    },
    {
      body: {
        kind: 'morsel',
        piece: 'jerky',
        size: 5.4,
        count: 4,
        columns: 4,
        spread: 0.72,
        colors: [color, second],
      },
      z: 7,
      turn: 8,
    },
  ]
}

function lacquer(color: Hex, inside: Hex): Body {
  return {
    kind: 'ware',
    profile: 'bowl',
    width: 13,
    height: 6,
    surface: { color, finish: 'gloss' },
    inside: { color: inside, finish: 'gloss' },
  }
}

function saltJar(name: string, color: Hex, form: 'liquid' | 'grains'): Body {
  return {
    kind: 'jar',
    profile: 'glass',
    width: 7.4,
    height: 9.4,
    surface: { color: '#f1efe8', finish: 'glass' },
    cap: { color: '#c79f6b', finish: 'wood' },
    content: { color, form },
    label: foodLabel(['누룩 소금'], `${name} · 200g`, { paper: HANJI }),
  }
}

function dumplings(count: number, columns: number): Body {
  return { kind: 'morsel', piece: 'dumpling', size: 6.2, count, columns, colors: ['#f3eadb'] }
}

export const SLOWNURUK_RECIPES: StoreRecipes = {
  store: 'slownuruk',
  grounds: {
    paper: { floor: 'paper', color: '#d5dbd3', wall: '#d5dbd3' },
    first: { floor: 'plaster', color: '#cfcac0', wall: '#dcd7cc' },
    second: { floor: 'oak', color: '#8c705a', wall: '#d3cabc' },
  },
  recipes: {
    'moonlight-yakju': {
      things: alone(YAKJU),
      views: [
        FRONT,
        angle('second', [
          { body: plate('#ece8dd', 16), x: 17, z: 2 },
          { body: TOFU, x: 17, z: 2, y: 1.2 },
        ]),
      ],
    },
    'omija-sparkling': {
      things: alone(OMIJA),
      views: [
        FRONT,
        angle('second', [
          {
            body: {
              kind: 'glass',
              profile: 'flute',
              width: 6,
              height: 20,
              content: { color: '#bd1c40', level: 0.68 },
            },
            x: 12,
            z: 0,
          },
        ]),
      ],
    },
    'muju-meoru-wine': {
      things: alone(WINE),
      views: [
        FRONT,
        angle('first', [
          {
            body: {
              kind: 'glass',
              profile: 'wine',
              width: 8.4,
              height: 20,
              content: { color: '#4a1230', level: 0.6 },
            },
            x: 13,
            z: 1,
          },
        ]),
      ],
    },
    'slow-soju': {
      things: alone(SOJU),
      views: [
        FRONT,
        angle('second', [
          {
            body: {
              kind: 'glass',
              profile: 'rock',
              width: 8,
              height: 8.6,
              content: { color: '#b9c8c6', level: 0.42 },
              ice: 1,
            },
            x: 13,
            z: 3,
          },
        ]),
      ],
    },
    'roasted-nuts': {
      things: [
        { body: PEANUTS, x: -6.6, z: 6 },
        { body: CHESTNUTS, x: 3, z: 6.4 },
        { body: WALNUTS, x: -2, z: 13 },
        { body: GINKGO, x: 7.6, z: 13 },
        { body: bag('옹기 볶음 견과', '30g · 4종', '#d8cbb2'), x: -4.6, z: -3, lean: 12 },
        { body: bag('옹기 볶음 견과', '30g · 4종', '#c9b896'), x: 6.6, z: -5, lean: 12, turn: -10 },
      ],
      views: [
        angle('paper'),
        above('second', [
          {
            body: {
              kind: 'ware',
              profile: 'cup',
              width: 8,
              height: 6,
              surface: { color: '#ece8dd', finish: 'glaze' },
              content: { color: '#c9a35e', level: 0.7 },
            },
            x: 17,
            z: 6,
          },
        ]),
      ],
    },
    'new-rice-makgeolli': {
      things: [{ body: MAKGEOLLI }, { body: MAKGEOLLI, x: 10, z: -4, turn: -10 }],
      views: [FRONT, angle('second', [{ body: bowl('#5a3018', '#f2ecdc'), x: -14, z: 5 }])],
    },
    'chestnut-honey-takju': {
      things: alone(HONEY_TAKJU),
      views: [FRONT, angle('second', [{ body: bowl('#3a2c22', '#efe4c8'), x: 15, z: 3 }])],
    },
    'makgeolli-kit': {
      things: [
        { body: KIT_JAR },
        { body: bag('고두밥 쌀', '1kg', '#f4eedf'), x: -14, z: 2, lean: 14, turn: 12 },
        { body: bag('누룩', '200g', '#cdb48a'), x: 14, z: 2, lean: 14, turn: -12 },
        {
          body: {
            kind: 'cloth',
            width: 13,
            depth: 8,
            layers: 2,
            thickness: 0.9,
            weave: 'plain',
            color: '#d9cba8',
          },
          x: 7,
          z: 14,
          turn: -14,
        },
      ],
      views: [
        FRONT,
        above('first', [
          {
            body: {
              kind: 'loose',
              piece: 'ball',
              width: 10,
              height: 3,
              size: 1.2,
              count: 90,
              colors: ['#b79a6a', '#a5875a', '#c7ad7e'],
            },
            x: -9,
            z: 16,
          },
        ]),
      ],
    },
    'nuruk-pale-ale': {
      things: [
        { body: ALE, x: -3.6, z: 1.6 },
        { body: ALE, x: 3.6, z: 2.2, turn: -6 },
        { body: ALE, x: -3.4, z: -5.2, turn: 4 },
        { body: ALE, x: 3.8, z: -4.8, turn: 10 },
      ],
      views: [
        angle('paper'),
        {
          camera: 'front',
          ground: 'second',
          beside: [
            {
              body: {
                kind: 'glass',
                profile: 'tumbler',
                width: 7.4,
                height: 14,
                content: { color: '#d9a03c', level: 0.7, foam: '#f8efdc' },
              },
              x: 14,
              z: 3,
            },
          ],
        },
      ],
    },
    'yesan-cidre': {
      things: alone(cidre('#d9a91e', 'DRY')),
      views: [
        FRONT,
        { camera: 'angle', ground: 'first', isEveryTint: true },
        angle('second', [
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
            x: 11,
            z: 4,
          },
        ]),
      ],
      tints: {
        드라이: alone(cidre('#d9a91e', 'DRY')),
        '세미 스위트': alone(cidre('#c67a10', 'SEMI SWEET')),
        '로제 (산사 섞음)': alone(cidre('#d2574a', 'ROSÉ')),
      },
    },
    'jicho-hongju': {
      things: alone(HONGJU),
      views: [
        FRONT,
        angle('first', [
          {
            body: {
              kind: 'glass',
              profile: 'shot',
              width: 5,
              height: 5.6,
              content: { color: '#a30614', level: 0.5 },
            },
            x: 12,
            z: 5,
          },
          {
            body: { kind: 'glass', profile: 'shot', width: 5, height: 5.6 },
            x: 18,
            z: 0,
          },
        ]),
      ],
    },
    'pine-gin': {
      things: alone(GIN),
      views: [
        FRONT,
        angle('first', [
          {
            body: {
              kind: 'glass',
              profile: 'tumbler',
              width: 7,
              height: 14,
              content: { color: '#b4c8b6', level: 0.6 },
              ice: 3,
            },
            x: 13,
            z: 3,
          },
        ]),
      ],
    },
    'hallabong-liqueur': {
      things: alone(liqueur('한라봉', '#ee7a00')),
      views: [
        FRONT,
        { camera: 'angle', ground: 'first', isEveryTint: true },
        angle('second', [
          {
            body: {
              kind: 'produce',
              fruit: 'citrus',
              size: 8,
              count: 1,
              color: '#f0902a',
              blush: '#eda23a',
              holder: 'none',
            },
            x: 12,
            z: 3,
          },
        ]),
      ],
      tints: {
        한라봉: alone(liqueur('한라봉', '#ee7a00')),
        청귤: alone(liqueur('청귤', '#7c8f1c')),
        금귤: alone(liqueur('금귤', '#f0ac00')),
      },
    },
    'brown-rice-vinegar': {
      things: alone(vinegar('500ml', 7, 26)),
      views: [
        FRONT,
        angle('first', [
          { body: plate('#ece8dd', 17), x: 16, z: 4 },
          { body: dumplings(3, 3), x: 16, z: 4, y: 1.4 },
          { body: vinegar('1.8L', 9.6, 34), x: 11, z: -13 },
        ]),
      ],
    },
    'aged-doenjang': {
      things: alone(DOENJANG),
      views: [
        FRONT,
        angle('first', [
          {
            body: {
              kind: 'crock',
              width: 15,
              height: 16,
              surface: { color: '#4a2e1e', finish: 'glaze' },
            },
            x: 17,
            z: -4,
          },
          {
            body: {
              kind: 'pouch',
              profile: 'stand',
              width: 14,
              height: 19,
              surface: { color: '#c9a77c', finish: 'paper' },
              label: foodLabel(['재래 된장'], '리필 1kg'),
            },
            x: -17,
            z: -4,
          },
        ]),
      ],
    },
    'smoked-cheese': {
      things: [
        {
          body: {
            kind: 'board',
            width: 23,
            height: 1.5,
            depth: 16,
            surface: { color: '#2f2824', finish: 'wood' },
          },
        },
        {
          body: {
            kind: 'morsel',
            piece: 'wedge',
            size: 9,
            count: 1,
            columns: 1,
            colors: ['#ecc873', '#a8652a'],
          },
          x: -6,
          z: 3,
          y: 1.5,
        },
        {
          body: {
            kind: 'morsel',
            piece: 'brick',
            size: 9,
            count: 1,
            columns: 1,
            colors: ['#dd8f33'],
          },
          x: 5.6,
          z: -3.4,
          y: 1.5,
        },
        {
          body: {
            kind: 'morsel',
            piece: 'string',
            size: 5.6,
            count: 1,
            columns: 1,
            colors: ['#f1e2bd'],
          },
          x: 5,
          z: 4.4,
          y: 1.5,
          turn: 62,
        },
      ],
      views: [angle('paper'), above('second', [{ body: WALNUTS, x: 18, z: 4 }])],
    },
    'beef-jerky': {
      things: jerky('간장', '#5a2a1c', '#4a2116'),
      views: [angle('paper'), { camera: 'above', ground: 'first', isEveryTint: true }],
      tints: {
        간장: jerky('간장', '#5a2a1c', '#4a2116'),
        매운맛: jerky('매운맛', '#8a2e20', '#75241a'),
        '솔잎 훈연': jerky('솔잎 훈연', '#443024', '#38261c'),
      },
    },
    'lees-dumpling': {
      things: [
        { body: dumplings(2, 2), y: 2.4, z: -6 },
        { body: dumplings(3, 3), y: 2.4 },
        { body: dumplings(2, 2), y: 2.4, z: 6 },
        {
          body: {
            kind: 'steamer',
            width: 25,
            height: 6,
            surface: { color: '#d6b26e', finish: 'wood' },
          },
        },
      ],
      views: [
        angle('paper'),
        above('first', [
          {
            body: {
              kind: 'pouch',
              profile: 'pillow',
              width: 20,
              height: 26,
              surface: { color: '#efe6d4', finish: 'satin' },
              label: foodLabel(['술지게미', '손만두'], '20개'),
            },
            x: 24,
            z: 8,
            lean: 90,
            turn: -12,
          },
        ]),
      ],
    },
    'lacquer-bowl': {
      things: [
        { body: lacquer('#5a3018', '#6d3c20'), x: -5.4 },
        { body: lacquer('#5a3018', '#6d3c20'), x: 6.4, z: -1, y: 5.2, lean: -62, turn: -24 },
      ],
      views: [angle('paper'), { camera: 'angle', ground: 'first', isEveryTint: true }],
      tints: {
        '생칠 갈색': alone(lacquer('#5a3018', '#6d3c20')),
        '주칠 붉은색': alone(lacquer('#9a2a1c', '#a93322')),
        '흑칠 검은색': alone(lacquer('#171412', '#241f1c')),
      },
    },
    'nuruk-salt': {
      things: [
        { body: saltJar('되직하게', '#ecdcb8', 'liquid') },
        { body: saltJar('곱게', '#fbf7ec', 'grains'), x: 9.4, z: -2 },
      ],
      views: [
        FRONT,
        angle('first', [
          {
            body: {
              kind: 'loose',
              piece: 'powder',
              width: 9,
              height: 2,
              size: 0.3,
              count: 300,
              colors: ['#fbf7ec', '#f3eddd'],
            },
            x: 13,
            z: 5,
          },
        ]),
      ],
    },
  },
}
