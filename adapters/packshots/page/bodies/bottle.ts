import type { Mesh } from 'three'
import { Group } from 'three'
import type { Bottle } from '../../src/body.types.ts'
import type { Hex } from '../../src/finish.types.ts'
import { drawLabel } from '../scene/label.ts'
import { materialOf, plain } from '../scene/material.ts'
import type { Corner } from '../scene/shape.ts'
import { lathe, roundProfile, wrap } from '../scene/shape.ts'
import { CLOSURES } from './bottle.closures.ts'

/** A wall that rises from the foot: shares of the radius and of the height; the label sits between `from` and `to`. */
type Form = {
  readonly wall: readonly Corner[]
  readonly label: readonly [from: number, to: number]
  readonly neck: number
  readonly arc: number
}

const FORMS: Record<Bottle['profile'], Form> = {
  pump: form(
    [
      [0.97, 0.75, 0.12],
      [0.42, 0.81, 0.05],
      [0.42, 0.83],
    ],
    [0.08, 0.7],
    0.83,
  ),
  cap: form(
    [
      [0.97, 0.78, 0.14],
      [0.5, 0.85, 0.05],
      [0.5, 0.88],
    ],
    [0.1, 0.7],
    0.88,
  ),
  spray: form(
    [
      [1, 0.72, 0.14],
      [0.36, 0.78, 0.06],
      [0.34, 0.81],
    ],
    [0.12, 0.62],
    0.81,
  ),
  dropper: form(
    [
      [1, 0.58, 0.16],
      [0.42, 0.66, 0.06],
      [0.42, 0.69],
    ],
    [0.07, 0.5],
    0.69,
  ),
  square: form(
    [
      [1, 0.68, 0.1],
      [0.34, 0.72, 0.04],
      [0.32, 0.75],
    ],
    [0.14, 0.58],
    0.75,
  ),
  soju: form(
    [
      [1, 0.56, 0.3],
      [0.38, 0.78, 0.3],
      [0.34, 0.94],
      [0.38, 0.95],
    ],
    [0.12, 0.52],
    0.9,
  ),
  wine: form(
    [
      [1, 0.6, 0.34],
      [0.36, 0.74, 0.2],
      [0.34, 0.97],
      [0.38, 0.98],
    ],
    [0.12, 0.5],
    0.88,
  ),
  flask: form(
    [
      [1, 0.88, 0.3],
      [0.78, 0.9, 0.1],
    ],
    [0.2, 0.66],
    0.9,
  ),
}

function form(upper: readonly Corner[], label: readonly [number, number], neck: number): Form {
  return { wall: upper, label, neck, arc: Math.PI * 0.68 }
}

/** The radius at the foot, as a share of the largest one. */
const FOOT = 0.98

/** Builds a bottle with what is in it, its label and its closure. */
export function buildBottle(bottle: Bottle): Group {
  const { profile, width, height, surface, content } = bottle
  const { wall, neck } = FORMS[profile]
  const radius = width / 2
  const isClear = surface.finish === 'glass' || surface.finish === 'frosted'
  const corner = radius * (profile === 'pump' || profile === 'cap' ? 0.2 : 0.14)
  const outline: readonly Corner[] = [
    [0, 0],
    [radius * FOOT, 0, corner],
    ...wall.map(([x, y, round = 0]): Corner => [x * radius, y * height, round * width]),
  ]
  const group = new Group()
  if (content !== undefined) {
    group.add(inside(outline, height * content.level, { color: content.color, gap: radius * 0.05 }))
  }
  group.add(lathe(outline, materialOf(surface), isClear ? 0.45 : 1))
  if (bottle.label !== undefined) group.add(labelOf(bottle, bottle.label))
  group.add(CLOSURES[profile](bottle, neck * height))
  return group
}

/** The content of a bottle follows its wall, a gap further in. */
function inside(
  outline: readonly Corner[],
  top: number,
  { color, gap }: { color: Hex; gap: number },
): Mesh {
  const wall = roundProfile(outline).map(({ x, y }): Corner => [Math.max(0, x - gap), y + gap])
  const below = wall.filter(([, y]) => y < top)
  const [from, to] = [below.at(-1), wall[below.length]]
  const edge = from === undefined || to === undefined ? 0 : between(from, to, top)
  return lathe([...below, [edge, top], [0, top]], plain(color, 'gloss'), 0.7)
}

function between(from: Corner, to: Corner, height: number): number {
  return from[0] + (to[0] - from[0]) * ((height - from[1]) / (to[1] - from[1]))
}

function labelOf(bottle: Bottle, label: NonNullable<Bottle['label']>): Mesh {
  const { width, height, profile } = bottle
  const {
    wall: [shoulder = [1, 1]],
    label: [from, to],
    arc,
  } = FORMS[profile]
  const radius = width / 2
  // The wall rises straight from the foot to the shoulder, and the label lies on it.
  const at = (share: number): Corner => [
    radius * (FOOT + (shoulder[0] - FOOT) * (share / shoulder[1])),
    share * height,
  ]
  const map = drawLabel(label, radius * arc, (to - from) * height)
  return wrap([at(from), at(to)], { arc, map, isPaper: label.paper !== undefined })
}
