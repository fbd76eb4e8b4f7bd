import type { Body, Surface } from '../body.types.ts'
import type { Finish, Hex, Label } from '../finish.types.ts'
import type { Audio, Camera, Gadget } from '../gear.types.ts'
import type { StoreRecipes, Tint, View } from '../recipe.types.ts'
import { alone, view } from './views.ts'

const INK = '#1b1f26'

/** The house's print: its word-mark alone, tone in tone. */
function label(ink: Hex = '#6d747c', over: Partial<Label> = {}): Label {
  return { mark: '또렷', name: ['또렷'], font: 'sans', ink, accent: ink, layout: 'name', ...over }
}

function made(color: Hex, finish: Finish = 'matte'): Surface {
  return { color, finish }
}

/** Every colour option, turned alike. */
function tints(colors: Readonly<Record<string, Body>>, turn = 0): Readonly<Record<string, Tint>> {
  return Object.fromEntries(
    Object.entries(colors).map(([name, body]) => [name, alone(body, { turn })]),
  )
}

/** Every colour in two columns, the third one behind the gap of the first two. */
function everyTint(ground: View['ground'], across: number, deep = across): View {
  return { camera: 'angle', ground, isEveryTint: true, room: { across, deep, columns: 2 } }
}

const TINTS: View = { camera: 'angle', ground: 'first', isEveryTint: true }

type Two = readonly [surface: Surface, accent: Surface]

function audio(profile: Audio['profile'], size: number, [surface, accent]: Two): Audio {
  return { kind: 'audio', profile, size, surface, accent, label: label() }
}

function shooter(profile: Camera['profile'], size: number, [surface, accent]: Two): Camera {
  return { kind: 'camera', profile, size, surface, accent, label: label() }
}

function gadget(profile: Gadget['profile'], size: number, [surface, accent]: Two): Gadget {
  return { kind: 'gadget', profile, size, surface, accent, label: label() }
}

const SILVER = audio('headphones', 20, [made('#c9ccd0', 'satin'), made('#8f9296', 'satin')])
const GRAPHITE = audio('headphones', 20, [made('#3b3e44', 'satin'), made('#26282c', 'satin')])
const SAND = audio('headphones', 20, [made('#d1c2aa', 'satin'), made('#a3937a', 'satin')])
const LILAC = audio('kids', 15, [made('#bba6dc', 'gloss'), made('#f4f1ee', 'satin')])
const MINT = audio('kids', 15, [made('#a6d5c3', 'gloss'), made('#f4f1ee', 'satin')])

function radio(color: Hex): Audio {
  return audio('radio', 24, [made(color, 'satin'), made('#8a5f3e', 'wood')])
}

const PUCK = audio('puck', 11, [made('#2e5e6e', 'fabric'), made('#e8762e')])
const MICROPHONE = audio('microphone', 22, [made('#2a2c30', 'satin'), made('#d8322a', 'gloss')])
const ARM = audio('arm', 24, [made('#2a2c30', 'satin'), made('#d8322a', 'gloss')])

function keys(color: Hex, other: Hex): Gadget {
  return {
    ...gadget('keys', 36, [made(color, 'satin'), made(other, 'satin')]),
    label: label(undefined, { name: ['ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ'] }),
  }
}
const WHITE_KEYS = keys('#eeeff0', '#cdd3d9')
const GREY_KEYS = keys('#8e9298', '#6c7178')

function mouse(size: number): Gadget {
  return gadget('mouse', size, [made('#45494f'), made('#2f6bff', 'gloss')])
}

const FILM_CAMERA = {
  ...shooter('film', 14.5, [made('#c4c5c6', 'brushed'), made('#232322', 'terry')]),
  label: label(undefined, {
    note: '50mm 1:1.8',
    name: ['50mm 1:1.8'],
  }),
}
const ROLL = {
  ...shooter('roll', 4.8, [made('#e0b23a', 'satin'), made('#1b1f26', 'satin')]),
  label: label(undefined, {
    name: ['200'],
    mark: '36컷',
  }),
}

function watch(strap: Hex): Gadget {
  return {
    ...gadget('watch', 4.8, [made('#2a2c30', 'satin'), made(strap)]),
    label: label('#f4f7fb', { name: ['10:09', '6,240걸음'] }),
  }
}

