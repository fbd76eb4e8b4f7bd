import { Group } from 'three'
import type { Material } from 'three'
import type { Toy } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { ball, block, cord, put, rod } from './parts.ts'
import { limb } from './toy.soft.ts'

/** A sitting bear with open arms, a stitched face and a letter in its pocket. */
export function bear({ size, surface, accent }: Toy): Group {
  const group = new Group()
  const u = size / 10
  const [fur, pale, stitch] = [materialOf(surface), materialOf(accent), plain('#3a2a22', 'satin')]
  group.add(put(ball(2.5 * u, fur, [1, 1.12, 0.9]), [0, 2.7 * u, 0]))
  group.add(put(ball(2.2 * u, fur, [1.08, 0.96, 0.94]), [0, 7 * u, 0.15 * u]))
  group.add(put(ball(1.05 * u, pale, [1.15, 0.86, 0.8]), [0, 6.4 * u, 1.9 * u]))
  for (const side of [-1, 1]) {
    group.add(put(ball(0.85 * u, fur, [1, 1, 0.55]), [side * 1.75 * u, 8.75 * u, 0]))
    group.add(put(ball(0.55 * u, pale, [1, 1, 0.4]), [side * 1.72 * u, 8.72 * u, 0.36 * u]))
    group.add(
      limb(
        [
          [side * 2 * u, 4.5 * u, 0, 0.85 * u],
          [side * 3.3 * u, 3.8 * u, 0.9 * u, 0.85 * u],
          [side * 3.9 * u, 3.5 * u, 1.9 * u, 0.9 * u],
        ],
        fur,
      ),
    )
    group.add(
      limb(
        [
          [side * 1.5 * u, 1.2 * u, 0.6 * u, 1.15 * u],
          [side * 2.1 * u, 1.05 * u, 2.6 * u, 1.05 * u],
          [side * 2.35 * u, 1.2 * u, 3.5 * u, 1.15 * u],
        ],
        fur,
      ),
    )
    group.add(put(ball(0.86 * u, pale, [1, 1.12, 0.3]), [side * 2.4 * u, 1.3 * u, 4.45 * u]))
    group.add(put(ball(0.24 * u, stitch, [1, 1.15, 0.5]), [side * 0.85 * u, 7.4 * u, 2.06 * u]))
    group.add(
      cord(
        [
          [side * 0.62 * u, 5.92 * u, 2.5 * u],
          [side * 0.28 * u, 5.8 * u, 2.66 * u],
          [0, 5.98 * u, 2.74 * u],
        ],
        0.06 * u,
        stitch,
      ),
    )
  }
  group.add(put(ball(0.36 * u, stitch, [1.25, 0.8, 0.6]), [0, 6.78 * u, 2.62 * u]))
  group.add(rod([0, 6.6 * u, 2.74 * u], [0, 5.98 * u, 2.74 * u], [0.06 * u, stitch]))
  group.add(pocket(u, pale))
  return group
}

/** A pocket on the belly, a letter in it. */
function pocket(u: number, pale: Material): Group {
  const group = new Group()
  group.add(
    put(
      block([2 * u, 1.5 * u, 0.3 * u], plain('#f7f1e4', 'paper'), { corner: 0.1, edge: 0.05 }),
      [0, 2.75 * u, 2.12 * u],
      [-4, 0, 4],
    ),
  )
  group.add(
    put(
      block([2.5 * u, 1.7 * u, 0.5 * u], pale, { corner: 0.24 * u, edge: 0.16 * u }),
      [0, 1.75 * u, 2.06 * u],
      [4, 0, 0],
    ),
  )
  return group
}
