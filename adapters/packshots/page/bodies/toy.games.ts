import { Group } from 'three'
import type { Material } from 'three'
import type { Hex } from '../../src/finish.types.ts'
import type { Toy } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { ball, block, outline, plate, put } from './parts.ts'

const FIELDS: readonly Hex[] = ['#c9b26a', '#8fa06a', '#7fa6b8', '#b5714a', '#d9c9a0']

const COTTAGES: readonly Hex[] = ['#c9402f', '#e0a83a', '#3f6f9a', '#4f7a4a', '#f2ece0']

/** A board of hexagons with small wooden cottages on it, and two dice. */
export function village({ size, surface }: Toy): Group {
  const group = new Group()
  const random = createRandom(5)
  const unit = size * 0.098
  group.add(block([size, 0.8, size * 0.92], materialOf(surface), { corner: 1, edge: 0.2 }))
  const hex = outline(
    Array.from({ length: 6 }, (_, corner) => {
      const turn = ((corner + 0.5) / 6) * Math.PI * 2
      return [Math.cos(turn) * unit, Math.sin(turn) * unit] as const
    }),
    false,
  )
  let count = 0
  for (let row = -2; row <= 2; row += 1) {
    const across = 5 - Math.abs(row)
    for (let column = 0; column < across; column += 1) {
      const [x, z] = [(column - (across - 1) / 2) * unit * 1.76, row * unit * 1.53]
      group.add(
        put(
          plate(
            hex,
            [0.5, 0.08],
            plain(FIELDS[(count * 3 + Math.abs(row)) % 5] ?? '#c9b26a', 'paper'),
          ),
          [x, 0.8, z],
          [-90, 0, 0],
        ),
      )
      const homes = count % 3 === 0 ? 2 : 1
      for (let home = 0; home < homes; home += 1) {
        group.add(
          put(
            cottage(size * 0.044, plain(COTTAGES[(count + home * 2) % 5] ?? '#c9402f', 'satin')),
            [x + (random() - 0.5) * unit + home * unit * 0.4, 1.3, z + (random() - 0.5) * unit],
            [0, random() * 60, 0],
          ),
        )
      }
      count += 1
    }
  }
  for (const [x, z, turn] of [
    [0.42, 0.36, 20],
    [0.36, 0.4, 50],
  ] as const)
    group.add(put(die(size * 0.05), [x * size, 0.8, z * size], [0, turn, 0]))
  return group
}

function cottage(unit: number, material: Material): Group {
  const shape = outline(
    [
      [-0.5, 0],
      [0.5, 0],
      [0.5, 0.6],
      [0, 1.1],
      [-0.5, 0.6],
    ].map(([x = 0, y = 0]) => [x * unit, y * unit] as const),
    false,
  )
  const group = new Group()
  group.add(put(plate(shape, [unit * 1.3, unit * 0.06], material), [0, 0, -unit * 0.65]))
  return group
}

function die(unit: number): Group {
  const group = new Group()
  group.add(
    block([unit, unit, unit], plain('#fbf8f0', 'gloss'), { corner: unit * 0.2, edge: unit * 0.12 }),
  )
  const dot = plain('#2b2622')
  for (const [x, z] of [
    [-1, -1],
    [0, 0],
    [1, 1],
  ] as const)
    group.add(put(ball(unit * 0.1, dot, [1, 0.3, 1]), [x * unit * 0.26, unit, z * unit * 0.26]))
  for (const x of [-1, 1])
    group.add(put(ball(unit * 0.1, dot, [1, 1, 0.3]), [x * unit * 0.22, unit * 0.5, unit * 0.5]))
  return group
}
