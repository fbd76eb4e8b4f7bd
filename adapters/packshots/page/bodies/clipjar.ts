import {
  CapsuleGeometry,
  Group,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  CatmullRomCurve3,
  Vector3,
} from 'three'
import type { ClipJar } from '../../src/table.types.ts'
import { drawLabel } from '../scene/label.ts'
import { plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { lathe, mesh, wrap } from '../scene/shape.ts'

const ARC = Math.PI * 0.6

/** Builds a glass with a lid of glass, a ring of rubber and a clasp of wire, empty or filled. */
export function buildClipJar(jar: ClipJar): Group {
  const { width, height, rubber, content, label } = jar
  const radius = width / 2
  const clear = plain('#e9f3f2', 'glass')
  const rim = height * 0.86
  const group = new Group()
  if (content !== undefined) group.add(fill(jar, rim, content))
  group.add(
    lathe(
      [
        [0, 0],
        [radius, 0, radius * 0.16],
        [radius, rim * 0.9, radius * 0.24],
        [radius * 0.84, rim, 0.1],
      ],
      clear,
      0.4,
    ),
    lathe(
      [
        [radius * 0.86, rim, 0.05],
        [radius * 0.95, rim, 0.06],
        [radius * 0.95, rim + height * 0.022, 0.06],
        [radius * 0.86, rim + height * 0.022],
      ],
      plain(rubber, 'matte'),
    ),
    lathe(
      [
        [radius * 0.94, rim + height * 0.024, 0.05],
        [radius * 0.92, rim + height * 0.07, 0.2],
        [radius * 0.5, height, radius * 0.2],
        [0, height * 0.99],
      ],
      clear,
      0.4,
    ),
    clasp(radius, rim, height),
  )
  if (label !== undefined) {
    const [low, high] = [rim * 0.24, rim * 0.7]
    const map = drawLabel(label, radius * ARC, high - low)
    group.add(
      wrap(
        [
          [radius, low],
          [radius, high],
        ],
        { arc: ARC, map, isPaper: label.paper !== undefined },
      ),
    )
  }
  return group
}

function clasp(radius: number, rim: number, height: number): Group {
  const steel = plain('#b9bec0', 'metal')
  const wire = radius * 0.036
  const group = new Group()
  for (const y of [rim * 0.965, rim + height * 0.06]) {
    const ring = mesh(new TorusGeometry(radius * 0.95, wire, 10, 72), steel)
    ring.rotation.x = Math.PI / 2
    ring.position.y = y
    group.add(ring)
  }
  const bow = new CatmullRomCurve3(
    [
      [-0.24, 0.06, 0.9],
      [-0.2, 0.02, 1.12],
      [-0.13, -0.2, 1.12],
      [0.13, -0.2, 1.12],
      [0.2, 0.02, 1.12],
      [0.24, 0.06, 0.9],
    ].map(([x = 0, y = 0, z = 0]) => new Vector3(x * radius, rim + y * height, z * radius)),
  )
  return group.add(mesh(new TubeGeometry(bow, 60, wire, 10), steel))
}

function fill(
  { width }: ClipJar,
  rim: number,
  { colors, piece, level }: NonNullable<ClipJar['content']>,
): Group {
  const radius = (width / 2) * 0.93
  const top = rim * level
  const random = createRandom(17)
  const paints = colors.map((color) => plain(color, piece === 'liquid' ? 'gloss' : 'matte'))
  const group = new Group()
  const [under] = paints
  if (under === undefined) return group
  group.add(
    lathe(
      [
        [0, 0.1],
        [radius * 0.95, 0.1, radius * 0.15],
        [radius * 0.95, top, 0.2],
        [0, top],
      ],
      under,
    ),
  )
  if (piece === 'liquid') return group
  const size = width * (piece === 'flower' ? 0.085 : 0.034)
  const shape =
    piece === 'flower'
      ? new SphereGeometry(size, 12, 8).scale(1, 0.6, 1)
      : new CapsuleGeometry(size * 0.5, size * 0.7, 4, 8)
  const count = piece === 'flower' ? 260 : 620
  for (let index = 0; index < count; index += 1) {
    const onTop = index > count * 0.75
    const angle = random() * Math.PI * 2
    const out = onTop ? Math.sqrt(random()) * (radius - size) : radius - size * 0.9
    const one = mesh(shape, paints[index % paints.length] ?? under)
    one.position.set(
      Math.sin(angle) * out,
      onTop ? top + random() * size : size + random() * (top - size),
      Math.cos(angle) * out,
    )
    one.rotation.set(random() * 6, random() * 6, random() * 6)
    group.add(one)
  }
  return group
}
