import { Group } from 'three'
import type { Toy } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { block, disc, put } from './parts.ts'

/** A carriage with windows and a roof. */
export function carriage({ size, surface, accent }: Toy): Group {
  const group = new Group()
  const u = size / 16
  group.add(
    put(block([15 * u, 1.6 * u, 6 * u], materialOf(surface), { corner: 1 * u, edge: 0.3 * u }), [
      0,
      2.4 * u,
      0,
    ]),
  )
  group.add(
    put(block([13.4 * u, 6 * u, 6 * u], materialOf(surface), { corner: 0.8 * u, edge: 0.4 * u }), [
      0,
      3.8 * u,
      0,
    ]),
  )
  group.add(
    put(
      block([14.6 * u, 1.1 * u, 7.2 * u], materialOf(accent), { corner: 1.2 * u, edge: 0.4 * u }),
      [0, 9.6 * u, 0],
    ),
  )
  for (const x of [-4.2, 0, 4.2])
    group.add(
      put(
        block([2.8 * u, 0.3, 2.6 * u], plain('#5e6b4a', 'satin'), { corner: 0.5 * u }),
        [x * u, 7 * u, 3 * u],
        [90, 0, 0],
      ),
    )
  for (const x of [-4.6, 4.6])
    for (const side of [-1, 1])
      group.add(
        put(
          disc([1.9 * u, 1 * u, 0.3 * u], materialOf(accent)),
          [x * u, 1.9 * u, side * 3.4 * u - 0.5 * u],
          [90, 0, 0],
        ),
      )
  group.add(put(disc([0.4 * u, 2 * u], plain('#3a3c40')), [7.2 * u, 3 * u, 0], [0, 0, -90]))
  return group
}
