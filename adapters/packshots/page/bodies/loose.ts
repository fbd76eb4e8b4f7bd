import type { BufferGeometry } from 'three'
import { CapsuleGeometry, Group, SphereGeometry, TorusGeometry } from 'three'
import type { Loose } from '../../src/table.types.ts'
import { noiseOn } from '../scene/canvas.ts'
import { plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import type { Corner } from '../scene/shape.ts'
import { lathe, mesh } from '../scene/shape.ts'

/** The pieces of each kind at a size of 1, in one or more parts. */
const PIECES: Record<Loose['piece'], () => readonly BufferGeometry[]> = {
  leaf: () => [
    new TorusGeometry(0.5, 0.07, 6, 12, Math.PI * 0.7),
    new CapsuleGeometry(0.07, 0.9, 4, 8),
    new TorusGeometry(0.34, 0.08, 6, 12, Math.PI * 1.1),
  ],
  coffee: () => [bean()],
  grain: () => [new CapsuleGeometry(0.2, 0.5, 4, 10)],
  ball: () => [new SphereGeometry(0.5, 16, 12)],
  nut: () => [lump(0.16, 7), lump(0.1, 4)],
  powder: () => [new SphereGeometry(0.5, 6, 5)],
  flower: () => [petals()],
}
/** The angle by which pieces that lie flat are tilted at most; all others lie anyhow. */
const TILTS: Partial<Record<Loose['piece'], number>> = { flower: 0.35, coffee: 0.7 }
const FINISHES = {
  leaf: 'matte',
  coffee: 'satin',
  grain: 'matte',
  ball: 'satin',
  nut: 'satin',
  powder: 'matte',
  flower: 'matte',
} as const satisfies Record<Loose['piece'], string>

/** Builds a heap of small pieces: a dome of their colour, covered with them. */
export function buildLoose(loose: Loose): Group {
  const { width, height, piece, size, count, colors } = loose
  const radius = width / 2
  const random = createRandom(count + Math.round(size * 90))
  const shapes = PIECES[piece]()
  const paints = colors.map((color) => plain(color, FINISHES[piece]))
  const group = new Group()
  const [under] = paints
  if (height > size && under !== undefined) group.add(lathe(dome(radius, height - size), under))
  for (let index = 0; index < count; index += 1) {
    const shape = shapes[index % shapes.length]
    const paint = paints[Math.floor(random() * paints.length)]
    if (shape === undefined || paint === undefined) continue
    const share = Math.sqrt((index + 0.5) / count)
    const angle = index * 2.399_963 + random() * 0.5
    const one = mesh(shape, paint)
    one.scale.setScalar(size * (0.85 + random() * 0.3))
    one.position.set(
      Math.sin(angle) * share * radius,
      Math.max(0, height - size) * (1 - share * share) + size * 0.3,
      Math.cos(angle) * share * radius,
    )
    const tilt = TILTS[piece] ?? 6
    one.rotation.set((random() - 0.5) * tilt, random() * 6, (random() - 0.5) * tilt)
    group.add(one)
  }
  return group
}

function dome(radius: number, height: number): readonly Corner[] {
  return Array.from({ length: 13 }, (_, step): Corner => {
    const share = 1 - step / 12
    return [share * radius * 0.96, height * (1 - share * share)]
  })
}

/** Half round, with a bent furrow along its flat side, which looks up. */
function bean(): BufferGeometry {
  const shape = new SphereGeometry(0.5, 28, 20)
  const position = shape.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const furrow = Math.exp(-(((z + 0.06 * Math.sin(x * 6)) / 0.07) ** 2)) * 0.13
    position.setY(index, y > 0 ? y * 0.36 - furrow * (y > 0.1 ? 1 : 0) : y * 0.62)
    position.setZ(index, z * 0.76)
  }
  shape.computeVertexNormals()
  return shape
}

function lump(depth: number, cells: number): BufferGeometry {
  const shape = new SphereGeometry(0.5, 28, 20)
  const position = shape.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const scale = 1 + depth * 3 * (noiseOn([x * 2, y * 2, z * 2], cells * 2) - 0.5)
    position.setXYZ(index, x * scale * 1.2, y * scale * 0.86, z * scale)
  }
  shape.computeVertexNormals()
  return shape
}

/** A flat head with rays of petals, as one surface of turned height. */
function petals(): BufferGeometry {
  const shape = new SphereGeometry(0.5, 64, 16)
  const position = shape.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const out = Math.hypot(x, z) * 2
    const ray = 1 + 0.13 * Math.cos(Math.atan2(z, x) * 14) * out
    position.setXYZ(index, x * ray, y * (out > 0.5 ? 0.22 : 0.5) + 0.06 * out, z * ray)
  }
  shape.computeVertexNormals()
  return shape
}
