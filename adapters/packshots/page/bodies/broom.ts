import { CylinderGeometry, Group, TorusGeometry } from 'three'
import type { Broom } from '../../src/living.types.ts'
import { plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { mesh } from '../scene/shape.ts'
import { cord } from './bag.soft.ts'
import { tone } from './garment.piece.ts'

const STALKS = 150

/** Builds a broom that stands on its tips: stalks bound to a fan, a handle of the same stalks or of wood. */
export function buildBroom({ width, height, straw, cord: thread }: Broom): Group {
  const group = new Group()
  const random = createRandom(STALKS)
  const fan = Math.min(height * 0.62, 36)
  const shades = [-0.07, -0.02, 0.03, 0.07].map((by) => plain(tone(straw, by), 'matte'))
  for (let stalk = 0; stalk < STALKS; stalk += 1) {
    const side = (random() - 0.5) * 2
    const deep = (random() - 0.5) * 2
    const [x, z] = [(side * width) / 2, deep * width * 0.09]
    const foot = Math.abs(side) ** 2 * 2 + random() * 1.2
    const neck = side * 1.7
    const points = [
      [x, foot, z],
      [x * 0.86, fan * 0.4, z * 0.9],
      [neck * 1.2, fan * 0.84, z * 0.5],
      [neck * 0.7, fan * 1.04, z * 0.4],
    ] as const
    const material = shades[stalk % 4]
    if (material !== undefined) group.add(cord(points, 0.14 + random() * 0.1, material))
  }
  const handle = mesh(
    new CylinderGeometry(1.15, 1.35, height - fan * 0.8, 24),
    plain('#a9774a', 'wood'),
  )
  handle.position.y = fan * 0.8 + (height - fan * 0.8) / 2
  group.add(handle)
  const red = plain(thread, 'fabric')
  for (const [share, wide] of [
    [0.62, 0.44],
    [0.72, 0.32],
    [0.82, 0.22],
    [0.9, 0.17],
    [0.98, 0.15],
  ] as const) {
    for (const step of [0, 0.6]) {
      const ring = mesh(new TorusGeometry(width * wide * 0.5, 0.34, 10, 48), red)
      ring.rotation.x = Math.PI / 2
      ring.scale.y = 0.36 + (1 - wide) * 0.5
      ring.position.y = fan * share + step
      group.add(ring)
    }
  }
  const loop = mesh(new TorusGeometry(1.6, 0.22, 8, 32), red)
  loop.position.set(0, height - 0.4, 0)
  group.add(loop)
  return group
}
