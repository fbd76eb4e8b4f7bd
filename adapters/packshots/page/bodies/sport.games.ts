import {
  DoubleSide,
  Group,
  IcosahedronGeometry,
  MeshPhysicalMaterial,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from 'three'
import type { Sport } from '../../src/gear.types.ts'
import { drawTexture } from '../scene/canvas.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'
import { ball, block, disc, outline, plate, print, put, rod, word } from './parts.ts'

/** A racket with strings that lies, its head to the back. */
export function racket({ size, surface, accent }: Sport): Group {
  const group = new Group()
  const [wide, long] = [size * 0.15, size * 0.19]
  const middle = -size * 0.31
  const frame = mesh(new TorusGeometry(1, 0.055, 16, 96), materialOf(surface))
  frame.scale.set(wide, long, wide)
  group.add(put(frame, [0, 0.9, middle], [-90, 0, 0]))
  const string = plain('#f6f4ee', 'satin')
  for (let line = -8; line <= 8; line += 1) {
    const share = line / 9
    const reach = Math.sqrt(1 - share * share) * 0.97
    group.add(
      rod(
        [share * wide, 0.9, middle - reach * long],
        [share * wide, 0.9, middle + reach * long],
        [0.1, string],
      ),
    )
    group.add(
      rod(
        [-reach * wide, 0.95, middle + share * long],
        [reach * wide, 0.95, middle + share * long],
        [0.1, string],
      ),
    )
  }
  group.add(
    rod([0, 0.9, middle + long], [0, 0.9, size * 0.26], [size * 0.006, plain('#2a2d31', 'satin')]),
  )
  group.add(
    put(
      disc([size * 0.014, size * 0.03], materialOf(surface)),
      [0, 0.9, middle + long * 0.98],
      [90, 0, 0],
    ),
  )
  group.add(
    put(
      disc([size * 0.02, size * 0.24, 0.4], materialOf(accent)),
      [0, 0.9 + size * 0.006, size * 0.26],
      [90, 0, 0],
    ),
  )
  for (let wrap = 0; wrap < 8; wrap += 1) {
    group.add(
      put(
        mesh(new TorusGeometry(size * 0.0202, 0.12, 8, 32), plain('#c9c5bc')),
        [0, 0.9 + size * 0.006, size * (0.28 + wrap * 0.027)],
        [0, 8, 0],
      ),
    )
  }
  return group
}

/** A shuttlecock that stands on its feathers, the cork above. */
export function shuttle({ size, surface, accent }: Sport): Group {
  const group = new Group()
  const skirt = plain(surface.color, 'satin')
  skirt.side = DoubleSide
  const [wide, tall] = [size * 0.38, size * 0.72]
  group.add(
    lathe(
      [
        [wide, 0.1],
        [size * 0.17, tall],
      ],
      skirt,
    ),
  )
  for (let rib = 0; rib < 16; rib += 1) {
    const turn = (rib / 16) * Math.PI * 2
    const [x, z] = [Math.cos(turn), Math.sin(turn)]
    group.add(
      rod(
        [x * wide * 1.04, 0, z * wide * 1.04],
        [x * size * 0.175, tall, z * size * 0.175],
        [size * 0.018, skirt],
      ),
    )
  }
  for (const [share, radius] of [
    [0.3, 0.32],
    [0.55, 0.25],
  ] as const)
    group.add(
      put(
        mesh(new TorusGeometry(size * radius, size * 0.012, 8, 48), plain('#d8c96a')),
        [0, tall * share, 0],
        [90, 0, 0],
      ),
    )
  group.add(put(disc([size * 0.182, size * 0.06], plain('#3f7a4a', 'satin')), [0, tall * 0.97, 0]))
  group.add(put(ball(size * 0.18, materialOf(accent), [1, 1.2, 1]), [0, tall * 1.05, 0]))
  return group
}

/** A paddle of table tennis that lies, rubber up. */
export function paddle({ size, surface, accent }: Sport): Group {
  const group = new Group()
  const head = [
    [-0.29, 0.05],
    [-0.3, 0.25],
    [-0.2, 0.46],
    [0, 0.54],
    [0.2, 0.46],
    [0.3, 0.25],
    [0.29, 0.05],
    [0.14, -0.1],
    [-0.14, -0.1],
  ] as const
  const wood = plain('#c99a63', 'wood')
  const at = (scale: number) =>
    outline(
      head.map(([x, y]) => [x * size * scale, (y - 0.2) * size * scale + size * 0.2] as const),
    )
  group.add(put(plate(at(1), [0.7, 0.05], wood), [0, 0.3, 0], [-90, 0, 0]))
  group.add(put(plate(at(0.975), [0.35, 0.05], materialOf(surface)), [0, 0.98, 0], [-90, 0, 0]))
  group.add(put(plate(at(0.975), [0.35, 0.05], materialOf(accent)), [0, 0, 0], [-90, 0, 0]))
  const grip = outline(
    [
      [-0.06, 0.02],
      [-0.05, -0.2],
      [-0.066, -0.45],
      [0.066, -0.45],
      [0.05, -0.2],
      [0.06, 0.02],
    ].map(([x = 0, y = 0]) => [x * size, y * size - size * 0.04] as const),
  )
  group.add(put(plate(grip, [2.2, 0.7], wood), [0, -0.4, 0], [-90, 0, 0]))
  group.add(put(word('느긋', [2, 0.9], '#6b4a2c'), [0, 1.84, size * 0.34], [-90, 0, 0]))
  return group
}

/** A net on two clamped posts. */
export function net({ size, surface, accent }: Sport): Group {
  const group = new Group()
  const tall = size * 0.14
  const post = materialOf(accent)
  for (const side of [-1, 1]) {
    group.add(put(disc([size * 0.012, tall * 1.3], post), [side * size * 0.5, 0, 0]))
    group.add(put(block([size * 0.05, tall * 0.34, size * 0.06], post), [side * size * 0.5, 0, 0]))
  }
  const mask = print([size, tall], false, (brush, wide) => {
    brush.fillStyle = `${surface.color}01`
    brush.fillRect(0, 0, wide, 100)
    brush.strokeStyle = surface.color
    brush.lineWidth = 1.6
    for (let x = 0; x < wide; x += 9) {
      brush.beginPath()
      brush.moveTo(x, 0)
      brush.lineTo(x, 100)
      brush.moveTo(0, x)
      brush.lineTo(wide, x)
      brush.stroke()
    }
    brush.fillStyle = '#ffffff'
    brush.fillRect(0, 0, wide, 12)
  })
  group.add(put(mask, [0, tall * 0.78, 0]))
  return group
}

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
  if (label !== undefined)
    group.add(
      put(word(label.name[0] ?? '', [size * 0.2, size * 0.1], accent.color), [
        0,
        radius * 0.97,
        radius * 1.004,
      ]),
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
