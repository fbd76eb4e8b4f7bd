import { CylinderGeometry, DoubleSide, Group } from 'three'
import type { Outdoor } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { word } from './parts.print.ts'
import { outline, plate, put, rod } from './parts.ts'

/** A square pit of folding plates on crossed legs, with a grate of slots in it. */
export function firepit({ size, surface, accent, label }: Outdoor): Group {
  const group = new Group()
  const [low, tall] = [size * 0.34, size * 0.4]
  const steel = materialOf(surface)
  steel.side = DoubleSide
  const walls = new CylinderGeometry(size * 0.68, size * 0.42, tall, 4, 1, true).rotateY(
    Math.PI / 4,
  )
  const flat = walls.toNonIndexed()
  flat.computeVertexNormals()
  group.add(put(mesh(flat, steel), [0, low + tall / 2, 0]))
  const half = size * 0.48
  const rim = [
    [-half, half],
    [half, half],
    [half, -half],
    [-half, -half],
  ] as const
  for (const [index, [x, z]] of rim.entries()) {
    const next = rim[(index + 1) % 4] ?? rim[0]
    group.add(
      rod([x, low + tall, z], [next[0], low + tall, next[1]], [size * 0.014, materialOf(accent)]),
    )
    group.add(rod([x * 0.62, low, z * 0.62], [x, low + tall, z], [size * 0.012, steel]))
    group.add(
      rod([x * 0.4, low + tall * 0.1, z * 0.4], [x * 0.95, 0.4, z * 0.95], [size * 0.02, steel]),
    )
  }
  for (const side of [-1, 1])
    group.add(
      rod(
        [-half * 0.95, 0.6, side * half * 0.95],
        [half * 0.95, 0.6, -side * half * 0.95],
        [size * 0.014, steel],
      ),
    )
  group.add(grate(size, low, tall))
  if (label !== undefined)
    group.add(
      put(
        word(label.mark, [size * 0.26, size * 0.06], '#5e6266'),
        [0, low + tall * 0.8, size * 0.449],
        [-24.7, 0, 0],
      ),
    )
  return group
}

/** The bars inside, and the slots of the front. */
function grate(size: number, low: number, tall: number): Group {
  const group = new Group()
  for (let bar = -4; bar < 5; bar += 1) {
    group.add(
      rod(
        [bar * size * 0.075, low + tall * 0.24, -size * 0.32],
        [bar * size * 0.075, low + tall * 0.24, size * 0.32],
        [size * 0.012, plain('#8d8f92', 'brushed')],
      ),
    )
  }
  const slots = outline(
    [
      [-size * 0.18, 0],
      [size * 0.18, 0],
      [size * 0.18, size * 0.02],
      [-size * 0.18, size * 0.02],
    ],
    false,
  )
  for (const row of [0.34, 0.5])
    group.add(
      put(
        plate(slots, [0.2, 0.02], plain('#2b2b2b')),
        [0, low + tall * row, size * (0.297 + 0.184 * row) + 0.12],
        [-24.7, 0, 0],
      ),
    )
  return group
}
