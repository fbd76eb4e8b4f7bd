import { BoxGeometry, CapsuleGeometry, Group } from 'three'
import type { Comb } from '../../src/body.types.ts'
import { materialOf } from '../scene/material.ts'
import { mesh, slab } from '../scene/shape.ts'

/** Builds a comb of one board that lies with its teeth to the front. */
export function buildComb({ width, height, surface, teeth }: Comb): Group {
  const thick = width * 0.06
  const material = materialOf(surface)
  const group = new Group()
  const spine = mesh(
    slab(
      { width, height: thick, depth: height * 0.46 },
      { corner: height * 0.2, edge: thick * 0.3 },
    ),
    material,
  )
  spine.position.z = -height * 0.27
  group.add(spine)
  const pitch = (width * 0.92) / teeth
  const shape = new CapsuleGeometry(pitch * 0.24, height * 0.56, 6, 14)
  for (let index = 0; index < teeth; index += 1) {
    const tooth = mesh(shape, material)
    tooth.rotation.x = Math.PI / 2
    const place = index - (teeth - 1) / 2
    tooth.position.set(
      place * pitch,
      thick / 2,
      height * 0.2 - (place / teeth) ** 2 * height * 0.12,
    )
    group.add(tooth)
  }
  for (const way of [-1, 1]) {
    const guard = mesh(new BoxGeometry(pitch * 0.7, thick * 0.8, height * 0.6), material)
    guard.position.set(way * width * 0.47, thick / 2, height * 0.08)
    group.add(guard)
  }
  return group
}
