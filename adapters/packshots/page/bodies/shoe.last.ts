import { BufferAttribute, BufferGeometry, MathUtils, Vector3 } from 'three'
import type { Brush } from '../scene/canvas.ts'

/** A measure along the shoe: shares from the heel to the toe with their values. */
export type Along = readonly (readonly [share: number, value: number])[]

/** Reads pairs of numbers: `0,7.4 0.1,6.4`. */
export function path(text: string): Along {
  return text.split(' ').map((pair) => {
    const [share = Number.NaN, value = Number.NaN] = pair.split(',').map(Number)
    return [share, value] as const
  })
}

export function at(along: Along, share: number): number {
  const next = along.findIndex(([end]) => end >= share)
  const [to, high] = along[next] ?? along.at(-1) ?? [0, 0]
  const [from, low] = along[Math.max(0, next - 1)] ?? [0, 0]
  if (next <= 0) return next === 0 ? high : (along.at(-1)?.[1] ?? 0)
  const step = (share - from) / Math.max(1e-6, to - from)
  return MathUtils.lerp(low, high, step * step * (3 - 2 * step))
}

/** The measures of one shoe of 27 cm: all heights stand above its sole. */
export type Last = {
  /** The height of its upper along the middle, and of the rim of its opening. */
  readonly top: Along
  readonly rim: Along
  /** The end of the opening. */
  readonly open: number
  /** The upper and the lower side of the sole above the ground. */
  readonly sole: Along
  readonly under: Along
  /** The share of the roundness of the toe: small is pointed. */
  readonly toe: number
  readonly wide: number
}

export const LONG = 27

const WIDTH: Along = path('0,3.1 0.14,3.15 0.36,2.9 0.55,3.5 0.74,4.3 0.86,4.1 1,3.4')

/** Half the width of the foot at a share of its length, round at both ends. */
export function halfAt({ toe, wide }: Last, share: number): number {
  const heel = Math.sqrt(1 - (1 - Math.min(1, share / 0.12)) ** 2)
  const front = Math.sqrt(1 - (1 - Math.min(1, (1 - share) / toe)) ** 2)
  return at(WIDTH, share) * wide * heel * front
}

export function xAt(share: number): number {
  return (share - 0.5) * LONG
}

/** The inner side of a foot is straighter than the outer one. */
function bend(share: number): number {
  return 0.55 * Math.sin(share * Math.PI * 1.6)
}

/** A place of the upper: `across` goes from -1 at one edge of the sole to 1 at the other. */
export function upperAt(last: Last, share: number, across: number): Vector3 {
  const half = halfAt(last, share)
  const away = Math.abs(across)
  const side = Math.sign(across)
  const front = Math.sqrt(1 - (1 - Math.min(1, (1 - share) / (last.toe * 0.8))) ** 2)
  const top = at(last.top, share) * (0.3 + 0.7 * front)
  const rim = at(last.rim, share)
  const angle = (1 - away) * (Math.PI / 2)
  const closed =
    share < last.open / 2
      ? lidAt(half, rim, away)
      : ([half * Math.cos(angle) ** 0.78, top * Math.sin(angle) ** 0.78] as const)
  const opened = openAt(half, rim, away)
  const isOpen =
    MathUtils.smoothstep(share, 0.015, 0.05) *
    (1 - MathUtils.smoothstep(share, last.open - 0.07, last.open))
  const z = MathUtils.lerp(closed[0], opened[0], isOpen)
  const y = MathUtils.lerp(closed[1], opened[1], isOpen)
  return new Vector3(xAt(share), at(last.sole, share) + y, side * z + bend(share))
}

const RIM = 0.5

/** The heel, before the opening begins: the same walls, closed at the height of the rim. */
function lidAt(half: number, rim: number, away: number): readonly [number, number] {
  if (away > RIM) return openAt(half, rim, away)
  return [half * 0.7 * (away / RIM), rim]
}

