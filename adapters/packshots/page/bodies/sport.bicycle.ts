import { Group, TorusGeometry } from 'three'
import type { Material } from 'three'
import type { Sport } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { ball, block, cord, disc, put, rod } from './parts.ts'
import { saddle, wheel } from './sport.bicycle.parts.ts'

/** A low step-through bicycle from its right side, the front to the right. */
export function bicycle({ size, surface, accent }: Sport): Group {
  const group = new Group()
  const radius = size * 0.195
  const [rear, front] = [-size * 0.3, size * 0.3]
  const [paint, tan, steel, dark] = [
    materialOf(surface),
    materialOf(accent),
    plain('#c6c9cc', 'metal'),
    plain('#26282b'),
  ]
  for (const x of [rear, front]) {
    group.add(put(wheel(radius, steel, dark), [x, radius + 1.2, 0]))
    const guard = mesh(new TorusGeometry(radius * 1.08, 1.5, 8, 48, Math.PI * 0.86), paint)
    guard.scale.z = 1.6
    group.add(put(guard, [x, radius + 1.2, 0], [0, 0, x < 0 ? 26 : 4]))
  }
  const hub = radius + 1.2
  const crank = [-size * 0.045, size * 0.16, 0] as const
  const seat = [-size * 0.12, size * 0.42, 0] as const
  const head = [size * 0.225, size * 0.45, 0] as const
  const low = [size * 0.235, size * 0.39, 0] as const
  group.add(cord([seat, crank], 1.5, paint))
  group.add(
    cord([low, [size * 0.1, size * 0.22, 0], [size * 0.02, size * 0.165, 0], crank], 1.9, paint),
  )
  group.add(
    cord(
      [head, [size * 0.12, size * 0.29, 0], [0, size * 0.235, 0], [-size * 0.075, size * 0.25, 0]],
      1.5,
      paint,
    ),
  )
  group.add(cord([[size * 0.215, size * 0.49, 0], low], 2, paint))
  group.add(sides(size, hub, { paint, steel, tan }))
  group.add(rod([size * 0.215, size * 0.49, 0], [size * 0.2, size * 0.565, 0], [1.2, steel]))
  group.add(cord([seat, [-size * 0.137, size * 0.49, 0]], 1.3, steel))
  group.add(saddle(size, tan))
  group.add(drive(size, hub, [paint, dark]))
  group.add(put(ball(3, plain('#f3efe0', 'gloss'), [1, 1, 1]), [size * 0.275, size * 0.44, 0]))
  return group
}

/** The case over the chain, the cranks and their pedals. */
function drive(size: number, hub: number, [paint, dark]: readonly [Material, Material]): Group {
  const [x, y, rear] = [-size * 0.045, size * 0.16, -size * 0.3]
  const group = new Group()
  group.add(put(disc([size * 0.06, 3, 0.8], paint), [x, y, 4], [90, 0, 0]))
  group.add(put(disc([size * 0.035, 3, 0.8], paint), [rear, hub, 4], [90, 0, 0]))
  const [middle, length] = [(x + rear) / 2, x - rear]
  const turn = (Math.atan2(y - hub, x - rear) * 180) / Math.PI
  group.add(
    put(
      block([length, 3, size * 0.085], paint, { corner: 3, edge: 0.7 }),
      [middle, (y + hub) / 2, 4],
      [90, turn, 0],
    ),
  )
  for (const side of [-1, 1]) {
    group.add(
      rod(
        [x, y, side * 8],
        [x + side * size * 0.075, y - size * 0.06 * side, side * 9],
        [0.9, plain('#b9bcc0', 'metal')],
      ),
    )
    group.add(
      put(block([8, 2, 7], dark), [x + side * size * 0.075, y - size * 0.06 * side - 1, side * 13]),
    )
  }
  return group
}

/** Parts that a bicycle has on both of its sides: stays, fork and handlebar. */
function sides(
  size: number,
  hub: number,
  { paint, steel, tan }: Readonly<Record<'paint' | 'steel' | 'tan', Material>>,
): Group {
  const group = new Group()
  for (const side of [-1, 1]) {
    const z = side * 4.4
    group.add(rod([-size * 0.045, size * 0.16, z * 0.5], [-size * 0.3, hub, z], [0.9, paint]))
    group.add(rod([-size * 0.12 - 1, size * 0.35, z * 0.4], [-size * 0.3, hub, z], [0.8, paint]))
    group.add(
      cord(
        [
          [size * 0.235, size * 0.39, z * 0.7],
          [size * 0.28, size * 0.26, z],
          [size * 0.3, hub, z],
        ],
        1.1,
        paint,
      ),
    )
    group.add(
      cord(
        [
          [size * 0.2, size * 0.56, z * 0.3],
          [size * 0.17, size * 0.58, side * 18],
          [size * 0.06, size * 0.565, side * 27],
        ],
        1.1,
        steel,
      ),
    )
    group.add(
      rod(
        [size * 0.1, size * 0.572, side * 23.8],
        [size * 0.035, size * 0.562, side * 28.6],
        [1.8, tan],
      ),
    )
  }
  return group
}
