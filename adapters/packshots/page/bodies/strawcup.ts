import { CylinderGeometry, Group } from 'three'
import type { StrawCup } from '../../src/table.types.ts'
import { drawLabel } from '../scene/label.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe, mesh, wrap } from '../scene/shape.ts'

const ARC = Math.PI * 0.5

/** Builds an insulated tumbler that widens to its lid, with a straw through it. */
export function buildStrawCup({ width, height, surface, straw, label }: StrawCup): Group {
  const radius = width / 2
  const rim = height * 0.74
  const group = new Group()
  group.add(
    lathe(
      [
        [0, 0],
        [radius * 0.72, 0, 0.25],
        [radius * 0.8, rim * 0.36, 0.6],
        [radius * 0.96, rim * 0.62, 0.8],
        [radius * 0.98, rim],
      ],
      materialOf(surface),
    ),
    lathe(
      [
        [radius * 0.985, rim * 0.995],
        [radius * 0.985, rim * 1.012],
        [radius * 0.9, rim * 1.012],
      ],
      plain('#c3c7c8', 'brushed'),
    ),
    lathe(
      [
        [radius * 0.9, rim * 1.012],
        [radius, rim * 1.016, 0.08],
        [radius, rim * 1.08, 0.2],
        [radius * 0.8, rim * 1.11, 0.2],
        [0, rim * 1.1],
      ],
      plain('#e9ece9', 'frosted'),
    ),
  )
  const tube = mesh(
    new CylinderGeometry(width * 0.042, width * 0.042, height * 0.34, 28),
    plain(straw, 'satin'),
  )
  tube.position.set(radius * 0.16, height * 0.86, 0)
  tube.rotation.z = -0.1
  group.add(tube)
  if (label !== undefined) {
    const [low, high] = [rim * 0.66, rim * 0.9]
    const map = drawLabel(label, radius * ARC, high - low)
    group.add(
      wrap(
        [
          [radius * 0.965, low],
          [radius * 0.975, high],
        ],
        { arc: ARC, map, isPaper: label.paper !== undefined },
      ),
    )
  }
  return group
}
