import { BoxGeometry, CapsuleGeometry, Group, SphereGeometry } from 'three'
import type { Bundle } from '../../src/table.types.ts'
import { noiseAt } from '../scene/canvas.ts'
import { plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'

/** Builds a box wrapped in a square of cloth whose corners are tied on top. */
export function buildBundle({ width, height, depth, color }: Bundle): Group {
  const paint = plain(color, 'satin')
  const tall = height * 0.66
  const group = new Group()
  group.add(mesh(wrapped({ width, depth, tall }), paint))
  const long = width * 0.2
  const knot = mesh(new SphereGeometry(width * 0.06, 32, 20), paint)
  knot.scale.set(1.1, 0.8, 1)
  knot.position.y = tall + width * 0.055
  group.add(knot)
  for (const [turn, rise] of [
    [0.5, 0.35],
    [2.7, 0.3],
    [3.7, 0.12],
    [5.7, 0.16],
  ] as const) {
    const ear = mesh(new CapsuleGeometry(width * 0.05, long, 12, 28), paint)
    ear.scale.set(1, 1, 0.42)
    const arm = new Group()
    ear.rotation.z = -Math.PI / 2 + rise
    ear.position.set(long * 0.74, width * 0.02 + rise * long * 0.5, 0)
    arm.add(ear)
    arm.rotation.y = turn
    arm.position.y = tall + width * 0.05
    group.add(arm)
  }
  return group
}

/** A box with soft edges, and folds that run to the middle of its top. */
function wrapped({ width, depth, tall }: { width: number; depth: number; tall: number }) {
  const geometry = new BoxGeometry(width, tall, depth, 90, 40, 70).translate(0, tall / 2, 0)
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const [u, v] = [x / width + 0.5, z / depth + 0.5]
    const angle = Math.atan2(z, x)
    const out = Math.min(1, Math.max(Math.abs(x / width), Math.abs(z / depth)) * 2)
    const fold = Math.sin(angle * 12) * 0.5 + Math.sin(angle * 7 + 1) * 0.5
    const rise = y >= tall * 0.999 ? (1 - out) ** 1.6 * tall * 0.16 + fold * (1 - out) * 0.35 : 0
    const soft = 1 - 0.03 * Math.max(0, 2 * (y / tall) - 1) ** 4
    const sag = 1 + 0.02 * (noiseAt(u * 0.99, v * 0.99, 6) - 0.5)
    position.setXYZ(index, x * soft * sag, y + rise, z * soft * sag)
  }
  geometry.computeVertexNormals()
  return geometry
}
