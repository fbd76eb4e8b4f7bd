import { Group } from 'three'
import type { Material } from 'three'
import type { Toy } from '../../src/gear.types.ts'
import type { Hex } from '../../src/finish.types.ts'
import type { Corner } from '../scene/shape.ts'
import { materialOf, plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { lathe } from '../scene/shape.ts'
import { ball, block, outline, plate, print, put } from './parts.ts'
import { drawStillLife } from './parts.picture.ts'

const FIELDS: readonly Hex[] = ['#c9b26a', '#8fa06a', '#7fa6b8', '#b5714a', '#d9c9a0']
const HOUSES: readonly Hex[] = ['#c9402f', '#e0a83a', '#3f6f9a', '#4f7a4a', '#f2ece0']

/** A board of hexagons with small wooden houses on it, and two dice. */
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
            house(size * 0.044, plain(HOUSES[(count + home * 2) % 5] ?? '#c9402f', 'satin')),
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

function house(unit: number, material: Material): Group {
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

/** A picture of pieces that is nearly done; the last ones lie beside it. */
export function puzzle({ size, surface }: Toy): Group {
  const group = new Group()
  const deep = size * 0.7
  const [columns, rows] = [12, 8]
  group.add(block([size * 1.04, 0.4, deep * 1.05], materialOf(surface), { corner: 0.4, edge: 0.1 }))
  const isOpen = (column: number, row: number): boolean =>
    column > 8 && row > 4 && column + row > 14
  const done = print([size, deep], true, (brush, wide) => {
    drawStillLife(brush, wide, '#a9c6d6')
    const [w, h] = [wide / columns, 100 / rows]
    brush.strokeStyle = '#00000055'
    brush.lineWidth = 0.7
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < rows; row += 1) {
        if (isOpen(column, row)) {
          brush.fillStyle = surface.color
          brush.fillRect(column * w, row * h, w, h)
          continue
        }
        brush.strokeRect(column * w, row * h, w, h)
        for (const [x, y] of [
          [column * w + w / 2, row * h],
          [column * w, row * h + h / 2],
        ] as const) {
          brush.beginPath()
          brush.arc(x, y, h * 0.16, 0, Math.PI * 2)
          brush.stroke()
        }
      }
    }
  })
  group.add(
    put(
      block([size, 0.3, deep], plain('#d9cdb8', 'paper'), { corner: 0.2, edge: 0.05 }),
      [0, 0.3, 0],
    ),
  )
  group.add(put(done, [0, 0.64, 0], [-90, 0, 0]))
  const random = createRandom(3)
  const colors: readonly Hex[] = ['#c58f5d', '#e8a23a', '#f4e3c8', '#c58f5d']
  for (let piece = 0; piece < 9; piece += 1) {
    const one = knobbed(size / columns, plain(colors[piece % 4] ?? '#c58f5d', 'paper'))
    group.add(
      put(
        one,
        [size * (0.3 + random() * 0.36), 0.66 - (piece % 3) * 0.1, deep * (0.36 + random() * 0.3)],
        [-90, 0, random() * 180],
      ),
    )
  }
  return group
}

function knobbed(unit: number, material: Material): Group {
  const group = new Group()
  const half = unit / 2
  const side = [
    [-half, -half],
    [-0.12 * unit, -half],
    [-0.2 * unit, -0.68 * unit],
    [0, -0.78 * unit],
    [0.2 * unit, -0.68 * unit],
    [0.12 * unit, -half],
  ] as const
  const turned = [0, 1, 2, 3].flatMap((quarter) => {
    const [cos, sin] = [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)]
    const inward = quarter % 2 === 0 ? 1 : -1
    return side.map(([x, y], index) => {
      const to = index > 0 && inward < 0 ? -unit - y : y
      return [x * cos - to * sin, x * sin + to * cos] as const
    })
  })
  group.add(plate(outline(turned, false), [0.3, 0.04], material))
  return group
}
