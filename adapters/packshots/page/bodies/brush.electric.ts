import { CylinderGeometry, Group } from 'three'
import type { Brush } from '../../src/body.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'

/** An electric toothbrush that stands, its bristles to the front. */
export function electric({ length, handle, bristle }: Brush): Group {
  const group = new Group()
  const radius = length * 0.062
  const top = length * 0.68
  const white = plain('#f7f5f2', 'satin')
  group.add(
    lathe(
      [
        [0, 0],
        [radius, 0, radius * 0.35],
        [radius * 1.02, top * 0.5, radius],
        [radius * 0.72, top, radius * 0.5],
        [0, top],
      ],
      materialOf(handle),
    ),
    lathe(
      [
        [radius * 0.5, top],
        [radius * 0.46, top * 1.04, 0.2],
        [radius * 0.24, length * 0.84, 0.5],
        [radius * 0.5, length * 0.9, 0.4],
        [radius * 0.46, length * 0.99, 0.3],
        [0, length],
      ],
      white,
    ),
  )
  const button = mesh(new CylinderGeometry(radius * 0.34, radius * 0.34, radius * 0.2, 32), white)
  button.rotation.x = Math.PI / 2
  button.position.set(0, top * 0.62, radius * 0.92)
  group.add(button)
  const tuft = new CylinderGeometry(radius * 0.1, radius * 0.1, radius * 0.8, 8)
  for (let index = 0; index < 28; index += 1) {
    const one = mesh(tuft, plain(index % 4 < 2 ? bristle : '#ffffff'))
    one.rotation.x = Math.PI / 2
    one.position.set(
      ((index % 4) - 1.5) * radius * 0.22,
      length * (0.885 + Math.floor(index / 4) * 0.016),
      radius * 0.56,
    )
    group.add(one)
  }
  return group
}
