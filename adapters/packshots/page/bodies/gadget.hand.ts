import type { Material, Object3D } from 'three'
import { DoubleSide, Group, PlaneGeometry, SphereGeometry, TorusGeometry, Vector3 } from 'three'
import type { Gadget } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { word } from './parts.print.ts'
import { block, cord, disc, outline, plate, put, shaped } from './parts.ts'

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
      z * deep * back - up * size * 0.09,
    )
  }
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
  group.add(...buttons(warp, materialOf(accent)))
  if (label !== undefined)
    group.add(
      put(word(label.mark, [2, 0.6], '#8e949b'), [-wide * 0.62, 0.9, deep * 0.74], [-30, 0, 0]),
    )
  return group
}

type Warp = (point: Vector3) => Vector3

/** The two buttons of the fingers on the right face with the wheel between them, and the two of the thumb on the left. */
function buttons(warp: Warp, accent: Material): Object3D[] {
  const at = (turn: number, z: number) => warp(around(turn, z)).toArray()
  const wheel = at(34, 0.62)
  const thumb = [0.1, 0.26, 0.42, 0.58].map((z) => at(135, z))
  return [
    button(warp, 70, 37),
    button(warp, 31, 4),
    put(mesh(new TorusGeometry(0.66, 0.44, 20, 48), plain('#d5d9de', 'satin')), wheel, [90, 34, 0]),
    put(mesh(new TorusGeometry(1.02, 0.12, 12, 48), accent), wheel, [90, 34, 0]),
    cord(thumb, 0.3, plain('#26282c', 'satin')),
  ]
}

/** A point of a ball of radius 1: degrees around its long axis from the right up, and the share to its front. */
function around(turn: number, z: number): Vector3 {
  const [angle, out] = [(turn * Math.PI) / 180, Math.sqrt(1 - z * z)]
  return new Vector3(Math.cos(angle) * out, Math.sin(angle) * out, z)
}

/** A plate of the skin between two degrees, from the middle to the nose. */
function button(warp: Warp, from: number, to: number): Object3D {
  const material = plain('#7d838b', 'satin')
  material.side = DoubleSide
  const skin = ({ x, y }: Vector3): Vector3 =>
    warp(around(from + (to - from) * (x + 0.5), 0.1 + 0.87 * (y + 0.5)).multiplyScalar(1.025))
  return mesh(shaped(new PlaneGeometry(1, 1, 16, 32), skin), material)
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
