import {
  DoubleSide,
  Group,
  LatheGeometry,
  PlaneGeometry,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from 'three'
import type { Wrap } from '../../src/greens.types.ts'
import { drawLabel } from '../scene/label.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh, printed } from '../scene/shape.ts'

/** Builds folded paper around stems: tied below the middle, its upper edge in points, higher at the back. */
export function buildWrap({ width, height, surface, ribbon, label }: Wrap): Group {
  const radius = width / 2
  const group = new Group()
  const material = materialOf(surface)
  material.side = DoubleSide
  const outline = [
    [0.46, 0],
    [0.3, 0.2],
    [0.24, 0.3],
    [0.4, 0.46],
    [0.74, 0.74],
    [1, 1],
  ].map(([x = 0, y = 0]) => new Vector2(x * radius, y * height))
  const geometry = new LatheGeometry(outline, 96)
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const turn = Math.atan2(z, x)
    const up = y / height
    const fold = 1 + 0.07 * Math.sin(turn * 9) * Math.abs(up - 0.28) * 1.4
    const point = up > 0.9 ? height * 0.05 * Math.sin(turn * 7) : 0
    position.setXYZ(
      index,
      x * fold,
      y + point - Math.max(0, z / radius) * up ** 2 * height * 0.16,
      z * fold,
    )
  }
  geometry.computeVertexNormals()
  group.add(mesh(geometry, material))
  const band = mesh(new TorusGeometry(radius * 0.26, radius * 0.05, 12, 64), plain(ribbon, 'satin'))
  band.rotation.x = Math.PI / 2
  band.position.y = height * 0.29
  band.scale.z = 2.4
  group.add(band)
  for (const side of [-1, 1]) {
    const loop = mesh(
      new SphereGeometry(radius * 0.16, 24, 16).scale(1, 0.62, 0.3),
      plain(ribbon, 'satin'),
    )
    loop.position.set(side * radius * 0.16, height * 0.3, radius * 0.3)
    loop.rotation.z = side * 0.35
    group.add(loop)
  }
  if (label !== undefined) {
    const [w, h] = [radius * 0.62, height * 0.22]
    const tag = mesh(
      new PlaneGeometry(w, h),
      printed(drawLabel(label, w, h), label.paper !== undefined),
    )
    tag.rotation.x = 0.3
    tag.position.set(0, height * 0.56, radius * 0.68)
    group.add(tag)
  }
  return group
}
