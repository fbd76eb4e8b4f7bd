import {
  BufferAttribute,
  ExtrudeGeometry,
  Group,
  MeshPhysicalMaterial,
  Shape,
  Vector2,
} from 'three'
import type { Slice } from '../../src/fresh.types.ts'
import type { Brush } from '../scene/canvas.ts'
import { drawTexture, noiseAt } from '../scene/canvas.ts'
import { plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { mesh } from '../scene/shape.ts'

/** Half outlines as radii around, from the right over the front. */
const ROUNDNESS: Record<Slice['profile'], number> = {
  sirloin: 2.4,
  laver: 20,
  bread: 5,
  focaccia: 9,
}
const SIDE = 768

/** Builds a flat piece that lies on the ground, with what is seen on its upper side. */
export function buildSlice(slice: Slice): Group {
  const { width, depth, height, profile, edge } = slice
  const shape = new Shape(outlineOf(slice))
  const round = Math.min(height * 0.3, 0.3)
  const geometry = new ExtrudeGeometry(shape, {
    depth: Math.max(0.01, height - round * 2),
    bevelEnabled: true,
    bevelThickness: round,
    bevelSize: round,
    bevelSegments: 5,
    curveSegments: 40,
  })
  const position = geometry.getAttribute('position')
  const uv = new Float32Array(position.count * 2)
  for (let index = 0; index < position.count; index += 1) {
    uv.set([position.getX(index) / width + 0.5, position.getY(index) / depth + 0.5], index * 2)
  }
  geometry.setAttribute('uv', new BufferAttribute(uv, 2))
  geometry.rotateX(-Math.PI / 2).translate(0, round, 0)
  const map = drawTexture({ width: SIDE, height: SIDE, isColor: true }, (brush) => {
    brush.fillStyle = slice.color
    brush.fillRect(0, 0, SIDE, SIDE)
    FACES[profile](brush, slice)
  })
  const isWet = profile === 'sirloin'
  const face = new MeshPhysicalMaterial({
    map,
    roughness: isWet ? 0.34 : 0.7,
    clearcoat: isWet ? 0.5 : 0,
  })
  const group = new Group()
  group.add(mesh(geometry, [face, plain(edge, isWet ? 'satin' : 'matte')]))
  return group
}

function outlineOf({ width, depth, profile }: Slice): Vector2[] {
  const power = 2 / ROUNDNESS[profile]
  return Array.from({ length: 120 }, (_, index) => {
    const turn = (index / 120) * Math.PI * 2
    const [x, y] = [Math.cos(turn), Math.sin(turn)]
    const noise =
      profile === 'sirloin' ? 1 + 0.16 * (noiseAt(x * 0.49 + 0.5, y * 0.49 + 0.5, 4) - 0.5) : 1
    return new Vector2(
      (Math.sign(x) * Math.abs(x) ** power * width * noise) / 2,
      (Math.sign(y) * Math.abs(y) ** power * depth * noise) / 2,
    )
  })
}

const FACES: Record<Slice['profile'], (brush: Brush, slice: Slice) => void> = {
  sirloin,
  laver,
  bread: crumb,
  focaccia,
}

/** Fat runs through the muscle in short branching strokes; one thick band divides it. */
function sirloin(brush: Brush, { accent }: Slice): void {
  const random = createRandom(5)
  brush.strokeStyle = accent
  brush.lineCap = 'round'
  for (let stroke = 0; stroke < 620; stroke += 1) {
    let [x, y] = [random() * SIDE, random() * SIDE]
    let way = Math.sin(x / 130) + Math.cos(y / 160) + random() * 0.9
    brush.globalAlpha = 0.4 + random() * 0.5
    brush.lineWidth = 1 + random() ** 3 * 7
    brush.beginPath()
    brush.moveTo(x, y)
    for (let step = 0; step < 6; step += 1) {
      way += (random() - 0.5) * 1.1
      x += Math.cos(way) * 9
      y += Math.sin(way) * 9
      brush.lineTo(x, y)
    }
    brush.stroke()
  }
  brush.globalAlpha = 0.95
  brush.lineWidth = 15
  brush.beginPath()
  brush.moveTo(SIDE * 0.02, SIDE * 0.34)
  brush.bezierCurveTo(SIDE * 0.3, SIDE * 0.2, SIDE * 0.5, SIDE * 0.5, SIDE * 0.99, SIDE * 0.3)
  brush.stroke()
  brush.lineWidth = 44
  brush.beginPath()
  brush.moveTo(0, SIDE * 0.04)
  brush.bezierCurveTo(SIDE * 0.3, -SIDE * 0.02, SIDE * 0.7, SIDE * 0.02, SIDE, SIDE * 0.06)
  brush.stroke()
}

/** Wrinkles and pin holes of seaweed that was dried in a frame. */
function laver(brush: Brush, { accent }: Slice): void {
  const random = createRandom(9)
  for (let mark = 0; mark < 1500; mark += 1) {
    brush.globalAlpha = 0.16 + random() * 0.3
    brush.strokeStyle = mark % 3 === 0 ? accent : mark % 3 === 1 ? '#08090a' : '#4a4258'
    brush.lineWidth = 1 + random() * 3
    const [x, y] = [random() * SIDE, random() * SIDE]
    brush.beginPath()
    brush.moveTo(x, y)
    brush.quadraticCurveTo(
      x + (random() - 0.5) * 60,
      y + (random() - 0.5) * 60,
      x + (random() - 0.5) * 60,
      y + (random() - 0.5) * 60,
    )
    brush.stroke()
  }
}

function crumb(brush: Brush, { accent }: Slice): void {
  const random = createRandom(13)
  brush.fillStyle = accent
  for (let pore = 0; pore < 900; pore += 1) {
    brush.globalAlpha = 0.25 + random() * 0.4
    const radius = 1.5 + random() ** 3 * 10
    brush.beginPath()
    brush.ellipse(
      random() * SIDE,
      random() * SIDE,
      radius * 1.5,
      radius,
      random() * 3,
      0,
      Math.PI * 2,
    )
    brush.fill()
  }
}

/** Browned spots and pale hollows with oil in them. */
function focaccia(brush: Brush, { accent }: Slice): void {
  const random = createRandom(3)
  for (let spot = 0; spot < 240; spot += 1) {
    const [x, y, radius] = [random() * SIDE, random() * SIDE, 16 + random() * 50]
    const glow = brush.createRadialGradient(x, y, 0, x, y, radius)
    glow.addColorStop(0, spot % 3 === 0 ? '#f0d495' : accent)
    glow.addColorStop(1, 'rgba(0,0,0,0)')
    brush.globalAlpha = 0.4
    brush.fillStyle = glow
    brush.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
}
