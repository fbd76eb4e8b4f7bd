import { ExtrudeGeometry, Group, PlaneGeometry, Shape, Vector2 } from 'three'
import type { Glove } from '../../src/greens.types.ts'
import { drawLabel } from '../scene/label.ts'
import { plain } from '../scene/material.ts'
import { mesh, printed } from '../scene/shape.ts'

/** The outline of a hand in shares of its length: cuff, thumb, four fingers. */
const HAND = [
  [-0.17, 0],
  [-0.18, 0.28],
  [-0.2, 0.4],
  [-0.34, 0.56],
  [-0.37, 0.63],
  [-0.31, 0.67],
  [-0.2, 0.58],
  [-0.205, 0.66],
  [-0.215, 0.9],
  [-0.17, 0.95],
  [-0.12, 0.9],
  [-0.105, 0.68],
  [-0.095, 0.95],
  [-0.05, 1],
  [0, 0.95],
  [0.005, 0.69],
  [0.02, 0.92],
  [0.065, 0.96],
  [0.105, 0.91],
  [0.105, 0.67],
  [0.125, 0.82],
  [0.165, 0.85],
  [0.205, 0.8],
  [0.2, 0.55],
  [0.19, 0.28],
  [0.17, 0],
] as const

/** Builds two gloves that lie beside each other: one shows its back, one its palm. */
export function buildGlove({ length, knit, latex, label }: Glove): Group {
  const group = new Group()
  const [back, palm] = [hand(length, knit), hand(length, knit)]
  const dipped = hand(length * 0.985, latex, 0.26)
  dipped.position.y = length * 0.012
  palm.add(dipped)
  back.position.set(-length * 0.3, 0, 0)
  back.rotation.y = 0.16
  palm.position.set(length * 0.3, 0, 0)
  palm.rotation.y = -0.16
  palm.scale.x = -1
  group.add(back, palm)
  if (label !== undefined) {
    const tag = mesh(
      new PlaneGeometry(length * 0.26, length * 0.13),
      printed(drawLabel(label, 2, 1), false),
    )
    tag.rotation.x = -Math.PI / 2
    tag.position.set(0, length * 0.092, length * 0.37)
    back.add(tag)
  }
  return group
}

/** A hand that lies with its fingers to the back; without its cuff where it begins higher. */
function hand(length: number, color: `#${string}`, from = 0): Group {
  const points = HAND.map(([x, y]) => new Vector2(x * length, Math.max(from, y) * length))
  const shape = new Shape()
  shape.moveTo(points[0]?.x ?? 0, points[0]?.y ?? 0)
  shape.splineThru(points.slice(1))
  const round = length * 0.03
  const geometry = new ExtrudeGeometry(shape, {
    depth: length * 0.02,
    bevelEnabled: true,
    bevelThickness: round,
    bevelSize: round * 0.5,
    bevelSegments: 6,
    curveSegments: 160,
  })
  geometry.rotateX(-Math.PI / 2).translate(0, round, length / 2)
  const group = new Group()
  group.add(mesh(geometry, plain(color, from > 0 ? 'soap' : 'knit')))
  return group
}
