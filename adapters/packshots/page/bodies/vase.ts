import { Group, LatheGeometry, SplineCurve, Vector2 } from 'three'
import type { Vase } from '../../src/body.types.ts'
import { materialOf } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'

/** Shares of the radius and the height, joined by a smooth line. */
const LINES: Record<Vase['profile'], readonly (readonly [number, number])[]> = {
  moon: [
    [0.02, 0],
    [0.46, 0.01],
    [0.84, 0.22],
    [1, 0.5],
    [0.86, 0.78],
    [0.5, 0.94],
    [0.46, 1],
    [0.42, 0.99],
    [0.44, 0.92],
    [0.8, 0.6],
    [0.4, 0.08],
    [0.02, 0.05],
  ],
  column: [
    [0.02, 0],
    [0.86, 0],
    [0.95, 0.06],
    [1, 0.5],
    [0.96, 0.98],
    [0.9, 1],
    [0.86, 0.96],
    [0.88, 0.7],
    [0.84, 0.1],
    [0.02, 0.06],
  ],
  neck: [
    [0.02, 0],
    [0.5, 0.01],
    [0.9, 0.16],
    [1, 0.34],
    [0.72, 0.54],
    [0.3, 0.68],
    [0.25, 0.86],
    [0.34, 1],
    [0.28, 0.99],
    [0.2, 0.86],
  ],
  onggi: [
    [0.02, 0],
    [0.6, 0],
    [0.86, 0.26],
    [1, 0.58],
    [0.9, 0.82],
    [0.72, 0.92],
    [0.8, 0.99],
    [0.76, 1],
    [0.66, 0.95],
    [0.84, 0.6],
    [0.5, 0.08],
    [0.02, 0.05],
  ],
}

/** Builds a turned vessel with one smooth wall. */
export function buildVase({ width, height, profile, surface }: Vase): Group {
  const points = LINES[profile].map(([x, y]) => new Vector2((x * width) / 2, y * height))
  const wall = new SplineCurve(points).getPoints(110)
  const line = wall.map(({ x, y }) => new Vector2(Math.max(0, x), Math.max(0, y)))
  const group = new Group()
  group.add(mesh(new LatheGeometry(line, 128), materialOf(surface)))
  return group
}
