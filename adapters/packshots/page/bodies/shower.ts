import { CapsuleGeometry, CylinderGeometry, Group } from 'three'
import type { Shower } from '../../src/body.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'

/** Builds a hand shower that stands: a clear handle with its filter, and the head turned to the front. */
export function buildShower({ length, surface, filter }: Shower): Group {
  const group = new Group()
  const radius = length * 0.062
  const metal = materialOf(surface)
  const top = length * 0.62
  group.add(
    lathe(
      [
        [0, 0],
        [radius * 0.7, 0, 0.1],
        [radius * 0.9, length * 0.1, 0.2],
        [0, length * 0.1],
      ],
      metal,
    ),
    lathe(
      [
        [0, length * 0.1],
        [radius * 0.6, length * 0.1],
        [radius * 0.6, top * 0.98],
        [0, top * 0.98],
      ],
      plain(filter, 'matte'),
    ),
    lathe(
      [
        [radius * 0.9, length * 0.09],
        [radius * 0.92, top],
      ],
      plain('#eef4f6', 'glass'),
      0.4,
    ),
    lathe(
      [
        [0, top * 0.98],
        [radius, top * 0.98, 0.1],
        [radius * 0.86, length * 0.78, 0.3],
        [0, length * 0.8],
      ],
      metal,
    ),
  )
  const head = headOf(length * 0.17, metal)
  head.position.set(0, length * 0.88, radius * 0.9)
  const neck = mesh(new CapsuleGeometry(radius * 0.6, length * 0.1, 8, 24), metal)
  neck.position.set(0, length * 0.83, 0)
  group.add(neck, head)
  return group
}

/** A disc with fine holes in rings, turned to the front. */
function headOf(disc: number, metal: ReturnType<typeof materialOf>): Group {
  const head = new Group()
  head.add(
    lathe(
      [
        [0, -disc * 0.35],
        [disc * 0.5, -disc * 0.3, disc * 0.2],
        [disc, 0, disc * 0.06],
        [disc * 0.97, disc * 0.12, disc * 0.05],
        [0, disc * 0.12],
      ],
      metal,
    ),
  )
  const face = mesh(
    new CylinderGeometry(disc * 0.86, disc * 0.86, disc * 0.04, 64),
    plain('#f5f6f7', 'satin'),
  )
  face.position.y = disc * 0.12
  head.add(face)
  const hole = new CylinderGeometry(disc * 0.018, disc * 0.018, disc * 0.06, 8)
  for (let index = 0; index < 110; index += 1) {
    const out = Math.sqrt((index + 0.5) / 110) * disc * 0.8
    const dot = mesh(hole, plain('#4d5459', 'matte'), 0)
    dot.position.set(
      Math.cos(index * 2.399_96) * out,
      disc * 0.13,
      Math.sin(index * 2.399_96) * out,
    )
    head.add(dot)
  }
  head.rotation.x = Math.PI * 0.42
  return head
}
