import type { BufferGeometry } from 'three'
import {
  BoxGeometry,
  CapsuleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Shape,
  SphereGeometry,
  TorusGeometry,
} from 'three'
import type { Morsel } from '../../src/table.types.ts'
import type { Finish } from '../../src/finish.types.ts'
import { noiseAt } from '../scene/canvas.ts'
import { slab } from '../scene/shape.ts'

/** The parts of one piece, its surface, and whether pieces lie on each other like tiles. */
type Kind = {
  readonly shape: (size: number) => readonly BufferGeometry[]
  readonly finish: Finish
  readonly isLaid?: true
  /** A skin of the last colour. */
  readonly rind?: (size: number) => BufferGeometry
}

export const MORSELS: Record<Morsel['piece'], Kind> = {
  dumpling: { shape: dumpling, finish: 'wax' },
  yakgwa: { shape: yakgwa, finish: 'gloss' },
  dasik: { shape: dasik, finish: 'matte' },
  jerky: { shape: jerky, finish: 'satin', isLaid: true },
  wedge: {
    shape: (size) => [wedge(size, [0, 0.93])],
    finish: 'wax',
    rind: (size) => wedge(size, [0.9, 1]),
  },
  brick: {
    shape: (size) => [
      slab(
        { width: size, height: size * 0.46, depth: size * 0.62 },
        { corner: size * 0.05, edge: size * 0.03 },
      ),
    ],
    finish: 'wax',
  },
  string: { shape: strands, finish: 'wax' },
  cube: {
    shape: (size) => [
      slab({ width: size, height: size, depth: size }, { corner: size * 0.12, edge: size * 0.06 }),
    ],
    finish: 'frosted',
  },
  cookie: {
    shape: (size) => [
      new SphereGeometry(size / 2, 40, 24).scale(1, 0.26, 1).translate(0, size * 0.12, 0),
    ],
    finish: 'matte',
  },
}

/** Round and white, its skin gathered in pleats at the top. */
function dumpling(size: number): readonly BufferGeometry[] {
  const shape = new SphereGeometry(size / 2, 96, 60)
  const position = shape.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const share = y / (size / 2)
    const out = Math.hypot(x, z) / (size / 2)
    const fold = Math.sin(Math.atan2(z, x) * 11 + out * 3)
    const pleat = share > 0.1 ? 0.06 * fold * Math.min(1, (share - 0.1) * 3) * out : 0
    const knob = 0.16 * Math.exp(-((out / 0.16) ** 2)) * (share > 0 ? 1 : 0)
    const low = Math.max(share, -0.55)
    position.setXYZ(
      index,
      x * (1 + pleat),
      (size / 2) * (low * 0.78 + knob + 0.43),
      z * (1 + pleat),
    )
  }
  shape.computeVertexNormals()
  return [shape]
}

function flower(radius: number, wave: number): Shape {
  const shape = new Shape()
  for (let step = 0; step <= 160; step += 1) {
    const angle = (step / 160) * Math.PI * 2
    const out = radius * (1 + wave * Math.cos(angle * 8))
    const [x, y] = [Math.cos(angle) * out, Math.sin(angle) * out]
    if (step === 0) shape.moveTo(x, y)
    else shape.lineTo(x, y)
  }
  return shape
}

function pressed(shape: Shape, height: number, edge: number): BufferGeometry {
  return new ExtrudeGeometry(shape, {
    depth: height,
    bevelThickness: edge,
    bevelSize: edge,
    bevelSegments: 5,
  })
    .rotateX(-Math.PI / 2)
    .translate(0, edge, 0)
}

/** A flower of eight petals with a smaller one and a dot pressed into it. */
function yakgwa(size: number): readonly BufferGeometry[] {
  const ring = new TorusGeometry(size * 0.3, size * 0.022, 10, 64)
    .rotateX(-Math.PI / 2)
    .translate(0, size * 0.32, 0)
  const dots = Array.from({ length: 8 }, (_, index) =>
    new SphereGeometry(size * 0.045, 14, 10)
      .scale(1, 0.6, 1)
      .translate(
        Math.cos((index / 8) * Math.PI * 2) * size * 0.19,
        size * 0.32,
        Math.sin((index / 8) * Math.PI * 2) * size * 0.19,
      ),
  )
  return [
    pressed(flower(size * 0.41, 0.09), size * 0.22, size * 0.05),
    ring,
    ...dots,
    new SphereGeometry(size * 0.06, 14, 10).scale(1, 0.6, 1).translate(0, size * 0.32, 0),
  ]
}

function dasik(size: number): readonly BufferGeometry[] {
  const rays = Array.from({ length: 6 }, (_, index) =>
    new CapsuleGeometry(size * 0.035, size * 0.16, 4, 8)
      .rotateX(Math.PI / 2)
      .translate(0, size * 0.33, size * 0.17)
      .rotateY((index / 6) * Math.PI * 2),
  )
  return [
    new CylinderGeometry(size * 0.44, size * 0.46, size * 0.32, 48).translate(0, size * 0.16, 0),
    new TorusGeometry(size * 0.4, size * 0.04, 10, 48)
      .rotateX(-Math.PI / 2)
      .translate(0, size * 0.32, 0),
    ...rays,
  ]
}

/** A flat dried strip with a torn edge and fibres along it. */
function jerky(size: number): readonly BufferGeometry[] {
  const shape = new BoxGeometry(size * 0.9, size * 0.05, size * 2.1, 50, 2, 90)
  const position = shape.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const [u, v] = [x / size / 0.9 + 0.5, z / size / 2.1 + 0.5]
    const edge = noiseAt(v * 0.999, x > 0 ? 0.2 : 0.7, 14) - 0.5
    const fibre = noiseAt((u * 0.999 * 3) % 1, v * 0.2, 40) - 0.5
    position.setX(index, x * (1 + 0.24 * edge))
    position.setY(index, y + size * (0.05 * fibre + 0.12 * (noiseAt(u * 0.99, v * 0.99, 3) - 0.3)))
    position.setZ(index, z * (1 + 0.12 * (noiseAt(u * 0.99, 0.4, 6) - 0.5)))
  }
  shape.computeVertexNormals()
  return [shape.translate(0, size * 0.06, 0)]
}

/** A piece of a round cheese, between two shares of its radius. */
function wedge(size: number, [from, to]: readonly [number, number]): BufferGeometry {
  const shape = new Shape()
  shape.absarc(0, 0, size * to, -0.46, 0.46, false)
  if (from > 0) shape.absarc(0, 0, size * from, 0.46, -0.46, true)
  else shape.lineTo(0, 0)
  shape.closePath()
  return new ExtrudeGeometry(shape, {
    depth: size * (from > 0 ? 0.42 : 0.4),
    bevelThickness: 0.08,
    bevelSize: 0.08,
    bevelSegments: 4,
    curveSegments: 30,
  })
    .rotateX(-Math.PI / 2)
    .rotateY(-Math.PI * 0.7)
    .translate(size * 0.3, 0.08, -size * 0.4)
}

/** Thin strands side by side and on each other. */
function strands(size: number): readonly BufferGeometry[] {
  return Array.from({ length: 9 }, (_, index) =>
    new CapsuleGeometry(size * 0.075, size * 1.3, 6, 14)
      .rotateX(Math.PI / 2)
      .rotateY(((index * 5) % 7) * 0.03 - 0.09)
      .translate(((index % 5) - 2) * size * 0.15, size * (index > 4 ? 0.2 : 0.075), 0),
  )
}
