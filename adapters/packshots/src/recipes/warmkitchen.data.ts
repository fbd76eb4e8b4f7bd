import type { Body, Pan, Teapot, Ware } from '../body.types.ts'
import type { Hex, Label } from '../finish.types.ts'
import type { Placed, StoreRecipes, View } from '../recipe.types.ts'
import type {
  Blade,
  ClipJar,
  Crock,
  Cutlery,
  Glass,
  LunchBox,
  StrawCup,
  Timer,
} from '../table.types.ts'
import { above, alone, angle } from './views.ts'

const INK = '#2c2a27'
const TOMATO = '#c2482f'
const STEEL = { color: '#989b9d', finish: 'brushed' } as const
const PORCELAIN = { color: '#f3f2ec', finish: 'glaze' } as const
const OAK = { color: '#c79f6b', finish: 'wood' } as const

/** The house's print: one plain word, in ink. */
function word(name: string, over: Partial<Label> = {}): Label {
  return { mark: '', name: [name], font: 'sans', ink: INK, accent: TOMATO, layout: 'name', ...over }
}

const FRONT: View = { camera: 'front', ground: 'paper' }
const EVERY: View = { camera: 'angle', ground: 'first', isEveryTint: true }
const EVERY_ABOVE: View = { camera: 'above', ground: 'first', isEveryTint: true }

const LINEN: Body = {
  kind: 'cloth',
  width: 26,
  depth: 18,
  layers: 1,
  thickness: 1.2,
  weave: 'plain',
  color: '#d9cfb8',
}

function tomatoes(count: number): Body {
  return {
    kind: 'produce',
    fruit: 'tomato',
    size: 5,
    count,
    color: '#b8261c',
    blush: '#c8402a',
    holder: 'none',
  }
}

function fryingPan(width: number): Pan {
  return {
    kind: 'pan',
    profile: 'frying',
    width,
    height: 4.6,
    surface: { color: '#2c2b2a', finish: 'satin' },
    inside: { color: '#363432', finish: 'satin' },
    handle: { color: '#2c2b2a', finish: 'satin' },
  }
}

function enamelPot(color: Hex, width = 24): Pan {
  return {
    kind: 'pan',
    profile: 'casserole',
    width,
    height: width * 0.54,
    surface: { color, finish: 'gloss' },
    inside: { color: '#f4f1ea', finish: 'gloss' },
    handle: OAK,
  }
}

function kettle(color: Hex): Teapot {
  return {
    kind: 'teapot',
    width: 20,
    height: 17,
    surface: { color, finish: 'gloss' },
    bail: OAK,
  }
}

function spoonSet(color: Hex): readonly Placed[] {
  const surface = { color, finish: 'gloss' } as const
  const spoon: Cutlery = { kind: 'cutlery', profile: 'spoon', length: 21, width: 10, surface }
  const sticks: Cutlery = {
    kind: 'cutlery',
    profile: 'chopsticks',
    length: 23.5,
    width: 10,
    surface,
  }
  return [
    { body: spoon, x: -6.4 },
    { body: sticks, x: -2.6 },
    { body: spoon, x: 2.8 },
    { body: sticks, x: 6.6 },
  ]
}

function noodleBowl(color: Hex, inside: Hex): Ware {
  return {
    kind: 'ware',
    profile: 'bowl',
    width: 19,
    height: 8.4,
    surface: { color, finish: 'glaze' },
    inside: { color: inside, finish: 'glaze' },
  }
}

const KNIFE: Blade = {
  kind: 'blade',
  profile: 'knife',
  length: 30,
  width: 8,
  handle: { color: '#8a5d3a', finish: 'wood' },
}

function scissors(pivot?: Hex): Blade {
  return {
    kind: 'blade',
    profile: 'scissors',
    length: 21,
    width: 10,
    handle: { color: '#3a3f45', finish: 'matte' },
    ...(pivot === undefined ? {} : { pivot }),
  }
}

function clipJar(height: number, content?: ClipJar['content']): ClipJar {
  return {
    kind: 'clipjar',
    width: 9.6,
    height,
    rubber: '#c9ccc8',
    ...(content === undefined ? {} : { content }),
  }
}

function board(width: number): Body {
  return {
    kind: 'board',
    width,
    height: 2.4,
    depth: width * 0.72,
    surface: { color: '#b5783f', finish: 'wood' },
    corner: 2,
    cord: '#8a6a45',
    label: word('부엌의온도', { ink: '#5a3418' }),
  }
}

