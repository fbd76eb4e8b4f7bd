import { Group } from 'three'
import type { Material } from 'three'
import type { Toy } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe } from '../scene/shape.ts'
import type { Corner } from '../scene/shape.ts'
import { ball, block, put } from './parts.ts'

const PAWN: readonly Corner[] = [
  [0, 0],
  [0.36, 0, 0.05],
  [0.34, 0.14, 0.05],
  [0.16, 0.3, 0.1],
  [0.13, 0.6, 0.05],
  [0.22, 0.66, 0.05],
  [0.12, 0.7, 0.03],
  [0.2, 0.82, 0.12],
  [0.16, 1.02, 0.12],
  [0, 1.06],
]

/** A board of two woods with the pieces of a game in the middle. */
export function chess({ size, surface, accent }: Toy): Group {
  const group = new Group()
  const [pale, dark] = [materialOf(surface), materialOf(accent)]
  const cell = (size * 0.9) / 8
  for (const side of [-1, 1])
    group.add(
      put(block([size, 1.6, size / 2 - 0.06], dark, { corner: 0.4, edge: 0.2 }), [
        0,
        0,
        side * (size / 4),
      ]),
    )
  for (let index = 0; index < 64; index += 1) {
    const [column, row] = [index % 8, Math.floor(index / 8)]
    group.add(
      put(
        block(
          [cell * 0.99, 0.12, cell * 0.99],
          (column + row) % 2 === 0 ? pale : plain('#6b4226', 'wood'),
          { corner: 0.05, edge: 0.02 },
        ),
        [(column - 3.5) * cell, 1.55, (row - 3.5) * cell],
      ),
    )
  }
  const men: readonly (readonly [number, number, number, 0 | 1])[] = [
    [0, 0, 1.1, 1],
    [4, 0, 1.7, 1],
    [3, 0, 1.5, 1],
    [7, 0, 1.1, 1],
    [2, 2, 1.2, 1],
    [0, 1, 0.86, 1],
    [1, 1, 0.86, 1],
    [5, 1, 0.86, 1],
    [6, 1, 0.86, 1],
    [3, 3, 0.86, 1],
    [0, 7, 1.1, 0],
    [4, 7, 1.7, 0],
    [3, 7, 1.5, 0],
    [7, 7, 1.1, 0],
    [5, 5, 1.2, 0],
    [0, 6, 0.86, 0],
    [1, 6, 0.86, 0],
    [6, 6, 0.86, 0],
    [7, 6, 0.86, 0],
    [4, 4, 0.86, 0],
  ]
  for (const [column, row, tall, player] of men) {
    group.add(
      put(man(cell, tall, player === 1 ? plain('#3f2717', 'satin') : plain('#ecd3a4', 'satin')), [
        (column - 3.5) * cell,
        1.67,
        (row - 3.5) * cell,
      ]),
    )
  }
  return group
}

function man(cell: number, tall: number, material: Material): Group {
  const group = new Group()
  const wide = cell * (tall > 1 ? 1.02 : 0.9)
  group.add(
    lathe(
      PAWN.map(([x, y, round = 0]) => [x * wide, y * cell * tall, round * cell] as const),
      material,
    ),
  )
  if (tall > 1.6) {
    group.add(put(block([cell * 0.1, cell * 0.36, cell * 0.1], material), [0, cell * tall, 0]))
    group.add(
      put(block([cell * 0.3, cell * 0.1, cell * 0.1], material), [0, cell * (tall + 0.14), 0]),
    )
  } else if (tall > 1.4)
    group.add(put(ball(cell * 0.12, material), [0, cell * (tall * 1.06 + 0.06), 0]))
  else if (tall > 1.15)
    group.add(
      put(
        block([cell * 0.2, cell * 0.34, cell * 0.5], material, {
          corner: cell * 0.08,
          edge: cell * 0.06,
        }),
        [0, cell * tall * 0.9, cell * 0.1],
        [-24, 0, 0],
      ),
    )
  else if (tall > 1)
    group.add(
      put(
        block([cell * 0.46, cell * 0.24, cell * 0.46], material, {
          corner: cell * 0.08,
          edge: cell * 0.03,
        }),
        [0, cell * tall * 0.94, 0],
      ),
    )
  return group
}
