import { BoxGeometry, CylinderGeometry, Group } from 'three'
import type { Material } from 'three'
import type { Toolbox } from '../../src/living.types.ts'
import { plain } from '../scene/material.ts'
import { mesh, slab } from '../scene/shape.ts'
import { cord } from './bag.soft.ts'
import { tone } from './garment.piece.ts'

type Size = readonly [width: number, height: number, depth: number]

/** A tray of folded steel: a bottom and four walls, with a rolled edge. */
function tray([width, height, depth]: Size, outer: Material, inner: Material): Group {
  const group = new Group()
  const thick = 0.5
  const wall = (size: Size, x: number, z: number): void => {
    const one = mesh(
      slab({ width: size[0], height: size[1], depth: size[2] }, { corner: 0.24, edge: 0.12 }),
      outer,
    )
    one.position.set(x, 0, z)
    group.add(one)
  }
  wall([width, height, thick], 0, (depth - thick) / 2)
  wall([width, height, thick], 0, (thick - depth) / 2)
  wall([thick, height, depth], (width - thick) / 2, 0)
  wall([thick, height, depth], (thick - width) / 2, 0)
  const bottom = mesh(new BoxGeometry(width - thick, thick, depth - thick), inner)
  bottom.position.y = thick / 2
  const divider = mesh(new BoxGeometry(thick * 0.6, height * 0.8, depth - thick), inner)
  divider.position.set(width * 0.14, height * 0.4, 0)
  group.add(bottom, divider)
  return group
}

/** Builds a box for tools whose two upper trays are folded out to both sides. */
export function buildToolbox({ width, height, depth, color }: Toolbox): Group {
  const group = new Group()
  const paint = plain(color, 'satin')
  const inside = plain('#8e8f8d', 'matte')
  const low = height * 0.5
  group.add(tray([width, low, depth], paint, inside))
  const steel = plain('#b9bcbd', 'metal')
  for (const side of [-1, 1]) {
    const upper = tray([width, height * 0.27, depth * 0.52], paint, inside)
    upper.position.set(0, low + height * 0.1, side * depth * 0.58)
    group.add(upper)
    for (const end of [-1, 1]) {
      for (const shift of [0, depth * 0.16]) {
        const arm = cord(
          [
            [end * (width * 0.5 + 0.3), low * 0.86, side * (depth * 0.1 + shift)],
            [end * (width * 0.5 + 0.3), low + height * 0.24, side * (depth * 0.42 + shift)],
          ],
          0.4,
          steel,
        )
        group.add(arm)
      }
      const pivot = mesh(new CylinderGeometry(0.7, 0.7, 0.8, 24), steel)
      pivot.rotation.z = Math.PI / 2
      pivot.position.set(end * (width * 0.5 + 0.4), low * 0.86, side * depth * 0.1)
      group.add(pivot)
    }
    const [y, z] = [low + height * 0.37, side * depth * 0.36]
    group.add(
      cord(
        [
          [-width * 0.36, y, z],
          [-width * 0.34, height * 0.98, z * 0.8],
          [width * 0.34, height * 0.98, z * 0.8],
          [width * 0.36, y, z],
        ],
        0.6,
        steel,
      ),
    )
  }
  for (const x of [-1, 1]) {
    const latch = mesh(
      slab({ width: 2.6, height: 0.7, depth: 3.6 }, { corner: 0.5, edge: 0.2 }),
      steel,
    )
    latch.rotation.x = Math.PI / 2
    latch.position.set(x * width * 0.3, low * 0.74, depth / 2 + 0.3)
    group.add(latch)
  }
  const badge = mesh(
    slab({ width: 7, height: 0.3, depth: 2.4 }, { corner: 0.4, edge: 0.1 }),
    plain(tone(color, 0.2), 'brushed'),
  )
  badge.rotation.x = Math.PI / 2
  badge.position.set(0, low * 0.42, depth / 2 + 0.1)
  group.add(badge)
  return group
}
