import { Group } from 'three'
import type { Morsel } from '../../src/table.types.ts'
import { createRandom } from '../scene/random.ts'
import { mesh } from '../scene/shape.ts'
import { plain } from '../scene/material.ts'
import { MORSELS } from './morsel.shapes.ts'

/** Builds pieces of food in rows, each turned a little; `spread` is their pitch in sizes. */
export function buildMorsel({ piece, size, count, columns, colors, spread = 1.08 }: Morsel): Group {
  const { shape, finish, isLaid, rind } = MORSELS[piece]
  const paints = colors.map((color) => plain(color, finish))
  const random = createRandom(count * 7 + columns)
  const rows = Math.ceil(count / columns)
  const group = new Group()
  for (let index = 0; index < count; index += 1) {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const paint = paints[index % paints.length]
    if (paint === undefined) continue
    const one = new Group()
    for (const part of shape(size)) one.add(mesh(part, paint))
    const skin = paints.at(-1)
    if (rind !== undefined && skin !== undefined) one.add(mesh(rind(size), skin))
    one.position.set(
      (column - (columns - 1) / 2) * size * spread,
      0,
      (row - (rows - 1) / 2) * size * spread * (isLaid ? 0.5 : 1),
    )
    one.rotation.y = (random() - 0.5) * (isLaid ? 0.3 : 0.5)
    if (isLaid) one.rotation.x = 0.16
    group.add(one)
  }
  return group
}
