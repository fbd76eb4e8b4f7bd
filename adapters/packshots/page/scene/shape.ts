import type { BufferGeometry, Material, Texture } from 'three'
import {
  BufferAttribute,
  DoubleSide,
  ExtrudeGeometry,
  LatheGeometry,
  Mesh,
  MeshPhysicalMaterial,
  Shape,
  Vector2,
  Vector3,
} from 'three'
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js'

/** A point of a profile: distance from the axis, height, and the radius by which its corner is rounded. */
export type Corner = readonly [radius: number, height: number, rounding?: number]

const STEPS = 6
/** Faces that meet at less than this angle are shaded as one round surface. */
const CREASE = 0.3

/** Rounds the corners of a profile, so that edges catch light as those of real things do. */
export function roundProfile(corners: readonly Corner[]): Vector2[] {
  return corners.flatMap(([x, y, rounding = 0], index) => {
    const here = new Vector2(x, y)
    const [before, after] = [corners[index - 1], corners[index + 1]]
    if (rounding === 0 || before === undefined || after === undefined) return [here]
    const from = towards(here, new Vector2(before[0], before[1]), rounding)
    const to = towards(here, new Vector2(after[0], after[1]), rounding)
    return Array.from({ length: STEPS + 1 }, (_, step) => {
      const share = step / STEPS
      return new Vector2(
        (1 - share) ** 2 * from.x + 2 * (1 - share) * share * here.x + share ** 2 * to.x,
        (1 - share) ** 2 * from.y + 2 * (1 - share) * share * here.y + share ** 2 * to.y,
      )
    })
  })
}

function towards(here: Vector2, there: Vector2, length: number): Vector2 {
  const way = there.clone().sub(here)
  return here.clone().add(way.setLength(Math.min(length, way.length() / 2)))
}

/** A mesh that casts and receives shadows; `shadow` is the share of the light that it stops. */
export function mesh(geometry: BufferGeometry, material: Material | Material[], shadow = 1): Mesh {
  const made = new Mesh(geometry, material)
  made.castShadow = true
  made.receiveShadow = true
  made.userData['shadow'] = shadow
  // Both sides stop light, or it leaks in where a thing touches the ground.
  for (const one of [material].flat()) one.shadowSide = DoubleSide
  if ([material].flat().some(({ userData }) => userData['isGrained'] === true)) grain(geometry)
  return made
}

/** Lays wood through a body along its longest side, as if it were cut from one piece. */
function grain(geometry: BufferGeometry): void {
  const position = geometry.getAttribute('position')
  geometry.computeBoundingBox()
  const size = geometry.boundingBox?.getSize(new Vector3()) ?? new Vector3(1, 1, 1)
  const sides = size.toArray().map((length, axis) => ({ length, axis }))
  const [long, wide, deep] = sides.toSorted((left, right) => right.length - left.length)
  if (long === undefined || wide === undefined || deep === undefined) return
  const unit = Math.sqrt(long.length * wide.length) * 1.2
  const uv = new Float32Array(position.count * 2)
  for (let index = 0; index < position.count; index += 1) {
    const at = ({ axis }: { readonly axis: number }): number =>
      position.getComponent(index, axis) / unit
    uv.set([at(long), at(wide) * 0.9 + at(deep) * 0.6], index * 2)
  }
  geometry.setAttribute('uv', new BufferAttribute(uv, 2))
}

/** Turns a profile around the upright axis. */
export function lathe(corners: readonly Corner[], material: Material, shadow = 1): Mesh {
  const points = roundProfile(corners)
  return mesh(even(new LatheGeometry(points, 96), points), material, shadow)
}

/** Lets a texture go along a profile by its length, as it goes around, so that grain is not stretched. */
function even(geometry: LatheGeometry, points: readonly Vector2[]): LatheGeometry {
  let sum = 0
  const lengths = points.map(
    (point, index) => (sum += point.distanceTo(points[index - 1] ?? point)),
  )
  const around = 2 * Math.PI * Math.max(...points.map(({ x }) => x))
  const uv = geometry.getAttribute('uv')
  for (let index = 0; index < uv.count; index += 1) {
    uv.setY(index, (lengths[index % points.length] ?? 0) / around)
  }
  return geometry
}

/** A label around the front of a turned body, between two heights of a straight or curved wall. */
export function wrap(
  wall: readonly Corner[],
  { arc, map, isPaper }: { arc: number; map: Texture; isPaper: boolean },
): Mesh {
  const lift = wall.map(([x, y]) => new Vector2(x * 1.004 + 0.01, y))
  const geometry = new LatheGeometry(lift, 64, -arc / 2, arc)
  const wrapped = mesh(geometry, printed(map, isPaper))
  wrapped.castShadow = false
  return wrapped
}

/** The material of print: on its own paper, or transparent around the letters. */
export function printed(map: Texture, isPaper: boolean): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    map,
    roughness: isPaper ? 0.72 : 0.5,
    transparent: !isPaper,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -4,
  })
}

/** A rounded slab that lies on the ground, with its faces at right angles. */
export function slab(
  { width, height, depth }: { width: number; height: number; depth: number },
  { corner, edge }: { corner: number; edge: number },
): BufferGeometry {
  const [w, d] = [width / 2 - edge, depth / 2 - edge]
  const round = Math.min(Math.max(corner - edge, 0.001), w, d)
  const shape = new Shape()
  shape.moveTo(-w + round, -d)
  shape.lineTo(w - round, -d)
  shape.absarc(w - round, -d + round, round, -Math.PI / 2, 0, false)
  shape.lineTo(w, d - round)
  shape.absarc(w - round, d - round, round, 0, Math.PI / 2, false)
  shape.lineTo(-w + round, d)
  shape.absarc(-w + round, d - round, round, Math.PI / 2, Math.PI, false)
  shape.lineTo(-w, -d + round)
  shape.absarc(-w + round, -d + round, round, Math.PI, Math.PI * 1.5, false)
  const geometry = new ExtrudeGeometry(shape, {
    depth: height - edge * 2,
    bevelEnabled: edge > 0,
    bevelThickness: edge,
    bevelSize: edge,
    bevelSegments: 8,
    curveSegments: 16,
  })
  geometry.rotateX(-Math.PI / 2).translate(0, edge, 0)
  return edge > 0 ? toCreasedNormals(geometry, CREASE) : geometry
}
