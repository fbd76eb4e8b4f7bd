import { Group, TorusGeometry } from 'three'
import type { Material, Vector3 } from 'three'
import type { Bag } from '../../src/wear.types.ts'
import { plain } from '../scene/material.ts'
import { mesh, slab } from '../scene/shape.ts'
import type { Made, Size } from './bag.soft.ts'
import { cord, overTop, soft, strap } from './bag.soft.ts'
import { tone } from './garment.piece.ts'

/** Narrower and flatter towards the top. */
function domed(narrow: number, flat: number): (point: Vector3) => Vector3 {
  return (point) => {
    const rise = Math.max(0, point.y) ** 3
    return point.set(point.x * (1 - narrow * rise), point.y, point.z * (1 - flat * (point.y + 1)))
  }
}

/** Two padded straps behind. */
function shoulders([width, tall, depth]: Size, cloth: Material) {
  return [-1, 1].map((side) =>
    strap(
      [
        [side * width * 0.26, tall * 0.93, -depth * 0.41],
        [side * width * 0.48, tall * 0.79, -depth * 0.65],
        [side * width * 0.57, tall * 0.41, -depth * 0.6],
        [side * width * 0.44, tall * 0.08, -depth * 0.38],
      ],
      { wide: 4, thick: 1.4 },
      cloth,
    ),
  )
}

/** The zip of the pocket in front, its leather pull, and the handle. */
function mounts([width, tall, depth]: Size, { leather, zip }: Record<'leather' | 'zip', Material>) {
  const points = [
    [-0.32, 0.36, 0.67],
    [0, 0.385, 0.685],
    [0.3, 0.41, 0.66],
  ] as const
  const slant = cord(
    points.map(([x, y, z]) => [x * width, y * tall, z * depth] as const),
    0.3,
    zip,
  )
  const pull = mesh(
    slab({ width: 1.2, height: 0.4, depth: 4 }, { corner: 0.5, edge: 0.15 }),
    leather,
  )
  pull.rotation.x = Math.PI / 2
  pull.position.set(width * 0.28, tall * 0.34, depth * 0.68)
  const bow = [
    [-4.2, 0.97],
    [-3.6, 1.06],
    [0, 1.09],
    [3.6, 1.06],
    [4.2, 0.97],
  ] as const
  const handle = cord(
    bow.map(([x, y]) => [x, y * tall, -depth * 0.1] as const),
    0.75,
    leather,
  )
  return [slant, pull, handle]
}

/** A rucksack of canvas: leather handle and tab, a front pocket with a slanted zip, two side pockets. */
function backpack({ width, height, depth, color, trim, metal }: Bag): Made {
  const parts = new Group()
  const [cloth, leather] = [plain(color, 'fabric'), plain(trim, 'satin')]
  const zip = plain(metal, 'metal')
  const tall = height * 0.94
  parts.add(
    mesh(soft([width, tall, depth], { square: 5, shape: domed(0.12, 0.16), dent: 0.6 }), cloth),
  )
  const pocket = mesh(
    soft([width * 0.8, tall * 0.46, depth * 0.4], { square: 5, dent: 0.4 }),
    plain(tone(color, 0.02), 'fabric'),
  )
  pocket.position.set(0, tall * 0.05, depth * 0.47)
  parts.add(pocket)
  for (const side of [-1, 1]) {
    const small = mesh(
      soft([width * 0.16, tall * 0.4, depth * 0.72], { square: 4 }),
      plain(tone(color, 0.015), 'fabric'),
    )
    small.position.set(side * width * 0.48, tall * 0.03, 0)
    parts.add(small)
  }
  const edge = overTop([width * 0.95, tall * 0.985], depth * 0.27, {
    from: tall * 0.52,
    square: 3.4,
  })
  parts.add(
    cord(edge, 0.42, plain('#2b2926', 'matte')),
    cord(
      edge.map(([x, y, z]) => [x, y, z + 0.3] as const),
      0.16,
      zip,
    ),
  )
  parts.add(
    ...shoulders([width, tall, depth], cloth),
    ...mounts([width, tall, depth], { leather, zip }),
  )
  return { parts, print: [tall * 0.68, depth * 0.4, 7, 3.4] }
}

/** A child's rucksack: round, with white piping, a pocket, a chest strap and a bright band. */
function kids({ width, height, depth, color, trim, metal }: Bag): Made {
  const parts = new Group()
  const cloth = plain(color, 'fabric')
  const piping = plain(trim, 'satin')
  const tall = height * 0.94
  parts.add(mesh(soft([width, tall, depth], { square: 3.4, shape: domed(0.2, 0.1) }), cloth))
  parts.add(
    cord(
      overTop([width * 0.93, tall * 0.965], depth * 0.3, { from: tall * 0.2, square: 2.7 }),
      0.42,
      piping,
    ),
  )
  const pocket = mesh(
    soft([width * 0.74, tall * 0.42, depth * 0.46], { square: 3.2 }),
    plain(tone(color, -0.04), 'fabric'),
  )
  pocket.position.set(0, tall * 0.07, depth * 0.42)
  const rim = cord(
    overTop([width * 0.7, tall * 0.475], depth * 0.56, { from: tall * 0.26, square: 3 }),
    0.36,
    piping,
  )
  parts.add(pocket, rim)
  const band = mesh(
    soft([width * 0.96, 2.4, depth * 1.02], { square: 3.4 }),
    plain(metal, 'brushed'),
  )
  band.position.y = tall * 0.535
  parts.add(band)
  parts.add(...shoulders([width, tall, depth], plain(tone(color, -0.06), 'fabric')))
  const loop = mesh(new TorusGeometry(2.6, 0.6, 12, 32, Math.PI), piping)
  loop.position.set(0, tall * 0.965, -depth * 0.06)
  parts.add(loop)
  return { parts, print: [tall * 0.27, depth * 0.655, width * 0.4, 4] }
}

export const PACKS = { backpack, kids }
