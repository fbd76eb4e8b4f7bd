import { BoxGeometry, Group, TorusGeometry } from 'three'
import type { Steamer } from '../../src/table.types.ts'
import { materialOf } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'

/** Builds an open steamer of bamboo: a bent wall with two hoops, and slats on which things lie. */
export function buildSteamer({ width, height, surface }: Steamer): Group {
  const wood = materialOf(surface)
  const radius = width / 2
  const group = new Group()
  group.add(
    lathe(
      [
        [radius * 0.97, 0, 0.05],
        [radius, 0, 0.05],
        [radius, height, 0.1],
        [radius * 0.94, height, 0.1],
        [radius * 0.94, height * 0.3],
      ],
      wood,
    ),
  )
  for (const share of [0.16, 0.82]) {
    const hoop = mesh(new TorusGeometry(radius * 1.005, height * 0.09, 12, 96), wood)
    hoop.rotation.x = Math.PI / 2
    hoop.scale.z = 1.4
    hoop.position.y = height * share
    group.add(hoop)
  }
  const slats = 17
  for (let index = 0; index < slats; index += 1) {
    const x = ((index + 0.5) / slats - 0.5) * radius * 1.86
    const long = 2 * Math.sqrt(Math.max(0, (radius * 0.95) ** 2 - x * x))
    const slat = mesh(new BoxGeometry((radius * 1.6) / slats, height * 0.06, long), wood)
    slat.position.set(x, height * 0.36, 0)
    group.add(slat)
  }
  return group
}
