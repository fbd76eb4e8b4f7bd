import type { Object3D } from 'three'
import { Group, Vector3 } from 'three'
import type { Tree } from '../../src/greens.types.ts'
import { plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { lathe } from '../scene/shape.ts'
import type { Spot } from './tree.leaves.ts'
import { leavesOf, stemOf } from './tree.leaves.ts'

/** A bulb on the neck of a glass, its roots in the water, and its shoot or its flower above. */
export function bulb({ width, green, tip, bloom }: Tree, height: number): Group {
  const radius = width / 2
  const group = new Group()
  group.add(...glassOf(radius, height), ...rootsOf(radius, height), ...skinsOf(radius, height, tip))
  const spots = Array.from({ length: 8 }, (_, index): Spot => {
    const [x, z] = [Math.cos(index * 2.4), Math.sin(index * 2.4)]
    const out = bloom === undefined ? 0.24 : 0.5
    return {
      at: new Vector3(x * radius * 0.1, height * 0.67, z * radius * 0.1),
      to: new Vector3(x * out, 1, z * out).normalize(),
      long: height * (bloom === undefined ? 0.34 - index * 0.012 : 0.6),
    }
  })
  group.add(leavesOf(spots, { wide: 0.24, colors: [green], bend: 0.02 }))
  if (bloom !== undefined) group.add(...spikeOf(height, green, bloom))
  return group
}

/** A glass with a narrow neck and a wide mouth, and the water that reaches to the neck. */
function glassOf(radius: number, height: number) {
  return [
    lathe(
      [
        [0, 0],
        [radius * 0.9, 0, radius * 0.15],
        [radius, height * 0.26, radius * 0.3],
        [radius * 0.5, height * 0.44, radius * 0.3],
        [radius * 0.92, height * 0.6],
      ],
      plain('#e6f0f0', 'glass'),
      0.3,
    ),
    lathe(
      [
        [0, 0.1],
        [radius * 0.86, 0.1, radius * 0.15],
        [radius * 0.94, height * 0.26, radius * 0.3],
        [radius * 0.47, height * 0.42],
        [0, height * 0.42],
      ],
      plain('#cfe2e4', 'glass'),
      0.2,
    ),
  ]
}

/** The bulb: round below, drawn out to the neck from which it grows, with a pale foot. */
function skinsOf(radius: number, height: number, skin: `#${string}`) {
  return [
    lathe(
      [
        [0, height * 0.415],
        [radius * 0.3, height * 0.42, radius * 0.1],
        [radius * 0.66, height * 0.51, radius * 0.3],
        [radius * 0.62, height * 0.61, radius * 0.3],
        [radius * 0.26, height * 0.69, radius * 0.2],
        [radius * 0.17, height * 0.75, radius * 0.05],
        [0, height * 0.75],
      ],
      plain(skin, 'satin'),
    ),
    lathe(
      [
        [0, height * 0.408],
        [radius * 0.32, height * 0.412, radius * 0.05],
        [radius * 0.34, height * 0.43],
      ],
      plain('#d9c9a6', 'matte'),
    ),
  ]
}

/** Roots that hang into the water. */
function rootsOf(radius: number, height: number) {
  const random = createRandom(3)
  return Array.from({ length: 24 }, (_, root) => {
    const turn = root * 2.4
    const end = radius * (0.3 + random() * 0.42)
    const at = (angle: number, out: number, y: number): Vector3 =>
      new Vector3(Math.cos(angle) * out, y, Math.sin(angle) * out)
    const line = [
      at(turn, radius * 0.18, height * 0.42),
      at(turn, end * 0.7, height * 0.26),
      at(turn + 0.6, end, height * (0.05 + random() * 0.1)),
    ]
    return stemOf(line, radius * 0.022, '#f3efe0')
  })
}

/** Stars of six petals on a spiral around a stalk. */
function spikeOf(height: number, green: `#${string}`, bloom: `#${string}`): readonly Object3D[] {
  const up = new Vector3(0, 1, 0)
  const petals = Array.from({ length: 46 }, (_, floret) => floret).flatMap((floret): Spot[] => {
    const [share, turn] = [floret / 45, floret * 2.4]
    const axis = new Vector3(Math.cos(turn), -0.15 + share * 0.9, Math.sin(turn)).normalize()
    const side = new Vector3().crossVectors(axis, up).normalize()
    const other = new Vector3().crossVectors(side, axis)
    const out = height * 0.1 * (1 - share ** 3 * 0.6)
    const at = axis
      .clone()
      .multiplyScalar(out)
      .add(new Vector3(0, height * (0.94 + share * 0.44), 0))
    return Array.from({ length: 6 }, (_none, petal) => {
      const way = (petal / 6) * Math.PI * 2
      const to = axis
        .clone()
        .multiplyScalar(0.55)
        .addScaledVector(side, Math.cos(way))
        .addScaledVector(other, Math.sin(way))
      return { at, to: to.normalize(), long: height * 0.085 }
    })
  })
  return [
    stemOf(
      [new Vector3(0, height * 0.7, 0), new Vector3(0, height * 1.36, 0)],
      height * 0.02,
      green,
    ),
    leavesOf(petals, { wide: 0.46, colors: [bloom], bend: 0.2, isSound: true }),
  ]
}
