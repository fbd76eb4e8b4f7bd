import { Group } from 'three'
import type { Basket } from '../../src/living.types.ts'
import { plain } from '../scene/material.ts'
import { lathe } from '../scene/shape.ts'
import { cord } from './bag.soft.ts'
import { tone } from './garment.piece.ts'

const STAKES = 32
const ROWS = 15

/** Builds a round basket: strands that go before and behind the stakes in turn, a bound rim, and two ears. */
export function buildBasket({ width, height, color }: Basket): Group {
  const group = new Group()
  const radiusAt = (share: number): number =>
    (width / 2) * (0.82 + 0.18 * Math.sin((0.15 + share * 0.75) * Math.PI * 0.62))
  const tall = height * 0.86
  const shades = [
    plain(color, 'satin'),
    plain(tone(color, 0.04), 'satin'),
    plain(tone(color, -0.05), 'satin'),
  ]
  const [cane = plain(color)] = shades
  const strand = tall / ROWS / 2
  for (let row = 0; row < ROWS; row += 1) {
    const share = (row + 0.5) / ROWS
    const points = Array.from({ length: STAKES * 4 + 1 }, (_, index) => {
      const angle = (index / (STAKES * 4)) * Math.PI * 2
      const wave = Math.cos((angle * STAKES) / 2 + (row % 2) * Math.PI) * strand * 0.9
      const radius = radiusAt(share) + wave
      return [Math.cos(angle) * radius, tall * share, Math.sin(angle) * radius] as const
    })
    const ring = cord(points, strand * 1.04, shades[row % 3] ?? cane)
    group.add(ring)
  }
  for (let stake = 0; stake < STAKES; stake += 1) {
    const angle = ((stake + 0.5) / STAKES) * Math.PI * 2
    const points = [0, 0.3, 0.6, 1].map(
      (share) =>
        [
          Math.cos(angle) * radiusAt(share),
          tall * share,
          Math.sin(angle) * radiusAt(share),
        ] as const,
    )
    group.add(cord(points, strand * 0.8, cane))
  }
  const rim = Array.from({ length: 97 }, (_, index) => {
    const angle = (index / 96) * Math.PI * 2
    return [Math.cos(angle) * radiusAt(1), tall, Math.sin(angle) * radiusAt(1)] as const
  })
  group.add(cord(rim, strand * 1.9, cane))
  group.add(
    lathe(
      [
        [0, 0.2],
        [radiusAt(0) * 0.98, 0.2],
        [radiusAt(0) * 0.98, 0.8],
        [0, 0.8],
      ],
      plain(tone(color, -0.08), 'satin'),
    ),
  )
  group.add(...earsOf({ radius: radiusAt(1), tall, strand }, cane))
  return group
}

/** Two handles on the rim. */
function earsOf(
  { radius, tall, strand }: Record<'radius' | 'tall' | 'strand', number>,
  cane: ReturnType<typeof plain>,
) {
  return [-1, 1].map((side) => {
    const ear = [-0.32, -0.22, 0, 0.22, 0.32].map((turn, index) => {
      const angle = turn * 1.2
      const up = [0.9, 1.06, 1.16, 1.06, 0.9][index] ?? 1
      return [
        side * Math.cos(angle) * radius * 1.03,
        tall * up,
        Math.sin(angle) * radius * 1.03,
      ] as const
    })
    return cord(ear, strand * 1.4, cane)
  })
}