function openAt(half: number, rim: number, away: number): readonly [number, number] {
  if (away > RIM) {
    const rise = (1 - away) / (1 - RIM)
    return [half * (1 - 0.3 * rise ** 2.2 + 0.06 * Math.sin(rise * Math.PI)), rim * rise]
  }
  const fall = (RIM - away) / RIM
  const round = MathUtils.smoothstep(fall, 0.05, 0.75)
  const inner = half * (0.7 - 0.1 * Math.min(1, fall * 8)) * (1 - fall ** 3)
  return [inner, rim * (1 - round) + 0.3 * round + 0.25 * Math.sin(Math.min(1, fall * 8) * Math.PI)]
}

/** A net over two parameters from 0 to 1. */
export function net(
  [columns, rows]: readonly [number, number],
  pointAt: (u: number, v: number) => Vector3,
): BufferGeometry {
  const position: number[] = []
  const uv: number[] = []
  const faces: number[] = []
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const [u, v] = [column / columns, row / rows]
      const { x, y, z } = pointAt(u, v)
      position.push(x, y, z)
      uv.push(u, v)
      if (row === rows || column === columns) continue
      const first = row * (columns + 1) + column
      faces.push(first, first + 1, first + columns + 1)
      faces.push(first + 1, first + columns + 2, first + columns + 1)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setIndex(faces)
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2))
  geometry.computeVertexNormals()
  return geometry
}

/** Shares from 0 to 1 that lie denser at both ends, where a shoe is round. */
export function dense(u: number): number {
  return 0.5 - 0.5 * Math.cos(u * Math.PI)
}

export function upper(last: Last): BufferGeometry {
  return net([110, 72], (u, v) => upperAt(last, dense(u), 1 - 2 * v))
}

/** The sole between two heights and two shares of the length, wider than the upper by `welt`. */
export function sole(
  last: Last,
  {
    welt,
    from = 0,
    to = 1,
    low,
    high,
  }: { welt: number; from?: number; to?: number; low: Along; high: Along },
): BufferGeometry {
  return net([90, 36], (u, v) => {
    const share = from + (to - from) * dense(u)
    const cut = to < 1 ? Math.sqrt(1 - Math.max(0, (share - to + 0.02) / 0.02) ** 2 * 0.98) : 1
    const end = Math.sin(Math.PI * Math.min(1, Math.max(0, u)))
    const half = (halfAt(last, share) + welt * Math.min(1, end * 6)) * cut
    const angle = v * Math.PI * 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const square = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.35
    const [bottom, top] = [at(low, share), at(high, share)]
    const x = xAt(share) + (share - 0.5) * 2 * welt
    return new Vector3(
      x,
      (bottom + top) / 2 - square(s) * ((top - bottom) / 2),
      square(c) * half + bend(share),
    )
  })
}

/** Paints in the net of the upper: shares of the length, and across from -1 to 1, on both sides. */
export type Panel = {
  readonly points: readonly (readonly [share: number, across: number])[]
  readonly color: string
  readonly line?: string
}

/** The column of the net where a share of the length is. */
function columnOf(share: number): number {
  return Math.acos(1 - 2 * MathUtils.clamp(share, 0, 1)) / Math.PI
}

export function paintPanels(
  brush: Brush,
  [width, height]: readonly [number, number],
  panels: readonly Panel[],
): void {
  for (const { points, color, line } of panels) {
    for (const side of [-1, 1]) {
      brush.beginPath()
      for (const [share, across] of points) {
        brush.lineTo(columnOf(share) * width, ((1 + side * across) / 2) * height)
      }
      brush.closePath()
      brush.fillStyle = color
      brush.fill()
      if (line === undefined) continue
      brush.strokeStyle = line
      brush.lineWidth = 3
      brush.setLineDash([9, 5])
      brush.stroke()
      brush.setLineDash([])
    }
  }
}
