import { CircleGeometry, CylinderGeometry, Group, Vector3 } from 'three'
import type { Tree } from '../../src/greens.types.ts'
import { plain } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'
import type { Spot } from './tree.leaves.ts'
import { leavesOf, stemOf } from './tree.leaves.ts'

/** A lying branch with leaves in pairs, larger at its foot. */
export function branch({ width, green, tip, leaf }: Tree, height: number): Group {
  const group = new Group()
  const line = Array.from({ length: 15 }, (_, index) => {
    const share = index / 14
    return new Vector3(
      Math.sin(share * 2.2) * width * 0.12,
      height * (0.3 + 0.5 * Math.sin(share * Math.PI)),
      width * (0.5 - share),
    )
  })
  group.add(stemOf(line, width * 0.006, '#8a5f4a'))
  const spots = line.slice(2).flatMap((at, index): Spot[] =>
    [0, 1, 2].map((side) => {
      const turn = index * 1.57 + side * 2.1
      return {
        at,
        to: new Vector3(Math.cos(turn), Math.sin(turn) * 0.6 + 0.3, -0.55).normalize(),
        long: width * (leaf === 'narrow' ? 0.2 : 0.11) * (1.1 - index * 0.045),
      }
    }),
  )
  group.add(
    leavesOf(spots, { wide: leaf === 'narrow' ? 0.24 : 0.92, colors: [green, tip], bend: 0.1 }),
  )
  return group
}

/** Round leaves with a notch that swim on dark water, in a wide bowl of clay. */
export function pad({ width, green, tip, height: tall }: Tree): Group {
  const radius = width / 2
  const group = new Group()
  group.add(
    lathe(
      [
        [0, 0],
        [radius * 0.62, 0, 0.5],
        [radius * 0.96, tall * 0.7, radius * 0.2],
        [radius, tall, 0.3],
        [radius * 0.92, tall, 0.2],
        [radius * 0.88, tall * 0.7],
        [0, tall * 0.6],
      ],
      plain('#4a3226', 'glaze'),
    ),
    mesh(
      new CylinderGeometry(radius * 0.9, radius * 0.9, 0.1, 72).translate(0, tall * 0.86, 0),
      plain('#25332d', 'gloss'),
    ),
  )
  for (const [index, size] of [0.42, 0.36, 0.33, 0.3, 0.26].entries()) {
    const turn = index * 1.32 + 0.5
    const leaf = mesh(
      new CircleGeometry(radius * size, 48, 0.2, Math.PI * 2 - 0.36),
      plain(index % 2 === 0 ? green : tip, 'satin'),
    )
    leaf.rotation.set(-Math.PI / 2, 0, index * 1.1)
    leaf.position.set(
      Math.cos(turn) * radius * 0.5,
      tall * 0.86 + 0.12 + index * 0.06,
      Math.sin(turn) * radius * 0.5,
    )
    group.add(leaf)
  }
  return group
}
