import { Group } from 'three'
import type { Hex } from '../../src/finish.types.ts'
import type { Outdoor } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { print } from './parts.print.ts'
import { ball, circle, cord, disc, outline, plate, put, rod } from './parts.ts'

const PATCHES: readonly (readonly [Hex, -1 | 1, 'upper' | 'lower'])[] = [
  ['#d9432f', -1, 'upper'],
  ['#f0be2e', 1, 'upper'],
  ['#2f7f9a', -1, 'lower'],
  ['#5e8a4a', 1, 'lower'],
]

/** A ray of four patches that lies, with two tails and its reel. */
export function kite(outdoor: Outdoor): Group {
  const { size } = outdoor
  const group = framed(outdoor)
  for (const [color, side, part] of PATCHES) {
    const points =
      part === 'upper'
        ? ([
            [0, 0.5],
            [0.2, 0.38],
            [0.42, 0.16],
            [0.56, -0.04],
            [0.3, -0.02],
            [0, 0.02],
          ] as const)
        : ([
            [0, 0.02],
            [0.3, -0.02],
            [0.56, -0.04],
            [0.34, -0.2],
            [0.14, -0.34],
            [0, -0.42],
          ] as const)
    const shape = outline(
      points.map(([x, y]) => [x * side * size, y * size] as const),
      false,
    )
    group.add(put(plate(shape, [0.5, 0], plain(color, 'fabric')), [0, 0.4, 0], [-90, 0, 0]))
  }
  return group
}

/** A blue ray with scales and eyes, as a fish. */
export function fish(outdoor: Outdoor): Group {
  const { size, surface } = outdoor
  const group = framed(outdoor)
  const half = [
    [0, 0.5],
    [0.2, 0.38],
    [0.42, 0.16],
    [0.56, -0.04],
    [0.34, -0.2],
    [0.14, -0.34],
    [0, -0.42],
  ] as const
  const whole = [
    ...half,
    ...half
      .slice(1, -1)
      .toReversed()
      .map(([x, y]) => [-x, y] as const),
  ]
  const shape = outline(
    whole.map(([x, y]) => [x * size, y * size] as const),
    false,
  )
  group.add(put(plate(shape, [0.5, 0], materialOf(surface)), [0, 0.4, 0], [-90, 0, 0]))
  const scales = print([size * 0.5, size * 0.44], false, (brush, wide) => {
    brush.fillStyle = '#d8e6f401'
    brush.fillRect(0, 0, wide, 100)
    brush.strokeStyle = '#d8e6f4'
    brush.lineWidth = 2
    for (let row = 0; row < 6; row += 1) {
      for (let column = 0; column < 7; column += 1) {
        brush.beginPath()
        brush.arc(10 + column * 16 + (row % 2) * 8, 10 + row * 14, 8, 0, Math.PI)
        brush.stroke()
      }
    }
  })
  group.add(put(scales, [0, 0.98, size * 0.1], [-90, 0, 0]))
  for (const side of [-1, 1]) {
    group.add(
      put(disc([size * 0.035, 0.2], plain('#ffffff')), [side * size * 0.09, 0.9, -size * 0.3]),
    )
    group.add(
      put(disc([size * 0.018, 0.3], plain('#1b1f26')), [side * size * 0.09, 0.95, -size * 0.31]),
    )
  }
  return group
}

function framed({ size, accent }: Outdoor): Group {
  const group = new Group()
  const [spar, ribbon] = [plain('#c9a878', 'wood'), materialOf(accent)]
  group.add(rod([0, 1.1, -size * 0.48], [0, 1.1, size * 0.4], [0.5, spar]))
  group.add(
    cord(
      [
        [-size * 0.54, 1.1, size * 0.03],
        [0, 1.2, -size * 0.12],
        [size * 0.54, 1.1, size * 0.03],
      ],
      0.45,
      spar,
    ),
  )
  group.add(put(ball(1.2, plain('#2a2c2e')), [0, 1, -size * 0.11]))
  for (const side of [-1, 1]) {
    const tail = Array.from({ length: 9 }, (_, step) => {
      const along = step / 8
      return [
        side * size * (0.05 + along * 0.16) + Math.sin(along * 9) * size * 0.035,
        0.6,
        size * (0.36 + along * 0.5),
      ] as const
    })
    const strip = cord(tail, 1.7, ribbon)
    strip.scale.y = 0.25
    group.add(strip)
  }
  const reel = new Group()
  for (const y of [0, 3])
    reel.add(
      put(
        plate(circle(size * 0.065, [[0, 0, size * 0.02]]), [0.8, 0.2], spar),
        [0, y, 0],
        [-90, 0, 0],
      ),
    )
  reel.add(put(disc([size * 0.05, 3], plain('#f4f1ea', 'fabric')), [0, 0.4, 0]))
  group.add(put(reel, [size * 0.42, 0, size * 0.44]))
  group.add(
    cord(
      [
        [size * 0.4, 1.6, size * 0.38],
        [size * 0.2, 0.9, size * 0.2],
        [0, 1.3, -size * 0.1],
      ],
      0.16,
      plain('#f4f1ea'),
    ),
  )
  return group
}
