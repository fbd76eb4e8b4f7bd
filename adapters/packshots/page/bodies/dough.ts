import {
  BoxGeometry,
  CatmullRomCurve3,
  Color,
  Float32BufferAttribute,
  Group,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from 'three'
import type { BufferGeometry } from 'three'
import type { Dough } from '../../src/fresh.types.ts'
import { noiseOn } from '../scene/canvas.ts'
import { plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { mesh } from '../scene/shape.ts'

/** Builds what is baked of shaped dough: a ring, a knot, a waffle or a folded wafer, with what is on it. */
export function buildDough(dough: Dough): Group {
  return PROFILES[dough.profile](dough)
}

const PROFILES: Record<Dough['profile'], (dough: Dough) => Group> = {
  bagel,
  doughnut,
  pretzel,
  waffle,
  fortune,
  croissant,
}

type Paint = (at: readonly [number, number, number], random: number) => number

/** Mixes the two colours of the crust by a share at every point. */
function painted(geometry: BufferGeometry, { size, color, crust }: Dough, paint: Paint) {
  const position = geometry.getAttribute('position')
  const colors = new Float32Array(position.count * 3)
  const [pale, dark] = [new Color(color), new Color(crust)]
  for (let index = 0; index < position.count; index += 1) {
    const at = [
      position.getX(index) / size,
      position.getY(index) / size,
      position.getZ(index) / size,
    ] as const
    const share = Math.min(1, Math.max(0, paint(at, noiseOn(at, 12))))
    const mixed = pale.clone().lerp(dark, share)
    colors.set([mixed.r, mixed.g, mixed.b], index * 3)
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3))
  geometry.computeVertexNormals()
  const material = plain('#ffffff', 'satin')
  material.vertexColors = true
  return mesh(geometry, material)
}

function ringOf(size: number, thick: number): BufferGeometry {
  const geometry = new TorusGeometry(size / 2 - thick, thick, 48, 120).rotateX(-Math.PI / 2)
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const bump = 1 + 0.07 * (noiseOn([x / size, y / size, z / size], 8) - 0.5)
    position.setXYZ(index, x * bump, y * bump + thick, z * bump)
  }
  return geometry
}

/** Small things that stick to the upper side of a ring. */
function sprinkled({ size, topping }: Dough, thick: number, count: number): Group {
  const group = new Group()
  if (topping === undefined) return group
  const random = createRandom(count)
  const material = plain(topping, 'satin')
  for (let index = 0; index < count; index += 1) {
    const [around, over] = [random() * Math.PI * 2, (random() - 0.5) * 2.3]
    const out = size / 2 - thick + Math.sin(over) * thick
    const seed = mesh(new SphereGeometry(size * 0.016, 8, 6), material)
    seed.scale.set(1.7, 0.7, 1)
    seed.position.set(
      Math.cos(around) * out,
      thick + Math.cos(over) * thick,
      Math.sin(around) * out,
    )
    seed.rotation.set(random() * 3, random() * 3, over)
    group.add(seed)
  }
  return group
}

function bagel(dough: Dough): Group {
  const thick = dough.size * 0.2
  const skin = painted(
    ringOf(dough.size, thick),
    dough,
    ([, y], noise) => y * 3.4 - 0.35 + (noise - 0.5) * 1.2,
  )
  return new Group().add(skin, sprinkled(dough, thick, 110))
}

/** A ring whose upper half is dipped in glaze with a wavy edge. */
function doughnut(dough: Dough): Group {
  const thick = dough.size * 0.17
  const base = painted(
    ringOf(dough.size, thick),
    dough,
    ([, y], noise) => y * 3 - 0.2 + (noise - 0.5),
  )
  const group = new Group().add(base)
  const geometry = new TorusGeometry(dough.size / 2 - thick, thick * 1.035, 48, 140).rotateX(
    -Math.PI / 2,
  )
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const edge =
      thick * (0.18 + 0.26 * Math.sin(Math.atan2(z, x) * 7) * Math.cos(Math.atan2(z, x) * 3))
    const sunk = y < edge ? 0.95 : 1
    const middle = dough.size / 2 - thick
    const [angle, out] = [Math.atan2(z, x), Math.hypot(x, z)]
    const far = middle + (out - middle) * sunk
    position.setXYZ(index, Math.cos(angle) * far, y * sunk + thick, Math.sin(angle) * far)
  }
  geometry.computeVertexNormals()
  group.add(
    mesh(geometry, plain(dough.glaze ?? dough.crust, 'gloss')),
    sprinkled(dough, thick * 1.04, 46),
  )
  return group
}

