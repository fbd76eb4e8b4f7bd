import { CatmullRomCurve3, DoubleSide, Group, Vector3 } from 'three'
import type { Material } from 'three'
import type { Toy } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe } from '../scene/shape.ts'
import { ball, block, cord, put, rod } from './parts.ts'

type Knot = readonly [x: number, y: number, z: number, radius: number]

/** A soft limb along points, thick as each of them says. */
function limb(knots: readonly Knot[], material: Material): Group {
  const group = new Group()
  const curve = new CatmullRomCurve3(knots.map(([x, y, z]) => new Vector3(x, y, z)))
  const steps = knots.length * 9
  for (let step = 0; step <= steps; step += 1) {
    const share = (step / steps) * (knots.length - 1)
    const index = Math.min(knots.length - 2, Math.floor(share))
    const [from, to] = [knots[index]?.[3] ?? 1, knots[index + 1]?.[3] ?? 1]
    const { x, y, z } = curve.getPoint(step / steps)
    group.add(put(ball(from + (to - from) * (share - index), material), [x, y, z]))
  }
  return group
}

/** A sitting bear with open arms, a stitched face and a letter in its pocket. */
export function bear({ size, surface, accent }: Toy): Group {
  const group = new Group()
  const u = size / 10
  const [fur, pale, stitch] = [materialOf(surface), materialOf(accent), plain('#3a2a22', 'satin')]
  group.add(put(ball(2.5 * u, fur, [1, 1.12, 0.9]), [0, 2.7 * u, 0]))
  group.add(put(ball(2.2 * u, fur, [1.08, 0.96, 0.94]), [0, 7 * u, 0.15 * u]))
  group.add(put(ball(1.05 * u, pale, [1.15, 0.86, 0.8]), [0, 6.4 * u, 1.9 * u]))
  for (const side of [-1, 1]) {
    group.add(put(ball(0.85 * u, fur, [1, 1, 0.55]), [side * 1.75 * u, 8.75 * u, 0]))
    group.add(put(ball(0.55 * u, pale, [1, 1, 0.4]), [side * 1.72 * u, 8.72 * u, 0.36 * u]))
    group.add(
      limb(
        [
          [side * 2 * u, 4.5 * u, 0, 0.85 * u],
          [side * 3.3 * u, 3.8 * u, 0.9 * u, 0.85 * u],
          [side * 3.9 * u, 3.5 * u, 1.9 * u, 0.9 * u],
        ],
        fur,
      ),
    )
    group.add(
      limb(
        [
          [side * 1.5 * u, 1.2 * u, 0.6 * u, 1.15 * u],
          [side * 2.1 * u, 1.05 * u, 2.6 * u, 1.05 * u],
          [side * 2.35 * u, 1.2 * u, 3.5 * u, 1.15 * u],
        ],
        fur,
      ),
    )
    group.add(put(ball(0.86 * u, pale, [1, 1.12, 0.3]), [side * 2.4 * u, 1.3 * u, 4.45 * u]))
    group.add(put(ball(0.24 * u, stitch, [1, 1.15, 0.5]), [side * 0.85 * u, 7.4 * u, 2.06 * u]))
    group.add(
      cord(
        [
          [side * 0.62 * u, 5.92 * u, 2.5 * u],
          [side * 0.28 * u, 5.8 * u, 2.66 * u],
          [0, 5.98 * u, 2.74 * u],
        ],
        0.06 * u,
        stitch,
      ),
    )
  }
  group.add(put(ball(0.36 * u, stitch, [1.25, 0.8, 0.6]), [0, 6.78 * u, 2.62 * u]))
  group.add(rod([0, 6.6 * u, 2.74 * u], [0, 5.98 * u, 2.74 * u], [0.06 * u, stitch]))
  group.add(pocket(u, pale))
  return group
}

/** A pocket on the belly, a letter in it. */
function pocket(u: number, pale: Material): Group {
  const group = new Group()
  group.add(
    put(
      block([2 * u, 1.5 * u, 0.3 * u], plain('#f7f1e4', 'paper'), { corner: 0.1, edge: 0.05 }),
      [0, 2.75 * u, 2.12 * u],
      [-4, 0, 4],
    ),
  )
  group.add(
    put(
      block([2.5 * u, 1.7 * u, 0.5 * u], pale, { corner: 0.24 * u, edge: 0.16 * u }),
      [0, 1.75 * u, 2.06 * u],
      [4, 0, 0],
    ),
  )
  return group
}

