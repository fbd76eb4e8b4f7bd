import { Group } from 'three'
import type { Material } from 'three'
import type { Toy } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe } from '../scene/shape.ts'
import { word } from './parts.print.ts'
import { ball, block, disc, put } from './parts.ts'

/** A steam engine of beech, its front to the right. */
export function locomotive({ size, surface, accent, label }: Toy): Group {
  const group = new Group()
  const u = size / 22
  const woods: Woods = {
    beech: materialOf(surface),
    red: materialOf(accent),
    moss: plain('#5e6b4a', 'satin'),
    yellow: plain('#e6c35a', 'satin'),
  }
  const { beech, red } = woods
  group.add(
    put(block([20 * u, 2 * u, 6.4 * u], beech, { corner: 1.2 * u, edge: 0.4 * u }), [
      0,
      2.6 * u,
      0,
    ]),
  )
  group.add(boiler(u, woods), cab(u, woods))
  group.add(
    put(block([2.4 * u, 2.2 * u, 5.6 * u], red, { corner: 0.6 * u, edge: 0.4 * u }), [
      10.6 * u,
      1.2 * u,
      0,
    ]),
  )
  for (const [x, radius] of [
    [-6.4, 2.7],
    [0.2, 2.1],
    [5.6, 2.1],
  ] as const)
    group.add(put(wheels(radius * u, u, woods), [x * u, radius * u, 0]))
  group.add(put(block([7.4 * u, 0.7 * u, 0.5 * u], beech), [3 * u, 2 * u, 4.6 * u]))
  if (label !== undefined)
    group.add(
      put(word(label.name[0] ?? '', [3.6 * u, 1.8 * u], '#f6edd8'), [-6.2 * u, 6.4 * u, 3.44 * u]),
    )
  return group
}

type Woods = Readonly<Record<'beech' | 'red' | 'moss' | 'yellow', Material>>

/** The boiler with its bands, its door, the chimney and the bell. */
function boiler(u: number, { beech, red, yellow }: Woods): Group {
  const group = new Group()
  group.add(put(disc([2.9 * u, 11 * u, 0.6 * u], beech), [-2 * u, 7.2 * u, 0], [0, 0, -90]))
  for (const x of [0.4, 5.4])
    group.add(put(disc([2.98 * u, 0.6 * u, 0.1 * u], yellow), [x * u, 7.2 * u, 0], [0, 0, -90]))
  group.add(put(disc([2.3 * u, 0.6 * u, 0.2 * u], red), [8.8 * u, 7.2 * u, 0], [0, 0, -90]))
  group.add(put(ball(0.9 * u, yellow), [9.4 * u, 7.2 * u, 0]))
  group.add(
    put(
      lathe(
        [
          [0, 0],
          [1 * u, 0, 0.1],
          [1 * u, 2.4 * u, 0.2],
          [1.9 * u, 4.2 * u, 0.3 * u],
          [1.9 * u, 4.9 * u, 0.3 * u],
          [1.2 * u, 4.9 * u],
          [0, 4.4 * u],
        ],
        red,
      ),
      [6 * u, 9.6 * u, 0],
    ),
  )
  group.add(put(ball(1.2 * u, yellow, [1, 0.9, 1]), [1.4 * u, 10.2 * u, 0]))
  return group
}

function cab(u: number, { moss, red }: Woods): Group {
  const group = new Group()
  group.add(
    put(block([6.4 * u, 7.6 * u, 6.8 * u], moss, { corner: 0.7 * u, edge: 0.4 * u }), [
      -6.2 * u,
      4.4 * u,
      0,
    ]),
  )
  group.add(
    put(block([8 * u, 1.1 * u, 8 * u], red, { corner: 1.4 * u, edge: 0.4 * u }), [
      -6.2 * u,
      11.8 * u,
      0,
    ]),
  )
  for (const side of [-1, 1])
    group.add(
      put(
        block([3.2 * u, 0.3, 2.8 * u], plain('#efe3c8', 'satin'), { corner: 0.6 * u }),
        [-6.2 * u, 9.4 * u, side * 3.42 * u],
        [90, 0, 0],
      ),
    )
  return group
}

/** A pair of wheels with yellow hubs. */
function wheels(radius: number, u: number, { red, yellow }: Woods): Group {
  const group = new Group()
  for (const side of [-1, 1]) {
    const z = side * 3.7 * u
    group.add(put(disc([radius, u, 0.3 * u], red), [0, 0, z - 0.5 * u], [90, 0, 0]))
    const hub = disc([radius * 0.34, 1.3 * u, 0.2 * u], yellow)
    group.add(put(hub, [0, 0, z - 0.65 * u], [90, 0, 0]))
  }
  return group
}
