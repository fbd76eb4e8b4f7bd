import { Group, TorusGeometry } from 'three'
import type { Material } from 'three'
import type { Gadget } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { word } from './parts.print.ts'
import { block, disc, outline, plate, put } from './parts.ts'

const GRIP: readonly (readonly [number, number])[] = [
  [-3, 4],
  [-5.2, 4],
  [-6.8, 2.6],
  [-7.7, -1.6],
  [-7.4, -4.6],
  [-5.9, -5],
  [-4, -2.4],
  [-2, -1.6],
  [2, -1.6],
  [4, -2.4],
  [5.9, -5],
  [7.4, -4.6],
  [7.7, -1.6],
  [6.8, 2.6],
  [5.2, 4],
  [3, 4],
]

/** A pad with two sticks, a cross and four plain buttons; it lies with its face up. */
export function gamepad({ size, surface, accent, label }: Gadget): Group {
  const group = new Group()
  const pad = new Group()
  const unit = size / 15.4
  const shape = outline(GRIP.map(([x, y]) => [x * unit, y * unit]))
  const dark = plain('#1b1c1f', 'satin')
  pad.add(plate(shape, [3.4, 1.3], materialOf(surface)))
  for (const side of [-1, 1])
    pad.add(
      put(
        block([3, 1.2, 1.4], dark, { corner: 0.5 }),
        [side * 4.6 * unit, 3.5 * unit, 1],
        [0, 0, side * -8],
      ),
    )
  pad.add(controls(unit, dark, materialOf(accent)))
  for (const side of [-1, 1])
    pad.add(
      put(
        block([0.9, 0.2, 0.4], dark, { corner: 0.2 }),
        [side * 1.5 * unit, 2 * unit, 3.36],
        [90, 0, 0],
      ),
    )
  if (label !== undefined)
    pad.add(put(word(label.mark, [1.8, 0.56], label.ink), [0, 0.9 * unit, 3.44]))
  group.add(put(pad, [0, 3, 0], [-52, 0, 0]))
  return group
}

/** The sticks in their rings, the cross and the buttons. */
function controls(unit: number, dark: Material, ring: Material): Group {
  const pad = new Group()
  for (const [x, y] of [
    [-4.7, 1.6],
    [2.3, -0.3],
  ] as const) {
    pad.add(put(mesh(new TorusGeometry(1.3, 0.18, 16, 64), ring), [x * unit, y * unit, 3.45]))
    pad.add(put(disc([0.6, 1.1], dark), [x * unit, y * unit, 3.2], [90, 0, 0]))
    pad.add(put(disc([1.05, 0.5, 0.2], dark), [x * unit, y * unit, 4.1], [90, 0, 0]))
  }
  for (const long of [
    [2.5, 0.8],
    [0.8, 2.5],
  ] as const)
    pad.add(
      put(
        block([long[0], 0.5, long[1]], dark, { corner: 0.2 }),
        [-2.3 * unit, -0.3 * unit, 3.3],
        [90, 0, 0],
      ),
    )
  for (const [x, y] of [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const) {
    pad.add(
      put(
        disc([0.5, 0.5, 0.2], plain('#e6e3ee', 'gloss')),
        [(4.7 + x * 1.05) * unit, (1.6 + y * 1.05) * unit, 3.3],
        [90, 0, 0],
      ),
    )
  }
  return pad
}
