import { Group, SphereGeometry, TorusGeometry, Vector3 } from 'three'
import type { Gadget } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { word } from './parts.print.ts'
import { ball, block, cord, disc, outline, plate, put, shaped } from './parts.ts'

/** An upright mouse: a fin that leans to the right, with a hollow and a rest for the thumb on its left. */
export function mouse({ size, surface, accent, label }: Gadget): Group {
  const group = new Group()
  const [wide, tall, deep] = [size * 0.3, size * 0.62, size * 0.5]
  const warp = ({ x, y, z }: Vector3): Vector3 => {
    const up = Math.max(0, y * 0.72 + 0.28)
    const hollow = x < 0 ? 0.72 - 0.3 * Math.sin(Math.min(1, up) * Math.PI) : 1
    const back = 1 - 0.28 * up * up
    return new Vector3(
      x * wide * hollow * (1.1 - 0.42 * up) + up * wide * 0.34 - wide * 0.1,
      up * tall,
      z * deep * back - up * size * 0.04,
    )
  }
  const on = (x: number, y: number, z: number): Vector3 => warp(new Vector3(x, y, z).normalize())
  const at = (point: Vector3) => [point.x, point.y, point.z] as const
  const body = materialOf(surface)
  group.add(mesh(shaped(new SphereGeometry(1, 96, 64), warp), body))
  const rest = mesh(
    shaped(
      new SphereGeometry(1, 48, 32),
      ({ x, y, z }) => new Vector3(x * wide * 0.8, Math.max(0, y) * 1.1, z * deep * 0.72),
    ),
    plain('#1f2124', 'satin'),
  )
  group.add(put(rest, [-wide * 0.62, 0, 0]))
  const split = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => at(on(0.62, 0.5 - share * 0.16, share)))
  group.add(cord(split, 0.07, plain('#141517')))
  const wheel = on(0.6, 0.42, 0.66)
  group.add(
    put(
      mesh(new TorusGeometry(0.72, 0.34, 16, 48), plain('#17181a', 'satin')),
      at(wheel),
      [0, 60, 90],
    ),
  )
  group.add(
    put(mesh(new TorusGeometry(0.98, 0.12, 12, 48), materialOf(accent)), at(wheel), [0, 60, 90]),
  )
  for (const z of [0.12, 0.52]) {
    group.add(put(ball(0.5, plain('#6a6f76', 'satin'), [0.5, 0.5, 1.7]), at(on(-0.8, 0.34, z))))
  }
  group.add(put(disc([0.22, 0.1], materialOf(accent)), at(on(-0.5, 0.85, 0.25)), [0, 0, 40]))
  if (label !== undefined)
    group.add(
      put(word(label.mark, [2, 0.6], '#8e949b'), [-wide * 0.62, 0.9, deep * 0.74], [-30, 0, 0]),
    )
  return group
}

/** A square plate with four knurled dials and engraved words beside them. */
export function dials({ size, surface, accent, label }: Gadget): Group {
  const group = new Group()
  const tall = 1.5
  group.add(block([size, tall, size], materialOf(surface), { corner: 1.1, edge: 0.3 }))
  const radius = size * 0.132
  const teeth = Array.from({ length: 96 }, (_, step) => {
    const angle = (step / 96) * Math.PI * 2
    const reach = radius * (step % 2 === 0 ? 1 : 0.955)
    return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const
  })
  for (const [index, [x, z]] of (
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const
  ).entries()) {
    const at = [x * size * 0.23, z * size * 0.22 - size * 0.04] as const
    group.add(put(disc([radius * 1.16, 0.12], plain('#17181a')), [at[0], tall - 0.05, at[1]]))
    group.add(
      put(
        plate(outline(teeth, false), [1.4, 0.12], materialOf(accent)),
        [at[0], tall, at[1]],
        [-90, 0, 0],
      ),
    )
    group.add(
      put(
        block([0.18, 0.06, radius * 0.55], plain('#ffffff'), { corner: 0.05, edge: 0.01 }),
        [at[0] + radius * 0.3, tall + 1.38, at[1] - radius * 0.5],
        [0, -32 - index * 20, 0],
      ),
    )
    const text = label?.name[index]
    if (text !== undefined)
      group.add(
        put(
          word(text, [size * 0.16, size * 0.062], label?.ink ?? '#000000'),
          [at[0], tall + 0.02, at[1] + size * 0.19],
          [-90, 0, 0],
        ),
      )
  }
  return group
}
