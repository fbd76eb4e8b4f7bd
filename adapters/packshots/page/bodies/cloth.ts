import { BoxGeometry, Group, MathUtils, PlaneGeometry } from 'three'
import type { Cloth } from '../../src/body.types.ts'
import { noiseAt } from '../scene/canvas.ts'
import { drawLabel } from '../scene/label.ts'
import { plain } from '../scene/material.ts'
import { mesh, printed } from '../scene/shape.ts'

/** Builds folded cloth: layers with round folds in front, each a little different from the one below. */
export function buildCloth(cloth: Cloth): Group {
  const { layers, thickness, color, weave, band, label, width, depth } = cloth
  const finish = weave === 'plain' ? 'fabric' : weave
  const group = new Group()
  for (let layer = 0; layer < layers; layer += 1) {
    const sheet = mesh(layerOf(cloth, layer), plain(color, finish))
    sheet.position.set((((layer * 7) % 5) - 2) * width * 0.004, layer * thickness * 0.94, 0)
    group.add(sheet)
  }
  const tall = layers * thickness
  if (band !== undefined) {
    const belt = mesh(
      new BoxGeometry(width * 0.2, tall * 1.01, depth * 1.012, 1, 1, 1),
      plain(band, 'paper'),
    )
    belt.position.y = tall * 0.49
    group.add(belt)
  }
  if (label !== undefined) {
    const side = Math.min(width * 0.2, tall * 0.96)
    const tag = mesh(
      new PlaneGeometry(side, side * 0.9),
      printed(drawLabel(label, 1, 0.9), label.paper !== undefined),
    )
    tag.position.set(0, tall * 0.5, depth * 0.51)
    group.add(tag)
  }
  return group
}

function layerOf({ width, depth, thickness }: Cloth, layer: number) {
  const geometry = new BoxGeometry(width, thickness, depth, 60, 8, 40).translate(
    0,
    thickness / 2,
    0,
  )
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const [u, v] = [x / width + 0.5, z / depth + 0.5]
    const wave = noiseAt(Math.min(u, 0.999), Math.min(v, 0.999), 5 + layer) - 0.5
    // The front and the sides are folds: they are round.
    const round = Math.sqrt(Math.max(0, 1 - ((2 * y) / thickness - 1) ** 2))
    const bulge = thickness * 0.5 * (round - 1)
    position.setZ(
      index,
      z + Math.sign(z) * bulge * MathUtils.smoothstep(Math.abs(z), depth * 0.4, depth * 0.5),
    )
    position.setX(
      index,
      x + Math.sign(x) * bulge * 0.6 * MathUtils.smoothstep(Math.abs(x), width * 0.42, width * 0.5),
    )
    position.setY(index, y * (1 + 0.14 * wave) - thickness * 0.1 * ((2 * Math.abs(x)) / width) ** 6)
  }
  geometry.computeVertexNormals()
  return geometry
}
