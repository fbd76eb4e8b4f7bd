import { BoxGeometry, BufferGeometry, Float32BufferAttribute, Group } from 'three'
import type { DripBag } from '../../src/table.types.ts'
import { plain } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'

/** Builds a filter of paper that hangs in a cup by its two wings of card, with ground coffee in it. */
export function buildDripBag({ width, height, paper, wing, coffee }: DripBag): Group {
  const group = new Group()
  const cup = plain('#f4f2ec', 'glaze')
  const [radius, tall] = [width / 2, height * 0.7]
  group.add(
    lathe(
      [
        [0, 0],
        [radius * 0.8, 0, radius * 0.2],
        [radius, tall * 0.4, radius * 0.2],
        [radius, tall],
        [radius * 0.97, tall + 0.08, 0.05],
        [radius * 0.93, tall],
        [radius * 0.9, tall * 0.3, radius * 0.2],
        [0, tall * 0.14],
      ],
      cup,
    ),
  )
  const sheet = plain(paper, 'paper')
  sheet.side = 2
  group.add(mesh(filter(radius * 0.64, tall, height), sheet))
  group.add(
    lathe(
      [
        [radius * 0.5, tall * 0.96],
        [radius * 0.3, tall * 1.02],
        [0, tall * 1.04],
      ],
      plain(coffee, 'matte'),
      0,
    ),
  )
  for (const way of [-1, 1]) {
    const card = mesh(new BoxGeometry(radius * 0.5, height * 0.34, 0.08), plain(wing, 'paper'))
    card.position.set(way * radius * 0.86, tall + height * 0.08, radius * 0.1)
    card.rotation.set(0, way * -0.5, way * 0.16)
    group.add(card)
  }
  return group
}

/** An open bag: a square mouth above the rim that narrows to an edge inside the cup. */
function filter(side: number, rim: number, top: number): BufferGeometry {
  const points: number[] = []
  const mouth = [
    [-side, side * 0.9],
    [side, side * 0.9],
    [side, -side * 0.9],
    [-side, -side * 0.9],
  ]
  for (let index = 0; index < 4; index += 1) {
    const [x1 = 0, z1 = 0] = mouth[index] ?? []
    const [x2 = 0, z2 = 0] = mouth[(index + 1) % 4] ?? []
    const low = (x: number, z: number) => [x * 0.8, rim * 0.5, z * 0.3]
    points.push(x1, top, z1, ...low(x1, z1), x2, top, z2)
    points.push(x2, top, z2, ...low(x1, z1), ...low(x2, z2))
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3))
  geometry.computeVertexNormals()
  return geometry
}
