import { Group } from 'three'
import type { Material } from 'three'
import type { Hex } from '../../src/finish.types.ts'
import type { Toy } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { drawStillLife } from './parts.picture.ts'
import { print } from './parts.print.ts'
import { block, outline, plate, put } from './parts.ts'

/** A picture of pieces that is nearly done; the last ones lie beside it. */
export function puzzle({ size, surface }: Toy): Group {
  const group = new Group()
  const deep = size * 0.7
  const [columns, rows] = [12, 8]
  group.add(block([size * 1.04, 0.4, deep * 1.05], materialOf(surface), { corner: 0.4, edge: 0.1 }))
  const isOpen = (column: number, row: number): boolean =>
    column > 8 && row > 4 && column + row > 14
  const done = print([size, deep], true, (brush, wide) => {
    drawStillLife(brush, wide, '#a9c6d6')
    const [w, h] = [wide / columns, 100 / rows]
    brush.strokeStyle = '#00000055'
    brush.lineWidth = 0.7
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < rows; row += 1) {
        if (isOpen(column, row)) {
          brush.fillStyle = surface.color
          brush.fillRect(column * w, row * h, w, h)
          continue
        }
        brush.strokeRect(column * w, row * h, w, h)
        for (const [x, y] of [
          [column * w + w / 2, row * h],
          [column * w, row * h + h / 2],
        ] as const) {
          brush.beginPath()
          brush.arc(x, y, h * 0.16, 0, Math.PI * 2)
          brush.stroke()
        }
      }
    }
  })
  group.add(
    put(
      block([size, 0.3, deep], plain('#d9cdb8', 'paper'), { corner: 0.2, edge: 0.05 }),
      [0, 0.3, 0],
    ),
  )
  group.add(put(done, [0, 0.64, 0], [-90, 0, 0]))
  const random = createRandom(3)
  const colors: readonly Hex[] = ['#c58f5d', '#e8a23a', '#f4e3c8', '#c58f5d']
  for (let piece = 0; piece < 9; piece += 1) {
    const one = knobbed(size / columns, plain(colors[piece % 4] ?? '#c58f5d', 'paper'))
    group.add(
      put(
        one,
        [size * (0.3 + random() * 0.36), 0.66 - (piece % 3) * 0.1, deep * (0.36 + random() * 0.3)],
        [-90, 0, random() * 180],
      ),
    )
  }
  return group
}

function knobbed(unit: number, material: Material): Group {
  const group = new Group()
  const half = unit / 2
  const side = [
    [-half, -half],
    [-0.12 * unit, -half],
    [-0.2 * unit, -0.68 * unit],
    [0, -0.78 * unit],
    [0.2 * unit, -0.68 * unit],
    [0.12 * unit, -half],
  ] as const
  const turned = [0, 1, 2, 3].flatMap((quarter) => {
    const [cos, sin] = [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)]
    const inward = quarter % 2 === 0 ? 1 : -1
    return side.map(([x, y], index) => {
      const to = index > 0 && inward < 0 ? -unit - y : y
      return [x * cos - to * sin, x * sin + to * cos] as const
    })
  })
  group.add(plate(outline(turned, false), [0.3, 0.04], material))
  return group
}
