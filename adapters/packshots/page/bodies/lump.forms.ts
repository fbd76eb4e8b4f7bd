import type { Lump } from '../../src/fresh.types.ts'
import type { Finish } from '../../src/finish.types.ts'
import { noiseOn } from '../scene/canvas.ts'

type Point = readonly [x: number, y: number, z: number]
type Spot = { readonly up: number; readonly ridge: number; readonly seed: number }

/** The form of a piece: its outline from the top down as radius and height in turn, and what makes it uneven. */
export type LumpForm = {
  readonly outline: readonly number[]
  readonly bumps: number
  readonly pores: number
  readonly finish: Finish
  /** The share of the other colour at a point. */
  readonly paint: (at: Point, spot: Spot) => number
  readonly lies?: true
  readonly flat?: number
  readonly ribs?: number
  readonly rows?: number
  readonly relief?: number
  readonly cleft?: number
  readonly bend?: number
  /** Rows that go around aslant. */
  readonly slant?: number
  readonly isCutAcross?: true
  readonly top?: 'sepals' | 'stem' | 'star' | 'seeds' | 'chunks' | 'blossom'
}

const spots =
  (cells: number, low: number, gain: number) =>
  ([x, y, z]: Point, { seed }: Spot): number =>
    (noiseOn([x * 0.8 + seed, y * 0.8, z * 0.8 - seed], cells) - low) * gain
const above =
  (from: number, gain: number) =>
  (_: Point, { up }: Spot): number =>
    (up - from) * gain
const below =
  (to: number, gain: number) =>
  (_: Point, { up }: Spot): number =>
    (to - up) * gain
const onRidge =
  (from: number, gain: number) =>
  (_: Point, { ridge }: Spot): number =>
    (ridge - from) * gain
const atEnds = (_: Point, { up }: Spot): number => Math.abs(up - 0.5) * 5 - 1.75
/** Streaks from the stem down, as an apple has them. */
const streaks = ([x, , z]: Point, { up, seed }: Spot): number => {
  const turn = Math.atan2(z, x)
  const streak = Math.sin(turn * 23 + seed * 9) * 0.3 + Math.sin(turn * 41 + 2) * 0.22
  return (up - 0.62) * 1.7 + streak * 0.42
}

/** Slanting cuts on the upper side, pale inside. */
const slashes = ([x, , z]: Point, { up }: Spot): number => {
  const along = (up * 6 + z * 2.4) % 1
  const isCut = along > 0.3 && along < 0.62 && x > 0.02
  return isCut ? 0 : 0.7 + noiseOn([x, up - 0.5, z], 20) * 0.5
}

const ROUND = [0, 0.5, 0.2, 0.46, 0.4, 0.3, 0.5, 0, 0.4, -0.3, 0.2, -0.46, 0, -0.5]
const LONG = [0, 0.5, 0.14, 0.47, 0.29, 0.32, 0.34, 0, 0.3, -0.32, 0.15, -0.47, 0, -0.5]

