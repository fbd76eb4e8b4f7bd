import { Group, TorusGeometry } from 'three'
import type { Board } from '../../src/table.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh, slab } from '../scene/shape.ts'
import { lyingDecal } from './decal.ts'

/** Builds a board that lies: for cutting, for a table or for a glass; a loop of cord at its edge, a brand burnt in. */
export function buildBoard({ width, height, depth, surface, corner, cord, label }: Board): Group {
  const group = new Group()
  group.add(
    mesh(
      slab({ width, height, depth }, { corner: corner ?? width * 0.04, edge: height * 0.2 }),
      materialOf(surface),
    ),
  )
  if (cord !== undefined) {
    const loop = mesh(new TorusGeometry(width * 0.05, width * 0.007, 10, 40), plain(cord, 'fabric'))
    loop.position.set(0, height / 2, -depth / 2 - width * 0.04)
    loop.rotation.x = Math.PI / 2
    group.add(loop)
  }
  if (label !== undefined) {
    const side = width * 0.2
    const brand = lyingDecal(label, side, side * 0.4)
    brand.position.set(width * 0.34, height + 0.02, depth * 0.4)
    group.add(brand)
  }
  return group
}
