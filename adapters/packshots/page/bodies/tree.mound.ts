import { Group, SphereGeometry, Vector3 } from 'three'
import type { Tree } from '../../src/greens.types.ts'
import { plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { mesh } from '../scene/shape.ts'
import type { Spot } from './tree.leaves.ts'
import { leavesOf } from './tree.leaves.ts'

/** Leaves that look out of a low mound on all sides: the greens between cut flowers. */
export function mound({ width, green, tip, leaf }: Tree, height: number): Group {
  const radius = width / 2
  const random = createRandom(23)
  const [count, long] = leaf === 'narrow' ? [70, 0.5] : [170, 0.17]
  const spots = Array.from({ length: count }, (_, index): Spot => {
    const up = (index + 0.5) / count
    const [turn, out] = [index * 2.399_963, Math.sqrt(1 - up * up)]
    const [x, z] = [Math.cos(turn) * out, Math.sin(turn) * out]
    return {
      at: new Vector3(x * radius * 0.84, up * height * 0.84, z * radius * 0.84),
      to: new Vector3(x, 0.25 + up + random() * 0.5, z).normalize(),
      long: width * long * (0.8 + random() * 0.4),
    }
  })
  const core = mesh(
    new SphereGeometry(1, 40, 20, 0, Math.PI * 2, 0, Math.PI / 2).scale(
      radius * 0.88,
      height * 0.88,
      radius * 0.88,
    ),
    plain(green, 'matte'),
  )
  const group = new Group()
  const wide = leaf === 'narrow' ? 0.18 : 0.62
  group.add(core, leavesOf(spots, { wide, colors: [green, tip, green], isSound: true }))
  return group
}
