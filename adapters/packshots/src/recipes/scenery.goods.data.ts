import type { Body, Cloth, Produce } from '../body.types.ts'
import type { Hex, Label } from '../finish.types.ts'
import type { At } from './pick.ts'

export function fruit(
  kind: Produce['fruit'],
  over: Pick<Produce, 'size' | 'count' | 'color'> & Partial<Produce>,
): Produce {
  return { kind: 'produce', fruit: kind, holder: 'none', ...over }
}

export const TANGERINE = { size: 6.5, color: '#f08a1d', blush: '#e9a02c' } as const
export const APPLE = { size: 8.6, color: '#b3202a', blush: '#c8382f' } as const
export const GRAPE = { size: 2.3, color: '#3d2a54', blush: '#5b4272' } as const
export const LEMON = { size: 6.4, color: '#f2cf3a', blush: '#e9bd25' } as const
export const TOMATO = { size: 3.6, color: '#c9281c', blush: '#e2512a' } as const

/** A print of one or two words, as small labels of things in a picture have. */
export function print(name: readonly string[], ink: Hex, over: Partial<Label> = {}): Label {
  return { mark: '', name, font: 'gowun', ink, accent: ink, layout: 'name', ...over }
}

export const MUG: Body = {
  kind: 'ware',
  profile: 'mug',
  width: 8.8,
  height: 9,
  surface: { color: '#e9e1d3', finish: 'speckle' },
  content: { color: '#2f1a10', level: 0.88 },
}

export function bowl(color: Hex, width: number): Body {
  return {
    kind: 'ware',
    profile: 'bowl',
    width,
    height: width * 0.46,
    surface: { color, finish: 'glaze' },
  }
}

export function plate(color: Hex, width: number): Body {
  return {
    kind: 'ware',
    profile: 'plate',
    width,
    height: width * 0.11,
    surface: { color, finish: 'glaze' },
  }
}

export const TEAPOT: Body = {
  kind: 'teapot',
  width: 19,
  height: 13,
  surface: { color: '#9b3a2c', finish: 'glaze' },
  bail: { color: '#b98a55', finish: 'wood' },
}

export const CELADON: Body = {
  kind: 'teapot',
  width: 18,
  height: 12,
  surface: { color: '#9db8a4', finish: 'glaze' },
}

export function cup(color: Hex): Body {
  return {
    kind: 'ware',
    profile: 'cup',
    width: 7.4,
    height: 5.4,
    surface: { color, finish: 'glaze' },
    content: { color: '#b58a3c', level: 0.8 },
  }
}

export const CASSEROLE: Body = {
  kind: 'pan',
  profile: 'casserole',
  width: 24,
  height: 12,
  surface: { color: '#5f7480', finish: 'gloss' },
  inside: { color: '#efe9df', finish: 'glaze' },
  handle: { color: '#c9a56a', finish: 'metal' },
}

export const OLIVE_TREE: Body = {
  kind: 'plant',
  leaf: 'round',
  width: 34,
  height: 58,
  green: '#66805c',
  pot: { color: '#c6714d', finish: 'ceramic' },
}

export const PALM: Body = {
  kind: 'plant',
  leaf: 'split',
  width: 46,
  height: 64,
  green: '#3f6b42',
  pot: { color: '#e4ddd1', finish: 'ceramic' },
}

export const TONGUE_FERN: Body = {
  kind: 'plant',
  leaf: 'long',
  width: 24,
  height: 42,
  green: '#55764f',
  pot: { color: '#55575a', finish: 'matte' },
}

export const HERB: Body = {
  kind: 'plant',
  leaf: 'small',
  width: 17,
  height: 22,
  green: '#6f8a5a',
  pot: { color: '#d9cfc0', finish: 'ceramic' },
}

export function vase(profile: 'moon' | 'column' | 'neck' | 'onggi', color: Hex, size: At): Body {
  const [width, height] = size
  return { kind: 'vase', profile, width, height, surface: { color, finish: 'glaze' } }
}

export function lamp(profile: 'mushroom' | 'globe' | 'shade', shade: Hex): Body {
  return {
    kind: 'lamp',
    profile,
    width: 22,
    height: 30,
    shade,
    foot: { color: '#d8c6ac', finish: 'wood' },
  }
}

export const KEYBOARD: Body = {
  kind: 'device',
  profile: 'keyboard',
  width: 32,
  height: 3.6,
  depth: 12,
  surface: { color: '#efece5', finish: 'matte' },
  accent: { color: '#e0763f', finish: 'matte' },
}

export const MONITOR: Body = {
  kind: 'device',
  profile: 'monitor',
  width: 54,
  height: 44,
  depth: 18,
  surface: { color: '#2d2e30', finish: 'satin' },
  accent: { color: '#5a7f93', finish: 'gloss' },
}

export const SPEAKER: Body = {
  kind: 'device',
  profile: 'speaker',
  width: 18,
  height: 13,
  depth: 9,
  surface: { color: '#a9714a', finish: 'wood' },
  accent: { color: '#3d3a36', finish: 'fabric' },
}

export function giftBox(
  color: Hex,
  ink: Hex,
  [width, height, depth]: readonly [width: number, height: number, depth: number],
): Body {
  return {
    kind: 'box',
    profile: 'carton',
    width,
    height,
    depth,
    surface: { color, finish: 'paper' },
    label: print(['고마운', '마음'], ink, { mark: '장터', layout: 'frame', font: 'myeongjo' }),
  }
}

export const CANDLE: Body = {
  kind: 'candle',
  profile: 'glass',
  width: 8,
  height: 9.4,
  surface: { color: '#e9e5da', finish: 'glass' },
  wax: '#efe2c8',
  label: print(['초'], '#4a4038', { paper: '#f6f0e4' }),
}

export function folded(color: Hex, weave: 'terry' | 'knit' | 'plain', layers = 3): Cloth {
  return { kind: 'cloth', width: 34, depth: 26, layers, thickness: 4, weave, color }
}

export function jar(name: string, color: Hex, form: 'liquid' | 'grains' | 'tablets'): Body {
  return {
    kind: 'jar',
    profile: 'glass',
    width: 8,
    height: 10.4,
    surface: { color: '#f6efdc', finish: 'glass' },
    cap: { color: '#c9a96a', finish: 'brushed' },
    content: { color, form },
    label: print([name], '#4a3320', { paper: '#fbf6ea' }),
  }
}
