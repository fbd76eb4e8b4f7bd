import { Group, MeshPhysicalMaterial, TorusGeometry } from 'three'
import type { Gadget } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'
import { ball, block, cord, disc, print, put, word } from './parts.ts'

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

/** A coiled cable with a tie and both of its plugs. */
export function cable({ size, surface, accent }: Gadget): Group {
  const group = new Group()
  const material = materialOf(surface)
  const coil = Array.from({ length: 61 }, (_, step): readonly [number, number, number] => {
    const turn = (step / 60) * Math.PI * 9
    const radius = size * (0.36 + 0.05 * Math.sin(step * 0.9))
    return [Math.cos(turn) * radius, 0.3 + step * 0.022, Math.sin(turn) * radius]
  })
  const ends = [
    [size * 0.62, 0.3, size * 0.46],
    [size * 0.66, 0.3, -size * 0.3],
  ] as const
  const [first, last] = ends
  group.add(
    cord(
      [
        first,
        [size * 0.5, 0.3, size * 0.2],
        ...coil,
        [-size * 0.2, 1.2, -size * 0.42],
        [size * 0.3, 0.4, -size * 0.5],
        last,
      ],
      0.19,
      material,
    ),
  )
  for (const [x, y, z] of ends) {
    const plug = new Group()
    plug.add(block([1.05, 0.6, 2], material, { corner: 0.3, edge: 0.2 }))
    plug.add(
      put(
        block([0.84, 0.26, 0.7], plain('#d2d5d8', 'metal'), { corner: 0.12, edge: 0.08 }),
        [0, 0.17, 1.3],
      ),
    )
    group.add(put(plug, [x + 0.5, y - 0.3, z + (z > 0 ? 0.8 : 0.4)], [0, 30, 0]))
  }
  group.add(put(block([1.6, 1.9, 1], materialOf(accent), { corner: 0.3 }), [-size * 0.37, 0, 0]))
  return group
}

/** A bulb whose shell glows above its collar and thread, in a plain socket. */
export function bulb({ size, surface, accent, label, profile }: Gadget): Group {
  const group = new Group()
  const radius = size * 0.27
  const isSmall = profile === 'bulbSmall'
  const thread = size * (isSmall ? 0.075 : 0.125)
  const brass = plain('#cfae72', 'metal')
  group.add(disc([thread * 0.6, 0.4], plain('#2a2622')))
  group.add(put(disc([thread, size * 0.22, 0.2], brass), [0, 0.35, 0]))
  for (let turn = 0; turn < 4; turn += 1) {
    group.add(
      put(
        mesh(new TorusGeometry(thread, 0.17, 12, 48), brass),
        [0, 0.8 + turn * size * 0.05, 0],
        [86, 0, 0],
      ),
    )
  }
  group.add(
    put(
      lathe(
        [
          [thread * 1.05, 0],
          [thread * 1.3, size * 0.04, 0.2],
          [radius * 0.74, size * 0.26, 0.4],
          [0, size * 0.26],
        ],
        materialOf(accent),
      ),
      [0, size * 0.22, 0],
    ),
  )
  const glow = new MeshPhysicalMaterial({
    color: surface.color,
    roughness: 0.35,
    emissive: surface.color,
    emissiveIntensity: 0.42,
  })
  const shell = ball(radius, glow, [1, isSmall ? 1.35 : 1, 1])
  group.add(put(shell, [0, size * 0.64, 0]))
  group.add(
    put(
      lathe(
        [
          [radius * 0.73, 0],
          [radius * 0.92, size * 0.1, 0.6],
          [radius * 0.98, size * 0.15],
        ],
        glow,
      ),
      [0, size * 0.47, 0],
    ),
  )
  if (label !== undefined)
    group.add(put(word(label.mark, [1.5, 0.5], '#7d848b'), [0, size * 0.4, radius * 0.62]))
  return group
}
