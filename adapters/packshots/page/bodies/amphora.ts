import {
  CatmullRomCurve3,
  Group,
  LatheGeometry,
  SplineCurve,
  TorusGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three'
import type { Amphora } from '../../src/greens.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'

const LINE = [
  [0.02, 0],
  [0.5, 0],
  [0.62, 0.03],
  [0.95, 0.3],
  [1, 0.52],
  [0.72, 0.78],
  [0.5, 0.9],
  [0.58, 1],
  [0.5, 0.99],
  [0.42, 0.88],
  [0.6, 0.76],
  [0.4, 0.1],
  [0.02, 0.06],
] as const

/** Builds a vase with two ears and lines that were carved around its belly. */
export function buildAmphora({ width, height, surface, carving }: Amphora): Group {
  const radius = width * 0.42
  const points = new SplineCurve(
    LINE.map(([x, y]) => new Vector2(x * radius, y * height)),
  ).getPoints(110)
  const line = points.map(({ x, y }) => new Vector2(Math.max(0, x), Math.max(0, y)))
  const group = new Group()
  group.add(mesh(new LatheGeometry(line, 128), materialOf(surface)))
  for (const [level, wide] of [
    [0.44, 1.003],
    [0.48, 1.006],
    [0.6, 0.975],
    [0.64, 0.935],
  ] as const) {
    const ring = mesh(
      new TorusGeometry(radius * wide, height * 0.004, 8, 128),
      plain(carving, 'matte'),
    )
    ring.rotation.x = Math.PI / 2
    ring.position.y = height * level
    group.add(ring)
  }
  for (const side of [-1, 1]) {
    const ear = [
      [0.5, 0.93],
      [0.86, 0.96],
      [1.1, 0.84],
      [0.98, 0.68],
      [0.84, 0.69],
    ].map(([x = 0, y = 0]) => new Vector3(side * x * radius, y * height, 0))
    group.add(
      mesh(
        new TubeGeometry(new CatmullRomCurve3(ear), 40, height * 0.024, 14),
        materialOf(surface),
      ),
    )
  }
  return group
}
