import { CylinderGeometry, Group } from 'three'
import type { BufferGeometry } from 'three'
import type { Stick } from '../../src/body.types.ts'
import { drawLabel } from '../scene/label.ts'
import { materialOf } from '../scene/material.ts'
import { lathe, mesh, wrap } from '../scene/shape.ts'

const ARC = Math.PI * 0.7

/** Builds an open stick of colour or balm with its cap beside it. */
export function buildStick({ width, height, surface, ring, bullet, label }: Stick): Group {
  const radius = width / 2
  const base = height * 0.46
  const collar = height * 0.66
  const round = radius * 0.12
  const group = new Group()
  group.add(
    lathe(
      [
        [0, 0],
        [radius, 0, round],
        [radius, base, round * 0.6],
        [0, base],
      ],
      materialOf(surface),
    ),
    lathe(
      [
        [0, base],
        [radius * 0.82, base],
        [radius * 0.82, collar, round * 0.5],
        [radius * 0.7, collar],
        [radius * 0.7, collar - 0.1],
      ],
      materialOf(ring),
    ),
    slanted(radius * 0.66, [collar, height], materialOf(bullet)),
  )
  const cap = lathe(
    [
      [0, 0],
      [radius * 1.02, 0, round],
      [radius * 1.02, height * 0.62, round * 1.4],
      [0, height * 0.62],
    ],
    materialOf(surface),
  )
  cap.position.set(width * 1.3, 0, -width * 0.9)
  group.add(cap)
  if (label !== undefined) {
    const [low, high] = [base * 0.12, base * 0.88]
    const map = drawLabel(label, radius * ARC, high - low)
    group.add(
      wrap(
        [
          [radius, low],
          [radius, high],
        ],
        { arc: ARC, map, isPaper: label.paper !== undefined },
      ),
    )
  }
  return group
}

/** A bullet that is cut aslant, as lipstick is. */
function slanted(
  radius: number,
  [from, to]: readonly [from: number, to: number],
  material: ReturnType<typeof materialOf>,
) {
  const geometry: BufferGeometry = new CylinderGeometry(radius * 0.96, radius, to - from, 64, 24)
  geometry.translate(0, (to + from) / 2, 0)
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const y = position.getY(index)
    const across = Math.hypot(position.getX(index), position.getZ(index)) / radius
    const cut = to - (0.5 + 0.5 * (position.getX(index) / radius)) * radius * 1.5
    const domed = cut + (1 - across * across) * radius * 0.16
    if (y > to - radius * 1.6) position.setY(index, Math.min(y, domed))
  }
  geometry.computeVertexNormals()
  return mesh(geometry, material)
}
