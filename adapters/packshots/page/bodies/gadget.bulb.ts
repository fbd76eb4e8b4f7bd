import { Group, MeshPhysicalMaterial, TorusGeometry } from 'three'
import type { Gadget } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'
import { word } from './parts.print.ts'
import { ball, block, cord, disc, put } from './parts.ts'

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
