import type { Body } from '../body.types.ts'
import type { Placed } from '../recipe.types.ts'

/** A number from 0 to 1 that is the same for the same index. */
function chance(index: number, salt: number): number {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43_758.545_3
  return wave - Math.floor(wave)
}

type Heap = {
  readonly width: number
  readonly depth: number
  /** The distance of two neighbours' middles. */
  readonly pitch: number
  /** The distance in a row, where pieces are longer than wide. */
  readonly along?: number
  readonly layers: number
  readonly y?: number
  readonly x?: number
  readonly z?: number
  /** The height of a layer as a share of the pitch. */
  readonly rise?: number
  /** Degrees by which a piece may be turned and laid back. */
  readonly turn?: number
  readonly lean?: number
}

/** Layers of pieces in a rectangle, each smaller than the one below and set into its gaps. */
export function heap(piece: (seed: number) => Body, over: Heap): readonly Placed[] {
  const {
    width,
    depth,
    pitch,
    layers,
    y = 0,
    x = 0,
    z = 0,
    rise = 0.66,
    turn = 180,
    lean = 24,
    along = pitch,
  } = over
  const placed: Placed[] = []
  for (let layer = 0; layer < layers; layer += 1) {
    const columns = Math.max(1, Math.floor(width / along) - (along > pitch ? 0 : layer))
    const rows = Math.max(1, Math.floor(depth / pitch) - layer)
    for (let index = 0; index < columns * rows; index += 1) {
      const seed = placed.length
      const [column, line] = [index % columns, Math.floor(index / columns)]
      const turned = round((chance(seed, 4) - 0.5) * 2 * turn)
      const leant = round((chance(seed, 5) - 0.5) * 2 * lean)
      const shift = shiftOf(pitch / 2, turned, leant)
      placed.push({
        body: piece(seed % 7),
        x: round(
          x + (column - (columns - 1) / 2 + (chance(seed, 1) - 0.5) * 0.16) * along + shift.x,
        ),
        z: round(z + (line - (rows - 1) / 2 + (chance(seed, 2) - 0.5) * 0.16) * pitch + shift.z),
        y: round(y + (layer * rise + (chance(seed, 3) - 0.5) * 0.08) * pitch + shift.y),
        turn: turned,
        lean: leant,
      })
    }
  }
  return placed
}

/** The way by which a piece that is laid back around its foot is moved, so that its middle stays. */
function shiftOf(half: number, turn: number, lean: number) {
  const [around, back] = [(turn * Math.PI) / 180, (lean * Math.PI) / 180]
  const out = half * Math.sin(back)
  return { x: out * Math.sin(around), y: half * (1 - Math.cos(back)), z: out * Math.cos(around) }
}

/** Pieces side by side, a little unlike. */
export function lineUp(
  piece: (seed: number) => Body,
  {
    count,
    pitch,
    ...over
  }: { readonly count: number; readonly pitch: number } & Omit<Placed, 'body'>,
): readonly Placed[] {
  return Array.from({ length: count }, (_, index) => ({
    body: piece(index),
    ...over,
    x: round((over.x ?? 0) + (index - (count - 1) / 2) * pitch),
    turn: round((over.turn ?? 0) + (chance(index, 6) - 0.5) * 14),
  }))
}

/** Pieces around a middle, each turned by its place. */
export function ring(
  piece: (seed: number) => Body,
  {
    count,
    radius,
    ...over
  }: { readonly count: number; readonly radius: number } & Omit<Placed, 'body'>,
): readonly Placed[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 360
    const angle = (turn * Math.PI) / 180
    return {
      body: piece(index),
      ...over,
      x: round((over.x ?? 0) + Math.sin(angle) * radius),
      z: round((over.z ?? 0) + Math.cos(angle) * radius),
      turn: round(turn + (over.turn ?? 0)),
    }
  })
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
