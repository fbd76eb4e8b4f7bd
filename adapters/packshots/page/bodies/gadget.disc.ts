import { Group, TorusGeometry } from 'three'
import type { Gadget } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { print, word } from './parts.print.ts'
import { block, circle, cord, disc as round, plate, put } from './parts.ts'

/** A flat drive whose tray is out, with a blank disc in it. */
export function disc({ size, surface, accent, label }: Gadget): Group {
  const group = new Group()
  const shell = materialOf(surface)
  group.add(block([size, 1.7, size], shell, { corner: 0.8, edge: 0.35 }))
  const out = size * 0.6
  group.add(
    put(block([size * 0.94, 0.5, size * 0.9], materialOf(accent), { corner: 0.4, edge: 0.1 }), [
      0,
      0.5,
      out - size * 0.1,
    ]),
  )
  group.add(
    put(block([size * 0.96, 1.2, 0.6], shell, { corner: 0.2 }), [0, 0.25, out + size * 0.36]),
  )
  group.add(put(silver(size * 0.43), [0, 1.02, out - size * 0.1]))
  group.add(
    put(
      block([1.2, 0.1, 0.4], plain('#2f6bff'), { corner: 0.1 }),
      [size * 0.36, 0.85, out + size * 0.36 + 0.31],
      [90, 0, 0],
    ),
  )
  group.add(
    cord(
      [
        [0, 0.8, -size / 2],
        [2, 0.4, -size * 0.66],
        [size * 0.5, 0.3, -size * 0.7],
        [size * 0.66, 0.3, -size * 0.3],
      ],
      0.22,
      plain('#2a2d31'),
    ),
  )
  group.add(
    put(block([1.1, 0.6, 2.2], plain('#2a2d31'), { corner: 0.3 }), [size * 0.67, 0, -size * 0.26]),
  )
  group.add(
    put(block([0.9, 0.3, 0.8], plain('#d2d5d8', 'metal'), { corner: 0.1 }), [
      size * 0.67,
      0.15,
      -size * 0.26 + 1.4,
    ]),
  )
  if (label !== undefined)
    group.add(put(word(label.mark, [2.6, 0.8], '#7d848b'), [0, 1.72, -size * 0.2], [-90, 0, 0]))
  return group
}

/** A blank disc with the colours that light takes on it. */
function silver(radius: number): Group {
  const group = new Group()
  group.add(
    put(
      plate(circle(radius, [[0, 0, radius * 0.12]]), [0.14, 0.03], plain('#c9ced4', 'metal')),
      [0, 0, 0],
      [-90, 0, 0],
    ),
  )
  const shine = print([radius * 2, radius * 2], false, (brush) => {
    const fan = brush.createConicGradient(0.6, 50, 50)
    const colors = [
      '#ffffff',
      '#c9d9f2',
      '#d9c9ef',
      '#ffffff',
      '#f2d9dc',
      '#d2efd9',
      '#ffffff',
      '#c9d2dc',
      '#ffffff',
    ]
    for (const [index, color] of colors.entries())
      fan.addColorStop(index / (colors.length - 1), `${color}b0`)
    brush.fillStyle = fan
    brush.beginPath()
    brush.arc(50, 50, 48, 0, Math.PI * 2)
    brush.arc(50, 50, 16, 0, Math.PI * 2, true)
    brush.fill()
  })
  group.add(put(shine, [0, 0.16, 0], [-90, 0, 0]))
  group.add(
    put(
      mesh(new TorusGeometry(radius * 0.3, 0.05, 8, 64), plain('#e9edf0')),
      [0, 0.15, 0],
      [90, 0, 0],
    ),
  )
  return group
}

/** Blank discs on their spindle. */
export function discs({ size, surface }: Gadget): Group {
  const group = new Group()
  group.add(round([size * 0.54, 0.6], materialOf(surface)))
  for (let layer = 0; layer < 10; layer += 1)
    group.add(put(silver(size / 2), [0, 0.7 + layer * 0.16, 0]))
  group.add(round([size * 0.06, 4.4, 0.3], materialOf(surface)))
  return group
}