export const FORMS: Record<Lump['form'], LumpForm> = {
  mandarin: {
    outline: [
      0, 0.36, 0.08, 0.38, 0.3, 0.36, 0.46, 0.2, 0.5, 0, 0.45, -0.22, 0.28, -0.37, 0.1, -0.4, 0,
      -0.39,
    ],
    bumps: 0.03,
    pores: 0.008,
    finish: 'satin',
    paint: spots(4, 0.5, 2),
    top: 'star',
    isCutAcross: true,
  },
  lemon: {
    outline: [
      0, 0.62, 0.06, 0.6, 0.11, 0.53, 0.27, 0.43, 0.42, 0.2, 0.45, 0, 0.42, -0.2, 0.26, -0.44, 0.11,
      -0.53, 0.04, -0.57, 0, -0.58,
    ],
    bumps: 0.03,
    pores: 0.01,
    finish: 'satin',
    paint: atEnds,
    lies: true,
    isCutAcross: true,
  },
  apple: {
    outline: [
      0, 0.24, 0.05, 0.28, 0.15, 0.41, 0.3, 0.45, 0.46, 0.28, 0.5, 0.05, 0.44, -0.22, 0.31, -0.42,
      0.16, -0.45, 0.05, -0.38, 0, -0.36,
    ],
    bumps: 0.03,
    pores: 0,
    finish: 'satin',
    paint: streaks,
    top: 'stem',
  },
  peach: {
    outline: [
      0, 0.33, 0.06, 0.36, 0.18, 0.43, 0.34, 0.4, 0.47, 0.22, 0.5, 0, 0.43, -0.26, 0.28, -0.43,
      0.12, -0.49, 0, -0.5,
    ],
    bumps: 0.03,
    pores: 0.003,
    finish: 'wax',
    paint: spots(3, 0.42, 3),
    cleft: 0.07,
  },
  strawberry: {
    outline: [
      0, 0.42, 0.18, 0.45, 0.34, 0.38, 0.41, 0.2, 0.38, -0.08, 0.25, -0.36, 0.11, -0.52, 0, -0.56,
    ],
    bumps: 0.04,
    pores: 0.006,
    finish: 'gloss',
    paint: above(0.8, 4),
    top: 'seeds',
  },
  dateTomato: {
    outline: [
      0, 0.6, 0.16, 0.6, 0.34, 0.44, 0.41, 0.12, 0.41, -0.2, 0.33, -0.46, 0.15, -0.61, 0, -0.63,
    ],
    bumps: 0.015,
    pores: 0,
    finish: 'gloss',
    paint: above(0.8, 3),
    top: 'sepals',
    lies: true,
  },
  potato: {
    outline: LONG,
    bumps: 0.17,
    pores: 0.006,
    finish: 'matte',
    paint: spots(6, 0.52, 5),
    lies: true,
    flat: 1,
  },
  potatoRound: {
    outline: ROUND,
    bumps: 0.2,
    pores: 0.006,
    finish: 'matte',
    paint: spots(6, 0.52, 5),
  },
  sweetPotato: {
    outline: [
      0, 0.62, 0.03, 0.58, 0.08, 0.48, 0.19, 0.26, 0.23, 0, 0.2, -0.26, 0.1, -0.44, 0.03, -0.56, 0,
      -0.62,
    ],
    bumps: 0.2,
    pores: 0.006,
    finish: 'matte',
    paint: spots(9, 0.5, 4),
    lies: true,
    bend: 0.06,
  },
  chestnut: {
    outline: [
      0, 0.5, 0.05, 0.42, 0.2, 0.35, 0.42, 0.15, 0.5, -0.08, 0.42, -0.3, 0.2, -0.4, 0, -0.42,
    ],
    bumps: 0.03,
    pores: 0,
    finish: 'gloss',
    paint: below(0.24, 14),
    flat: 0.74,
  },
  chestnutPeeled: {
    outline: [0, 0.45, 0.2, 0.38, 0.42, 0.16, 0.5, -0.06, 0.4, -0.28, 0.2, -0.38, 0, -0.4],
    bumps: 0.08,
    pores: 0.004,
    finish: 'satin',
    paint: spots(5, 0.55, 3),
    flat: 0.78,
  },
  egg: {
    outline: [0, 0.55, 0.15, 0.51, 0.31, 0.32, 0.4, 0, 0.36, -0.26, 0.2, -0.42, 0, -0.46],
    bumps: 0.004,
    pores: 0.001,
    finish: 'wax',
    paint: spots(5, 0.5, 2),
  },
  corn: {
    outline: [
      0, 0.6, 0.05, 0.57, 0.12, 0.42, 0.16, 0.12, 0.165, -0.2, 0.15, -0.42, 0.08, -0.5, 0, -0.52,
    ],
    bumps: 0.01,
    pores: 0,
    finish: 'satin',
    paint: onRidge(0.1, 1.6),
    lies: true,
    ribs: 18,
    rows: 32,
    relief: 0.16,
  },
  blueberry: {
    outline: [
      0, 0.38, 0.1, 0.36, 0.16, 0.44, 0.3, 0.38, 0.47, 0.16, 0.5, -0.06, 0.38, -0.33, 0.18, -0.44,
      0, -0.46,
    ],
    bumps: 0.02,
    pores: 0,
    finish: 'matte',
    paint: spots(5, 0.4, 2.4),
  },
  walnut: {
    outline: ROUND,
    bumps: 0.16,
    pores: 0.09,
    finish: 'satin',
    paint: spots(20, 0.45, 3),
    flat: 0.8,
  },
  mushroom: {
    outline: [
      0, 0.5, 0.24, 0.46, 0.44, 0.3, 0.5, 0.1, 0.44, 0.02, 0.15, 0.06, 0.13, -0.1, 0.15, -0.4, 0.13,
      -0.48, 0, -0.5,
    ],
    bumps: 0.05,
    pores: 0.01,
    finish: 'matte',
    paint: below(0.54, 16),
  },
  bun: {
    outline: LONG,
    bumps: 0.06,
    pores: 0.006,
    finish: 'matte',
    paint: spots(5, 0.45, 3),
    lies: true,
  },
  croissant: {
    outline: [
      0, 0.62, 0.05, 0.6, 0.1, 0.46, 0.19, 0.24, 0.235, 0, 0.19, -0.24, 0.1, -0.46, 0.05, -0.6, 0,
      -0.62,
    ],
    bumps: 0.05,
    pores: 0.012,
    finish: 'satin',
    paint: onRidge(0.3, 1.2),
    lies: true,
    rows: 7,
    relief: 0.3,
    bend: 0.2,
    slant: 0.05,
  },
  baguette: {
    outline: [
      0, 0.6, 0.03, 0.58, 0.06, 0.5, 0.072, 0.3, 0.075, 0, 0.072, -0.3, 0.06, -0.5, 0.03, -0.58, 0,
      -0.6,
    ],
    bumps: 0.06,
    pores: 0.01,
    finish: 'matte',
    paint: slashes,
    lies: true,
  },
  cookie: {
    outline: [0, 0.13, 0.26, 0.12, 0.43, 0.07, 0.5, -0.04, 0.46, -0.13, 0.3, -0.16, 0, -0.16],
    bumps: 0.16,
    pores: 0.05,
    finish: 'matte',
    paint: spots(16, 0.5, 3),
    top: 'chunks',
  },
  mooncake: {
    outline: [0, 0.2, 0.3, 0.2, 0.44, 0.17, 0.49, 0.1, 0.49, -0.1, 0.46, -0.18, 0.3, -0.2, 0, -0.2],
    bumps: 0.01,
    pores: 0.004,
    finish: 'satin',
    paint: onRidge(0.2, 0.9),
    ribs: 12,
    relief: 0.09,
    top: 'blossom',
  },
  scoop: {
    outline: ROUND,
    bumps: 0.1,
    pores: 0.05,
    finish: 'matte',
    paint: spots(14, 0.5, 2),
  },
}
