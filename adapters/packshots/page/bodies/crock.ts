import {
  CatmullRomCurve3,
  Group,
  LatheGeometry,
  SphereGeometry,
  SplineCurve,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three'
import type { Crock } from '../../src/table.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'

/** The wall of a breathing jar: shares of the radius and the height. */
const WALL = [
  [0.02, 0],
  [0.62, 0],
  [0.7, 0.05],
  [0.92, 0.32],
  [1, 0.56],
  [0.93, 0.78],
  [0.74, 0.92],
  [0.76, 0.97],
  [0.7, 1],
  [0.64, 0.96],
  [0.84, 0.7],
] as const

/** Builds an earthen jar with wide shoulders, strokes that a finger drew in its glaze, and its hat lid or what is in it. */
export function buildCrock({ width, height, surface, stroke, content }: Crock): Group {
  const radius = width / 2
  const tall = content === undefined ? height * 0.86 : height
  const points = new SplineCurve(WALL.map(([x, y]) => new Vector2(x * radius, y * tall)))
    .getPoints(90)
    .map(({ x, y }) => new Vector2(Math.max(0, x), Math.max(0, y)))
  const glaze = materialOf(surface)
  const group = new Group()
  group.add(mesh(new LatheGeometry(points, 128), glaze))
  if (stroke !== undefined) group.add(...strokes(points, { tall, color: stroke }))
  if (content === undefined) group.add(hat(radius, [tall, height], glaze))
  else {
    group.add(
      lathe(
        [
          [radius * 0.8, tall * 0.8],
          [radius * 0.7, tall * 0.9],
          [0, tall * 0.93],
        ],
        plain(content, 'satin'),
        0,
      ),
    )
  }
  return group
}

type Paint = ReturnType<typeof materialOf>

function hat(radius: number, [tall, height]: readonly [number, number], glaze: Paint): Group {
  const group = new Group()
  group.add(
    lathe(
      [
        [radius * 0.78, tall * 0.97],
        [radius * 0.86, tall * 0.985, 0.1],
        [radius * 0.84, tall * 1.02, 0.1],
        [radius * 0.4, tall + (height - tall) * 0.5, radius * 0.3],
        [0, tall + (height - tall) * 0.6],
      ],
      glaze,
    ),
  )
  const knob = mesh(new SphereGeometry(radius * 0.17, 32, 20), glaze)
  knob.scale.y = 0.7
  knob.position.y = tall + (height - tall) * 0.72
  return group.add(knob)
}

/** Bent strokes like leaves of an orchid around the belly. */
function strokes(
  points: readonly Vector2[],
  { tall, color }: { tall: number; color: `#${string}` },
) {
  const paint = plain(color, 'satin')
  const outAt = (y: number): number =>
    points.reduce((best, point) =>
      Math.abs(point.y - y) < Math.abs(best.y - y) && point.x > 0.5 * best.x ? point : best,
    ).x
  return Array.from({ length: 7 }, (_, index) => {
    const start = (index - 3) * 0.34
    const bend = (index % 2 === 0 ? 1 : -1) * 0.3
    const line = new CatmullRomCurve3(
      [0, 0.34, 0.7, 1].map((share) => {
        const y = tall * (0.3 + share * 0.32)
        const angle = start + bend * share * share
        const out = outAt(y) * 1.002
        return new Vector3(Math.sin(angle) * out, y, Math.cos(angle) * out)
      }),
    )
    return mesh(new TubeGeometry(line, 30, tall * 0.008, 8), paint, 0)
  })
}
