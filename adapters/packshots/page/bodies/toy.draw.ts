import { Group } from 'three'
import type { Hex } from '../../src/finish.types.ts'
import type { Toy } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe } from '../scene/shape.ts'
import { print } from './parts.print.ts'
import { block, disc, put } from './parts.ts'

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
