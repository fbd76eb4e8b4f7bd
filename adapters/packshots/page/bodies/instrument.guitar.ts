import { Group } from 'three'
import type { Material } from 'three'
import type { Instrument } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import type { Outline } from './instrument.outlines.ts'
import { BODY, GUARD, HEAD, KNOBS, NECK } from './instrument.outlines.ts'
import { block, cord, disc, outline, plate, put, rod } from './parts.ts'

/** A guitar that stands upright on a low stand and leans back a little. */
export function guitar({ size, surface, accent }: Instrument): Group {
  const group = new Group()
  const tilted = new Group()
  const maple = plain('#d9ac70', 'wood')
  const at = (points: Outline): Outline => points.map(([x, y]) => [x * size, y * size] as const)
  const front = size * 0.045
  tilted.add(plate(outline(at(BODY)), [front, size * 0.012], materialOf(surface)))
  tilted.add(put(plate(outline(at(GUARD)), [0.4, 0.12], materialOf(accent)), [0, 0, front]))
  const neck = plate(outline(at(NECK), false), [size * 0.024, 0.3], maple)
  const head = plate(outline(at(HEAD), false), [size * 0.018, 0.3], maple)
  tilted.add(put(neck, [0, 0, front * 0.9]), put(head, [0, 0, front * 0.8]))
  const steel = plain('#c9ccd0', 'metal')
  tilted.add(electrics(size, front, steel), strings(size, front, steel))
  group.add(put(tilted, [0, 3.4, -2], [-7, 0, 0]), stand(size))
  return group
}

/** Frets, pickups, bridge and knobs. */
function electrics(size: number, front: number, steel: Material): Group {
  const tilted = new Group()
  const face = front * 0.9 + size * 0.024
  for (let fret = 0; fret < 20; fret += 1) {
    const y = size * (0.835 - 0.53 * (1 - 0.93 ** fret) * 1.2)
    tilted.add(rod([-size * 0.022, y, face + 0.05], [size * 0.022, y, face + 0.05], [0.12, steel]))
  }
  for (const y of [0.2, 0.275]) {
    tilted.add(
      put(
        block([size * 0.07, 1.4, size * 0.026], plain('#23252a', 'satin'), {
          corner: 0.6,
          edge: 0.3,
        }),
        [0, size * y, front + 0.2],
        [90, 0, 0],
      ),
    )
  }
  tilted.add(
    put(block([size * 0.075, 1.2, size * 0.02], steel), [0, size * 0.13, front], [90, 0, 0]),
  )
  for (const [x, y] of KNOBS)
    tilted.add(
      put(
        disc([size * 0.013, 1.6], plain('#efe9da', 'satin')),
        [x * size, y * size, front + 0.3],
        [90, 0, 0],
      ),
    )
  return tilted
}

/** Six strings, and the pegs that hold them. */
function strings(size: number, front: number, steel: Material): Group {
  const tilted = new Group()
  const face = front * 0.9 + size * 0.024
  for (let string = 0; string < 6; string += 1) {
    const x = (string - 2.5) * size * 0.0072
    tilted.add(
      cord(
        [
          [x, size * 0.13, front + 1.5],
          [x * 0.86, size * 0.84, face + 0.5],
          [x * 1.2, size * (0.88 + string * 0.018), face],
        ],
        0.09,
        steel,
      ),
    )
    const side = string < 3 ? -1 : 1
    tilted.add(
      put(
        disc([size * 0.008, 2.4], steel),
        [side * size * 0.032, size * (0.89 + (string % 3) * 0.035), front],
        [0, 0, side * -90],
      ),
    )
  }
  return tilted
}

function stand(size: number): Group {
  const group = new Group()
  const dark = plain('#26282b')
  for (const side of [-1, 1]) {
    group.add(
      cord(
        [
          [side * 10, 0.6, 8],
          [side * 9, 2.6, 3],
          [0, size * 0.16, -size * 0.1],
        ],
        0.7,
        dark,
      ),
    )
    group.add(rod([side * 9, 2.6, 3], [side * 9, 2.8, 6.4], [0.9, dark]))
  }
  group.add(rod([0, size * 0.2, -size * 0.06], [0, 0.6, -size * 0.24], [0.7, dark]))
  return group
}
