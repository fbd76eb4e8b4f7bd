import type { Mesh } from 'three'
import { Group, SphereGeometry } from 'three'
import type { Flagon } from '../../src/table.types.ts'
import { drawLabel } from '../scene/label.ts'
import { materialOf, plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import type { Corner } from '../scene/shape.ts'
import { lathe, mesh, roundProfile, wrap } from '../scene/shape.ts'
import { STOPPERS } from './flagon.stoppers.ts'

/** A wall in shares of the radius and of the height, the label's place on it, and its depth as a share of the width. */
type Form = {
  readonly wall: readonly Corner[]
  readonly label: readonly [from: number, to: number]
  readonly flat?: number
}

const FORMS: Record<Flagon['profile'], Form> = {
  squat: {
    wall: [
      [1, 0.6, 0.16],
      [0.36, 0.7, 0.06],
      [0.34, 0.8],
    ],
    label: [0.1, 0.54],
  },
  flute: {
    wall: [
      [1, 0.4, 0.5],
      [0.38, 0.7, 0.5],
      [0.34, 0.94],
    ],
    label: [0.09, 0.36],
  },
  crown: {
    wall: [
      [1, 0.54, 0.3],
      [0.38, 0.74, 0.24],
      [0.36, 0.95],
    ],
    label: [0.1, 0.48],
  },
  gourd: {
    wall: [
      [1.16, 0.24, 0.5],
      [0.3, 0.58, 0.22],
      [0.82, 0.74, 0.3],
      [0.24, 0.9, 0.16],
      [0.3, 0.95],
    ],
    label: [0.12, 0.34],
  },
  pet: {
    wall: [
      [1, 0.66, 0.36],
      [0.4, 0.88, 0.1],
      [0.38, 0.93],
    ],
    label: [0.2, 0.6],
  },
  tall: {
    wall: [
      [1, 0.76, 0.12],
      [0.44, 0.82, 0.08],
      [0.4, 0.92],
    ],
    label: [0.1, 0.66],
  },
  hip: {
    wall: [
      [1, 0.7, 0.34],
      [0.26, 0.82, 0.05],
      [0.25, 0.9],
    ],
    label: [0.14, 0.56],
    flat: 0.5,
  },
  dipped: {
    wall: [
      [1, 0.5, 0.3],
      [0.36, 0.68, 0.24],
      [0.32, 0.96],
    ],
    label: [0.09, 0.44],
  },
  swing: {
    wall: [
      [1, 0.56, 0.3],
      [0.4, 0.78, 0.24],
      [0.38, 0.9],
    ],
    label: [0.1, 0.5],
  },
  juice: {
    wall: [
      [1, 0.7, 0.24],
      [0.56, 0.84, 0.08],
      [0.54, 0.9],
    ],
    label: [0.14, 0.6],
  },
  demijohn: {
    wall: [
      [1, 0.58, 0.4],
      [0.34, 0.76, 0.1],
      [0.34, 0.82],
    ],
    label: [0.12, 0.44],
  },
}

const FOOT = 0.98
const ARC = Math.PI * 0.64

/** Builds a bottle of drink with an outline and a closure of its own. */
export function buildFlagon(flagon: Flagon): Group {
  const { profile, width, height, surface, content, label } = flagon
  const { wall, flat = 1, label: place } = FORMS[profile]
  const radius = width / 2
  const foot = profile === 'gourd' ? 0.56 : FOOT
  const outline: readonly Corner[] = [
    [0, 0],
    [radius * foot, 0, radius * 0.14],
    ...wall.map(([x, y, round = 0]): Corner => [x * radius, y * height, round * width]),
  ]
  const isClear = surface.finish === 'glass' || surface.finish === 'frosted'
  const body = new Group()
  body.add(...(content === undefined ? [] : contentOf(flagon, outline, content)))
  body.add(lathe(outline, materialOf(surface), isClear ? 0.45 : 1))
  if (label !== undefined) {
    const [low, high] = [place[0] * height, place[1] * height]
    const map = drawLabel(label, radius * ARC, high - low)
    // Even steps, because the print is spread over them and not over the wall's length.
    const on = Array.from({ length: 13 }, (_, step): Corner => {
      const y = low + ((high - low) * step) / 12
      return [radiusAt(outline, y), y]
    })
    body.add(wrap(on, { arc: ARC, map, isPaper: label.paper !== undefined }))
  }
  body.scale.z = flat
  const group = new Group()
  group.add(body, STOPPERS[profile](flagon, (wall.at(-1)?.[1] ?? 1) * height))
  return group
}

function radiusAt(outline: readonly Corner[], height: number): number {
  const wall = roundProfile(outline)
  const index = wall.findIndex(({ x, y }) => x > 0 && y >= height)
  const [from, to] = [wall[index - 1], wall[index]]
  if (from === undefined || to === undefined) return wall.at(-1)?.x ?? 0
  return from.x + ((to.x - from.x) * (height - from.y)) / Math.max(0.001, to.y - from.y)
}

/** The drink, what has settled at its foot, and bubbles at the wall. */
function contentOf(
  { height, width }: Flagon,
  outline: readonly Corner[],
  { color, level, settled, bubbles = 0 }: NonNullable<Flagon['content']>,
): Mesh[] {
  const gap = width * 0.02
  const drink = filled(outline, level * height, gap)
  const parts = [lathe(drink, plain(color, 'gloss'), 0.7)]
  if (settled !== undefined) {
    const low = filled(outline, settled.level * height, gap * 0.8)
    parts.push(lathe(low, plain(settled.color, 'satin'), 0))
  }
  const random = createRandom(23)
  const pearl = new SphereGeometry(width * 0.011, 10, 8)
  const light = plain('#fff4ec', 'gloss')
  for (let index = 0; index < bubbles; index += 1) {
    const y = height * (0.06 + random() * (level - 0.08))
    const angle = (random() - 0.5) * Math.PI * 1.2
    const bubble = mesh(pearl, light, 0)
    const out = radiusAt(outline, y) - gap * 0.8
    bubble.position.set(Math.sin(angle) * out, y, Math.cos(angle) * out)
    parts.push(bubble)
  }
  return parts
}

function filled(outline: readonly Corner[], top: number, gap: number): readonly Corner[] {
  const wall = roundProfile(outline).map(({ x, y }): Corner => [Math.max(0, x - gap), y + gap])
  return [
    ...wall.filter(([, y]) => y < top),
    [Math.max(0, radiusAt(outline, top) - gap), top],
    [0, top],
  ]
}
