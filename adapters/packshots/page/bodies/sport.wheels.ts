import { Group, Vector3 } from 'three'
import type { Material } from 'three'
import type { Sport } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { block, cord, disc, outline, plate, put, rod, shaped, word } from './parts.ts'

/** A board with kicked ends, on two axles; `accent` is the colour of its wheels, whose size the label's note says. */
export function skateboard({ size, accent, label }: Sport): Group {
  const group = new Group()
  const half = size / 2
  const round = size * 0.125
  const side = Array.from({ length: 25 }, (_, step) => (step / 24) * 2 - 1)
  const edge = [
    ...side.map((share) => [share * (half - round), -round] as const),
    ...side
      .slice(1, -1)
      .map(
        (share) =>
          [
            half - round + Math.cos((share * Math.PI) / 2) * round,
            Math.sin((share * Math.PI) / 2) * round,
          ] as const,
      ),
    ...side.map((share) => [-share * (half - round), round] as const),
    ...side
      .slice(1, -1)
      .map(
        (share) =>
          [
            -half + round - Math.cos((share * Math.PI) / 2) * round,
            -Math.sin((share * Math.PI) / 2) * round,
          ] as const,
      ),
  ]
  const kick = ({ x, y, z }: Vector3): Vector3 => {
    const out = Math.max(0, Math.abs(x) - half * 0.66) / half
    return new Vector3(x, y + out * size * 0.2, z)
  }
  const radius = label?.note === '60' ? 3 : 2.6
  const deck = radius * 2 + 3.4
  const layer = (thick: number, material: Material): Group => {
    const made = new Group()
    const one = plate(outline(edge, false), [thick, thick * 0.2], material)
    one.geometry.rotateX(-Math.PI / 2)
    shaped(one.geometry, kick)
    made.add(one)
    return made
  }
  group.add(put(layer(1.1, plain('#d3a76c', 'wood')), [0, deck, 0]))
  group.add(put(layer(0.22, plain('#2a2a2b', 'terry')), [0, deck + 1.08, 0]))
  group.add(put(layer(0.16, plain('#9b5a34', 'wood')), [0, deck + 0.42, 0]))
  const steel = plain('#b9bcc0', 'brushed')
  for (const x of [-half * 0.55, half * 0.55]) {
    group.add(put(block([7, 1.2, 6], plain('#3a3c40')), [x, deck - 1.2, 0]))
    group.add(put(block([3.4, 2.6, 9], steel), [x, deck - 3.4, 0]))
    group.add(rod([x, radius, -10], [x, radius, 10], [0.5, steel]))
    for (const z of [-10.4, 7.2]) {
      group.add(put(disc([radius, 3.2, 0.7], materialOf(accent)), [x, radius, z], [90, 0, 0]))
      group.add(put(disc([1.1, 3.4], plain('#e4e4e4', 'metal')), [x, radius, z - 0.1], [90, 0, 0]))
    }
  }
  if (label !== undefined)
    group.add(put(word(label.mark, [20, 8], '#5a3a1e'), [0, deck - 0.06, 0], [90, 0, 0]))
  return group
}

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
