import { BoxGeometry, CatmullRomCurve3, Group, PlaneGeometry, TubeGeometry, Vector3 } from 'three'
import type { BufferGeometry } from 'three'
import type { Tote } from '../../src/body.types.ts'
import { noiseAt } from '../scene/canvas.ts'
import { drawLabel } from '../scene/label.ts'
import { plain } from '../scene/material.ts'
import { mesh, printed } from '../scene/shape.ts'

/** Builds a bag of canvas that stands, with two handles; `height` counts them in. */
export function buildTote(tote: Tote): Group {
  const { width, height, depth, color, label } = tote
  const tall = height * 0.68
  const geometry = new BoxGeometry(width, tall, depth, 48, 48, 16).translate(0, tall / 2, 0)
  sag(geometry, tote, tall)
  const group = new Group()
  group.add(mesh(geometry, plain(color, 'fabric')))
  for (const way of [-1, 1]) group.add(strap(tote, tall, way))
  if (label !== undefined) {
    const [w, h] = [width * 0.62, tall * 0.56]
    const plane = new PlaneGeometry(w, h, 24, 24).translate(0, tall * 0.5, depth / 2)
    sag(plane, tote, tall)
    plane.translate(0, 0, depth * 0.01)
    const print = mesh(plane, printed(drawLabel(label, w, h), label.paper !== undefined))
    print.castShadow = false
    group.add(print)
  }
  return group
}

function sag(geometry: BufferGeometry, { width, depth }: Tote, tall: number): void {
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const rise = y / tall
    const fold = noiseAt(Math.min(0.999, x / width + 0.5), Math.min(0.999, rise), 5) - 0.5
    position.setZ(index, z * (1 - 0.55 * rise) + Math.sign(z) * depth * 0.1 * fold)
    position.setX(index, x * (1 - 0.05 * Math.sin(rise * Math.PI) + 0.03 * rise))
  }
  geometry.computeVertexNormals()
}

function strap({ width, height, depth, handle: color }: Tote, tall: number, way: number) {
  const z = way * depth * 0.24
  const points = [
    new Vector3(-width * 0.24, tall * 0.8, z),
    new Vector3(-width * 0.23, tall, z),
    new Vector3(-width * 0.17, height * 0.94, z * 1.2),
    new Vector3(0, height, z * 1.3),
    new Vector3(width * 0.17, height * 0.94, z * 1.2),
    new Vector3(width * 0.23, tall, z),
    new Vector3(width * 0.24, tall * 0.8, z),
  ]
  const band = mesh(
    new TubeGeometry(new CatmullRomCurve3(points), 64, width * 0.022, 12),
    plain(color, 'fabric'),
  )
  band.scale.z = 0.9
  return band
}
