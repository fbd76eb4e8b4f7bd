import { Color, DoubleSide, Float32BufferAttribute, Group, PlaneGeometry } from 'three'
import type { Leaf } from '../../src/fresh.types.ts'
import { noiseAt } from '../scene/canvas.ts'
import { plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'

type Form = {
  readonly half: (along: number) => number
  readonly ruffle: number
  readonly teeth: number
  readonly rib: number
}

/** The half width at a share of the length, the waves and teeth of the edge, and the width of the rib. */
const FORMS: Record<Leaf['form'], Form> = {
  lettuce: {
    half: (t) => Math.min(1, 0.2 + t ** 1.3 * 1.2) * Math.sqrt(Math.max(0, 1 - t ** 7)),
    ruffle: 0.12,
    teeth: 0,
    rib: 0.09,
  },
  perilla: {
    half: (t) =>
      t < 0.14 ? 0.04 : Math.sin(Math.min(1, (t - 0.14) / 0.86) ** 0.62 * Math.PI) ** 0.72,
    ruffle: 0.02,
    teeth: 0.06,
    rib: 0.02,
  },
  kale: {
    half: (t) =>
      (t < 0.2 ? 0.1 : 0.35 + 0.65 * Math.sin(((t - 0.2) / 0.8) * Math.PI * 0.78)) *
      Math.sqrt(Math.max(0, 1 - t ** 10)),
    ruffle: 0.15,
    teeth: 0.03,
    rib: 0.05,
  },
  chard: {
    half: (t) =>
      (t < 0.34 ? 0.14 : 0.2 + 0.8 * Math.sin(((t - 0.34) / 0.66) ** 0.7 * Math.PI)) *
      Math.sqrt(Math.max(0, 1 - t ** 12)),
    ruffle: 0.06,
    teeth: 0,
    rib: 0.11,
  },
  long: {
    half: (t) => Math.sin(Math.min(1, t * 0.96 + 0.04) * Math.PI) ** 0.7,
    ruffle: 0.01,
    teeth: 0,
    rib: 0.05,
  },
}

/** Builds a leaf that lies with its stem at the front, its blade to the back, bent along its rib. */
export function buildLeaf({ form, width, length, color, edge, rib }: Leaf): Group {
  const { half, ruffle, teeth, rib: thick } = FORMS[form]
  const geometry = new PlaneGeometry(2, 1, 48, 72)
  const position = geometry.getAttribute('position')
  const colors = new Float32Array(position.count * 3)
  const [blade, rim, vein] = [new Color(color), new Color(edge ?? color), new Color(rib)]
  for (let index = 0; index < position.count; index += 1) {
    const [u, t] = [position.getX(index), position.getY(index) + 0.5]
    const tooth = 1 + teeth * (((t * 22) % 1) - 0.5) * Math.abs(u) ** 4
    const side = (half(t) * tooth * width) / 2
    const wave = Math.sin(t * 34 + Math.sign(u) * 1.3) * ruffle * width * Math.abs(u) ** 3
    const bend = length * (0.06 + 0.16 * t * (1 - t) * 2) - Math.abs(u) * width * 0.03
    const crumple = (noiseAt(u * 0.49 + 0.5, Math.min(t, 0.999), 14) - 0.5) * width * 0.045
    position.setXYZ(
      index,
      u * side + wave * 0.2,
      bend + wave + crumple + Math.abs(u) * width * 0.06,
      length / 2 - t * length,
    )
    const isRib = Math.abs(u) * half(t) < thick * (1.1 - t)
    const slope = Math.abs(((t - Math.abs(u) * 0.28) * 8) % 1)
    const isVein = slope < 0.07 && Math.abs(u) < 0.86
    const mixed = blade
      .clone()
      .lerp(rim, Math.max(0, Math.min(1, (Math.abs(u) + t ** 3 - 0.75) * 1.6)))
    if (isRib) mixed.lerp(vein, 0.9)
    else if (isVein) mixed.lerp(vein, 0.35)
    const shade = 0.92 + 0.16 * noiseAt(u * 0.49 + 0.5, Math.min(t, 0.999), 20)
    colors.set([mixed.r * shade, mixed.g * shade, mixed.b * shade], index * 3)
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3))
  geometry.computeVertexNormals()
  const material = plain('#ffffff', 'satin')
  material.vertexColors = true
  material.side = DoubleSide
  const group = new Group()
  group.add(mesh(geometry, material))
  return group
}
