import { Group } from 'three'
import type { Material } from 'three'
import type { Toy } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe } from '../scene/shape.ts'
import { word } from './parts.print.ts'
import { block, disc, outline, plate, put } from './parts.ts'

/** A fountain pen without its cap, the cap beside it, and a written line. */
export function pen({ size, surface, accent, label }: Toy): Group {
  const group = new Group()
  const [body, steel] = [materialOf(surface), materialOf(accent)]
  const u = size / 14
  const barrel = new Group()
  barrel.add(
    lathe(
      [
        [0, 0],
        [0.42 * u, 0.1 * u, 0.2 * u],
        [0.62 * u, 3 * u, 1 * u],
        [0.64 * u, 8 * u, 0.1],
        [0.58 * u, 8.1 * u],
        [0, 8.1 * u],
      ],
      body,
    ),
  )
  barrel.add(put(disc([0.6 * u, 0.25 * u], steel), [0, 8.05 * u, 0]))
  barrel.add(
    put(
      lathe(
        [
          [0, 0],
          [0.54 * u, 0, 0.05],
          [0.44 * u, 2.2 * u, 0.2],
          [0, 2.2 * u],
        ],
        plain('#1d1e22', 'satin'),
      ),
      [0, 8.3 * u, 0],
    ),
  )
  barrel.add(nibOf(u, steel))
  const cap = capOf(u, body, steel)
  group.add(put(barrel, [5.8 * u, 0.7 * u, 3.9 * u], [-90, 0, 58]))
  group.add(put(cap, [3.4 * u, 0.8 * u, 5.3 * u], [-90, 0, 66]))
  const paper = block([size * 1.04, 0.1, size * 0.86], plain('#fbf7ee', 'paper'), {
    corner: 0.2,
    edge: 0.02,
  })
  group.add(put(paper, [0, -0.1, 0.6 * u]))
  if (label !== undefined)
    group.add(
      put(
        word(label.name[0] ?? '', [10 * u, 2.5 * u], surface.color),
        [0.4 * u, 0.04, -3.6 * u],
        [-90, 0, 3],
      ),
    )
  return group
}

function nibOf(u: number, steel: Material): Group {
  const barrel = new Group()
  const nib = outline(
    [
      [-0.36, 0],
      [0.36, 0],
      [0.4, 0.8],
      [0.05, 2.2],
      [-0.05, 2.2],
      [-0.4, 0.8],
    ].map(([x = 0, y = 0]) => [x * u, y * u] as const),
    false,
  )
  barrel.add(put(plate(nib, [0.1 * u, 0.02], steel), [0, 10.4 * u, 0.24 * u]))
  barrel.add(put(block([0.04 * u, 1.1 * u, 0.02], plain('#3a3a3a')), [0, 11.3 * u, 0.36 * u]))
  return barrel
}

function capOf(u: number, body: Material, steel: Material): Group {
  const cap = new Group()
  cap.add(
    lathe(
      [
        [0, 0],
        [0.72 * u, 0, 0.1],
        [0.72 * u, 4.6 * u, 0.3],
        [0.5 * u, 5.6 * u, 0.3],
        [0, 5.7 * u],
      ],
      body,
    ),
  )
  cap.add(put(disc([0.75 * u, 0.3 * u], steel), [0, 0.1 * u, 0]))
  cap.add(
    put(block([0.34 * u, 4.2 * u, 0.16 * u], steel, { corner: 0.06 }), [0, 1.2 * u, 0.82 * u]),
  )
  return cap
}
