import { CanvasTexture, Group, MeshPhysicalMaterial, PlaneGeometry, SRGBColorSpace } from 'three'
import type { Drawing } from '../../src/body.types.ts'
import { mesh } from '../scene/shape.ts'

const PIXELS = 1024
const drawn = new Map<string, HTMLCanvasElement>()

/** Loads a drawing of the vector set at a size that no picture exceeds, before its body is built. */
export async function loadDrawing(name: string): Promise<void> {
  if (drawn.has(name)) return
  const image = new Image()
  image.src = `/drawings/${name}.svg`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = PIXELS
  canvas.height = PIXELS
  canvas.getContext('2d')?.drawImage(image, 0, 0, PIXELS, PIXELS)
  drawn.set(name, canvas)
}

/** Builds a card of what the drawing shows: lit, cut out, and with the shadow of its outline. */
export function buildDrawing({ name, width, height }: Drawing): Group {
  const canvas = drawn.get(name)
  if (canvas === undefined) throw new Error(`The drawing ${name} was not loaded`)
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  map.anisotropy = 4
  const group = new Group()
  const face = new MeshPhysicalMaterial({ map, alphaTest: 0.5, roughness: 0.7 })
  for (let layer = 0; layer < 6; layer += 1) {
    const card = mesh(new PlaneGeometry(width, height).translate(0, height / 2, 0), face)
    card.position.z = -layer * width * 0.012
    group.add(card)
  }
  return group
}
