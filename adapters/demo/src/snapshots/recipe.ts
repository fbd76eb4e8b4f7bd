import { SNAPSHOT_COUNT_MAX, type Snapshot, snapshotDice } from './name.ts'

/** Source of the light in a picture. */
const LIGHTS = ['window', 'blinds', 'leaves', 'lamp', 'flash', 'overcast'] as const
export type SnapshotLight = (typeof LIGHTS)[number]

/** Width and height in pixels: phones are mostly held upright. */
const SIZES = [
  [720, 960],
  [720, 960],
  [840, 840],
  [960, 720],
] as const
const PORTRAIT_SHARE = 1.12
const LANDSCAPE_SHARE = 0.9

/** Factors of red, green and blue. */
export type Cast = readonly [number, number, number]

const CASTS: Readonly<Record<SnapshotLight, Cast>> = {
  window: [1.1, 1.03, 0.93],
  blinds: [1.11, 1.03, 0.91],
  leaves: [1.08, 1.03, 0.95],
  lamp: [1.12, 1, 0.83],
  flash: [1.01, 1.03, 1.07],
  overcast: [0.98, 1.02, 1.09],
}

/** Changes that make a snapshot of a master. Lengths are shares of the master's side, angles degrees. */
export type SnapshotRecipe = {
  readonly light: SnapshotLight
  readonly cast: Cast
  readonly width: number
  readonly height: number
  readonly angle: number
  /** Height of what is seen. */
  readonly extent: number
  readonly shiftX: number
  readonly shiftY: number
  /** Draws what else the light needs. */
  readonly roll: () => number
}

/** A figure between two, by a roll. */
export function between(roll: () => number, from: number, to: number): number {
  return from + roll() * (to - from)
}

function pick<Item>(roll: () => number, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(roll() * items.length)] ?? items[0]
}

/** Returns the recipe of a snapshot: the same number gives the same picture. The later ones of a review come closer. */
export function snapshotRecipe(snapshot: Snapshot): SnapshotRecipe {
  const { own, scene } = snapshotDice(snapshot)
  const light = pick(scene, LIGHTS)
  const exposure = between(scene, 0.97, 1.06)
  const [red, green, blue] = CASTS[light]
  const [width, height] = pick(own, SIZES)
  const isClose = snapshot.number % SNAPSHOT_COUNT_MAX > 0
  const zoom = isClose ? between(own, 0.62, 0.86) : between(own, 0.8, 1.02)
  return {
    light,
    cast: [red * exposure, green * exposure, blue * exposure],
    width,
    height,
    angle: between(own, 2, 8) * (own() < 0.5 ? -1 : 1),
    extent: zoom * (height > width ? PORTRAIT_SHARE : LANDSCAPE_SHARE),
    shiftX: between(own, -0.07, 0.07),
    shiftY: between(own, -0.07, 0.07),
    roll: scene,
  }
}
