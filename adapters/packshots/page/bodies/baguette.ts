import { Color, Float32BufferAttribute, Group, LatheGeometry, SphereGeometry, Vector2 } from 'three'
import type { Baguette } from '../../src/fresh.types.ts'
import { noiseOn } from '../scene/canvas.ts'
import { plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { mesh } from '../scene/shape.ts'

const CUTS = 5
const THICK = 0.066

/** Builds a long loaf with slanting cuts that opened in the oven, pale inside and dark at their edge. */
export function buildBaguette({ length, color, crust, topping }: Baguette): Group {
  const radius = length * THICK
  const outline = Array.from({ length: 241 }, (_, index) => {
    const along = (index / 240) * 2 - 1
    return new Vector2(radius * Math.max(0, 1 - Math.abs(along) ** 5) ** 0.55, (along * length) / 2)
  })
  const geometry = new LatheGeometry(outline, 72)
  const position = geometry.getAttribute('position')
  const colors = new Float32Array(position.count * 3)
  const [pale, dark] = [new Color(color), new Color(crust)]
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const noise = noiseOn([x / radius / 1.2, (y / length) * 1.8, z / radius / 1.2], 16) - 0.5
    const { open, edge } = cutAt(y / length + 0.5, x / radius, z / radius)
    const scale = 1 + 0.07 * noise - 0.16 * open + 0.12 * edge
    position.setXYZ(index, x * scale, y, z * scale * 1.12)
    const mixed = pale
      .clone()
      .lerp(dark, Math.min(1, Math.max(0, 0.72 + noise * 0.7 + edge * 0.5 - open * 1.1)))
    colors.set([mixed.r, mixed.g, mixed.b], index * 3)
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3))
  geometry.computeVertexNormals()
  const material = plain('#ffffff', 'matte')
  material.vertexColors = true
  const loaf = mesh(geometry, material)
  loaf.rotation.z = Math.PI / 2
  loaf.position.y = radius * 0.92
  return new Group().add(loaf, ...seedsOn(length, topping))
}

/** The share by which a point lies in a cut, and on its raised edge; the loaf's upper side is +x before it is laid down. */
function cutAt(along: number, up: number, side: number): { open: number; edge: number } {
  if (up < -0.1) return { open: 0, edge: 0 }
  const place = (along - 0.1) * (CUTS / 0.8) + side * 0.34
  const inside = place - Math.floor(place)
  if (place < 0 || place > CUTS) return { open: 0, edge: 0 }
  const fade = Math.min(1, (up + 0.1) * 1.8)
  return {
    open: fade * Math.max(0, 1 - Math.abs(inside - 0.5) / 0.27) ** 0.5,
    edge: fade * Math.exp(-(((inside - 0.84) / 0.07) ** 2)),
  }
}

function seedsOn(length: number, color: Baguette['topping']) {
  if (color === undefined) return []
  const random = createRandom(29)
  const material = plain(color, 'satin')
  return Array.from({ length: 150 }, () => {
    const [along, over] = [(random() - 0.5) * 0.9, (random() - 0.5) * 2]
    const seed = mesh(new SphereGeometry(length * 0.006, 6, 5), material)
    const radius = length * THICK
    seed.scale.set(1.5, 0.7, 1)
    seed.position.set(
      along * length,
      radius * 0.92 + Math.cos(over) * radius * 0.99,
      Math.sin(over) * radius * 1.1,
    )
    return seed
  })
}
