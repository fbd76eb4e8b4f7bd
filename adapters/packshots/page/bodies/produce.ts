import { Color, Float32BufferAttribute, Group, SphereGeometry } from 'three'
import type { BufferGeometry } from 'three'
import type { Produce } from '../../src/body.types.ts'
import { noiseOn } from '../scene/canvas.ts'
import { plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { mesh } from '../scene/shape.ts'
import { HOLDERS } from './produce.holders.ts'

/** The form of a fruit: its height and depth as shares of its length, the depth of its dimple, bumps and pores. */
type Form = {
  readonly tall: number
  readonly dimple: number
  readonly bumps: number
  readonly pores: number
  readonly gloss: 'satin' | 'matte' | 'gloss' | 'wax'
  readonly taper?: number
}

const FORMS: Record<Produce['fruit'], Form> = {
  citrus: { tall: 0.86, dimple: 0.1, bumps: 0.02, pores: 0.012, gloss: 'satin' },
  apple: { tall: 0.92, dimple: 0.24, bumps: 0.03, pores: 0, gloss: 'gloss' },
  peach: { tall: 0.94, dimple: 0.2, bumps: 0.03, pores: 0.002, gloss: 'matte' },
  lemon: { tall: 1.3, dimple: -0.12, bumps: 0.02, pores: 0.01, gloss: 'satin', taper: 0.26 },
  potato: { tall: 1.3, dimple: 0, bumps: 0.14, pores: 0.004, gloss: 'matte' },
  sweetPotato: { tall: 2.1, dimple: 0, bumps: 0.16, pores: 0.004, gloss: 'matte', taper: 0.42 },
  chestnut: { tall: 0.86, dimple: -0.14, bumps: 0.03, pores: 0, gloss: 'gloss' },
  tomato: { tall: 1.3, dimple: 0.05, bumps: 0.01, pores: 0, gloss: 'gloss' },
  egg: { tall: 1.3, dimple: 0, bumps: 0.004, pores: 0.001, gloss: 'wax', taper: -0.16 },
  grape: { tall: 1.02, dimple: 0, bumps: 0.01, pores: 0, gloss: 'satin' },
  bean: { tall: 0.72, dimple: 0, bumps: 0.03, pores: 0, gloss: 'gloss' },
}

/** Builds a heap of fruit in what holds it; each piece is turned another way. */
export function buildProduce(produce: Produce): Group {
  const { size, count, holder } = produce
  const shapes = [0, 1, 2].map((seed) => fruitOf(produce, seed))
  const material = plain('#ffffff', FORMS[produce.fruit].gloss)
  material.vertexColors = true
  const group = new Group()
  const random = createRandom(count * 31 + Math.round(size))
  const across = Math.max(1, Math.round(Math.sqrt(count * (holder === 'none' ? 0.7 : 0.62))))
  const lift = holder === 'none' ? 0 : size * 0.3
  for (let index = 0; index < count; index += 1) {
    const { x, y, z } = placeOf(index, across, count)
    const fruit = mesh(shapes[index % 3] ?? new SphereGeometry(size / 2), material)
    fruit.position.set(
      (x + (random() - 0.5) * 0.12) * size,
      lift + (0.46 + y * 0.74) * size,
      (z + (random() - 0.5) * 0.12) * size,
    )
    fruit.rotation.set((random() - 0.5) * 1.1, random() * Math.PI * 2, (random() - 0.5) * 1.1)
    group.add(fruit)
  }
  const wide = (across + 0.35) * size
  if (holder !== 'none') group.add(HOLDERS[holder](wide, size))
  return group
}

/** Square layers, each a row smaller than the one below. */
function placeOf(index: number, across: number, count: number) {
  let [left, side, layer] = [index, across, 0]
  while (left >= side * side && side > 1) {
    left -= side * side
    side -= 1
    layer += 1
  }
  const alone = count === 1
  return {
    x: alone ? 0 : (left % side) - (side - 1) / 2,
    y: layer,
    z: alone ? 0 : Math.floor(left / side) - (side - 1) / 2,
  }
}

function fruitOf({ fruit, size, color, blush }: Produce, seed: number): BufferGeometry {
  const { tall, dimple, bumps, pores, taper = 0 } = FORMS[fruit]
  const geometry = new SphereGeometry(1, 72, 54)
  const position = geometry.getAttribute('position')
  const [skin, other] = [new Color(color), new Color(blush ?? color)]
  const colors = new Float32Array(position.count * 3)
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const place = [x, y, z] as const
    const turned = [x * 0.8 + seed * 0.2, y * 0.8 - seed * 0.1, z * 0.8] as const
    const lump = noiseOn(turned, 5 + seed) - 0.5
    const pore = noiseOn(place, 48) - 0.5
    const out = Math.hypot(x, z)
    const dent = dimple * Math.exp(-((out / 0.34) ** 2)) * (y > 0 ? 1 : 0.5)
    const scale = ((1 + bumps * 2 * lump + pores * 2 * pore) * size) / 2 / Math.max(1, tall)
    const narrow = 1 - taper * y * (taper > 0 ? Math.abs(y) * Math.sign(y) : 1)
    position.setXYZ(
      index,
      x * scale * narrow,
      (y - Math.sign(y) * dent) * scale * tall,
      z * scale * narrow,
    )
    const share = Math.min(1, Math.max(0, noiseOn(turned, 4) * 1.3 - 0.3 + (y > 0.3 ? 0.15 : 0)))
    const mixed = skin.clone().lerp(other, share)
    colors.set([mixed.r, mixed.g, mixed.b], index * 3)
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3))
  if (fruit === 'lemon' || fruit === 'sweetPotato' || fruit === 'potato')
    geometry.rotateZ(Math.PI / 2)
  geometry.computeVertexNormals()
  return geometry
}