function timer(color: Hex): Timer {
  return { kind: 'timer', width: 7.5, depth: 3.2, surface: { color, finish: 'satin' } }
}

function cutlery(
  profile: Cutlery['profile'],
  length: number,
  surface: Cutlery['surface'],
): Cutlery {
  return { kind: 'cutlery', profile, length, width: 4, surface }
}

function plate(color: Hex): Ware {
  return {
    kind: 'ware',
    profile: 'plate',
    width: 26,
    height: 2.6,
    surface: { color, finish: 'matte' },
    inside: { color, finish: 'ceramic' },
  }
}

function placeSetting(color: Hex): readonly Placed[] {
  return [
    { body: plate(color) },
    { body: cutlery('fork', 20, STEEL), x: -17 },
    { body: cutlery('knife', 23, STEEL), x: 17 },
  ]
}

function saladBowl(color: Hex): Ware {
  return {
    kind: 'ware',
    profile: 'cup',
    width: 24,
    height: 10,
    surface: { color, finish: 'speckle' },
    inside: { color, finish: 'speckle' },
  }
}

/** Sixteen pieces in the four rooms of a wooden box. */
function cutleryBox(color: Hex): readonly Placed[] {
  const surface = { color, finish: 'brushed' } as const
  const rooms = [
    ['fork', 20],
    ['knife', 22],
    ['dessert', 19],
    ['dessert', 14],
  ] as const
  return [
    {
      body: {
        kind: 'box',
        profile: 'tray',
        width: 38,
        height: 4,
        depth: 27,
        surface: { color: '#d8b083', finish: 'wood' },
        inside: { color: '#e0bd92', finish: 'wood' },
      },
    },
    ...rooms.flatMap(([profile, length], room) =>
      [0, 1, 2, 3].map((piece) => ({
        body: cutlery(profile, length, surface),
        x: -14.2 + room * 9.3 + (piece - 1.5) * 1.9,
        z: (piece % 2) * 0.7,
        y: 1 + (piece % 2) * 0.5,
      })),
    ),
  ]
}

/** One of each kind side by side. */
function fourPieces(color: Hex): readonly Placed[] {
  const surface = { color, finish: 'brushed' } as const
  return [
    { body: { ...cutlery('fork', 20, surface), width: 10 }, x: -4.8 },
    { body: cutlery('knife', 22, surface), x: -1.4 },
    { body: cutlery('dessert', 19, surface), x: 2 },
    { body: cutlery('dessert', 14, surface), x: 5 },
  ]
}

function brassSpoon(name: string): readonly Placed[] {
  return alone(
    {
      kind: 'cutlery',
      profile: 'spoon',
      length: 21,
      width: 9,
      surface: { color: '#bf9140', finish: 'metal' },
      label: word(name, { font: 'myeongjo', ink: '#2e1d06' }),
    },
    { turn: 24 },
  )
}

function glass(height: number, content?: Glass['content']): Glass {
  return {
    kind: 'glass',
    profile: 'tumbler',
    width: 7.6,
    height,
    ...(content === undefined ? {} : { content }),
  }
}

function mug(content?: Glass['content']): Glass {
  return {
    kind: 'glass',
    profile: 'mug',
    width: 8.6,
    height: 13,
    ...(content === undefined ? {} : { content }),
  }
}

function crock(width: number): Crock {
  return {
    kind: 'crock',
    width,
    height: width * 1.14,
    surface: { color: '#4e3020', finish: 'glaze' },
    stroke: '#7d5534',
  }
}

function lunchBox(color: Hex, inside: Hex, over: Partial<LunchBox> = {}): LunchBox {
  return {
    kind: 'lunchbox',
    width: 21,
    height: 6,
    depth: 15,
    surface: { color, finish: 'gloss' },
    inside: { color: inside, finish: 'gloss' },
    ...over,
  }
}

function strawCup(color: Hex): StrawCup {
  return {
    kind: 'strawcup',
    width: 9,
    height: 24,
    surface: { color, finish: 'matte' },
    straw: '#f4f1ea',
    label: word('부엌의온도', { ink: '#6a625a' }),
  }
}

