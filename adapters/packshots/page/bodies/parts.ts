import {
  CatmullRomCurve3,
  ExtrudeGeometry,
  MathUtils,
  Path,
  Shape,
  SphereGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three'
import type { BufferGeometry, Material, Mesh, Object3D } from 'three'
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { lathe, mesh, slab } from '../scene/shape.ts'

type Triple = readonly [x: number, y: number, z: number]

export type Pair = readonly [x: number, y: number]

/** Puts a part at a place of its body, turned by degrees around x, y and z. */
export function put<Part extends Object3D>(
  part: Part,
  [x, y, z]: Triple,
  turned: Triple = [0, 0, 0],
): Part {
  const [rx, ry, rz] = turned.map((degrees) => MathUtils.degToRad(degrees))
  part.position.set(x, y, z)
  part.rotation.set(rx ?? 0, ry ?? 0, rz ?? 0)
  return part
}

/** A rounded block that stands on its place. */
export function block(
  [width, height, depth]: Triple,
  material: Material,
  { corner = Math.min(width, depth) * 0.1, edge = Math.min(width, height, depth) * 0.12 } = {},
): Mesh {
  return mesh(slab({ width, height, depth }, { corner, edge }), material)
}

/** A round plate or post that stands on its place, with rounded rims. */
export function disc(
  [radius, height, edge]: readonly [radius: number, height: number, edge?: number],
  material: Material,
): Mesh {
  const round = edge ?? Math.min(radius, height) * 0.2
  return lathe(
    [
      [0, 0],
      [radius, 0, round],
      [radius, height, round],
      [0, height],
    ],
    material,
  )
}

export function ball(radius: number, material: Material, squash: Triple = [1, 1, 1]): Mesh {
  return mesh(new SphereGeometry(radius, 48, 32).scale(...squash), material)
}

/** A round bar along points. */
export function cord(points: readonly Triple[], radius: number, material: Material): Mesh {
  const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)))
  return mesh(new TubeGeometry(curve, Math.max(8, points.length * 10), radius, 12), material)
}

/** A straight round bar. */
export function rod(
  from: Triple,
  to: Triple,
  [radius, material]: readonly [radius: number, material: Material],
): Mesh {
  return cord([from, to], radius, material)
}

/** An outline through points, with round or with sharp corners. */
export function outline(points: readonly Pair[], isRound = true): Shape {
  const shape = new Shape()
  const [first, ...rest] = points.map(([x, y]) => new Vector2(x, y))
  if (first === undefined) return shape
  if (!isRound) return new Shape([first, ...rest])
  const curve = new CatmullRomCurve3(
    points.map(([x, y]) => new Vector3(x, y, 0)),
    true,
    'centripetal',
  )
  return new Shape(curve.getPoints(points.length * 10).map(({ x, y }) => new Vector2(x, y)))
}

export function circle(radius: number, holes: readonly (readonly [...Pair, number])[] = []): Shape {
  const shape = new Shape()
  shape.absarc(0, 0, radius, 0, Math.PI * 2, false)
  for (const [x, y, hole] of holes) {
    shape.holes.push(new Path().absarc(x, y, hole, 0, Math.PI * 2, true))
  }
  return shape
}

/** A plate cut along an outline, upright, whose back is on z = 0. */
export function plate(
  shape: Shape,
  [thickness, edge]: readonly [thickness: number, edge?: number],
  material: Material,
): Mesh {
  const bevel = edge ?? thickness * 0.2
  const geometry = new ExtrudeGeometry(shape, {
    depth: thickness - bevel * 2,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 6,
    curveSegments: 32,
  })
  return mesh(toCreasedNormals(geometry.translate(0, 0, bevel), 0.5), material)
}

/** Moves every point of a geometry, as a hand would press it. */
export function shaped(
  geometry: BufferGeometry,
  move: (point: Vector3) => Vector3,
): BufferGeometry {
  const position = geometry.getAttribute('position')
  const point = new Vector3()
  for (let index = 0; index < position.count; index += 1) {
    const { x, y, z } = move(point.fromBufferAttribute(position, index))
    position.setXYZ(index, x, y, z)
  }
  geometry.computeVertexNormals()
  return geometry
}
