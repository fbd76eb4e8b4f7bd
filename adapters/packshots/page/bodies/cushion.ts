import { BoxGeometry, Group } from 'three'
import type { Cushion } from '../../src/body.types.ts'
import { noiseAt } from '../scene/canvas.ts'
import { plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'

/** Builds a stuffed cushion that leans, a pillow that lies, or one with a hollow for the neck. */
export function buildCushion(cushion: Cushion): Group {
  const { width, height, depth, profile, color, weave } = cushion
  const isLeaning = profile === 'square'
  // A cushion is fullest in its middle, a pillow is full up to its seams.
  const round = isLeaning ? 2 : 3.2
  const [thick, long] = isLeaning ? [depth, height] : [height, depth]
  const geometry = new BoxGeometry(width, thick, long, 72, 16, 56)
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [
      position.getX(index) / (width / 2),
      position.getY(index),
      position.getZ(index) / (long / 2),
    ]
    const full = Math.max(0, (1 - Math.abs(x) ** round) * (1 - Math.abs(z) ** round)) ** 0.5
    const wrinkle =
      1 + 0.1 * (noiseAt(Math.min(0.999, x / 2 + 0.5), Math.min(0.999, z / 2 + 0.5), 7) - 0.5)
    const pinch = isLeaning ? creaseAt(1 - Math.abs(x), 1 - Math.abs(z)) : 1
    const hollow = profile === 'neck' && y > 0 ? 1 - 0.42 * Math.exp(-((z - 0.1) ** 2) * 7) : 1
    position.setY(index, y * (0.06 + 0.94 * full) * wrinkle * pinch * hollow)
    // Stuffed sides draw in between the corners.
    const draw = 0.05 * (1 - z * z)
    const drawZ = 0.05 * (1 - x * x)
    position.setX(index, (width / 2) * x * (profile === 'neck' ? 1 : 1 - draw))
    position.setZ(index, (long / 2) * z * (profile === 'neck' ? 1 : 1 - drawZ))
  }
  geometry.computeVertexNormals()
  const stuffed = mesh(geometry, plain(color, weave === 'plain' ? 'fabric' : weave))
  if (isLeaning) stuffed.rotation.x = Math.PI / 2 - 0.16
  const group = new Group()
  group.add(stuffed)
  stuffed.position.y = isLeaning ? (long / 2) * 0.98 : thick / 2
  return group
}

/** Folds that run from a corner to the middle, by the distances from its two sides. */
function creaseAt(x: number, z: number): number {
  const near = Math.exp(-((x * x + z * z) * 3))
  return 1 - 0.22 * near * (0.5 + 0.5 * Math.cos(Math.atan2(x, z) * 12))
}
