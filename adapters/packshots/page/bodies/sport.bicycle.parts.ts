import { Group, TorusGeometry } from 'three'
import type { Material } from 'three'
import { plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { ball, disc, put, rod } from './parts.ts'

export function wheel(radius: number, steel: Material, dark: Material): Group {
  const group = new Group()
  group.add(mesh(new TorusGeometry(radius * 0.965, 2, 16, 96), dark))
  group.add(mesh(new TorusGeometry(radius * 0.89, 0.9, 12, 96), steel))
  group.add(put(disc([2.4, 7], steel), [0, 0, -3.5], [90, 0, 0]))
  for (let spoke = 0; spoke < 24; spoke += 1) {
    const turn = (spoke / 24) * Math.PI * 2
    const skew = turn + (spoke % 2 === 0 ? 0.5 : -0.5)
    const side = spoke % 4 < 2 ? 2.4 : -2.4
    group.add(
      rod(
        [Math.cos(skew) * 2.2, Math.sin(skew) * 2.2, side],
        [Math.cos(turn) * radius * 0.89, Math.sin(turn) * radius * 0.89, 0],
        [0.16, steel],
      ),
    )
  }
  return group
}

export function saddle(size: number, tan: Material): Group {
  const group = new Group()
  const [x, y] = [-size * 0.137, size * 0.5]
  group.add(put(ball(size * 0.045, tan, [1.5, 0.5, 2]), [x - size * 0.03, y, 0]))
  group.add(put(ball(size * 0.03, tan, [2.8, 0.6, 0.9]), [x + size * 0.04, y, 0]))
  for (const side of [-1, 1])
    group.add(put(disc([1.1, 4], plain('#8d8f92', 'metal')), [x - size * 0.04, y - 5.6, side * 4]))
  return group
}
