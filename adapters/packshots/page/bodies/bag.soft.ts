import { BoxGeometry, CatmullRomCurve3, TubeGeometry, Vector3 } from 'three'
import type { BufferGeometry, Group, Material } from 'three'
import { noiseAt } from '../scene/canvas.ts'
import { mesh } from '../scene/shape.ts'

/** The parts of a bag, and where its print stands: the middle and the size. */
export type Made = {
  readonly parts: Group
  readonly print: readonly [y: number, z: number, width: number, height: number]
}

export type Size = readonly [width: number, height: number, depth: number]

/** A stuffed block on the ground: the larger `square`, the sharper its edges. */
export function soft(
  [width, height, depth]: Size,
  {
    square,
    shape = (point) => point,
    dent = 0,
  }: { square: number; shape?: (point: Vector3) => Vector3; dent?: number },
): BufferGeometry {
  const geometry = new BoxGeometry(2, 2, 2, 40, 40, 20)
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const cube = new Vector3().fromBufferAttribute(position, index)
    const [x, y, z] = [Math.abs(cube.x), Math.abs(cube.y), Math.abs(cube.z)]
    const far = Math.max(x, y, z) / (x ** square + y ** square + z ** square) ** (1 / square)
    const at = shape(cube.multiplyScalar(far))
    const fold = noiseAt(clamped(at.x / 2.4 + 0.5), clamped(at.y / 2.4 + 0.5), 5) - 0.5
    position.setXYZ(
      index,
      (at.x * width) / 2,
      ((at.y + 1) * height) / 2,
      (at.z * depth) / 2 + Math.sign(at.z) * fold * dent,
    )
  }
  geometry.computeVertexNormals()
  return geometry
}

function clamped(share: number): number {
  return Math.min(0.999, Math.max(0, share))
}

/** Sinks the top of a block, so that it is open: a rim and the dark within. */
export function opened(deep: number, wall: number): (point: Vector3) => Vector3 {
  return (point) => {
    const inside = Math.max(Math.abs(point.x) / (1 - wall * 0.5), Math.abs(point.z) / (1 - wall))
    return point.y > 0.9 && inside < 1 ? point.setY(point.y - deep) : point
  }
}

/** A rounded strap or piping along points. */
export function cord(
  points: readonly (readonly [number, number, number])[],
  radius: number,
  material: Material,
) {
  const line = new CatmullRomCurve3(points.map(([x, y, z]) => new Vector3(x, y, z)))
  return mesh(new TubeGeometry(line, 72, radius, 12), material)
}

/** A flat strap: a cord that is wide in the direction of z. */
export function strap(
  points: readonly (readonly [number, number, number])[],
  { wide, thick }: { wide: number; thick: number },
  material: Material,
) {
  const [first] = points
  const z = first?.[2] ?? 0
  const made = cord(
    points.map(([x, y, deep]) => [x, y, ((deep - z) * thick) / wide]),
    thick / 2,
    material,
  )
  made.scale.z = wide / thick
  made.position.z = z
  return made
}

/** Points of the upper outline of a block, as its zip or piping goes. */
export function overTop(
  [width, height]: readonly [number, number],
  z: number,
  { from, square }: { from: number; square: number },
): readonly (readonly [number, number, number])[] {
  return Array.from({ length: 33 }, (_, index) => {
    const angle = Math.PI * (index / 32)
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const round = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / square)
    return [(width / 2) * round(c), from + (height - from) * round(s), z] as const
  })
}
