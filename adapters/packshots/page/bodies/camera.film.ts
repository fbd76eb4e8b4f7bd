import { Group, TorusGeometry } from 'three'
import type { Material } from 'three'
import type { Hex } from '../../src/finish.types.ts'
import type { Camera } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'
import { ball, block, disc, outline, plate, put } from './parts.ts'

/** A lens that looks to the front: rings that grow narrower, and coated glass. */
export function lens(radius: number, length: number, ring: Hex): Group {
  const group = new Group()
  const black = plain('#1d1e20', 'satin')
  const barrel = lathe(
    [
      [0, 0],
      [radius, 0, 0.1],
      [radius, length * 0.5, 0.15],
      [radius * 0.9, length * 0.55, 0.1],
      [radius * 0.94, length, 0.2],
      [radius * 0.76, length, 0.1],
      [radius * 0.6, length * 0.72],
      [0, length * 0.7],
    ],
    black,
  )
  group.add(put(barrel, [0, 0, 0], [90, 0, 0]))
  group.add(put(ball(radius * 0.62, plain('#3b3154', 'gloss'), [1, 1, 0.3]), [0, 0, length * 0.68]))
  group.add(
    put(ball(radius * 0.14, plain('#a9a2d8', 'gloss'), [1, 1, 0.3]), [
      -radius * 0.2,
      radius * 0.22,
      length * 0.84,
    ]),
  )
  const rim = plain(ring, 'metal')
  group.add(
    put(mesh(new TorusGeometry(radius, radius * 0.035, 12, 96), rim), [0, 0, length * 0.12]),
  )
  group.add(
    put(mesh(new TorusGeometry(radius * 0.93, radius * 0.03, 12, 96), rim), [0, 0, length * 0.98]),
  )
  return group
}

/** A camera of the seventies: a top of chrome with its prism, leather around it, a bright lens. */
export function film({ size, surface, accent }: Camera): Group {
  const group = new Group()
  const [tall, deep] = [size * 0.56, size * 0.26]
  const [chrome, leather] = [materialOf(surface), materialOf(accent)]
  const front = deep / 2
  group.add(block([size, tall * 0.12, deep], chrome, { corner: 1.6, edge: 0.15 }))
  group.add(
    put(block([size * 0.995, tall * 0.64, deep * 0.99], leather, { corner: 1.6, edge: 0.05 }), [
      0,
      tall * 0.1,
      0,
    ]),
  )
  group.add(
    put(block([size, tall * 0.26, deep], chrome, { corner: 1.6, edge: 0.3 }), [0, tall * 0.72, 0]),
  )
  const w = size * 0.19
  const prism = plate(
    outline(
      [
        [-w, 0],
        [w, 0],
        [w * 0.55, tall * 0.28],
        [-w * 0.55, tall * 0.28],
      ],
      false,
    ),
    [deep * 0.94, 0.35],
    chrome,
  )
  group.add(put(prism, [0, tall * 0.94, -deep * 0.44]))
  group.add(put(lens(size * 0.23, size * 0.24, '#d5d6d8'), [0, tall * 0.44, front - 0.2]))
  group.add(
    put(mesh(new TorusGeometry(size * 0.235, 0.2, 12, 96), chrome), [0, tall * 0.44, front + 0.1]),
  )
  group.add(knobs(size, tall, chrome))
  group.add(
    put(
      block([0.7, 0.3, 2.2], chrome, { corner: 0.3 }),
      [size * 0.33, tall * 0.5, front],
      [90, 0, 0],
    ),
  )
  return group
}

/** The dials above, and the lugs of the strap. */
function knobs(size: number, tall: number, chrome: Material): Group {
  const group = new Group()
  for (const [x, radius, height] of [
    [-size * 0.36, 0.95, 0.8],
    [size * 0.3, 0.85, 0.75],
    [size * 0.41, 0.42, 0.5],
  ] as const) {
    group.add(put(disc([radius, height, 0.12], chrome), [x, tall * 0.98, 0]))
    group.add(put(disc([radius * 0.75, 0.08], plain('#2a2b2c')), [x, tall * 0.98 + height, 0]))
  }
  for (const side of [-1, 1]) {
    group.add(
      put(mesh(new TorusGeometry(0.42, 0.1, 12, 32), chrome), [
        side * (size / 2 + 0.3),
        tall * 0.82,
        0,
      ]),
    )
  }
  return group
}
