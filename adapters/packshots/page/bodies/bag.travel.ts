import { BoxGeometry, CylinderGeometry, Group, TorusGeometry } from 'three'
import type { Material } from 'three'
import type { Bag } from '../../src/wear.types.ts'
import { plain } from '../scene/material.ts'
import { mesh, slab } from '../scene/shape.ts'
import type { Made } from './bag.soft.ts'
import { cord, opened, soft } from './bag.soft.ts'
import { tone } from './garment.piece.ts'

/** A bag of one sheet of leather: open, with two short handles and a seam at each side. */
function leatherTote({ width, height, depth, color, trim }: Bag): Made {
  const parts = new Group()
  const tall = height * 0.7
  const open = opened(0.5, 0.12)
  const geometry = soft([width, tall, depth], {
    square: 11,
    dent: 0.7,
    shape: (point) =>
      open(
        point.set(point.x * (0.94 + 0.06 * point.y), point.y, point.z * (0.78 - 0.22 * point.y)),
      ),
  })
  const leather = plain(color, 'satin')
  parts.add(mesh(geometry, leather))
  const dark = plain(tone(color, -0.1), 'satin')
  for (const side of [-1, 1]) {
    const z = side * depth * 0.26
    const [foot, out] = [tall * 0.82, width * 0.22]
    parts.add(
      cord(
        [
          [-out, foot, z * 1.12],
          [-out, tall, z * 1.12],
          [-out * 0.72, height * 0.92, z],
          [0, height, z * 0.9],
          [out * 0.72, height * 0.92, z],
          [out, tall, z * 1.12],
          [out, foot, z * 1.12],
        ],
        0.75,
        leather,
      ),
    )
    for (let index = 0; index < 22; index += 1) {
      const share = index / 22
      const stitch = mesh(new BoxGeometry(0.18, 0.62, 0.18), plain(trim, 'fabric'))
      stitch.position.set(
        side * width * (0.425 + 0.055 * share),
        tall * (0.05 + 0.88 * share),
        depth * (0.49 - 0.2 * share),
      )
      parts.add(stitch)
    }
    for (const x of [-out, out]) {
      const patch = mesh(
        slab({ width: 2.6, height: 0.5, depth: 4.4 }, { corner: 0.8, edge: 0.2 }),
        dark,
      )
      patch.rotation.x = Math.PI / 2
      patch.position.set(x, tall * 0.84, side * depth * 0.32)
      parts.add(patch)
    }
  }
  return { parts, print: [tall * 0.4, depth * 0.475, width * 0.24, 3] }
}

/** A case for papers: upright block with a zip on top, a handle, and a pocket in front. */
function briefcase({ width, height, depth, color, metal }: Bag): Made {
  const parts = new Group()
  const tall = height * 0.84
  const leather = plain(color, 'satin')
  const steel = plain(metal, 'metal')
  parts.add(mesh(soft([width, tall, depth], { square: 9, dent: 0.5 }), leather))
  const pocket = mesh(
    soft([width * 0.9, tall * 0.62, depth * 0.2], { square: 8 }),
    plain(tone(color, 0.03), 'satin'),
  )
  pocket.position.set(0, tall * 0.06, depth * 0.47)
  const front = cord(
    [
      [-width * 0.41, tall * 0.6, depth * 0.575],
      [0, tall * 0.6, depth * 0.58],
      [width * 0.41, tall * 0.6, depth * 0.575],
    ],
    0.24,
    steel,
  )
  const line = [-0.47, -0.3, 0.3, 0.47].map(
    (x) => [x * width, tall * (Math.abs(x) > 0.4 ? 0.97 : 1.005), depth * 0.1] as const,
  )
  const top = cord(line, 0.3, steel)
  parts.add(pocket, front, top)
  const out = width * 0.15
  parts.add(
    cord(
      [
        [-out, tall, 0],
        [-out * 0.96, height * 0.93, 0],
        [-out * 0.6, height, 0],
        [out * 0.6, height, 0],
        [out * 0.96, height * 0.93, 0],
        [out, tall, 0],
      ],
      0.95,
      leather,
    ),
  )
  for (const side of [-1, 1]) {
    const ring = mesh(new TorusGeometry(1.1, 0.22, 10, 32), steel)
    ring.position.set(side * out, tall + 0.6, 0)
    const tab = mesh(
      slab({ width: 2.4, height: 0.5, depth: 7 }, { corner: 0.8, edge: 0.2 }),
      plain(tone(color, -0.04), 'satin'),
    )
    tab.rotation.x = Math.PI / 2
    tab.position.set(side * out, tall * 0.86, depth * 0.485)
    const loop = mesh(new TorusGeometry(1, 0.2, 10, 32), steel)
    loop.position.set(side * width * 0.505, tall * 0.9, 0)
    parts.add(ring, tab, loop)
  }
  return { parts, print: [tall * 0.24, depth * 0.585, width * 0.2, 2.6] }
}

