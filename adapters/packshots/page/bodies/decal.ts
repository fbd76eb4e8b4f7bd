import type { Mesh } from 'three'
import { PlaneGeometry } from 'three'
import type { Label } from '../../src/finish.types.ts'
import { drawLabel } from '../scene/label.ts'
import { mesh, printed } from '../scene/shape.ts'

/** A print that lies on a body, with its top to the back. */
export function lyingDecal(label: Label, width: number, height: number): Mesh {
  const plane = new PlaneGeometry(width, height).rotateX(-Math.PI / 2)
  const made = mesh(plane, printed(drawLabel(label, width, height), label.paper !== undefined))
  made.castShadow = false
  return made
}
