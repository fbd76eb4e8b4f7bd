import { Group } from 'three'
import type { Sport } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { block, cord, disc, outline, plate, put, rod } from './parts.ts'

const BOOT: readonly (readonly [number, number])[] = [
  [-0.42, 0],
  [-0.46, 0.3],
  [-0.4, 0.62],
  [-0.42, 0.98],
  [-0.18, 1.04],
  [0.06, 1.0],
  [0.08, 0.7],
  [0.2, 0.46],
  [0.5, 0.32],
  [0.64, 0.16],
  [0.6, 0.01],
  [0.2, 0],
]

/** A pair of high boots on four wheels each. */
export function skates(sport: Sport): Group {
  const group = new Group()
  group.add(put(skate(sport), [-sport.size * 0.02, 0, -sport.size * 0.3]))
  group.add(put(skate(sport), [sport.size * 0.06, 0, sport.size * 0.3], [0, -16, 0]))
  return group
}

function skate({ size, surface, accent }: Sport): Group {
  const group = new Group()
  const [unit, wheel] = [size * 0.88, size * 0.12]
  const thick = size * 0.36
  const floor = wheel * 2.3
  const upper = outline(BOOT.map(([x, y]) => [x * unit, y * unit] as const))
  group.add(
    put(plate(upper, [thick, thick * 0.42], materialOf(surface)), [
      0,
      floor + size * 0.05,
      -thick / 2,
    ]),
  )
  group.add(
    put(
      block([unit * 1.14, size * 0.07, thick * 0.84], plain('#f1ead9', 'satin'), {
        corner: thick * 0.4,
        edge: 0.4,
      }),
      [unit * 0.08, floor, 0],
    ),
  )
  group.add(
    put(block([unit * 0.28, size * 0.1, thick * 0.8], plain('#2d2a28'), { corner: 1 }), [
      -unit * 0.3,
      floor - size * 0.06,
      0,
    ]),
  )
  const steel = plain('#c3c6c9', 'metal')
  for (const x of [-unit * 0.26, unit * 0.38]) {
    group.add(put(block([size * 0.1, wheel * 1.3, thick * 0.4], steel), [x, wheel, 0]))
    group.add(rod([x, wheel, -thick * 0.6], [x, wheel, thick * 0.6], [0.5, steel]))
    for (const z of [-thick * 0.66, thick * 0.34]) {
      group.add(
        put(disc([wheel, thick * 0.34, 0.8], materialOf(accent)), [x, wheel, z], [90, 0, 0]),
      )
      group.add(put(disc([wheel * 0.36, thick * 0.36], steel), [x, wheel, z - 0.05], [90, 0, 0]))
    }
  }
  group.add(
    put(
      disc([wheel * 0.62, wheel * 0.9, 0.6], materialOf(accent)),
      [unit * 0.68, wheel * 1.1, 0],
      [0, 0, -24],
    ),
  )
  group.add(laces({ unit, thick, base: floor + size * 0.05 }))
  return group
}

function laces({ unit, thick, base }: Readonly<Record<'unit' | 'thick' | 'base', number>>): Group {
  const group = new Group()
  const lace = plain('#fbf9f4', 'fabric')
  for (let row = 0; row < 7; row += 1) {
    const up = row / 6
    const x = unit * (0.47 - 0.38 * Math.min(1, up * 1.5))
    const y = base + unit * (0.37 + 0.55 * up ** 1.05)
    group.add(
      cord(
        [
          [x, y, -thick * 0.3],
          [x + 0.7, y + 0.6, 0],
          [x, y + (row % 2 === 0 ? 1 : 0), thick * 0.3],
        ],
        0.34,
        lace,
      ),
    )
  }
  return group
}
