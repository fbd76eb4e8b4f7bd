import { CapsuleGeometry, Group } from 'three'
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
      { corner: height * 0.12, edge: thick * 0.3 },
    ),
    material,
  )
  spine.position.z = -height * 0.27
  group.add(spine)
  const pitch = (width * 0.9) / teeth
  const shape = new CapsuleGeometry(pitch * 0.24, height * 0.56, 6, 14)
  for (let index = 0; index < teeth; index += 1) {
    const tooth = mesh(shape, material)
    tooth.rotation.x = Math.PI / 2
    const place = index - (teeth - 1) / 2
    tooth.position.set(
      place * pitch,
      thick / 2,
      height * 0.2 - (place / teeth) ** 2 * height * 0.06,
    )
    group.add(tooth)
  }
  const edge = slab(
    { width: pitch * 0.62, height: thick, depth: height * 0.66 },
    { corner: pitch * 0.3, edge: pitch * 0.12 },
  )
  for (const way of [-1, 1]) {
    const guard = mesh(edge, material)
    guard.position.set(way * (width / 2 - pitch * 0.31), 0, height * 0.1)
    group.add(guard)
  }
  return group
}
