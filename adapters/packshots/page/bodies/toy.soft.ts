import { CatmullRomCurve3, DoubleSide, Group, Vector3 } from 'three'
import type { Material } from 'three'
import type { Toy } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe } from '../scene/shape.ts'
import { ball, block, put } from './parts.ts'

type Knot = readonly [x: number, y: number, z: number, radius: number]

/** A soft limb along points, thick as each of them says. */
export function limb(knots: readonly Knot[], material: Material): Group {
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

export function face(group: Group, [x, y, z]: readonly [number, number, number], u: number): void {
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
