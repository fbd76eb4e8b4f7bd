import { CylinderGeometry, DoubleSide, Group, PlaneGeometry, SphereGeometry } from 'three'
import type { BufferGeometry, Material } from 'three'
import type { Flower } from '../../src/fresh.types.ts'
import { plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { mesh } from '../scene/shape.ts'

/** A round of petals: how many, their length and width as shares of the head, and how far they are opened (0 upright). */
type Round = {
  readonly count: number
  readonly long: number
  readonly wide: number
  readonly open: number
  readonly lift: number
  readonly curl: number
}
type Form = {
  readonly rounds: readonly Round[]
  readonly heart: number
  readonly leaves: number
  readonly leaf: number
}

const FORMS: Record<Flower['form'], Form> = {
  rose: {
    rounds: [
      { count: 3, long: 0.44, wide: 0.3, open: -0.02, lift: 0.12, curl: -0.35 },
      { count: 4, long: 0.48, wide: 0.38, open: 0.1, lift: 0.09, curl: -0.3 },
      { count: 5, long: 0.52, wide: 0.46, open: 0.22, lift: 0.05, curl: -0.2 },
      { count: 5, long: 0.55, wide: 0.54, open: 0.38, lift: 0.02, curl: 0.05 },
      { count: 6, long: 0.56, wide: 0.6, open: 0.62, lift: -0.01, curl: 0.28 },
      { count: 7, long: 0.54, wide: 0.6, open: 0.92, lift: -0.05, curl: 0.42 },
    ],
    heart: 0.16,
    leaves: 4,
    leaf: 1,
  },
  tulip: {
    rounds: [
      { count: 3, long: 1, wide: 0.62, open: 0.2, lift: 0, curl: -0.42 },
      { count: 3, long: 1.04, wide: 0.68, open: 0.27, lift: -0.02, curl: -0.44 },
    ],
    heart: 0.1,
    leaves: 2,
    leaf: 3.6,
  },
  daisy: {
    rounds: [{ count: 17, long: 0.5, wide: 0.16, open: 1.3, lift: 0, curl: 0 }],
    heart: 0.16,
    leaves: 2,
    leaf: 0.9,
  },
  sunflower: {
    rounds: [
      { count: 20, long: 0.5, wide: 0.15, open: 1.34, lift: 0.01, curl: 0.1 },
      { count: 18, long: 0.5, wide: 0.16, open: 1.46, lift: -0.01, curl: 0.16 },
    ],
    heart: 0.27,
    leaves: 3,
    leaf: 0.9,
  },
  ranunculus: {
    rounds: [
      { count: 6, long: 0.34, wide: 0.32, open: 0.06, lift: 0.1, curl: -0.5 },
      { count: 8, long: 0.42, wide: 0.42, open: 0.3, lift: 0.05, curl: -0.5 },
      { count: 9, long: 0.48, wide: 0.46, open: 0.62, lift: 0.02, curl: -0.4 },
      { count: 10, long: 0.5, wide: 0.48, open: 0.98, lift: 0, curl: -0.3 },
    ],
    heart: 0.13,
    leaves: 2,
    leaf: 0.7,
  },
  lily: {
    rounds: [
      { count: 7, long: 0.42, wide: 0.15, open: 0.35, lift: 0.02, curl: -0.2 },
      { count: 9, long: 0.48, wide: 0.17, open: 0.75, lift: 0, curl: -0.16 },
      { count: 11, long: 0.52, wide: 0.18, open: 1.15, lift: -0.02, curl: -0.1 },
    ],
    heart: 0.09,
    leaves: 0,
    leaf: 0,
  },
  hibiscus: {
    rounds: [{ count: 5, long: 0.55, wide: 0.62, open: 1.02, lift: 0, curl: 0.2 }],
    heart: 0.06,
    leaves: 0,
    leaf: 0,
  },
}

/** Builds a flower on its stem: rounds of bent petals around a heart, leaves below. */
export function buildFlower(flower: Flower): Group {
  const { form, size, stem, color, inner, green } = flower
  const { rounds, heart, leaves, leaf } = FORMS[form]
  const group = new Group()
  const head = new Group()
  for (const [index, round] of rounds.entries())
    head.add(
      ...petalsOf(round, size, {
        index,
        material: petal(index === 0 ? color : (flower.outer ?? color)),
      }),
    )
  const middle = mesh(
    new SphereGeometry(size * heart, 28, 18).scale(
      1,
      form === 'rose' || form === 'tulip' ? 1.3 : 0.5,
      1,
    ),
    plain(inner, 'matte'),
  )
  middle.position.y = form === 'rose' ? size * 0.2 : size * 0.03
  head.add(middle)
  if (form === 'hibiscus') head.add(column(size, inner))
  if (form === 'sunflower') head.add(...florets(size * heart, inner))
  head.position.y = stem
  head.rotation.x = flower.nod ?? 0
  group.add(head)
  if (stem === 0) return group
  const stalk = mesh(
    new CylinderGeometry(size * 0.045, size * 0.055, stem, 10).translate(0, stem / 2, 0),
    plain(green, 'satin'),
  )
  group.add(stalk)
  for (let index = 0; index < leaves; index += 1) {
    const blade = mesh(
      bladeOf(size * leaf, size * leaf * (form === 'tulip' ? 0.2 : 0.42), 0.35),
      petal(green),
    )
    blade.rotation.order = 'YXZ'
    blade.rotation.y = index * 2.4 + 0.6
    blade.rotation.x = form === 'tulip' ? 0.3 : 0.9
    blade.position.y = form === 'tulip' ? stem * 0.12 : stem * (0.42 + index * 0.13)
    group.add(blade)
  }
  return group
}

function petal(color: `#${string}`): Material {
  const material = plain(color, 'wax')
  material.side = DoubleSide
  return material
}

function petalsOf(
  { count, long, wide, open, lift, curl }: Round,
  size: number,
  { index, material }: { index: number; material: Material },
) {
  const random = createRandom(count * 13 + index)
  const blade = bladeOf(size * long, size * wide, curl)
  return Array.from({ length: count }, (_, place) => {
    const one = mesh(blade, material)
    one.rotation.order = 'YXZ'
    one.rotation.y = (place / count) * Math.PI * 2 + index * 0.55 + (random() - 0.5) * 0.12
    one.rotation.x = open + (random() - 0.5) * 0.1
    one.position.y = size * lift
    return one
  })
}

/** A card that is round at its end, hollow along its middle and curled outward above. */
function bladeOf(long: number, wide: number, curl: number): BufferGeometry {
  const geometry = new PlaneGeometry(2, 1, 14, 18)
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [u, t] = [position.getX(index), position.getY(index) + 0.5]
    const foot = 0.3 + 0.7 * Math.min(1, t * 1.7)
    const half = (foot * Math.max(0, 1 - Math.abs(t * 1.5 - 0.5) ** 3) ** 0.5 * wide) / 2
    const hollow = -(u * u) * wide * 0.24
    position.setXYZ(
      index,
      u * half,
      t * long,
      hollow + curl * long * t * t + 0.2 * long * Math.sin(t * Math.PI),
    )
  }
  geometry.computeVertexNormals()
  return geometry
}

