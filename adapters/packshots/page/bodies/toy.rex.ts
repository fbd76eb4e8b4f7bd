import { Group } from 'three'
import type { Toy } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { ball, put } from './parts.ts'
import { face, limb } from './toy.soft.ts'

const STRIPES = [
  [-4.8, 4.9],
  [-2.6, 7.6],
  [-1.4, 10],
  [0.2, 12.6],
] as const

/** A two-legged dinosaur with small arms and round teeth. */
export function rex({ size, surface, accent }: Toy): Group {
  const group = new Group()
  const u = size / 18
  const [skin, belly] = [materialOf(surface), materialOf(accent)]
  group.add(
    limb(
      [
        [-9 * u, 1.4 * u, 0, 0.4 * u],
        [-6 * u, 2.6 * u, 0, 1.3 * u],
        [-2.6 * u, 5 * u, 0, 2.6 * u],
        [0, 7.4 * u, 0, 2.9 * u],
        [1.4 * u, 10.6 * u, 0, 2 * u],
        [2.2 * u, 12.6 * u, 0, 1.9 * u],
      ],
      skin,
    ),
  )
  group.add(put(ball(2.4 * u, belly, [0.8, 1.2, 0.86]), [1.2 * u, 6.6 * u, 0]))
  group.add(put(ball(2.5 * u, skin, [1.25, 0.85, 0.95]), [3 * u, 13.8 * u, 0]))
  group.add(put(ball(1.7 * u, skin, [1.3, 0.72, 0.94]), [5.2 * u, 13.5 * u, 0]))
  group.add(put(ball(1.5 * u, belly, [1.4, 0.42, 0.84]), [4.9 * u, 12.1 * u, 0]))
  for (const z of [-1, 1]) {
    group.add(
      limb(
        [
          [-1 * u, 5.4 * u, z * 1.9 * u, 1.9 * u],
          [0.4 * u, 2.4 * u, z * 2.3 * u, 1.2 * u],
          [0.2 * u, 1 * u, z * 2.3 * u, 1 * u],
          [1.8 * u, 0.8 * u, z * 2.4 * u, 0.8 * u],
        ],
        skin,
      ),
    )
    group.add(
      limb(
        [
          [1.9 * u, 9 * u, z * 1.7 * u, 0.7 * u],
          [3.6 * u, 8.3 * u, z * 1.9 * u, 0.5 * u],
        ],
        skin,
      ),
    )
    face(group, [4 * u, 15.2 * u, z * 1.9 * u], u)
    for (const x of [4.4, 5.4, 6.4])
      group.add(
        put(ball(0.26 * u, plain('#fbf7ec', 'gloss')), [
          x * u,
          12.55 * u,
          z * (1.5 - (x - 4.4) * 0.22) * u,
        ]),
      )
  }
  for (const [x, y] of STRIPES) group.add(put(ball(0.7 * u, belly, [1, 1, 0.6]), [x * u, y * u, 0]))
  return group
}
