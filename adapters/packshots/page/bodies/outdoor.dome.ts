import { DoubleSide, Group, PlaneGeometry, SphereGeometry, Vector3 } from 'three'
import type { Material } from 'three'
import type { Outdoor } from '../../src/gear.types.ts'
import { drawLabel } from '../scene/label.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh, printed } from '../scene/shape.ts'
import { cord, disc, put, rod, shaped } from './parts.ts'

/** A tent for four whose door is raised on two poles as a roof. */
export function dome({ size, surface, accent, label }: Outdoor): Group {
  const group = new Group()
  const [wide, deep, tall] = [size / 2, size * 0.4, size * 0.56]
  const skin = materialOf(surface)
  const roof = materialOf(accent)
  skin.side = DoubleSide
  const warp = ({ x, y, z }: Vector3): Vector3 =>
    new Vector3(
      Math.sign(x) * Math.abs(x) ** 0.72 * wide,
      Math.max(0, y) ** 0.9 * tall,
      Math.sign(z) * Math.abs(z) ** 0.72 * deep,
    )
  const front = (x: number, y: number): number => {
    const rest = 1 - Math.abs(x / wide) ** 2.78 - Math.abs(y / tall) ** 2.22
    return deep * Math.max(0, rest) ** 0.36
  }
  group.add(mesh(shaped(new SphereGeometry(1, 96, 48, 0, Math.PI * 2, 0, Math.PI / 2), warp), skin))
  const cap = mesh(
    shaped(new SphereGeometry(1, 96, 24, 0, Math.PI * 2, 0, Math.PI * 0.24), warp),
    roof,
  )
  cap.scale.setScalar(1.012)
  group.add(cap)
  const [half, high] = [wide * 0.42, tall * 0.72]
  const door = shaped(new PlaneGeometry(2, 1, 24, 24), ({ x, y }) => {
    const up = y + 0.5
    const at = [x * half * Math.sqrt(1 - 0.8 * up ** 3), up * high] as const
    return new Vector3(at[0], at[1], front(at[0], at[1]) + size * 0.006)
  })
  group.add(mesh(door, plain('#23261f', 'fabric')))
  group.add(awning({ size, half, high, z: front(0, high), cloth: skin }))
  for (const side of [-1, 1]) {
    for (const way of [-1, 1]) {
      const arch = Array.from({ length: 9 }, (_, step) => {
        const turn = (step / 8) * (Math.PI / 2)
        const point = warp(
          new Vector3(side * Math.cos(turn) * 0.7, Math.sin(turn), way * Math.cos(turn) * 0.7),
        )
        return [point.x * 1.01, point.y * 1.01, point.z * 1.01] as const
      })
      group.add(cord(arch, size * 0.006, plain('#2a2c28')))
    }
  }
  group.add(put(disc([size * 0.03, size * 0.03], plain('#2a2c28')), [0, tall, 0]))
  if (label !== undefined) {
    const patch = mesh(
      new PlaneGeometry(size * 0.12, size * 0.05),
      printed(drawLabel(label, 0.12, 0.05), label.paper !== undefined),
    )
    group.add(
      put(
        patch,
        [half * 1.5, tall * 0.34, front(half * 1.5, tall * 0.34) + size * 0.008],
        [-14, 22, 0],
      ),
    )
  }
  return group
}

type Door = {
  readonly size: number
  readonly half: number
  readonly high: number
  readonly z: number
  readonly cloth: Material
}

/** The raised door on its poles and ropes. */
function awning({ size, half, high, z, cloth }: Door): Group {
  const group = new Group()
  const edge = size * 0.74
  const roof = shaped(new PlaneGeometry(2, 1, 16, 16), ({ x, y }) => {
    const out = 0.5 - y
    return new Vector3(
      x * half * (0.5 + out * 0.75),
      high + size * 0.03 - Math.sin(out * Math.PI) * size * 0.016,
      z + (edge - z) * out,
    )
  })
  group.add(mesh(roof, cloth))
  const [steel, rope] = [plain('#c9ccd0', 'metal'), plain('#d9692e')]
  for (const side of [-1, 1]) {
    const x = side * half * 1.22
    group.add(rod([x, 0, edge], [x, high + size * 0.05, edge], [size * 0.005, steel]))
    group.add(
      rod(
        [x, high + size * 0.04, edge],
        [side * half * 1.7, 0, edge + size * 0.16],
        [size * 0.0028, rope],
      ),
    )
  }
  return group
}
