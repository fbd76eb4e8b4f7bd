import {
  CatmullRomCurve3,
  DoubleSide,
  ExtrudeGeometry,
  Group,
  Shape,
  TubeGeometry,
  Vector3,
} from 'three'
import type { Material } from 'three'
import type { Plant } from '../../src/body.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { lathe, mesh } from '../scene/shape.ts'

/** The count of the leaves, their length as a share of its height, their width and how far they lean out. */
const LEAVES: Record<Plant['leaf'], { count: number; long: number; wide: number; out: number }> = {
  round: { count: 22, long: 0.24, wide: 0.8, out: 0.85 },
  long: { count: 17, long: 0.62, wide: 0.16, out: 0.55 },
  split: { count: 9, long: 0.4, wide: 0.78, out: 0.9 },
  small: { count: 70, long: 0.11, wide: 0.6, out: 0.8 },
}

/** Builds a plant in its pot: stems from the earth, a curved leaf at the end of each. */
export function buildPlant({ width, height, leaf, green, pot }: Plant): Group {
  const tall = height * 0.34
  const radius = width * 0.27
  const group = new Group()
  group.add(
    lathe(
      [
        [0, 0],
        [radius * 0.72, 0, 0.2],
        [radius, tall, 0.1],
        [radius * 0.9, tall],
        [radius * 0.86, tall * 0.86],
        [0, tall * 0.86],
      ],
      materialOf(pot),
    ),
    lathe(
      [
        [radius * 0.88, tall * 0.87],
        [0, tall * 0.9],
      ],
      plain('#3b2e25', 'paper'),
    ),
  )
  const { count, long, wide, out } = LEAVES[leaf]
  const random = createRandom(count)
  const material = plain(green, 'satin')
  material.side = DoubleSide
  // Light shines through leaves: those that turn away from the lamp are not black.
  material.emissive.set(green).multiplyScalar(0.3)
  for (let index = 0; index < count; index += 1) {
    const turn = index * 2.4 + random() * 0.5
    const rank = (index + 0.5) / count
    const reach = width * 0.5 * out * Math.sqrt(rank) * (0.8 + random() * 0.25)
    const rise =
      tall + (height - tall) * (leaf === 'long' ? 0.25 : 1 - 0.62 * rank * (0.7 + random() * 0.4))
    const size = height * long * (0.78 + random() * 0.3)
    group.add(
      ...sprig({
        turn,
        reach: leaf === 'long' ? reach * 0.3 : reach,
        rise,
        tall,
        size,
        wide,
        material,
      }),
    )
  }
  return group
}

type Sprig = {
  turn: number
  reach: number
  rise: number
  tall: number
  size: number
  wide: number
  material: Material
}

function sprig({ turn, reach, rise, tall, size, wide, material }: Sprig) {
  const [x, z] = [Math.cos(turn), Math.sin(turn)]
  const top = new Vector3(x * reach, rise, z * reach)
  const line = new CatmullRomCurve3([
    new Vector3(x * 0.4, tall * 0.86, z * 0.4),
    new Vector3(x * reach * 0.45, (tall + rise) / 2, z * reach * 0.45),
    top,
  ])
  const stem = mesh(new TubeGeometry(line, 12, Math.max(0.06, size * 0.02), 6), material)
  const blade = mesh(leafOf(size, wide), material)
  blade.position.copy(top)
  blade.rotation.set(0, -turn + Math.PI / 2, 0)
  blade.rotateX(wide < 0.3 ? 0.25 : 0.75)
  return [stem, blade]
}

/** A pointed leaf that grows up from the origin and bends over along its middle. */
function leafOf(size: number, wide: number) {
  const half = (size * wide) / 2
  const shape = new Shape()
  shape.moveTo(0, 0)
  shape.bezierCurveTo(half * 1.3, size * 0.15, half, size * 0.75, 0, size)
  shape.bezierCurveTo(-half, size * 0.75, -half * 1.3, size * 0.15, 0, 0)
  const geometry = new ExtrudeGeometry(shape, {
    depth: size * 0.012,
    bevelEnabled: false,
    curveSegments: 18,
  })
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y] = [position.getX(index), position.getY(index)]
    position.setZ(
      index,
      position.getZ(index) + size * 0.3 * (y / size) ** 2 + (Math.abs(x) / size) * size * 0.22,
    )
  }
  geometry.computeVertexNormals()
  return geometry
}
