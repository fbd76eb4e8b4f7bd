import { Group, SphereGeometry, TorusGeometry } from 'three'
import type { Bag } from '../../src/wear.types.ts'
import { drawTexture } from '../scene/canvas.ts'
import { plain } from '../scene/material.ts'
import { mesh, slab } from '../scene/shape.ts'
import type { Made } from './bag.soft.ts'
import { cord, overTop, soft } from './bag.soft.ts'
import { tone } from './garment.piece.ts'

/** A purse with a frame of brass and two balls that snap past each other. */
function coinPurse({ width, height, depth, color, metal }: Bag): Made {
  const parts = new Group()
  const tall = height * 0.86
  const geometry = soft([width, tall, depth], {
    square: 2.8,
    shape: (point) =>
      point.set(point.x * (0.92 - 0.1 * point.y), point.y, point.z * (0.74 - 0.26 * point.y)),
  })
  parts.add(mesh(geometry, plain(color, 'satin')))
  const brass = plain(metal, 'metal')
  for (const side of [-1, 1]) {
    parts.add(
      cord(
        overTop([width * 0.84, tall * 0.985], side * depth * 0.09, {
          from: tall * 0.5,
          square: 3.2,
        }),
        0.3,
        brass,
      ),
    )
    const ball = mesh(new SphereGeometry(0.62, 32, 24), brass)
    ball.position.set(side * 0.42, height - 0.6, side * 0.3)
    parts.add(ball)
    const hinge = mesh(new SphereGeometry(0.42, 20, 16), brass)
    hinge.position.set(side * width * 0.42, tall * 0.5, 0)
    parts.add(hinge)
  }
  for (let index = 0; index < 26; index += 1) {
    const angle = Math.PI + (Math.PI * (index + 0.5)) / 26
    const stitch = mesh(
      slab({ width: 0.32, height: 0.1, depth: 0.1 }, { corner: 0.05, edge: 0.03 }),
      plain(tone(color, 0.28), 'fabric'),
    )
    stitch.position.set(
      Math.cos(angle) * width * 0.43,
      tall * 0.46 + Math.sin(angle) * tall * 0.36,
      depth * 0.34,
    )
    stitch.rotation.z = angle + Math.PI / 2
    parts.add(stitch)
  }
  return { parts, print: [tall * 0.42, depth * 0.475, width * 0.44, 3] }
}

/** A flat pouch of three kinds of leather with a zip on top and a loop for the wrist. */
function zipPouch({ width, height, depth, color, trim, metal, third }: Bag): Made {
  const parts = new Group()
  const leather = plain('#ffffff', 'satin')
  leather.map = drawTexture({ width: 512, height: 512, isColor: true }, (brush) => {
    const parcels = [
      [0, 0.38, color],
      [0.38, 0.34, trim],
      [0.72, 0.28, third ?? color],
    ] as const
    for (const [left, wide, dye] of parcels) {
      brush.fillStyle = dye
      brush.fillRect(left * 512, 0, wide * 512, 512)
      brush.fillStyle = '#f0e2c4'
      for (let y = 6; y < 512; y += 20) brush.fillRect(left * 512 + 9, y, 4, 12)
    }
  })
  parts.add(mesh(soft([width, height, depth], { square: 4.6, dent: 0.2 }), leather))
  const brass = plain(metal, 'metal')
  const dark = plain('#2b241e', 'fabric')
  const line = [
    [-width * 0.46, height * 0.93, 0],
    [-width * 0.3, height * 0.985, 0],
    [width * 0.3, height * 0.985, 0],
    [width * 0.46, height * 0.93, 0],
  ] as const
  parts.add(
    cord(line, 0.42, dark),
    cord(
      line.map(([x, y, z]) => [x, y + 0.34, z] as const),
      0.14,
      brass,
    ),
  )
  const pull = mesh(
    slab({ width: 0.9, height: 0.24, depth: 2.6 }, { corner: 0.4, edge: 0.1 }),
    plain(tone(trim, 0.05), 'satin'),
  )
  pull.rotation.x = Math.PI / 2
  pull.position.set(width * 0.34, height * 0.82, depth * 0.36)
  const ring = mesh(new TorusGeometry(0.55, 0.12, 10, 28), brass)
  ring.position.set(-width * 0.52, height * 0.76, 0)
  const loop = cord(
    [
      [-width * 0.54, height * 0.74, 0],
      [-width * 0.72, height * 0.6, 1],
      [-width * 0.78, height * 0.2, 1.6],
      [-width * 0.68, 0.5, 1.4],
      [-width * 0.6, height * 0.3, 0.6],
      [-width * 0.55, height * 0.7, 0.2],
    ],
    0.34,
    plain(color, 'satin'),
  )
  parts.add(pull, ring, loop)
  return { parts, print: [height * 0.3, depth * 0.52, width * 0.26, 1.8] }
}

export const SMALL_BAGS = { coinPurse, zipPouch }
