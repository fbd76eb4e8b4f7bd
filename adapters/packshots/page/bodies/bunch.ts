import { CylinderGeometry, Group, SphereGeometry } from 'three'
import type { Bunch } from '../../src/fresh.types.ts'
import { plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { mesh } from '../scene/shape.ts'

/** Builds a lying bunch of grapes: berries around a stem that narrows to the front. */
export function buildBunch({ length, size, color, bloom, stem }: Bunch): Group {
  const group = new Group()
  const random = createRandom(Math.round(length * 10))
  const skins = [plain(color, 'satin'), plain(bloom, 'matte'), plain(color, 'matte')]
  const rows = Math.round(length / (size * 0.78))
  for (let row = 0; row < rows; row += 1) {
    const share = row / (rows - 1)
    const radius = length * 0.27 * (1 - share ** 1.7 * 0.86)
    const count = Math.max(1, Math.round((radius * Math.PI * 1.15) / (size * 0.9)))
    for (let index = 0; index < count; index += 1) {
      const turn = ((index + (row % 2) * 0.5) / count) * Math.PI * 1.24 - 0.36
      const berry = mesh(
        new SphereGeometry((size / 2) * (0.92 + random() * 0.14), 28, 20),
        skins[(row + index * 2) % 3] ?? plain(color),
      )
      berry.position.set(
        Math.cos(turn) * radius + (random() - 0.5) * size * 0.2,
        Math.max(size * 0.5, size * 0.5 + Math.sin(turn) * radius * 0.72),
        -length / 2 + share * length + (random() - 0.5) * size * 0.2,
      )
      group.add(berry)
    }
  }
  const stalk = mesh(
    new CylinderGeometry(size * 0.1, size * 0.14, length * 0.3, 10),
    plain(stem, 'matte'),
  )
  stalk.rotation.set(Math.PI / 2 - 0.3, 0, 0.2)
  stalk.position.set(0, size * 1.5, -length * 0.56)
  group.add(stalk)
  return group
}
