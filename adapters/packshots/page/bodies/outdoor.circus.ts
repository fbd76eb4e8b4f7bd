import {
  ConeGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  MeshPhysicalMaterial,
  PlaneGeometry,
  Vector3,
} from 'three'
import type { Material } from 'three'
import type { Outdoor } from '../../src/gear.types.ts'
import { drawTexture } from '../scene/canvas.ts'
import { drawLabel } from '../scene/label.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh, printed } from '../scene/shape.ts'
import { block, circle, outline, plate, put, rod, shaped } from './parts.ts'

/** Stripes around a tent, two colours by turns. */
function striped(first: string, second: string, count: number): MeshPhysicalMaterial {
  const map = drawTexture({ width: 1024, height: 8, isColor: true }, (brush) => {
    for (let stripe = 0; stripe < count; stripe += 1) {
      brush.fillStyle = stripe % 2 === 0 ? first : second
      brush.fillRect((stripe * 1024) / count, 0, 1024 / count + 1, 8)
    }
  })
  return new MeshPhysicalMaterial({ map, roughness: 0.9, sheen: 0.4, side: DoubleSide })
}

/** A round play tent of striped cotton with a scalloped roof and an open curtain. */
export function circus({ size, surface, accent, label }: Outdoor): Group {
  const group = new Group()
  const [radius, wall, roof] = [size * 0.38, size * 0.55, size * 0.36]
  const stripes = striped(surface.color, accent.color, 24)
  const [first, second] = [materialOf(surface), materialOf(accent)]
  group.add(
    put(mesh(new CylinderGeometry(radius * 0.97, radius, wall, 96, 1, true), stripes), [
      0,
      wall / 2,
      0,
    ]),
  )
  group.add(
    put(mesh(new ConeGeometry(radius * 1.06, roof, 96, 1, true), stripes), [0, wall + roof / 2, 0]),
  )
  group.add(put(scallops(size, radius, [first, second]), [0, wall, 0]))
  group.add(entrance({ radius, wall, size, cloth: plain(surface.color, 'fabric'), tie: second }))
  group.add(
    rod([0, wall + roof * 0.94, 0], [0, size * 1.08, 0], [size * 0.008, plain('#b98a5e', 'wood')]),
  )
  group.add(
    put(
      plate(
        outline(
          [
            [0, 0],
            [size * 0.15, size * 0.035],
            [0, size * 0.07],
          ],
          false,
        ),
        [0.4, 0.05],
        first,
      ),
      [0, size * 1.0, 0],
    ),
  )
  group.add(
    block([radius * 1.5, size * 0.02, radius * 0.5], plain('#efe2c8', 'fabric'), { corner: 4 }),
  )
  const mat = group.children.at(-1)
  mat?.position.set(0, 0, radius * 1.05)
  if (label !== undefined) {
    const patch = mesh(
      new PlaneGeometry(size * 0.14, size * 0.05),
      printed(drawLabel(label, 0.14, 0.05), label.paper !== undefined),
    )
    const x = radius * 0.66
    group.add(put(patch, [x, wall * 0.5, bendOf(radius, x, 1.03)], [0, 40, 0]))
  }
  return group
}

/** The depth of a round wall at a place across it, a little lifted. */
function bendOf(radius: number, x: number, lift: number): number {
  return Math.sqrt(Math.max(0, (radius * lift) ** 2 - x * x))
}

type Entrance = {
  readonly radius: number
  readonly wall: number
  readonly size: number
  readonly cloth: Material
  readonly tie: Material
}

/** The opening with its two curtains, tied to the sides. */
function entrance({ radius, wall, size, cloth, tie }: Entrance): Group {
  const group = new Group()
  cloth.side = DoubleSide
  const half = radius * 0.42
  const opening = shaped(new PlaneGeometry(2, 1, 32, 16), ({ x, y }) => {
    const up = y + 0.5
    const across = x * half * Math.sqrt(1 - 0.86 * up ** 4)
    return new Vector3(across, up * wall * 0.86, bendOf(radius, across, 1.008))
  })
  group.add(mesh(opening, plain('#5b3f33', 'fabric')))
  for (const side of [-1, 1]) {
    const curtain = shaped(new PlaneGeometry(1, 1, 24, 24), ({ x, y }) => {
      const [across, up] = [x + 0.5, y + 0.5]
      const pulled = 0.28 + 0.72 * Math.abs(up - 0.36) ** 1.3
      const at = side * half * (1.02 - across * pulled * 0.9)
      const fold = Math.sin(across * Math.PI * 5) * size * 0.006
      return new Vector3(at, up * wall * 0.86, bendOf(radius, at, 1.03) + fold)
    })
    group.add(mesh(curtain, cloth))
    group.add(
      rod(
        [side * half * 1.06, wall * 0.33, bendOf(radius, half, 1.05)],
        [side * half * 0.72, wall * 0.3, bendOf(radius, half * 0.7, 1.07)],
        [size * 0.008, tie],
      ),
    )
  }
  return group
}

/** Half rounds that hang from the edge of the roof. */
function scallops(
  size: number,
  radius: number,
  [first, second]: readonly [Material, Material],
): Group {
  const group = new Group()
  for (let index = 0; index < 24; index += 1) {
    const turn = ((index + 0.5) / 24) * Math.PI * 2
    const scallop = plate(
      circle(radius * 0.138),
      [size * 0.006, 0.1],
      index % 2 === 0 ? second : first,
    )
    group.add(
      put(
        scallop,
        [Math.sin(turn) * radius * 1.04, 0, Math.cos(turn) * radius * 1.04],
        [0, (turn * 180) / Math.PI, 0],
      ),
    )
  }
  return group
}