function pad(color: Hex, ink: Hex): Gadget {
  return {
    ...gadget('gamepad', 15.4, [made(color, 'satin'), made('#2f6bff', 'gloss')]),
    label: label(ink),
  }
}
const PURPLE_PAD = pad('#3e3160', '#a99dca')
const MIST_PAD = pad('#c9cdd3', '#7d848c')

function dials(plate: Hex, knob: Hex, ink: Hex): Gadget {
  return {
    ...gadget('dials', 12, [made(plate, 'satin'), made(knob, 'satin')]),
    label: label(ink, { name: ['밝기', '소리', '붓', '확대'] }),
  }
}

const DISPLAY = {
  ...gadget('display', 61, [made('#2a2d31', 'satin'), made('#b9bdc2', 'brushed')]),
  label: label(undefined, { name: ['오늘 할 일'] }),
}
const PROJECTOR = shooter('projector', 21, [made('#3a3b3c', 'satin'), made('#c8a15a', 'metal')])
const DISC = gadget('disc', 14, [made('#b9bdc2', 'satin'), made('#2a2d31', 'satin')])
const DISCS = gadget('discs', 12, [made('#1f2226', 'satin'), made('#c9ced4')])

function instant(color: Hex): Camera {
  return shooter('instant', 12, [made(color, 'satin'), made('#f1eef0', 'satin')])
}
function photo(ground: Hex): Body {
  return {
    kind: 'camera',
    profile: 'print',
    size: 8.6,
    surface: made(ground),
    accent: made(ground),
  }
}

const FINDER = gadget('finder', 3.6, [made('#edeef0', 'satin'), made('#2f6bff', 'gloss')])

function bank(size: number, note: string): Gadget {
  return {
    ...gadget('bank', size, [made('#2c2f34'), made('#dde9ff')]),
    label: label('#8d949c', { note, name: [note] }),
  }
}
const CHARGER = {
  ...gadget('charger', 6.4, [made('#f1f2f3', 'satin'), made('#1d2024')]),
  label: label('#9aa1a8', { note: '65W', name: ['65W'] }),
}
const CABLE = gadget('cable', 11, [made('#f1f2f3', 'satin'), made('#2f6bff')])
const PHONE = gadget('phone', 15, [made('#3a3d42', 'satin'), made('#0b0d10', 'gloss')])
const BULB = gadget('bulb', 11.4, [made('#fff1d2'), made('#d5d8db', 'satin')])
const PRINTER = gadget('printer', 19, [made('#ecedef', 'satin'), made('#aeb4bb', 'satin')])
const SMALL_BULB = gadget('bulbSmall', 10, [made('#fff1d2'), made('#d5d8db', 'satin')])

const WRIST_REST: Body = {
  kind: 'bar',
  width: 36,
  height: 1.8,
  depth: 8,
  surface: made('#b98a5e', 'wood'),
  count: 1,
}
const MUG: Body = {
  kind: 'ware',
  profile: 'mug',
  width: 8.6,
  height: 9,
  surface: made('#d9dde2', 'glaze'),
  content: { color: '#3a2116', level: 0.86 },
}
const BASIN: Body = {
  kind: 'ware',
  profile: 'bowl',
  width: 34,
  height: 9,
  surface: made('#f1f3f4', 'glaze'),
  content: { color: '#a5cbd6', level: 0.72 },
}
const BOOK: Body = {
  kind: 'box',
  profile: 'carton',
  width: 17,
  height: 22,
  depth: 1.8,
  surface: made('#e6b04a', 'paper'),
  label: label(INK, { name: ['숲속', '작은 집'] }),
}
const PLANT: Body = {
  kind: 'plant',
  width: 14,
  height: 20,
  leaf: 'small',
  green: '#6f8a5a',
  pot: made('#d5d8db', 'ceramic'),
}
const FILM_BOX: Body = {
  kind: 'box',
  profile: 'carton',
  width: 4,
  height: 5.4,
  depth: 3.4,
  surface: made('#e0b23a', 'paper'),
  label: label(INK, { name: ['200'], note: '36컷 · 컬러', layout: 'stack' }),
}