/** A twin wheel in its fork. */
function wheelOf(
  [x, size, z]: readonly [number, number, number],
  { dark, trim }: { dark: Material; trim: Bag['trim'] },
): Group {
  const group = new Group()
  const fork = mesh(soft([4, size * 1.5, 4], { square: 4 }), dark)
  fork.position.y = size * 0.4
  group.add(fork)
  for (const twin of [-1, 1]) {
    const tyre = mesh(new TorusGeometry(size * 0.46, size * 0.2, 14, 36), plain(trim, 'matte'))
    tyre.rotation.y = Math.PI / 2
    tyre.position.set(twin * 1.2, size * 0.66, 0)
    group.add(tyre)
  }
  group.position.set(x, 0, z)
  return group
}

/** A hard case on four wheels with its pole drawn out. */
function carrier({ width, height, depth, color, trim, metal }: Bag): Made {
  const parts = new Group()
  const [wheel, tall] = [height * 0.06, height * 0.66]
  const body = soft([width, tall, depth], { square: 8 })
  const position = body.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const inside = Math.abs(x) < width * 0.44 && y > tall * 0.06 && y < tall * 0.94
    const groove = Math.max(0, Math.cos((x / width) * Math.PI * 20)) ** 2
    if (inside) position.setZ(index, z - Math.sign(z) * groove * depth * 0.028)
  }
  body.computeVertexNormals()
  const shell = mesh(body, plain(color, 'satin'))
  const dark = plain('#2a2a2c', 'matte')
  const seam = mesh(soft([width * 1.012, tall * 1.012, 1.6], { square: 8 }), dark)
  shell.position.y = wheel * 1.3
  seam.position.y = wheel * 1.3 - tall * 0.006
  parts.add(shell, seam)
  const steel = plain(metal, 'brushed')
  for (const side of [-1, 1]) {
    const pole = mesh(new CylinderGeometry(0.75, 0.75, height * 0.36, 20), steel)
    pole.position.set(side * width * 0.24, height * 0.81, -depth * 0.3)
    parts.add(pole)
    for (const z of [-1, 1])
      parts.add(wheelOf([side * width * 0.36, wheel, z * depth * 0.32], { dark, trim }))
  }
  const grip = mesh(soft([width * 0.58, 3, 3.2], { square: 4 }), dark)
  grip.position.set(0, height - 3, -depth * 0.3)
  const handle = cord(
    [
      [-width * 0.16, tall + wheel * 1.2, 0],
      [-width * 0.13, tall + wheel * 1.9, 0],
      [width * 0.13, tall + wheel * 1.9, 0],
      [width * 0.16, tall + wheel * 1.2, 0],
    ],
    1,
    dark,
  )
  const side = cord(
    [
      [width * 0.49, tall * 0.4, 0],
      [width * 0.545, tall * 0.46, 0],
      [width * 0.545, tall * 0.7, 0],
      [width * 0.49, tall * 0.76, 0],
    ],
    1,
    dark,
  )
  parts.add(grip, handle, side)
  return { parts, print: [tall * 0.3, depth * 0.5, width * 0.22, 2.6] }
}

export const TRAVEL = { leatherTote, briefcase, carrier }
