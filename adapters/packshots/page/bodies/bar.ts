import { Group, PlaneGeometry } from 'three'
import type { Bar } from '../../src/body.types.ts'
import { drawLabel } from '../scene/label.ts'
import { materialOf } from '../scene/material.ts'
import { mesh, printed, slab } from '../scene/shape.ts'

/** Builds bars that lie, the second on the first and the third leaning, with a stamp on top of each. */
export function buildBar({ width, height, depth, surface, stamp, count }: Bar): Group {
  const group = new Group()
  for (let index = 0; index < count; index += 1) {
    const one = new Group()
    one.add(
      mesh(
        slab({ width, height, depth }, { corner: depth * 0.16, edge: height * 0.18 }),
        materialOf(surface),
      ),
    )
    if (stamp !== undefined) {
      const map = drawLabel(
        {
          mark: '',
          name: [stamp],
          font: 'gowun',
          ink: '#4a3a30',
          accent: '#4a3a30',
          layout: 'name',
        },
        width * 0.5,
        depth * 0.42,
      )
      const print = mesh(new PlaneGeometry(width * 0.5, depth * 0.42), printed(map, false))
      print.material = Object.assign(printed(map, false), { opacity: 0.55 })
      print.castShadow = false
      print.rotation.x = -Math.PI / 2
      print.position.y = height + 0.015
      one.add(print)
    }
    one.position.set([0, width * 0.1, -width * 0.16][index] ?? 0, (index % 3) * height, 0)
    one.rotation.y = [0.12, -0.22, 0.4][index] ?? 0
    group.add(one)
  }
  return group
}
