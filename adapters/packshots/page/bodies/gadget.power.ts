import { Group } from 'three'
import type { Gadget } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { print, word } from './parts.print.ts'
import { block, disc, put } from './parts.ts'

/** A battery that stands, with the charge that is left in lit digits and its ports above. */
export function bank({ size, surface, accent, label }: Gadget): Group {
  const group = new Group()
  const [wide, deep] = [7.2, 2.7]
  group.add(block([wide, size, deep], materialOf(surface), { corner: 1.2, edge: 0.5 }))
  group.add(
    put(
      block([wide * 0.74, 0.1, size * 0.26], plain('#0d0f12', 'gloss'), {
        corner: 0.5,
        edge: 0.03,
      }),
      [0, size * 0.78, deep / 2 - 0.04],
      [90, 0, 0],
    ),
  )
  const digits = print([wide * 0.66, size * 0.2], false, (brush, width) => {
    brush.fillStyle = accent.color
    brush.font = '600 84px sans-serif'
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.fillText('86%', width / 2, 54, width)
  })
  group.add(put(digits, [0, size * 0.78, deep / 2 + 0.1]))
  for (const [x, w] of [
    [-1.7, 0.9],
    [0, 0.9],
    [1.8, 1.2],
  ] as const) {
    group.add(
      put(
        block([w, 0.06, w === 1.2 ? 0.55 : 0.34], plain('#b9bdc1', 'metal'), {
          corner: 0.16,
          edge: 0.01,
        }),
        [x, size - 0.01, 0],
      ),
    )
    group.add(
      put(block([w * 0.76, 0.08, 0.16], plain('#0d0f12'), { corner: 0.08, edge: 0.01 }), [
        x,
        size,
        0,
      ]),
    )
  }
  if (label !== undefined) {
    group.add(put(word(label.mark, [2.6, 0.8], '#8d949c'), [0, size * 0.24, deep / 2 + 0.02]))
    group.add(put(word(label.note ?? '', [4.4, 0.6], '#6d747c'), [0, size * 0.13, deep / 2 + 0.02]))
  }
  return group
}

/** Three ports in front; two round pins that are half unfolded stand out behind its upper edge. */
export function charger({ size, surface, accent, label }: Gadget): Group {
  const group = new Group()
  const [wide, tall, deep] = [size * 0.78, size * 0.62, size]
  const shell = materialOf(surface)
  group.add(block([wide, tall, deep], shell, { corner: 0.9, edge: 0.5 }))
  for (const [index, y] of [0.76, 0.5, 0.24].entries()) {
    const width = index === 2 ? 1.5 : 1.1
    const at = [0, tall * y, deep / 2 - 0.01] as const
    group.add(
      put(
        block([width, 0.08, index === 2 ? 0.64 : 0.42], plain('#c3c7cb', 'metal'), {
          corner: 0.2,
          edge: 0.01,
        }),
        at,
        [90, 0, 0],
      ),
    )
    group.add(
      put(
        block([width * 0.84, 0.1, index === 2 ? 0.44 : 0.26], materialOf(accent), {
          corner: 0.12,
          edge: 0.01,
        }),
        at,
        [90, 0, 0],
      ),
    )
  }
  group.add(
    put(block([wide * 0.62, 0.4, deep * 0.3], plain('#d8dbde'), { corner: 0.3 }), [
      0,
      tall - 0.2,
      -deep * 0.2,
    ]),
  )
  for (const side of [-1, 1]) {
    const pin = new Group()
    pin.add(put(disc([0.26, 0.9], plain('#3a3d42')), [0, 0, 0]))
    pin.add(put(disc([0.24, 1.9, 0.2], plain('#d2d5d8', 'metal')), [0, 0.8, 0]))
    group.add(put(pin, [side * 0.95, tall, -deep * 0.2], [-16, 0, 0]))
  }
  if (label !== undefined) {
    group.add(
      put(word(label.mark, [2, 0.62], '#9aa1a8'), [0, tall + 0.02, deep * 0.2], [-90, 0, 0]),
    )
    group.add(
      put(
        word(label.note ?? '', [1.4, 0.5], '#9aa1a8'),
        [wide * 0.5 + 0.02, tall * 0.5, deep * 0.2],
        [0, 90, 0],
      ),
    )
  }
  return group
}