/** A rope whose thick belly is at the back and whose ends are crossed over it. */
function pretzel(dough: Dough): Group {
  const { size } = dough
  const scale = size / 12
  const left = [
    [3.4, 4.2],
    [2.2, 2.6],
    [0.5, 0.6],
    [-0.5, -0.6],
    [0.6, -1.6],
    [2.6, -2.2],
    [5, -3.2],
    [5.6, -0.6],
    [4.8, 2.6],
    [2.6, 4.6],
    [0, 5.1],
  ] as const
  const right = left.slice(0, -1).toReversed()
  const points = [
    ...left.map(
      ([x, z], index) =>
        new Vector3(x * scale, scale * (index > 1 && index < 5 ? 1.9 : 1), -z * scale),
    ),
    ...right.map(
      ([x, z], index) =>
        new Vector3(-x * scale, scale * (index > 5 && index < 8 ? 1.1 : 1), -z * scale),
    ),
  ].map((point) => point.setZ(-point.z))
  const curve = new CatmullRomCurve3(points)
  const [along, around] = [260, 24]
  const geometry = new TubeGeometry(curve, along, scale * 0.86, around)
  const position = geometry.getAttribute('position')
  for (let ring = 0; ring <= along; ring += 1) {
    const belly = 1 + 0.75 * Math.exp(-(((ring / along - 0.5) / 0.16) ** 2))
    const middle = curve.getPointAt(ring / along)
    for (let side = 0; side <= around; side += 1) {
      const index = ring * (around + 1) + side
      const point = new Vector3()
        .fromBufferAttribute(position, index)
        .sub(middle)
        .multiplyScalar(belly)
        .add(middle)
      position.setXYZ(index, point.x, Math.max(0, point.y), point.z)
    }
  }
  const skin = painted(geometry, dough, ([x, y, z], noise) =>
    Math.hypot(x * 0.7, z - 0.46) < 0.1 && y > 0.12 ? 0 : 0.9 + (noise - 0.5) * 0.5,
  )
  return new Group().add(skin, ...saltOn(curve, scale, dough.topping ?? '#f8f6f0'))
}

function saltOn(curve: CatmullRomCurve3, scale: number, color: `#${string}`) {
  const random = createRandom(13)
  const material = plain(color, 'satin')
  return Array.from({ length: 34 }, () => {
    const at = curve.getPointAt(0.3 + random() * 0.4)
    const salt = mesh(new BoxGeometry(scale * 0.24, scale * 0.2, scale * 0.22), material)
    salt.position.set(
      at.x + (random() - 0.5) * scale,
      at.y + scale * 1.02,
      at.z + (random() - 0.5) * scale * 0.8,
    )
    salt.rotation.set(random(), random() * 3, random())
    return salt
  })
}

