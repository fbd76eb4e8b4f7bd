import { Group } from 'three'
import type { Material } from 'three'
import type { Hex } from '../../src/finish.types.ts'
import type { Toy } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe } from '../scene/shape.ts'
import { block, disc, outline, plate, print, put, word } from './parts.ts'

const COLORS: readonly Hex[] = [
  '#d2352b',
  '#e8762e',
  '#f0be2e',
  '#8fb04a',
  '#3f7a4a',
  '#2f8fa8',
  '#2b4f9a',
  '#6a4a9a',
  '#d9738a',
  '#8a5a36',
  '#2b2b2b',
  '#f3ebda',
]

/** A fountain pen without its cap, the cap beside it, and a written line. */
export function pen({ size, surface, accent, label }: Toy): Group {
  const group = new Group()
  const [body, steel] = [materialOf(surface), materialOf(accent)]
  const u = size / 14
  const barrel = new Group()
  barrel.add(
    lathe(
      [
        [0, 0],
        [0.42 * u, 0.1 * u, 0.2 * u],
        [0.62 * u, 3 * u, 1 * u],
        [0.64 * u, 8 * u, 0.1],
        [0.58 * u, 8.1 * u],
        [0, 8.1 * u],
      ],
      body,
    ),
  )
  barrel.add(put(disc([0.6 * u, 0.25 * u], steel), [0, 8.05 * u, 0]))
  barrel.add(
    put(
      lathe(
        [
          [0, 0],
          [0.54 * u, 0, 0.05],
          [0.44 * u, 2.2 * u, 0.2],
          [0, 2.2 * u],
        ],
        plain('#1d1e22', 'satin'),
      ),
      [0, 8.3 * u, 0],
    ),
  )
  barrel.add(nibOf(u, steel))
  const cap = capOf(u, body, steel)
  group.add(put(barrel, [5.6 * u, 0.7 * u, 3.4 * u], [-90, 0, 58]))
  group.add(put(cap, [5 * u, 0.8 * u, -2.6 * u], [-90, 0, 74]))
  const paper = block([size * 1.5, 0.1, size * 1.06], plain('#fbf7ee', 'paper'), {
    corner: 0.2,
    edge: 0.02,
  })
  group.add(put(paper, [0, -0.1, 0.6 * u]))
  if (label !== undefined)
    group.add(
      put(
        word(label.name[0] ?? '', [8.4 * u, 2.1 * u], surface.color),
        [-3.4 * u, 0.04, -1.6 * u],
        [-90, 0, 3],
      ),
    )
  return group
}

function nibOf(u: number, steel: Material): Group {
  const barrel = new Group()
  const nib = outline(
    [
      [-0.36, 0],
      [0.36, 0],
      [0.4, 0.8],
      [0.05, 2.2],
      [-0.05, 2.2],
      [-0.4, 0.8],
    ].map(([x = 0, y = 0]) => [x * u, y * u] as const),
    false,
  )
  barrel.add(put(plate(nib, [0.1 * u, 0.02], steel), [0, 10.4 * u, 0.24 * u]))
  barrel.add(put(block([0.04 * u, 1.1 * u, 0.02], plain('#3a3a3a')), [0, 11.3 * u, 0.36 * u]))
  return barrel
}

function capOf(u: number, body: Material, steel: Material): Group {
  const cap = new Group()
  cap.add(
    lathe(
      [
        [0, 0],
        [0.72 * u, 0, 0.1],
        [0.72 * u, 4.6 * u, 0.3],
        [0.5 * u, 5.6 * u, 0.3],
        [0, 5.7 * u],
      ],
      body,
    ),
  )
  cap.add(put(disc([0.75 * u, 0.3 * u], steel), [0, 0.1 * u, 0]))
  cap.add(
    put(block([0.34 * u, 4.2 * u, 0.16 * u], steel, { corner: 0.06 }), [0, 1.2 * u, 0.82 * u]),
  )
  return cap
}

/** Thick crayons in their open box; `size` is the length of one, the label's note their number. */
export function crayons({ size, surface, label }: Toy): Group {
  const group = new Group()
  const count = label?.note === '24' ? 24 : 12
  const pitch = 1.7
  const wide = 12 * pitch + 1.2
  const rows = count / 12
  const deep = rows * (size + 0.8) + 0.8
  group.add(block([wide, 0.3, deep], materialOf(surface), { corner: 0.3, edge: 0.08 }))
  for (const [w, d, x, z] of [
    [wide, 0.4, 0, deep / 2],
    [wide, 0.4, 0, -deep / 2],
    [0.4, deep, wide / 2, 0],
    [0.4, deep, -wide / 2, 0],
  ] as const) {
    group.add(put(block([w, 1.3, d], materialOf(surface), { corner: 0.1, edge: 0.06 }), [x, 0, z]))
  }
  for (let index = 0; index < count; index += 1) {
    const [column, row] = [index % 12, Math.floor(index / 12)]
    const color = COLORS[(column + row * 5) % 12] ?? '#d2352b'
    group.add(
      put(
        crayon(size, row === 0 ? color : soft(color)),
        [(column - 5.5) * pitch, 1, (row - (rows - 1) / 2) * (size + 0.8) + size / 2],
        [-90, 0, 0],
      ),
    )
  }
  return group
}

function soft(color: Hex): Hex {
  const mixed = [1, 3, 5].map((at) =>
    Math.round(Number.parseInt(color.slice(at, at + 2), 16) * 0.62 + 255 * 0.36),
  )
  return `#${mixed.map((value) => Math.min(255, value).toString(16).padStart(2, '0')).join('')}`
}

function crayon(length: number, color: Hex): Group {
  const group = new Group()
  const wax = plain(color, 'wax')
  group.add(
    lathe(
      [
        [0, 0],
        [0.72, 0, 0.1],
        [0.72, length * 0.8, 0.06],
        [0.4, length * 0.96, 0.16],
        [0.3, length, 0.1],
        [0, length],
      ],
      wax,
    ),
  )
  group.add(put(disc([0.76, length * 0.6, 0.02], plain('#f3ead6', 'paper')), [0, length * 0.12, 0]))
  group.add(put(disc([0.765, length * 0.14, 0.02], wax), [0, length * 0.5, 0]))
  return group
}

/** A sheet with shapes that were drawn with crayons. */
export function scribble({ size }: Toy): Group {
  const group = new Group()
  group.add(
    block([size, 0.08, size * 0.72], plain('#fcf9f1', 'paper'), { corner: 0.1, edge: 0.02 }),
  )
  const drawn = print([size * 0.94, size * 0.66], false, (brush) => {
    brush.lineCap = 'round'
    brush.lineWidth = 4
    for (const [index, color] of COLORS.slice(0, 7).entries()) {
      brush.strokeStyle = color
      brush.beginPath()
      brush.arc(58, 88, 24 + index * 7, Math.PI * 1.02, Math.PI * 1.98)
      brush.stroke()
    }
    brush.strokeStyle = '#e8762e'
    brush.beginPath()
    for (let turn = 0; turn < 40; turn += 1)
      brush.lineTo(
        116 + Math.cos(turn * 0.8) * turn * 0.36,
        26 + Math.sin(turn * 0.8) * turn * 0.36,
      )
    brush.stroke()
  })
  group.add(put(drawn, [0, 0.1, 0], [-90, 0, 0]))
  return group
}
