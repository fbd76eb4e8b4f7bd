import type { Material } from 'three'
import { DoubleSide, Group, Shape, ShapeGeometry } from 'three'
import type { Glasses } from '../../src/wear.types.ts'
import { drawField, noiseAt } from '../scene/canvas.ts'
import { once, plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { cord } from './bag.soft.ts'

/** The outline of one lens around its middle: wide above, round below. */
function rimOf(width: number, height: number): readonly (readonly [number, number, number])[] {
  return Array.from({ length: 41 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const x = Math.sign(c) * Math.abs(c) ** 0.72 * (width / 2) * (s > 0 ? 1.03 : 1 - 0.12 * -s)
    return [x, Math.sign(s) * Math.abs(s) ** 0.82 * (height / 2), 0] as const
  })
}

/** Builds sunglasses that stand open on their rims and the ends of their temples. */
export function buildGlasses({ width, height, color, blotch, lens }: Glasses): Group {
  const group = new Group()
  const acetate = plain(blotch === undefined ? color : '#ffffff', 'gloss')
  if (blotch !== undefined)
    acetate.map = once(`glasses-${color}-${blotch}`, () => tortoise(color, blotch))
  const [wide, tall] = [width * 0.42, height * 0.94]
  const tint = plain(lens, 'gloss')
  Object.assign(tint, { transparent: true, opacity: 0.82, side: DoubleSide })
  for (const side of [-1, 1]) {
    const x = side * width * 0.255
    const y = height / 2
    const rim = cord(rimOf(wide, tall), 0.32, acetate)
    rim.position.set(x, y, 0)
    const outline = new Shape()
    for (const [px, py] of rimOf(wide, tall)) outline.lineTo(px, py)
    const glass = mesh(new ShapeGeometry(outline, 24), tint, 0.5)
    glass.position.set(x, y, 0)
    const edge = side * width * 0.485
    const temple = cord(
      [
        [edge, y + tall * 0.26, 0.1],
        [edge * 1.02, y + tall * 0.27, -1.6],
        [edge * 0.99, y + tall * 0.2, -8],
        [edge * 0.94, y, -11.6],
        [edge * 0.9, 0.35, -14.2],
      ],
      0.3,
      acetate,
    )
    const small = smallParts({ width, tall, y, edge }, acetate)
    group.add(rim, glass, temple, ...small)
  }
  group.add(
    cord(
      [
        [-width * 0.065, height * 0.66, 0],
        [0, height * 0.72, 0.1],
        [width * 0.065, height * 0.66, 0],
      ],
      0.34,
      acetate,
    ),
  )
  return group
}

/** The pad for the nose and the hinge. */
function smallParts(
  { width, tall, y, edge }: Record<'width' | 'tall' | 'y' | 'edge', number>,
  acetate: Material,
) {
  const side = Math.sign(edge)
  const pad = cord(
    [
      [side * width * 0.06, y + 0.2, -0.2],
      [side * width * 0.075, y - tall * 0.16, -0.7],
    ],
    0.24,
    acetate,
  )
  const hinge = cord(
    [
      [edge * 0.98, y + tall * 0.26, -0.5],
      [edge * 0.98, y + tall * 0.26, -1.1],
    ],
    0.2,
    plain('#c9a24b', 'metal'),
  )
  return [pad, hinge]
}

function tortoise(color: Glasses['color'], blotch: Glasses['color']) {
  const channels = (hex: string): readonly number[] =>
    [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  const [light, dark] = [channels(color), channels(blotch)]
  return drawField(true, (x, y) => {
    const spot = noiseAt(x, y, 5) * 0.6 + noiseAt(x, y, 12) * 0.4
    const share = Math.min(1, Math.max(0, (spot - 0.46) * 7))
    const mix = (index: number): number =>
      (light[index] ?? 0) * (1 - share) + (dark[index] ?? 0) * share
    return [mix(0), mix(1), mix(2)]
  })
}
