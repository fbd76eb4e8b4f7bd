import { Group, IcosahedronGeometry, MeshPhysicalMaterial, SphereGeometry, Vector3 } from 'three'
import type { Sport } from '../../src/gear.types.ts'
import { drawTexture } from '../scene/canvas.ts'
import { mesh } from '../scene/shape.ts'
import { word } from './parts.print.ts'
import { put } from './parts.ts'

/** A ball of 12 pentagons and 20 hexagons with sewn seams. */
export function football({ size, surface, accent, label }: Sport): Group {
  const group = new Group()
  const radius = size / 2
  const geometry = new SphereGeometry(radius, 128, 64)
  const material = new MeshPhysicalMaterial({
    map: panels(surface.color, accent.color),
    roughness: 0.42,
    clearcoat: 0.3,
    clearcoatRoughness: 0.4,
  })
  group.add(put(mesh(geometry, material), [0, radius, 0], [24, 30, 12]))
  // In the middle of the white panel left of the front.
  const turn = -0.46
  const at = radius * 1.004
  if (label !== undefined)
    group.add(
      put(
        word(label.name[0] ?? '', [size * 0.17, size * 0.085], accent.color),
        [Math.sin(turn) * at, radius * 0.97, Math.cos(turn) * at],
        [0, (turn * 180) / Math.PI, 0],
      ),
    )
  return group
}

function panels(white: string, blue: string) {
  const corners = directions(new IcosahedronGeometry(1, 0))
  const faces = corners.flatMap((a, i) =>
    corners
      .slice(i + 1)
      .flatMap((b, j) =>
        corners
          .slice(i + j + 2)
          .flatMap((c) =>
            a.dot(b) > 0.4 && b.dot(c) > 0.4 && a.dot(c) > 0.4
              ? [a.clone().add(b).add(c).normalize()]
              : [],
          ),
      ),
  )
  const all: readonly Panel[] = [
    ...corners.map((way) => ({ way, reach: 2.3274, color: blue })),
    ...faces.map((way) => ({ way, reach: 2.2673, color: white })),
  ]
  return drawTexture({ width: 1024, height: 512, isColor: true }, (brush) => {
    for (let v = 0; v < 512; v += 1) {
      for (let u = 0; u < 1024; u += 1) {
        const [phi, theta] = [(u / 1024) * Math.PI * 2, (v / 512) * Math.PI]
        const point = new Vector3(
          -Math.cos(phi) * Math.sin(theta),
          Math.cos(theta),
          Math.sin(phi) * Math.sin(theta),
        )
        brush.fillStyle = colorAt(point, all)
        brush.fillRect(u, v, 1, 1)
      }
    }
  })
}

function directions(geometry: IcosahedronGeometry): Vector3[] {
  const position = geometry.getAttribute('position')
  const found: Vector3[] = []
  for (let index = 0; index < position.count; index += 1) {
    const point = new Vector3().fromBufferAttribute(position, index).normalize()
    if (!found.some((known) => known.distanceTo(point) < 0.1)) found.push(point)
  }
  return found
}

type Panel = { readonly way: Vector3; readonly reach: number; readonly color: string }

/** The colour of a ball's panel at a point, or of the seam beside it. */
function colorAt(point: Vector3, all: readonly Panel[]): string {
  const [best, next] = all
    .map(({ way, reach, color }) => ({ score: point.dot(way) / reach, color }))
    .toSorted((left, right) => right.score - left.score)
  if (best === undefined || next === undefined) throw new Error('A ball has no panels')
  return best.score - next.score < 0.006 ? '#565b63' : best.color
}
