import { BoxGeometry, Group } from 'three'
import type { IceTray } from '../../src/table.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh, slab } from '../scene/shape.ts'

/** Builds a soft tray with six deep hollows for large cubes of ice, some of which lie in front. */
export function buildIceTray({ width, height, depth, surface, cubes }: IceTray): Group {
  const paint = materialOf(surface)
  const group = new Group()
  const wall = width * 0.028
  const [columns, rows] = [3, 2]
  const [pitch, run] = [(width - wall) / columns, (depth - wall) / rows]
  for (let column = 0; column <= columns; column += 1) {
    const one = mesh(new BoxGeometry(wall, height, depth), paint)
    one.position.set(column * pitch - width / 2 + wall / 2, height / 2, 0)
    group.add(one)
  }
  for (let row = 0; row <= rows; row += 1) {
    const one = mesh(new BoxGeometry(width, height, wall), paint)
    one.position.set(0, height / 2, row * run - depth / 2 + wall / 2)
    group.add(one)
  }
  const rim = mesh(
    slab(
      { width: width * 1.06, height: height * 0.05, depth: depth * 1.08 },
      { corner: 1, edge: height * 0.02 },
    ),
    paint,
  )
  rim.position.y = height * 0.04
  group.add(rim)
  const ice = plain('#dfeef4', 'frosted')
  const side = pitch - wall * 1.6
  const cube = () =>
    slab({ width: side, height: side, depth: side }, { corner: side * 0.12, edge: side * 0.06 })
  for (const [x, z] of [
    [-1, -0.5],
    [0, -0.5],
  ] as const) {
    const filled = mesh(cube(), ice, 0.3)
    filled.position.set(x * pitch, height - side * 0.94, z * run)
    group.add(filled)
  }
  for (let index = 0; index < cubes; index += 1) {
    const one = mesh(cube(), ice, 0.4)
    one.position.set(width * (0.1 + index * 0.36), 0, depth * (0.82 + (index % 2) * 0.06))
    one.rotation.y = 0.4 + index * 0.7
    group.add(one)
  }
  return group
}
