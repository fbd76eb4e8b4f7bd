import { Group, SphereGeometry } from 'three'
import type { Balls } from '../../src/body.types.ts'
import { noiseOn } from '../scene/canvas.ts'
import { plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'

/** The places of the first seven, in diameters: three in front, two behind, two on top. */
const PLACES = [
  [0, 0, 0.2],
  [-1.04, 0, 0.06],
  [1.05, 0, 0.02],
  [-0.5, 0, -0.84],
  [0.55, 0, -0.86],
  [-0.02, 0.72, -0.42],
  [1.5, 0, -0.86],
] as const

/** Builds pressed balls with a grainy skin. */
export function buildBalls({ size, colors, count }: Balls): Group {
  const shape = new SphereGeometry(size / 2, 192, 144)
  const position = shape.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const rough = noiseOn([(2 * x) / size, (2 * y) / size, (2 * z) / size], 110) - 0.5
    const seam = 1 + 0.02 * Math.exp(-((y / size / 0.02) ** 2))
    const scale = seam * (1 + 0.014 * rough)
    position.setXYZ(index, x * scale, y * scale, z * scale)
  }
  shape.computeVertexNormals()
  const group = new Group()
  for (let index = 0; index < Math.min(count, PLACES.length); index += 1) {
    const [x, y, z] = PLACES[index] ?? PLACES[0]
    const ball = mesh(shape, plain(colors[index % colors.length] ?? '#ffffff', 'matte'))
    ball.position.set(x * size, y * size + size / 2, z * size)
    ball.rotation.set(index * 1.3, index * 2.1, index * 0.4)
    group.add(ball)
  }
  return group
}
