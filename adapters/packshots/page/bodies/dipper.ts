import { CapsuleGeometry, Group } from 'three'
import type { Dipper } from '../../src/table.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import type { Corner } from '../scene/shape.ts'
import { lathe, mesh } from '../scene/shape.ts'

/** Builds a honey dipper that lies, its grooved head to the left, with honey on it. */
export function buildDipper({ width, surface, honey }: Dipper): Group {
  const radius = width * 0.09
  const rings = Array.from({ length: 6 }, (_, index): Corner[] => {
    const bulge = radius * (0.72 + 0.28 * Math.sin(((index + 0.5) / 6) * Math.PI))
    const at = index * radius * 0.42
    return [
      [bulge * 0.66, at],
      [bulge, at + radius * 0.06, radius * 0.08],
      [bulge, at + radius * 0.28, radius * 0.08],
      [bulge * 0.66, at + radius * 0.34],
    ]
  }).flat()
  const wood = materialOf(surface)
  const stick = new Group()
  stick.add(
    lathe(
      [[0, 0], ...rings, [radius * 0.26, radius * 2.6], [radius * 0.3, width, 0.1], [0, width]],
      wood,
    ),
  )
  stick.rotation.z = -Math.PI / 2 + 0.06
  stick.position.set(-width / 2, radius, 0)
  const group = new Group()
  group.add(stick)
  const puddle = mesh(
    new CapsuleGeometry(radius * 0.9, radius * 1.2, 16, 32),
    plain(honey, 'gloss'),
  )
  puddle.rotation.z = Math.PI / 2
  puddle.scale.set(0.12, 1, 1.1)
  puddle.position.set(-width * 0.4, radius * 0.06, radius * 0.5)
  return group.add(puddle)
}