export const TTORYEOT_RECIPES: StoreRecipes = {
  store: 'ttoryeot',
  grounds: {
    paper: { floor: 'paper', color: '#e1e5ea', wall: '#e1e5ea' },
    first: { floor: 'paper', color: '#dcd8d2', wall: '#dcd8d2' },
    second: { floor: 'oak', color: '#d9cab2', wall: '#d2d8df' },
  },
  recipes: {
    'quiet-headphones': {
      things: alone(SILVER, { turn: -34 }),
      views: [view('angle', 'paper'), everyTint('first', 23, 17)],
      tints: tints({ 실버: SILVER, 그래파이트: GRAPHITE, 샌드: SAND }, -34),
    },
    'silent-keyboard': {
      things: alone(WHITE_KEYS, { turn: 8 }),
      views: [
        view('above', 'first'),
        view('angle', 'second', [
          { body: WRIST_REST, z: 13, turn: 8 },
          { body: mouse(11.9), x: 28, z: 1 },
        ]),
        { ...TINTS, camera: 'above', ground: 'paper' },
      ],
      tints: {
        화이트: alone(WHITE_KEYS, { x: 27, z: -9 }),
        '스톤 그레이': alone(GREY_KEYS, { x: -27, z: 9 }),
      },
    },
    'ergonomic-mouse': {
      things: alone(mouse(11.9), { turn: -48 }),
      views: [
        view('angle', 'paper'),
        view('angle', 'second', [{ body: WHITE_KEYS, x: -26, z: -4, turn: 6 }]),
        {
          ...view('angle', 'first'),
          things: [
            { body: mouse(11.9), x: -6.4, turn: -20 },
            { body: mouse(9.9), x: 6.4, turn: -120 },
          ],
        },
      ],
    },
    'film-camera': {
      things: alone(FILM_CAMERA, { turn: -8 }),
      views: [
        view('front', 'first'),
        view('angle', 'second', [
          { body: ROLL, x: 11.5, z: 2, turn: -10 },
          { body: photo('#c9d3b8'), x: -10, z: 6, turn: 20 },
          { body: photo('#d9c3b0'), x: -7, z: 8, y: 0.1, turn: -12 },
        ]),
      ],
    },
    'light-smartwatch': {
      things: alone(watch('#26324e'), { turn: -22 }),
      views: [view('angle', 'paper'), { ...TINTS, room: { across: 6, deep: 6, columns: 3 } }],
      tints: tints(
        { 네이비: watch('#26324e'), 코랄: watch('#e8735e'), 블랙: watch('#1e1e20') },
        -22,
      ),
    },
    'kids-headphones': {
      things: alone(LILAC, { turn: -28 }),
      views: [
        view('angle', 'first'),
        everyTint('paper', 20),
        view('angle', 'second', [{ body: BOOK, x: -15, z: -8, lean: 8, turn: 14 }]),
      ],
      tints: tints({ 라일락: LILAC, 민트: MINT }, -28),
    },
    'dial-radio': {
      things: alone(radio('#8f9499'), { turn: -10 }),
      views: [
        view('front', 'first'),
        everyTint('paper', 29, 38),
        view('angle', 'second', [{ body: MUG, x: 21, z: 3 }]),
      ],
      tints: tints(
        { 회색: radio('#8f9499'), 크림: radio('#e9dfc8'), 네이비: radio('#2a3550') },
        -10,
      ),
    },
    'floating-speaker': {
      things: alone(PUCK, { turn: -24, y: 5 }),
      views: [
        view('above', 'paper', [{ body: BASIN }]),
        view('angle', 'first', [{ body: PUCK, x: 15, z: -5, y: 5, turn: 140 }]),
      ],
    },
    'desk-microphone': {
      things: alone(MICROPHONE, { turn: -10 }),
      views: [
        view('front', 'paper'),
        view('angle', 'second', [{ body: WHITE_KEYS, x: -30, z: 2, turn: 12 }]),
        {
          ...view('front', 'first'),
          things: [
            { body: MICROPHONE, x: -9, turn: -10 },
            { body: ARM, x: 13, z: -4 },
          ],
        },
      ],
    },
    'wireless-gamepad': {
      things: alone(PURPLE_PAD, { turn: -8 }),
      views: [view('angle', 'paper'), everyTint('first', 18)],
      tints: tints({ '짙은 보라': PURPLE_PAD, 안개: MIST_PAD }),
    },
    'dial-pad': {
      things: alone(dials('#c4c7ca', '#2f6bff', INK), { turn: 10 }),
      views: [
        view('above', 'first'),
        { ...TINTS, camera: 'above', ground: 'paper' },
        view('angle', 'second', [{ body: WHITE_KEYS, x: 28, z: -1 }]),
      ],
      tints: {
        은색: alone(dials('#c4c7ca', '#d5d7d9', INK), { x: 2 }),
        먹색: alone(dials('#2b2d31', '#d5d7d9', '#e4e6e8'), { x: -2 }),
        파랑: alone(dials('#c4c7ca', '#2f6bff', INK), { x: -7, z: 5.8 }),
        주황: alone(dials('#2b2d31', '#e8762e', '#e4e6e8'), { x: -11, z: 5.8 }),
      },
    },
    'calm-monitor': {
      things: alone(DISPLAY, { turn: -14 }),
      views: [
        view('front', 'first'),
        view('angle', 'second', [
          { body: WHITE_KEYS, x: -4, z: 30 },
          { body: PLANT, x: -40, z: 6 },
        ]),
      ],
    },
    'wall-projector': {
      things: alone(PROJECTOR, { turn: -24 }),
      views: [view('angle', 'first'), view('angle', 'second', [{ body: MUG, x: 20, z: -2 }])],
    },
    'disc-drive': {
      things: alone(DISC, { turn: -20 }),
      views: [view('above', 'paper'), view('angle', 'second', [{ body: DISCS, x: 20, z: -4 }])],
    },
    'instant-camera': {
      things: alone(instant('#c3b2dc'), { turn: -12 }),
      views: [
        view('front', 'first'),
        everyTint('paper', 15, 13),
        view('angle', 'second', [
          { body: photo('#c9d3e8'), x: 12, z: 5, turn: -14 },
          { body: photo('#e8cfc9'), x: 17, z: 3, y: 0.1, turn: 12 },
        ]),
      ],
      tints: tints(
        { 연보라: instant('#c3b2dc'), 분홍: instant('#edb6bd'), 하늘: instant('#afcbe3') },
        -12,
      ),
    },
    'color-film': {
      things: [
        { body: ROLL, x: -6.2, turn: -8 },
        { body: ROLL, z: -1.5 },
        { body: ROLL, x: 6.2, turn: 6 },
      ],
      views: [
        view('front', 'paper'),
        view('angle', 'second', [
          { body: FILM_CAMERA, x: 6, z: -12, turn: -14 },
          { body: FILM_BOX, x: -11, z: -3, turn: 12 },
        ]),
      ],
    },
    'key-finder': {
      things: alone(FINDER, { turn: -20 }),
      views: [
        view('above', 'first'),
        view('above', 'second', [
          { body: FINDER, x: 11, z: -3, turn: 20 },
          { body: FINDER, x: -11, z: -3, turn: -40 },
        ]),
      ],
    },
    'power-bank': {
      things: alone(bank(15, '20,000mAh 65W'), { turn: -22, lean: 4 }),
      views: [
        view('angle', 'paper'),
        view('front', 'first', [{ body: bank(9, '10,000mAh 30W'), x: 8.6, turn: -18 }]),
        view('angle', 'second', [
          { body: PHONE, x: 14, z: 4, turn: -12 },
          { body: CABLE, x: -12, z: 3 },
        ]),
      ],
    },
    'fast-charger': {
      things: alone(CHARGER, { turn: -32 }),
      views: [view('angle', 'first'), view('angle', 'second', [{ body: CABLE, x: 13, z: 1 }])],
    },
    'voice-bulb': {
      things: [{ body: BULB }, { body: BULB, x: 9, z: -1 }],
      views: [view('front', 'first'), view('angle', 'second', [{ body: SMALL_BULB, x: 16, z: 2 }])],
    },
    'photo-printer': {
      things: alone(PRINTER, { turn: -20 }),
      views: [
        view('angle', 'first'),
        view('above', 'second', [
          { body: photo('#c9d3e8'), x: 15, z: 9, turn: -14 },
          { body: photo('#e8cfc9'), x: 18, z: 5, y: 0.1, turn: 12 },
        ]),
      ],
    },
  },
}
