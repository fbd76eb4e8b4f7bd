import type { BufferGeometry, Mesh } from 'three'
import { BoxGeometry, CylinderGeometry, ExtrudeGeometry, Group, Shape, SphereGeometry } from 'three'
import type { Cutlery } from '../../src/table.types.ts'
import { materialOf } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { lyingDecal } from './decal.ts'

/** Builds one piece that lies along its length, the part that is held to the front; chopsticks are two. */
export function buildCutlery(cutlery: Cutlery): Group {
  const { length, label, surface } = cutlery
  const group = new Group()
  group.add(...PIECES[cutlery.profile](cutlery, materialOf(surface)))
  if (label !== undefined) {
    const print = lyingDecal(label, length * 0.17, length * 0.048)
    print.rotation.y = Math.PI / 2
    print.position.set(0, length * 0.04, length * 0.36)
    group.add(print)
  }
  return group
}

type Paint = ReturnType<typeof materialOf>

const PIECES: Record<Cutlery['profile'], (cutlery: Cutlery, paint: Paint) => Mesh[]> = {
  spoon: ({ length }, paint) => [
    bowl({ length: length * 0.26, width: length * 0.2, at: -length * 0.37 }, paint),
    stem(
      { from: -length * 0.26, to: length * 0.5, wide: length * 0.034, slim: length * 0.024 },
      paint,
    ),
  ],
  dessert: ({ length }, paint) => [
    bowl({ length: length * 0.34, width: length * 0.2, at: -length * 0.33 }, paint),
    stem(
      { from: -length * 0.18, to: length * 0.5, wide: length * 0.07, slim: length * 0.026 },
      paint,
    ),
  ],
  chopsticks: ({ length }, paint) =>
    [-1, 1].map((way) => {
      const stick = mesh(
        new CylinderGeometry(length * 0.009, length * 0.017, length, 4).rotateX(-Math.PI / 2),
        paint,
      )
      stick.rotation.z = Math.PI / 4
      stick.position.set(way * length * 0.028, length * 0.014, 0)
      return stick
    }),
  fork: ({ length }, paint) => [
    mesh(fork(length), paint),
    stem(
      { from: -length * 0.18, to: length * 0.5, wide: length * 0.07, slim: length * 0.026 },
      paint,
    ),
  ],
  knife: ({ length }, paint) => [
    mesh(blade(length), paint),
    stem(
      { from: -length * 0.06, to: length * 0.5, wide: length * 0.062, slim: length * 0.044 },
      paint,
    ),
  ],
}

/** A shallow hollow with a rim. */
function bowl(
  { length, width, at }: { length: number; width: number; at: number },
  paint: Paint,
): Mesh {
  const shape = new SphereGeometry(0.5, 64, 40)
  const position = shape.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const out = Math.min(1, Math.hypot(x, z) * 2)
    const dish = 0.15 * out * out
    position.setY(index, y > 0 ? dish + 0.015 : dish * 1 - 0.02 * Math.sqrt(1 - out * out))
  }
  shape.computeVertexNormals()
  const made = mesh(shape.scale(width, width, length), paint)
  made.position.set(0, width * 0.06, at)
  return made
}

/** A handle that widens to its end and bends down a little. */
function stem(
  { from, to, wide, slim }: { from: number; to: number; wide: number; slim: number },
  paint: Paint,
): Mesh {
  const long = to - from
  const geometry = new BoxGeometry(1, 1, long, 6, 4, 40)
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const share = position.getZ(index) / long + 0.5
    const end = Math.sqrt(Math.max(0.02, 1 - Math.max(0, (share - 0.96) / 0.04) ** 2))
    const half = (slim + (wide - slim) * share * share) * end
    const across = position.getX(index)
    const round = 1 - 0.9 * (2 * Math.abs(across)) ** 4
    position.setX(index, across * half)
    position.setY(
      index,
      position.getY(index) * slim * 0.6 * round +
        slim * 0.45 +
        long * 0.05 * Math.sin(share * Math.PI) * (1 - share * 0.4),
    )
  }
  geometry.computeVertexNormals()
  geometry.translate(0, 0, (from + to) / 2)
  return mesh(geometry, paint)
}

function flat(shape: Shape, thick: number): BufferGeometry {
  return new ExtrudeGeometry(shape, {
    depth: thick,
    bevelThickness: thick * 0.3,
    bevelSize: thick * 0.3,
    bevelSegments: 3,
    curveSegments: 24,
  })
    .rotateX(-Math.PI / 2)
    .translate(0, thick * 0.6, 0)
}

/** Four tines on a palm; the drawing's height runs to the back. */
function fork(length: number): BufferGeometry {
  const [half, low, palm, top] = [length * 0.058, length * 0.16, length * 0.31, length * 0.5]
  const shape = new Shape()
  shape.moveTo(-length * 0.015, low)
  shape.quadraticCurveTo(-half, low + length * 0.02, -half, palm)
  for (let tine = 0; tine < 4; tine += 1) {
    const left = -half + (tine * half * 2) / 3.55
    const wide = (half * 2 * 0.55) / 3.55
    shape.lineTo(left, top - length * 0.015)
    shape.quadraticCurveTo(left + wide / 2, top + length * 0.01, left + wide, top - length * 0.015)
    shape.lineTo(left + wide, palm)
    if (tine < 3) shape.lineTo(-half + ((tine + 1) * half * 2) / 3.55, palm)
  }
  shape.quadraticCurveTo(half, low + length * 0.02, length * 0.015, low)
  return flat(shape, length * 0.012)
}

function blade(length: number): BufferGeometry {
  const shape = new Shape()
  shape.moveTo(-length * 0.02, length * 0.04)
  shape.lineTo(-length * 0.036, length * 0.1)
  shape.lineTo(-length * 0.036, length * 0.44)
  shape.quadraticCurveTo(-length * 0.03, length * 0.5, length * 0.03, length * 0.5)
  shape.lineTo(length * 0.03, length * 0.06)
  shape.lineTo(length * 0.02, length * 0.04)
  return flat(shape, length * 0.01)
}
