import type { Mesh, Object3D } from 'three'
import { Box3, MathUtils, PerspectiveCamera, Vector3 } from 'three'
import type { Shot } from '../../src/recipe.types.ts'

/** Degrees that the things are turned and that a camera looks from above, and the share of the picture that the things fill. */
const CAMERAS = {
  front: { turn: 0, up: 9, fill: 0.72 },
  angle: { turn: 10, up: 18, fill: 0.72 },
  detail: { turn: -9, up: 8, fill: 1.3 },
  above: { turn: 0, up: 64, fill: 0.76 },
} as const satisfies Record<Shot['camera'], unknown>

const FIELD = 22
/** The things' middle stands a little below that of the picture, because their shadow and the ground weigh too. */
const SINK = 0.02

/** The size that the largest side of all things gets, so that lamps and shadows fit every picture. */
export const UNIT = 2

/** The things of a picture: the goods, which are framed, and all bodies together. */
export type Subject = { readonly all: Object3D; readonly goods: Object3D; readonly first: Object3D }

/** Scales and moves everything so that the goods stand on the ground in the middle. */
export function normalise({ all, goods }: Subject, camera: Shot['camera']): void {
  all.rotation.y = MathUtils.degToRad(CAMERAS[camera].turn)
  all.updateMatrixWorld(true)
  const whole = new Box3().setFromObject(all, true).getSize(new Vector3())
  const box = new Box3().setFromObject(goods, true)
  const middle = box.getCenter(new Vector3())
  const scale = UNIT / Math.max(whole.x, whole.y, whole.z)
  all.scale.setScalar(scale)
  all.position.set(-middle.x * scale, -box.min.y * scale, -middle.z * scale)
  all.updateMatrixWorld(true)
}

/** Returns a camera that sees the things as large as its view wants: found by trying, from their corners. */
export function frame(subject: Subject, { camera, width, height }: Shot): PerspectiveCamera {
  const { up, fill } = CAMERAS[camera]
  const eye = new PerspectiveCamera(FIELD, width / height, 0.1, 80)
  const points = framedPoints(subject, camera)
  const target = new Box3().setFromPoints(points).getCenter(new Vector3())
  const rise = MathUtils.degToRad(up)
  const way = new Vector3(0, Math.sin(rise), Math.cos(rise))
  let distance = 9
  for (let round = 0; round < 4; round += 1) {
    place(eye, target, way.clone().multiplyScalar(distance))
    const seen = extentOf(points, eye)
    distance *= Math.max(seen.width / fill, seen.height / fill)
    if (camera !== 'detail') shift(eye, target, { ...seen, distance })
  }
  place(eye, target, way.clone().multiplyScalar(distance))
  return eye
}

/** Bodies beside the goods are drawn in by this share: the edge may cut it, and the goods stay large. */
const DRAWN_IN = 0.5

function framedPoints({ all, goods, first }: Subject, camera: Shot['camera']): Vector3[] {
  if (camera === 'detail') return pointsOf(first)
  const own = pointsOf(goods)
  const middle = new Box3().setFromPoints(own).getCenter(new Vector3())
  return [...own, ...pointsOf(all).map((point) => point.lerp(middle, DRAWN_IN))]
}

function place(eye: PerspectiveCamera, target: Vector3, offset: Vector3): void {
  eye.position.copy(target).add(offset)
  eye.lookAt(target)
  eye.updateMatrixWorld(true)
  eye.updateProjectionMatrix()
}

type Extent = {
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
}

/** The middle and the extent of what is seen, as shares of the picture. */
function extentOf(points: readonly Vector3[], eye: PerspectiveCamera): Extent {
  const seen = new Box3().setFromPoints(points.map((point) => point.clone().project(eye)))
  const size = seen.getSize(new Vector3())
  const middle = seen.getCenter(new Vector3())
  return { width: size.x / 2, height: size.y / 2, x: middle.x, y: middle.y }
}

/** Moves the aim so that the things come to the middle of the picture. */
function shift(
  eye: PerspectiveCamera,
  target: Vector3,
  { x, y, distance }: Extent & { readonly distance: number },
): void {
  const half = Math.tan((FIELD * Math.PI) / 360) * distance
  const right = new Vector3().setFromMatrixColumn(eye.matrixWorld, 0)
  const above = new Vector3().setFromMatrixColumn(eye.matrixWorld, 1)
  target.addScaledVector(right, x * half * eye.aspect)
  target.addScaledVector(above, (y + SINK * 2) * half)
}

/** Some hundred points of the things' surfaces. */
function pointsOf(things: Object3D): Vector3[] {
  const points: Vector3[] = []
  things.traverse((object) => {
    const { geometry } = object as Partial<Mesh>
    const position = geometry?.getAttribute('position')
    if (position === undefined) return
    const step = Math.max(1, Math.floor(position.count / 160))
    for (let index = 0; index < position.count; index += step) {
      points.push(
        new Vector3().fromBufferAttribute(position, index).applyMatrix4(object.matrixWorld),
      )
    }
  })
  return points
}
