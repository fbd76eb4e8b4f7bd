import { CircleGeometry, MeshPhysicalMaterial, Shape, ShapeGeometry } from 'three'
import type { Mesh, Vector2 } from 'three'
import type { Lump } from '../../src/fresh.types.ts'
import type { Brush } from '../scene/canvas.ts'
import { drawTexture } from '../scene/canvas.ts'
import { createRandom } from '../scene/random.ts'
import { mesh } from '../scene/shape.ts'
import type { LumpForm } from './lump.forms.ts'

type Cut = NonNullable<Lump['cut']>
const SIDE = 512

/** The face of a cut: a disc across the middle, or the outline along the axis, with what is seen in the flesh. */
export function cutFace({ cut }: Lump, { isCutAcross }: LumpForm, line: readonly Vector2[]): Mesh {
  if (cut === undefined) throw new Error('The piece is not cut')
  const map = drawTexture({ width: SIDE, height: SIDE, isColor: true }, (brush) => {
    brush.fillStyle = cut.flesh
    brush.fillRect(0, 0, SIDE, SIDE)
    INSIDES[cut.pattern](brush, cut)
  })
  const material = new MeshPhysicalMaterial({ map, roughness: 0.34, clearcoat: 0.5 })
  if (isCutAcross === true) {
    const top = line.at(-1)
    const face = mesh(new CircleGeometry(top?.x ?? 1, 72), material)
    face.rotation.x = -Math.PI / 2
    face.position.y = (top?.y ?? 0) + 0.01
    return face
  }
  const shape = new Shape([
    ...line,
    ...line.toReversed().map((point) => point.clone().setX(-point.x)),
  ])
  const geometry = new ShapeGeometry(shape)
  geometry.computeBoundingBox()
  const { min, max } = geometry.boundingBox ?? { min: { x: 0, y: 0 }, max: { x: 1, y: 1 } }
  const [position, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
  for (let index = 0; index < uv.count; index += 1) {
    uv.setXY(
      index,
      (position.getX(index) - min.x) / (max.x - min.x),
      (position.getY(index) - min.y) / (max.y - min.y),
    )
  }
  const face = mesh(geometry, material)
  face.position.z = 0.01
  return face
}

const INSIDES: Record<Cut['pattern'], (brush: Brush, cut: Cut) => void> = {
  segments,
  core,
  stone,
  chambers,
  heart,
  crumb,
}

function disc(
  brush: Brush,
  color: string,
  [x, y, w, h]: readonly [number, number, number, number],
): void {
  brush.fillStyle = color
  brush.beginPath()
  brush.ellipse(x * SIDE, y * SIDE, w * SIDE, h * SIDE, 0, 0, Math.PI * 2)
  brush.fill()
}

/** Ten wedges in a white skin. */
function segments(brush: Brush, { flesh, inner }: Cut): void {
  disc(brush, inner, [0.5, 0.5, 0.5, 0.5])
  brush.fillStyle = flesh
  for (let index = 0; index < 10; index += 1) {
    const from = (index / 10) * Math.PI * 2 + 0.05
    const to = ((index + 1) / 10) * Math.PI * 2 - 0.05
    const middle = (from + to) / 2
    const [x, y] = [
      SIDE / 2 + Math.cos(middle) * SIDE * 0.06,
      SIDE / 2 + Math.sin(middle) * SIDE * 0.06,
    ]
    brush.beginPath()
    brush.moveTo(x, y)
    brush.arc(SIDE / 2, SIDE / 2, SIDE * 0.42, from, to)
    brush.closePath()
    brush.fill()
  }
}

function core(brush: Brush, { inner }: Cut): void {
  disc(brush, inner, [0.5, 0.5, 0.15, 0.2])
  for (const side of [-1, 1]) disc(brush, '#4a2a18', [0.5 + side * 0.06, 0.5, 0.022, 0.05])
}

function stone(brush: Brush, { inner }: Cut): void {
  disc(brush, '#c9502f', [0.5, 0.5, 0.22, 0.26])
  disc(brush, inner, [0.5, 0.5, 0.17, 0.22])
}

function chambers(brush: Brush, { inner }: Cut): void {
  for (const side of [-1, 1]) {
    disc(brush, inner, [0.5 + side * 0.22, 0.5, 0.15, 0.34])
    for (let seed = 0; seed < 7; seed += 1) {
      disc(brush, '#f2d79a', [
        0.5 + side * (0.15 + (seed % 2) * 0.12),
        0.26 + seed * 0.08,
        0.022,
        0.03,
      ])
    }
  }
}

function heart(brush: Brush, { inner }: Cut): void {
  disc(brush, inner, [0.5, 0.46, 0.2, 0.34])
  disc(brush, '#fff4ee', [0.5, 0.44, 0.08, 0.24])
}

/** Crumb of bread or of a floury flesh: pores of all sizes. */
function crumb(brush: Brush, { inner }: Cut): void {
  const random = createRandom(11)
  for (let pore = 0; pore < 420; pore += 1) {
    const radius = 0.004 + random() ** 3 * 0.022
    brush.globalAlpha = 0.35 + random() * 0.4
    disc(brush, inner, [random(), random(), radius * (1 + random()), radius])
  }
  brush.globalAlpha = 1
}
