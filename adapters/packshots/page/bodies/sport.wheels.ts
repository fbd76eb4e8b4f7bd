import { Group, Vector3 } from 'three'
import type { Material } from 'three'
import type { Sport } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { word } from './parts.print.ts'
import { block, disc, outline, plate, put, rod, shaped } from './parts.ts'

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