/** A long-necked dinosaur of soft rubber. */
export function longneck({ size, surface, accent }: Toy): Group {
  const group = new Group()
  const u = size / 20
  const [skin, belly] = [materialOf(surface), materialOf(accent)]
  group.add(
    limb(
      [
        [-10 * u, 2.6 * u, 0, 0.3 * u],
        [-7 * u, 3.4 * u, 0, 1 * u],
        [-4 * u, 5 * u, 0, 2.5 * u],
        [0, 5.8 * u, 0, 3.4 * u],
        [3.4 * u, 6.8 * u, 0, 2.5 * u],
        [5.4 * u, 10.4 * u, 0, 1.4 * u],
        [6.4 * u, 14.6 * u, 0, 1.15 * u],
        [7.4 * u, 16.4 * u, 0, 1.5 * u],
        [9.2 * u, 16 * u, 0, 1.15 * u],
      ],
      skin,
    ),
  )
  group.add(put(ball(3.1 * u, belly, [1.1, 0.86, 0.9]), [0.2 * u, 4.6 * u, 0]))
  for (const x of [-2.6, 2.6])
    for (const z of [-1, 1])
      group.add(
        limb(
          [
            [x * u, 5 * u, z * 1.8 * u, 1.5 * u],
            [x * u, 1.3 * u, z * 2.1 * u, 1.3 * u],
          ],
          skin,
        ),
      )
  face(group, [8.3 * u, 17 * u, 1.2 * u], u)
  for (const [x, y] of [
    [-2, 8.6],
    [0, 9.2],
    [2, 8.9],
    [4.6, 9.6],
  ] as const)
    group.add(put(ball(0.7 * u, plain('#5e8a72', 'satin'), [1, 0.5, 1]), [x * u, y * u, 0]))
  return group
}

const STRIPES = [
  [-4.8, 4.9],
  [-2.6, 7.6],
  [-1.4, 10],
  [0.2, 12.6],
] as const

/** A two-legged dinosaur with small arms and round teeth. */
export function rex({ size, surface, accent }: Toy): Group {
  const group = new Group()
  const u = size / 18
  const [skin, belly] = [materialOf(surface), materialOf(accent)]
  group.add(
    limb(
      [
        [-9 * u, 1.4 * u, 0, 0.4 * u],
        [-6 * u, 2.6 * u, 0, 1.3 * u],
        [-2.6 * u, 5 * u, 0, 2.6 * u],
        [0, 7.4 * u, 0, 2.9 * u],
        [1.4 * u, 10.6 * u, 0, 2 * u],
        [2.2 * u, 12.6 * u, 0, 1.9 * u],
      ],
      skin,
    ),
  )
  group.add(put(ball(2.4 * u, belly, [0.8, 1.2, 0.86]), [1.2 * u, 6.6 * u, 0]))
  group.add(put(ball(2.5 * u, skin, [1.25, 0.85, 0.95]), [3 * u, 13.8 * u, 0]))
  group.add(put(ball(1.7 * u, skin, [1.3, 0.72, 0.94]), [5.2 * u, 13.5 * u, 0]))
  group.add(put(ball(1.5 * u, belly, [1.4, 0.42, 0.84]), [4.9 * u, 12.1 * u, 0]))
  for (const z of [-1, 1]) {
    group.add(
      limb(
        [
          [-1 * u, 5.4 * u, z * 1.9 * u, 1.9 * u],
          [0.4 * u, 2.4 * u, z * 2.3 * u, 1.2 * u],
          [0.2 * u, 1 * u, z * 2.3 * u, 1 * u],
          [1.8 * u, 0.8 * u, z * 2.4 * u, 0.8 * u],
        ],
        skin,
      ),
    )
    group.add(
      limb(
        [
          [1.9 * u, 9 * u, z * 1.7 * u, 0.7 * u],
          [3.6 * u, 8.3 * u, z * 1.9 * u, 0.5 * u],
        ],
        skin,
      ),
    )
    face(group, [4 * u, 15.2 * u, z * 1.9 * u], u)
    for (const x of [4.4, 5.4, 6.4])
      group.add(
        put(ball(0.26 * u, plain('#fbf7ec', 'gloss')), [
          x * u,
          12.55 * u,
          z * (1.5 - (x - 4.4) * 0.22) * u,
        ]),
      )
  }
  for (const [x, y] of STRIPES) group.add(put(ball(0.7 * u, belly, [1, 1, 0.6]), [x * u, y * u, 0]))
  return group
}

function face(group: Group, [x, y, z]: readonly [number, number, number], u: number): void {
  group.add(put(ball(0.5 * u, plain('#22201e', 'gloss')), [x, y, z]))
  group.add(
    put(ball(0.15 * u, plain('#ffffff', 'gloss')), [
      x + 0.2 * u,
      y + 0.22 * u,
      z + Math.sign(z) * 0.38 * u,
    ]),
  )
}

/** The lower half of an egg of card, with a jagged rim. */
export function egg({ size, surface }: Toy): Group {
  const group = new Group()
  const shell = materialOf(surface)
  shell.side = DoubleSide
  group.add(
    lathe(
      [
        [size * 0.14, 0],
        [size * 0.34, size * 0.08, 3],
        [size * 0.46, size * 0.34, 4],
        [size * 0.48, size * 0.52],
      ],
      shell,
    ),
  )
  for (let tooth = 0; tooth < 14; tooth += 1) {
    const turn = (tooth / 14) * Math.PI * 2
    group.add(
      put(
        block([size * 0.13, size * 0.13, 0.3], shell, { corner: 0.1, edge: 0.05 }),
        [Math.sin(turn) * size * 0.476, size * 0.44, Math.cos(turn) * size * 0.476],
        [0, (turn * 180) / Math.PI, 0],
      ),
    )
  }
  return group
}
