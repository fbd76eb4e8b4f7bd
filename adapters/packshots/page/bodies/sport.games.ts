import { DoubleSide, Group, TorusGeometry } from 'three'
import type { Sport } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'
import { ball, disc, put, rod } from './parts.ts'

/** A racket with strings that lies, its head to the back. */
export function racket({ size, surface, accent }: Sport): Group {
  const group = new Group()
  const [wide, long] = [size * 0.15, size * 0.19]
  const middle = -size * 0.31
  const frame = mesh(new TorusGeometry(1, 0.055, 16, 96), materialOf(surface))
  frame.scale.set(wide, long, wide)
  group.add(put(frame, [0, 0.9, middle], [-90, 0, 0]))
  const string = plain('#f6f4ee', 'satin')
  for (let line = -8; line <= 8; line += 1) {
    const share = line / 9
    const reach = Math.sqrt(1 - share * share) * 0.97
    group.add(
      rod(
        [share * wide, 0.9, middle - reach * long],
        [share * wide, 0.9, middle + reach * long],
        [0.1, string],
      ),
    )
    group.add(
      rod(
        [-reach * wide, 0.95, middle + share * long],
        [reach * wide, 0.95, middle + share * long],
        [0.1, string],
      ),
    )
  }
  group.add(
    rod([0, 0.9, middle + long], [0, 0.9, size * 0.26], [size * 0.006, plain('#2a2d31', 'satin')]),
  )
  group.add(
    put(
      disc([size * 0.014, size * 0.03], materialOf(surface)),
      [0, 0.9, middle + long * 0.98],
      [90, 0, 0],
    ),
  )
  group.add(
    put(
      disc([size * 0.02, size * 0.24, 0.4], materialOf(accent)),
      [0, 0.9 + size * 0.006, size * 0.26],
      [90, 0, 0],
    ),
  )
  for (let wrap = 0; wrap < 8; wrap += 1) {
    group.add(
      put(
        mesh(new TorusGeometry(size * 0.0202, 0.12, 8, 32), plain('#c9c5bc')),
        [0, 0.9 + size * 0.006, size * (0.28 + wrap * 0.027)],
        [0, 8, 0],
      ),
    )
  }
  return group
}

/** A shuttlecock that stands on its feathers, the cork above. */
export function shuttle({ size, surface, accent }: Sport): Group {
  const group = new Group()
  const skirt = plain(surface.color, 'satin')
  skirt.side = DoubleSide
  const [wide, tall] = [size * 0.38, size * 0.72]
  group.add(
    lathe(
      [
        [wide, 0.1],
        [size * 0.17, tall],
      ],
      skirt,
    ),
  )
  for (let rib = 0; rib < 16; rib += 1) {
    const turn = (rib / 16) * Math.PI * 2
    const [x, z] = [Math.cos(turn), Math.sin(turn)]
    group.add(
      rod(
        [x * wide * 1.04, 0, z * wide * 1.04],
        [x * size * 0.175, tall, z * size * 0.175],
        [size * 0.018, skirt],
      ),
    )
  }
  for (const [share, radius] of [
    [0.3, 0.32],
    [0.55, 0.25],
  ] as const)
    group.add(
      put(
        mesh(new TorusGeometry(size * radius, size * 0.012, 8, 48), plain('#d8c96a')),
        [0, tall * share, 0],
        [90, 0, 0],
      ),
    )
  group.add(put(disc([size * 0.182, size * 0.06], plain('#3f7a4a', 'satin')), [0, tall * 0.97, 0]))
  group.add(put(ball(size * 0.18, materialOf(accent), [1, 1.2, 1]), [0, tall * 1.05, 0]))
  return group
}