export const WARMKITCHEN_RECIPES: StoreRecipes = {
  store: 'warmkitchen',
  grounds: {
    paper: { floor: 'paper', color: '#dcdad4', wall: '#dcdad4' },
    first: { floor: 'plaster', color: '#e0d6bf', wall: '#ece4d2' },
    second: { floor: 'stone', color: '#cfcbc3', wall: '#eceae4' },
  },
  recipes: {
    'cast-iron-pan': {
      things: alone(fryingPan(24), { turn: 30 }),
      views: [
        angle('paper'),
        above('second', [
          { body: fryingPan(20), x: -22, z: -6, turn: 40 },
          { body: LINEN, x: 14, z: 22, turn: -12 },
        ]),
      ],
    },
    'lacquered-chopsticks': {
      things: spoonSet('#9a2a1c'),
      views: [above('paper'), EVERY_ABOVE],
      tints: {
        '주칠 (붉은색)': spoonSet('#9a2a1c').slice(0, 2),
        '흑칠 (검은색)': spoonSet('#191513').slice(0, 2),
        '생칠 (갈색)': spoonSet('#5e341c').slice(0, 2),
      },
    },
    'deep-noodle-bowl': {
      things: [
        { body: noodleBowl('#f3f2ec', '#f6f5f0') },
        { body: noodleBowl('#f3f2ec', '#f6f5f0'), y: 3.2, x: 0.6, turn: 10 },
      ],
      views: [angle('paper'), EVERY],
      tints: {
        백자: alone(noodleBowl('#f3f2ec', '#f6f5f0')),
        청화: alone(noodleBowl('#2f4a8a', '#f0f0ea')),
        먹빛: alone(noodleBowl('#3a3c40', '#45474b')),
      },
    },
    'santoku-knife': {
      things: alone(KNIFE, { turn: 40 }),
      views: [
        above('paper'),
        {
          ...above('second', [{ body: tomatoes(2), x: 12, z: 4, y: 2.4 }]),
          things: [{ body: KNIFE, y: 2.4, x: -3, turn: 40 }, { body: board(34) }],
        },
      ],
    },
    'glass-jar': {
      things: [
        { body: clipJar(12), x: -5.4, z: 3 },
        { body: clipJar(12), x: 5.4, z: 4, turn: 10 },
        { body: clipJar(18), x: -5.4, z: -8, turn: -8 },
        { body: clipJar(18), x: 5.6, z: -7 },
      ],
      views: [
        FRONT,
        angle('second', [
          {
            body: clipJar(12, {
              colors: ['#f4eedf', '#efe6d2'],
              piece: 'grain',
              level: 0.8,
            }),
            x: 18,
            z: 3,
          },
          {
            body: clipJar(12, {
              colors: ['#7a2a24', '#8a352c'],
              piece: 'grain',
              level: 0.7,
            }),
            x: -18,
            z: 2,
          },
        ]),
      ],
    },
    'enamel-stew-pot': {
      things: alone(enamelPot('#f2ecdd')),
      views: [angle('paper'), EVERY],
      tints: { 우유: alone(enamelPot('#f2ecdd')), 회청: alone(enamelPot('#7f94a3')) },
    },
    'fondue-set': {
      things: alone({
        kind: 'fondue',
        width: 17,
        height: 21,
        surface: { color: '#b23a2a', finish: 'gloss' },
        forks: ['#c2321f', '#e0b12c', '#2f6f93', '#5e8a4a'],
      }),
      views: [
        angle('paper'),
        angle('second', [
          {
            body: {
              kind: 'morsel',
              piece: 'brick',
              size: 3.4,
              count: 6,
              columns: 3,
              colors: ['#d9a662', '#e6c894'],
            },
            x: 18,
            z: 8,
          },
        ]),
      ],
    },
    'kitchen-scissors': {
      things: alone(scissors(), { turn: 30 }),
      views: [
        above('paper'),
        above('second', [{ body: scissors(TOMATO), x: 16, z: -2, turn: -30 }]),
      ],
    },
    'zelkova-board': {
      things: alone(board(34), { y: 12, lean: -74 }),
      views: [
        FRONT,
        {
          ...above('second', [{ body: tomatoes(3), x: -8, y: 2.4 }]),
          things: alone(board(34)),
        },
      ],
    },
    'kitchen-timer': {
      things: alone(timer('#d2432f')),
      views: [FRONT, EVERY],
      tints: {
        바다: alone(timer('#2f6f93')),
        토마토: alone(timer('#d2432f')),
        보리: alone(timer('#d9b872')),
      },
    },
    'big-ice-tray': {
      things: alone({
        kind: 'icetray',
        width: 18,
        height: 5.6,
        depth: 12.4,
        surface: { color: '#6f8794', finish: 'matte' },
        cubes: 2,
      }),
      views: [
        angle('paper'),
        angle('second', [
          {
            body: {
              kind: 'glass',
              profile: 'rock',
              width: 8.4,
              height: 9,
              content: { color: '#b9762c', level: 0.6 },
              ice: 1,
            },
            x: 14.5,
            z: 8,
          },
        ]),
      ],
    },
    'dinner-plate-set': {
      things: placeSetting('#b3bab9'),
      views: [above('paper'), EVERY_ABOVE],
      tints: {
        안개: alone(plate('#b9c0bf')),
        모래: alone(plate('#d0bd98')),
        먹색: alone(plate('#3a3b3d')),
      },
    },
    'salad-bowl': {
      things: alone(saladBowl('#edebe2')),
      views: [angle('paper'), EVERY],
      tints: { 달빛: alone(saladBowl('#edebe2')), 이끼: alone(saladBowl('#74805a')) },
    },
    'slim-cutlery': {
      things: cutleryBox('#8f9294'),
      views: [above('paper'), EVERY_ABOVE],
      tints: {
        '무광 은색': fourPieces('#8f9294'),
        '무광 금색': fourPieces('#b08a42'),
      },
    },
    'brass-spoon': {
      things: brassSpoon('은채'),
      views: [
        above('paper'),
        above('first', [
          {
            body: {
              kind: 'ware',
              profile: 'bowl',
              width: 12,
              height: 6,
              surface: { color: '#c39a4c', finish: 'metal' },
            },
            x: -13,
            z: -3,
          },
        ]),
      ],
      tints: { 한글: brassSpoon('은채'), 한자: brassSpoon('恩彩') },
    },
    'heat-glass': {
      things: [
        { body: glass(11), x: -9 },
        { body: glass(11), x: 0, z: 2 },
        { body: glass(11), x: 9 },
        { body: glass(11), x: 9, y: 3 },
      ],
      views: [
        FRONT,
        angle('second', [{ body: glass(11, { color: '#b97a34', level: 0.74 }), x: -16.6, z: 4 }]),
      ],
    },
    'enamel-kettle': {
      things: alone(kettle('#2e7470')),
      views: [angle('paper'), EVERY],
      tints: {
        청록: alone(kettle('#2e7470')),
        하늘: alone(kettle('#9dbbd0')),
        우유: alone(kettle('#f2ecdd')),
      },
    },
    'onggi-jar': {
      things: alone(crock(24)),
      views: [
        FRONT,
        angle('first', [
          { body: crock(17), x: -24, z: 4 },
          { body: crock(30), x: 28, z: -8 },
        ]),
      ],
    },
    'butter-dish': {
      things: alone({
        kind: 'butterdish',
        width: 18,
        height: 9,
        depth: 11,
        surface: PORCELAIN,
      }),
      views: [
        angle('paper'),
        {
          ...angle('second'),
          beside: [
            {
              body: {
                kind: 'butterdish',
                width: 18,
                height: 9,
                depth: 11,
                surface: PORCELAIN,
                butter: '#f2dc94',
              },
              x: 19.4,
              z: 4,
              turn: -6,
            },
          ],
        },
      ],
    },
    'lacquered-lunch-box': {
      things: alone(lunchBox('#191513', '#9a2a1c')),
      views: [angle('paper'), EVERY],
      tints: {
        흑칠: alone(lunchBox('#191513', '#9a2a1c', { isClosed: true })),
        주칠: alone(lunchBox('#9a2a1c', '#191513', { isClosed: true })),
      },
    },
    'straw-tumbler': {
      things: alone(strawCup('#e27a62')),
      views: [FRONT, EVERY],
      tints: { 산호: alone(strawCup('#e27a62')), 조개: alone(strawCup('#eadfd2')) },
    },
    'beer-mug': {
      things: [
        { body: mug(), x: -7 },
        { body: mug(), x: 7, z: -1.6 },
      ],
      views: [
        FRONT,
        {
          ...angle('second'),
          things: [
            { body: mug({ color: '#7a2c10', level: 0.78 }), x: -7 },
            { body: mug({ color: '#7a2c10', level: 0.72 }), x: 8, z: -2 },
          ],
        },
      ],
    },
  },
}
