import {
  BoxGeometry,
  CylinderGeometry,
  Group,
  MathUtils,
  PlaneGeometry,
  TorusGeometry,
} from 'three'
import type { BufferGeometry } from 'three'
import type { Pouch } from '../../src/body.types.ts'
import { noiseAt } from '../scene/canvas.ts'
import { drawLabel } from '../scene/label.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh, printed } from '../scene/shape.ts'

/** The thickness of a pouch at shares of its width (−1 to 1) and its height (0 to 1). */
type Swell = (x: number, y: number) => number

const side = (x: number, power: number): number => Math.max(0, 1 - Math.abs(x) ** power)

const SWELLS: Record<Pouch['profile'], Swell> = {
  stand: (x, y) => 0.07 + 0.93 * side(x, 4) * Math.min(1, Math.max(0, (0.88 - y) * 2)) ** 0.7,
  pillow: (x, y) => 0.05 + 0.95 * (side(x, 2.6) * side(y * 2.16 - 1.08, 4)) ** 0.6,
  flat: (x, y) => 0.12 + 0.3 * side(x, 3) * side(y * 2.1 - 1.05, 4),
  sack: (x, y) =>
    (0.16 + 0.84 * side(x, 3.2) ** 0.5 * Math.min(1, 0.75 + y)) *
    neck(y) *
    (1 + 0.3 * Math.sin(x * 22) * folded(y)),
}

const DEPTHS: Record<Pouch['profile'], number> = {
  stand: 0.42,
  pillow: 0.4,
  flat: 0.12,
  sack: 0.56,
}

/** Builds a pouch of film, paper or cloth with its print on the front. */
export function buildPouch(pouch: Pouch): Group {
  const { width, height, profile, surface, label } = pouch
  const depth = width * DEPTHS[profile]
  const geometry = new BoxGeometry(width, height, depth, 56, 72, 10).translate(0, height / 2, 0)
  swell(geometry, pouch, 0)
  const group = new Group()
  group.add(mesh(geometry, materialOf(surface)))
  if (profile === 'stand' || profile === 'pillow' || profile === 'flat') group.add(...seams(pouch))
  if (profile === 'sack') group.add(tie(pouch))
  if (label !== undefined) group.add(front(pouch, label))
  return group
}

function swell(geometry: BufferGeometry, pouch: Pouch, lift: number): void {
  const { width, height, profile } = pouch
  const depth = width * DEPTHS[profile]
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y] = [position.getX(index) / (width / 2), position.getY(index) / height]
    const thick = SWELLS[profile](x, y)
    const crease = 1 + 0.14 * (noiseAt(x * 0.5 + 0.5, Math.min(y, 0.999), 6) - 0.5)
    const z = lift > 0 ? depth / 2 : position.getZ(index)
    position.setZ(index, z * thick * crease + lift)
    const waist = profile === 'sack' ? neck(y) : 1 - 0.03 * Math.sin(y * Math.PI)
    position.setX(index, position.getX(index) * waist)
  }
  geometry.computeVertexNormals()
}

const TIED = 0.86
const NECK = 0.25

/** A sack narrows to its tied neck and opens above it. */
function neck(y: number): number {
  if (y > TIED) return NECK + 0.3 * MathUtils.smoothstep(y, TIED, 1)
  return 1 - (1 - NECK) * MathUtils.smoothstep(y, 0.66, TIED)
}

/** The cloth lies in folds around the neck. */
function folded(y: number): number {
  return MathUtils.smoothstep(y, 0.7, TIED)
}

function front(pouch: Pouch, label: NonNullable<Pouch['label']>) {
  const { width, height, profile } = pouch
  const isSack = profile === 'sack'
  const [w, h] = [width * 0.64, height * (isSack ? 0.42 : 0.52)]
  const plane = new PlaneGeometry(w, h, 40, 40).translate(0, height * (isSack ? 0.4 : 0.44), 0)
  swell(plane, pouch, width * 0.006)
  const made = mesh(plane, printed(drawLabel(label, w, h), label.paper !== undefined))
  made.castShadow = false
  return made
}

/** The pressed seam at the top, and at the bottom of a pillow. */
function seams({ width, height, profile, surface }: Pouch) {
  const heights = profile === 'stand' ? [0.985] : [0.02, 0.98]
  return heights.map((share) => {
    const seam = mesh(
      new BoxGeometry(width * 0.995, height * 0.035, width * 0.02),
      materialOf(surface),
    )
    seam.position.y = height * share
    return seam
  })
}

function tie({ width, height }: Pouch): Group {
  const group = new Group()
  const cord = plain('#8a6a45', 'fabric')
  for (const lift of [0, 0.012]) {
    const ring = mesh(new TorusGeometry(width * 0.135, width * 0.016, 10, 48), cord)
    ring.rotation.x = Math.PI / 2
    ring.scale.y = 0.62
    ring.position.y = height * (TIED + lift)
    group.add(ring)
  }
  const end = mesh(new CylinderGeometry(width * 0.012, width * 0.012, height * 0.13, 10), cord)
  end.position.set(width * 0.05, height * 0.8, width * 0.13)
  end.rotation.z = 0.2
  group.add(end)
  return group
}
