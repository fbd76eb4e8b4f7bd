import { Group } from 'three'
import type { Camera } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lens } from './camera.film.ts'
import { drawStillLife } from './parts.picture.ts'
import { print, word } from './parts.print.ts'
import { block, disc, put } from './parts.ts'

/** A print with a white border that lies, or stands out of a slot. */
function sheet(width: number, height: number, ground: string): Group {
  const group = new Group()
  group.add(
    put(
      block([width, 0.06, height], plain('#fbfaf6', 'paper'), { corner: 0.1, edge: 0.02 }),
      [0, 0, 0],
    ),
  )
  const picture = print([width * 0.86, height * 0.7], true, (brush, wide) =>
    drawStillLife(brush, wide, ground),
  )
  group.add(put(picture, [0, 0.075, -height * 0.08], [-90, 0, 0]))
  return group
}

export function paper({ size, surface }: Camera): Group {
  return sheet(size * 0.63, size, surface.color)
}

/** A rounded plastic body with a ringed lens, a flash, a mirror, and the print that comes out above. */
export function instant({ size, surface, accent, label }: Camera): Group {
  const group = new Group()
  const [tall, deep] = [size * 0.96, size * 0.5]
  const shell = materialOf(surface)
  const front = deep / 2
  group.add(block([size, tall, deep], shell, { corner: 2.2, edge: 1.2 }))
  group.add(
    put(
      block([size * 0.99, tall * 0.2, deep * 1.01], materialOf(accent), { corner: 2.2, edge: 0.2 }),
      [0, tall * 0.1, 0],
    ),
  )
  group.add(
    put(lens(size * 0.27, size * 0.2, accent.color), [size * 0.1, tall * 0.45, front - 0.3]),
  )
  group.add(
    put(disc([0.7, 0.3], plain('#dfe5e8', 'metal')), [-size * 0.26, tall * 0.4, front], [90, 0, 0]),
  )
  group.add(
    put(
      block([3, 0.3, 1.9], plain('#e9eef0', 'gloss'), { corner: 0.4 }),
      [-size * 0.28, tall * 0.82, front],
      [90, 0, 0],
    ),
  )
  group.add(
    put(
      block([2, 0.3, 1.5], plain('#20242a', 'gloss'), { corner: 0.3 }),
      [size * 0.34, tall * 0.85, front],
      [90, 0, 0],
    ),
  )
  group.add(
    put(
      disc([1, 0.8], plain('#d9694a', 'satin')),
      [-size * 0.4, tall * 0.62, front - 0.3],
      [90, 0, 0],
    ),
  )
  group.add(put(block([size * 0.62, 0.3, 0.9], plain('#23262b')), [0, tall - 0.1, -deep * 0.1]))
  group.add(
    put(
      sheet(size * 0.5, size * 0.62, '#b9d2de'),
      [0, tall + size * 0.16, -deep * 0.1],
      [90, 0, 0],
    ),
  )
  if (label !== undefined) {
    group.add(put(word(label.mark, [2.6, 0.8], label.ink), [-size * 0.28, tall * 0.2, front + 0.1]))
  }
  return group
}
