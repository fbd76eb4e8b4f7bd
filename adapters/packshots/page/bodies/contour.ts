import { Group } from 'three'
import type { Contour } from '../../src/living.types.ts'
import { plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { cord, soft } from './bag.soft.ts'

/** Builds a pillow with a high roll for the neck in front, a hollow in the middle and a lower roll behind. */
export function buildContour({ width, height, depth, color, piping }: Contour): Group {
  const group = new Group()
  const profile = (z: number): number =>
    0.52 +
    0.48 * Math.exp(-(((z - 0.66) / 0.34) ** 2)) +
    0.26 * Math.exp(-(((z + 0.66) / 0.34) ** 2))
  const filled = soft([width, height, depth], {
    square: 5,
    dent: 0.25,
    shape: (point) => point.setY((point.y + 1) * profile(point.z) - 1),
  })
  group.add(mesh(filled, plain(color, 'fabric')))
  for (const side of [-1, 1]) {
    const edge = Array.from({ length: 33 }, (_, index) => {
      const z = -0.79 + (index / 32) * 1.58
      const fall = Math.max(0, 0.319 - Math.abs(z) ** 5) ** 0.2
      return [
        side * width * 0.463,
        (height * profile(z) * (fall + 1)) / 2,
        (z * depth) / 2,
      ] as const
    })
    group.add(cord(edge, 0.32, plain(piping, 'satin')))
  }
  return group
}
