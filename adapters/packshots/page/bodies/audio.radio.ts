import { Group, TorusGeometry } from 'three'
import type { Audio } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { print, word } from './parts.print.ts'
import { ball, block, disc, put, rod } from './parts.ts'

/** A wooden front with a round grille, a large dial and its scale. */
export function radio({ size, surface, accent, label }: Audio): Group {
  const group = new Group()
  const [tall, deep] = [size * 0.6, size * 0.36]
  const dark = plain('#2a2622', 'fabric')
  const steel = plain('#c9c7c2', 'metal')
  const front = deep / 2 + 0.3
  group.add(
    put(block([size, tall, deep], materialOf(surface), { corner: 2, edge: 0.8 }), [0, 0.6, 0]),
  )
  group.add(
    put(
      block([size * 0.9, 0.8, tall * 0.84], materialOf(accent), { corner: 1.2, edge: 0.2 }),
      [0, tall / 2 + 0.6, deep / 2 - 0.4],
      [90, 0, 0],
    ),
  )
  group.add(put(disc([tall * 0.34, 0.4], dark), [-size * 0.22, tall / 2 + 0.6, front], [90, 0, 0]))
  for (const share of [0.34, 0.25, 0.16, 0.07]) {
    group.add(
      put(mesh(new TorusGeometry(tall * share, 0.16, 12, 64), steel), [
        -size * 0.22,
        tall / 2 + 0.6,
        front + 0.45,
      ]),
    )
  }
  group.add(put(scale(size * 0.36, tall * 0.2), [size * 0.22, tall * 0.82, front + 0.15]))
  group.add(
    put(
      disc([tall * 0.19, 1.6], plain('#efe9dc', 'satin')),
      [size * 0.22, tall * 0.42, front],
      [90, 0, 0],
    ),
  )
  group.add(
    put(
      block([0.4, 0.1, tall * 0.12], plain('#d2452f')),
      [size * 0.22, tall * 0.5, front + 1.65],
      [90, 0, 0],
    ),
  )
  for (const side of [-1, 1]) {
    group.add(put(disc([0.9, 0.7], plain('#2a2622')), [side * size * 0.36, 0, 0]))
  }
  group.add(
    rod([size * 0.42, tall, -deep * 0.3], [size * 0.3, tall * 1.7, -deep * 0.3], [0.2, steel]),
  )
  group.add(put(ball(0.4, steel), [size * 0.3, tall * 1.7, -deep * 0.3]))
  if (label !== undefined) {
    group.add(
      put(word(label.mark, [4, 1.1], '#f0e6d2'), [-size * 0.22, tall * 0.18 - 0.6, front + 0.15]),
    )
  }
  return group
}

function scale(width: number, height: number) {
  return print([width, height], true, (brush, wide) => {
    brush.fillStyle = '#f3e8cd'
    brush.fillRect(0, 0, wide, 100)
    brush.fillStyle = '#3a332a'
    brush.font = '600 34px sans-serif'
    brush.textAlign = 'center'
    for (const [index, text] of ['88', '92', '96', '100', '104', '108'].entries()) {
      brush.fillText(text, wide * (0.1 + index * 0.16), 44)
    }
    for (let tick = 0; tick < 31; tick += 1) {
      brush.fillRect(wide * (0.1 + tick * 0.0266), 60, 1.6, tick % 6 === 0 ? 28 : 14)
    }
    brush.fillStyle = '#d2452f'
    brush.fillRect(wide * 0.52, 6, 3, 88)
  })
}