/** The long pistil with its yellow dust. */
function column(size: number, color: `#${string}`) {
  const stalk = mesh(
    new CylinderGeometry(size * 0.02, size * 0.035, size * 0.5, 10).translate(0, size * 0.25, 0),
    plain(color, 'satin'),
  )
  for (let index = 0; index < 22; index += 1) {
    const dust = mesh(new SphereGeometry(size * 0.02, 8, 6), plain('#f0cf4a', 'matte'))
    dust.position.set(
      Math.cos(index * 2.4) * size * 0.05,
      size * (0.28 + index * 0.011),
      Math.sin(index * 2.4) * size * 0.05,
    )
    stalk.add(dust)
  }
  return stalk
}

/** Florets on a spiral over the disc. */
function florets(radius: number, color: `#${string}`) {
  const material = plain(color, 'matte')
  const ripe = plain('#7a4e22', 'matte')
  return Array.from({ length: 150 }, (_, index) => {
    const out = Math.sqrt(index / 150)
    const dot = mesh(new SphereGeometry(radius * 0.075, 8, 6), out > 0.72 ? ripe : material)
    dot.position.set(
      Math.cos(index * 2.399_963) * radius * out,
      radius * 0.5 * Math.sqrt(1 - out * out * 0.9),
      Math.sin(index * 2.399_963) * radius * out,
    )
    return dot
  })
}
