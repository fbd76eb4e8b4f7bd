import { Group } from 'three'
import type { Gadget } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { drawStillLife } from './parts.picture.ts'
import { print, word } from './parts.print.ts'
import { block, disc as round, put } from './parts.ts'

/** A monitor on its foot that shows a page of plain writing, as paper would. */
export function display({ size, surface, accent, label }: Gadget): Group {
  const group = new Group()
  const [tall, rise] = [size * 0.58, size * 0.24]
  const [bezel, steel] = [materialOf(surface), materialOf(accent)]
  group.add(
    put(
      block([size, 1.6, tall], bezel, { corner: 0.8, edge: 0.4 }),
      [0, rise + tall / 2, 0],
      [90, 0, 0],
    ),
  )
  const page = print([size * 0.976, tall * 0.95], true, (brush, wide) => {
    brush.fillStyle = '#f1ede3'
    brush.fillRect(0, 0, wide, 100)
    brush.fillStyle = '#e2ddd0'
    brush.fillRect(0, 0, wide * 0.2, 100)
    brush.fillStyle = '#c3beb1'
    for (let line = 0; line < 6; line += 1)
      brush.fillRect(wide * 0.03, 16 + line * 9, wide * (0.09 + 0.02 * ((line * 3) % 3)), 2.6)
    for (let line = 0; line < 8; line += 1) {
      brush.fillStyle = '#b3afa4'
      brush.fillRect(wide * 0.31, 36 + line * 7, wide * (0.32 + 0.06 * ((line * 5) % 4)), 2)
      brush.fillStyle = line < 3 ? '#2f6bff' : '#d5d0c4'
      brush.fillRect(wide * 0.27, 35 + line * 7, 3.6, 3.6)
    }
    brush.fillStyle = '#2c2f33'
    brush.font = '700 12px "Pretendard Variable"'
    brush.fillText(label?.name.join(' ') ?? '', wide * 0.27, 24)
  })
  group.add(put(page, [0, rise + tall / 2, 1.64]))
  group.add(put(block([size * 0.09, rise + tall * 0.4, 1.6], steel), [0, 0, -1.4]))
  group.add(block([size * 0.42, 0.9, size * 0.28], steel, { corner: 1.2, edge: 0.3 }))
  if (label !== undefined)
    group.add(put(word(label.mark, [2.6, 0.7], '#767c83'), [0, rise + 0.35, 1.66]))
  return group
}

/** A glass slab with a clock on it that leans on nothing: it lies. */
export function phone({ size, surface, accent }: Gadget): Group {
  const group = new Group()
  const wide = size * 0.48
  group.add(block([wide, 0.8, size], materialOf(surface), { corner: 1, edge: 0.25 }))
  group.add(
    put(
      block([wide * 0.93, 0.06, size * 0.965], materialOf(accent), { corner: 0.8, edge: 0.02 }),
      [0, 0.78, 0],
    ),
  )
  const clock = print([wide * 0.8, size * 0.2], false, (brush, width) => {
    brush.fillStyle = '#e9eef3'
    brush.font = '600 70px sans-serif'
    brush.textAlign = 'center'
    brush.fillText('10:09', width / 2, 74, width)
  })
  group.add(put(clock, [0, 0.86, -size * 0.24], [-90, 0, 0]))
  return group
}

/** A small printer with a print that comes out of its slot. */
export function printer({ size, surface, accent, label }: Gadget): Group {
  const group = new Group()
  const [tall, deep] = [size * 0.36, size * 0.68]
  group.add(block([size, tall, deep], materialOf(surface), { corner: 1.6, edge: 0.6 }))
  group.add(
    put(block([size * 0.94, 0.9, deep * 0.9], materialOf(accent), { corner: 1.3, edge: 0.3 }), [
      0,
      tall - 0.4,
      -deep * 0.02,
    ]),
  )
  group.add(
    put(
      block([size * 0.72, 0.2, tall * 0.3], plain('#22262b'), { corner: 0.3 }),
      [0, tall * 0.36, deep / 2 - 0.1],
      [90, 0, 0],
    ),
  )
  const tray = [0, tall * 0.2, deep / 2 + size * 0.2] as const
  group.add(
    put(block([size * 0.68, 0.4, size * 0.44], materialOf(accent), { corner: 0.4 }), [
      tray[0],
      tray[1] - 0.5,
      tray[2] - 0.4,
    ]),
  )
  const photo = new Group()
  photo.add(
    block([size * 0.56, 0.08, size * 0.42], plain('#fbfaf6', 'paper'), { corner: 0.1, edge: 0.02 }),
  )
  photo.add(
    put(
      print([size * 0.52, size * 0.38], true, (brush, wide) =>
        drawStillLife(brush, wide, '#a9c6d6'),
      ),
      [0, 0.1, 0],
      [-90, 0, 0],
    ),
  )
  group.add(put(photo, tray, [6, 0, 0]))
  group.add(
    put(round([0.7, 0.3], plain('#2f6bff', 'gloss')), [size * 0.36, tall + 0.4, deep * 0.26]),
  )
  if (label !== undefined)
    group.add(
      put(word(label.mark, [3, 0.9], '#8b9198'), [-size * 0.3, tall * 0.82, deep / 2 + 0.02]),
    )
  return group
}