/** An uneven oval with pits on its upper side and pearls of sugar. */
function waffle(dough: Dough): Group {
  const { size } = dough
  const geometry = new BoxGeometry(2, 1, 2, 120, 12, 120)
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const [u, v] = [x * Math.sqrt(1 - (z * z) / 2), z * Math.sqrt(1 - (x * x) / 2)]
    const wave = 1 + 0.09 * (noiseOn([u, 0, v], 7) - 0.5)
    const pit =
      Math.min(1, Math.max(0, (Math.abs(Math.sin(u * 7.4 + 0.4)) - 0.34) * 2.6)) *
      Math.min(1, Math.max(0, (Math.abs(Math.sin(v * 6.2 + 0.3)) - 0.34) * 2.6))
    const edge = Math.sqrt(Math.max(0, 1 - Math.hypot(u, v) ** 8))
    const top =
      y > 0
        ? size * 0.17 * (0.35 + 0.65 * edge) - pit * size * 0.08 * edge
        : size * 0.02 * (1 - edge)
    position.setXYZ(
      index,
      (u * wave * size) / 2,
      y > -0.5 && y < 0.5 ? size * 0.08 : top,
      v * wave * size * 0.42,
    )
  }
  const skin = painted(geometry, dough, ([, y], noise) => y * 8 - 0.4 + (noise - 0.5) * 0.9)
  const group = new Group().add(skin)
  const random = createRandom(17)
  for (let index = 0; index < 20; index += 1) {
    const [turn, out] = [random() * Math.PI * 2, Math.sqrt(random()) * 0.42]
    const pearl = mesh(
      new SphereGeometry(size * 0.022, 10, 8),
      plain(dough.topping ?? '#fff6e2', 'satin'),
    )
    pearl.position.set(Math.cos(turn) * out * size, size * 0.14, Math.sin(turn) * out * size * 0.82)
    group.add(pearl)
  }
  return group
}

/** A wafer that was folded over and bent, its seam above. */
function fortune(dough: Dough): Group {
  const { size } = dough
  const geometry = new SphereGeometry(1, 120, 60)
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const full =
      0.55 + 0.45 * Math.min(1, Math.abs(x) * 2.2) - 0.35 * Math.max(0, Math.abs(x) - 0.6)
    const seam =
      z > 0 && Math.abs(y) < 0.3 ? 1 - 0.3 * (1 - Math.abs(y) / 0.3) * Math.min(1, z * 1.6) : 1
    const bend = 0.3 * x * x
    position.setXYZ(
      index,
      x * size * 0.5 * (1 - 0.2 * Math.abs(x)),
      (y * full * seam * 0.54 + 0.5) * size * 0.5,
      (z * full * seam * 0.52 - bend + 0.2) * size * 0.5,
    )
  }
  const skin = painted(
    geometry,
    dough,
    ([x, y], noise) => Math.abs(x) * 1.5 - 0.35 + Math.abs(y - 0.25) * 1.2 + (noise - 0.5) * 0.8,
  )
  return new Group().add(skin)
}

/** A crescent of rolled dough: every turn ends in a step, darker at its edge. */
function croissant(dough: Dough): Group {
  const { size } = dough
  const [along, around] = [210, 32]
  const turn = (share: number): number => Math.PI * (0.5 + (share - 0.5) * 1.06)
  const arc = Array.from({ length: 24 }, (_, index) => {
    const angle = turn(index / 23)
    return new Vector3(Math.cos(angle) * size * 0.44, 0, (0.5 - Math.sin(angle)) * size * 0.42)
  })
  const curve = new CatmullRomCurve3(arc)
  const geometry = new TubeGeometry(curve, along, 1, around)
  const position = geometry.getAttribute('position')
  const steps: number[] = []
  for (let ring = 0; ring <= along; ring += 1) {
    const share = ring / along
    const step = (Math.abs(share - 0.5) * 8 + 0.5) % 1
    const thick = size * (0.035 + 0.165 * Math.sin(share * Math.PI) ** 1.1) * (1.12 - 0.24 * step)
    const middle = curve.getPointAt(share)
    for (let side = 0; side <= around; side += 1) {
      const index = ring * (around + 1) + side
      const point = new Vector3().fromBufferAttribute(position, index).sub(middle)
      const crease = 1 + 0.03 * Math.sin(share * 150)
      point.multiplyScalar(thick * crease).add(middle)
      position.setXYZ(index, point.x, Math.max(0, point.y * 0.86 + size * 0.15), point.z)
      steps.push(step)
    }
  }
  let index = -1
  const skin = painted(geometry, dough, ([, y], noise) => {
    index += 1
    const edge = 1 - Math.abs((steps[index] ?? 0) - 0.06) * 3
    return Math.max(edge, y * 1.9 - 0.22) + (noise - 0.5) * 0.7
  })
  return new Group().add(skin)
}
