import type { BufferGeometry, Object3D, Vector3 } from 'three'
import {
  CatmullRomCurve3,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Matrix4,
  Object3D as Holder,
  PlaneGeometry,
  TubeGeometry,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { mesh } from '../scene/shape.ts'

/** The place of a leaf: where its stalk is, where it points, and its length. */
export type Spot = { readonly at: Vector3; readonly to: Vector3; readonly long: number }

type Blades = {
  readonly wide: number
  readonly colors: readonly `#${string}`[]
  readonly bend?: number
  /** None is yellow: petals, and leaves that a florist chose. */
  readonly isSound?: true
}

/** One mesh of many bent leaves; every tenth is a little yellow, because perfect greens look false. */
export function leavesOf(
  spots: readonly Spot[],
  { wide, colors, bend = 0.16, isSound }: Blades,
): Object3D {
  const random = createRandom(spots.length)
  const pieces = spots.map(({ at, to, long }, index) => {
    const blade = bladeOf(long, long * wide, bend)
    const holder = new Holder()
    holder.position.copy(at)
    holder.lookAt(at.clone().add(to))
    holder.rotateX(Math.PI / 2)
    holder.rotateY((random() - 0.5) * 1.2)
    holder.updateMatrix()
    blade.applyMatrix4(new Matrix4().copy(holder.matrix))
    const color = new Color(
      index % 11 === 7 && isSound !== true
        ? '#a89a4e'
        : (colors[index % colors.length] ?? '#5e8a4a'),
    )
    return tinted(blade, color.multiplyScalar(0.86 + random() * 0.26))
  })
  const material = plain('#ffffff', 'satin')
  material.vertexColors = true
  material.side = DoubleSide
  return mesh(mergeGeometries(pieces), material)
}

function tinted(geometry: BufferGeometry, { r, g, b }: Color): BufferGeometry {
  const { count } = geometry.getAttribute('position')
  const colors = new Float32Array(count * 3)
  for (let index = 0; index < count; index += 1) colors.set([r, g, b], index * 3)
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3))
  return geometry
}

function bladeOf(long: number, wide: number, bend: number): BufferGeometry {
  const geometry = new PlaneGeometry(2, 1, 4, 10)
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [u, t] = [position.getX(index), position.getY(index) + 0.5]
    const half = (Math.sin(Math.min(1, t * 0.97 + 0.03) * Math.PI) ** 0.75 * wide) / 2
    position.setXYZ(index, u * half, t * long, Math.abs(u) * half * 0.4 - bend * long * t * t)
  }
  geometry.computeVertexNormals()
  return geometry
}

/** A stem along points. */
export function stemOf(points: readonly Vector3[], radius: number, color: `#${string}`): Object3D {
  return mesh(
    new TubeGeometry(new CatmullRomCurve3([...points]), 24, radius, 10),
    plain(color, 'matte'),
  )
}
