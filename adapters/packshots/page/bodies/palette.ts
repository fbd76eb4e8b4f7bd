import { CylinderGeometry, Group } from 'three'
import type { Palette } from '../../src/body.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh, slab } from '../scene/shape.ts'

/** Builds an open palette: a board with pans of colour, and its lid with a mirror behind. */
export function buildPalette({ width, height, surface, pans }: Palette): Group {
  const group = new Group()
  const thick = width * 0.07
  const board = { width, height: thick, depth: height }
  const form = { corner: height * 0.12, edge: thick * 0.28 }
  group.add(mesh(slab(board, form), materialOf(surface)))
  const pitch = (width * 0.92) / pans.length
  const radius = Math.min(pitch * 0.43, height * 0.4)
  for (const [index, pan] of pans.entries()) {
    const x = (index - (pans.length - 1) / 2) * pitch
    const rim = mesh(
      new CylinderGeometry(radius, radius, thick * 0.1, 64),
      plain('#d9d2c6', 'metal'),
    )
    const color = mesh(
      new CylinderGeometry(radius * 0.92, radius * 0.92, thick * 0.14, 64),
      materialOf(pan),
    )
    rim.position.set(x, thick * 1.01, 0)
    color.position.set(x, thick * 1.03, 0)
    group.add(rim, color)
  }
  const lid = new Group()
  lid.add(mesh(slab(board, form), materialOf(surface)))
  const mirror = mesh(
    slab(
      { width: width * 0.92, height: thick * 0.08, depth: height * 0.84 },
      { corner: height * 0.08, edge: 0.01 },
    ),
    plain('#dfe3e6', 'metal'),
    0,
  )
  mirror.position.y = thick
  lid.add(mirror)
  lid.rotation.x = Math.PI * 0.4
  lid.position.set(0, height * 0.5, -height * 0.66)
  group.add(lid)
  return group
}
