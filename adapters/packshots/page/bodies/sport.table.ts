import { Group } from 'three'
import type { Sport } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { print, word } from './parts.print.ts'
import { block, disc, outline, plate, put } from './parts.ts'

/** A paddle of table tennis that lies, rubber up. */
export function paddle({ size, surface, accent }: Sport): Group {
  const group = new Group()
  const head = [
    [-0.29, 0.05],
    [-0.3, 0.25],
    [-0.2, 0.46],
    [0, 0.54],
    [0.2, 0.46],
    [0.3, 0.25],
    [0.29, 0.05],
    [0.14, -0.1],
    [-0.14, -0.1],
  ] as const
  const wood = plain('#c99a63', 'wood')
  const at = (scale: number) =>
    outline(
      head.map(([x, y]) => [x * size * scale, (y - 0.2) * size * scale + size * 0.2] as const),
    )
  group.add(put(plate(at(1), [0.7, 0.05], wood), [0, 0.3, 0], [-90, 0, 0]))
  group.add(put(plate(at(0.975), [0.35, 0.05], materialOf(surface)), [0, 0.98, 0], [-90, 0, 0]))
  group.add(put(plate(at(0.975), [0.35, 0.05], materialOf(accent)), [0, 0, 0], [-90, 0, 0]))
  const grip = outline(
    [
      [-0.06, 0.02],
      [-0.05, -0.2],
      [-0.066, -0.45],
      [0.066, -0.45],
      [0.05, -0.2],
      [0.06, 0.02],
    ].map(([x = 0, y = 0]) => [x * size, y * size - size * 0.04] as const),
  )
  group.add(put(plate(grip, [2.2, 0.7], wood), [0, -0.4, 0], [-90, 0, 0]))
  group.add(put(word('느긋', [2, 0.9], '#6b4a2c'), [0, 1.84, size * 0.34], [-90, 0, 0]))
  return group
}

/** A net on two clamped posts. */
export function net({ size, surface, accent }: Sport): Group {
  const group = new Group()
  const tall = size * 0.14
  const post = materialOf(accent)
  for (const side of [-1, 1]) {
    group.add(put(disc([size * 0.012, tall * 1.3], post), [side * size * 0.5, 0, 0]))
    group.add(put(block([size * 0.05, tall * 0.34, size * 0.06], post), [side * size * 0.5, 0, 0]))
  }
  const mask = print([size, tall], false, (brush, wide) => {
    brush.fillStyle = `${surface.color}01`
    brush.fillRect(0, 0, wide, 100)
    brush.strokeStyle = surface.color
    brush.lineWidth = 1.6
    for (let x = 0; x < wide; x += 9) {
      brush.beginPath()
      brush.moveTo(x, 0)
      brush.lineTo(x, 100)
      brush.moveTo(0, x)
      brush.lineTo(wide, x)
      brush.stroke()
    }
    brush.fillStyle = '#ffffff'
    brush.fillRect(0, 0, wide, 12)
  })
  group.add(put(mask, [0, tall * 0.78, 0]))
  return group
}
