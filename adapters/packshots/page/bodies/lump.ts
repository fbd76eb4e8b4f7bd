import {
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  LatheGeometry,
  SplineCurve,
  Vector2,
} from 'three'
import type { BufferGeometry } from 'three'
import type { Lump } from '../../src/fresh.types.ts'
import { noiseOn } from '../scene/canvas.ts'
import { plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { cutFace } from './lump.cut.ts'
import type { LumpForm } from './lump.forms.ts'
import { FORMS } from './lump.forms.ts'
import { topOf } from './lump.tops.ts'

const AROUND = 48
const FINE = 144

/** Builds one piece that grew or was baked: a turned outline with ribs and bumps, whole or cut in half. */
export function buildLump(lump: Lump): Group {
  const form = FORMS[lump.form]
  const line = lineOf(lump, form)
  const group = new Group()
  const material = plain('#ffffff', form.finish)
  material.vertexColors = true
  if (lump.cut !== undefined) material.side = DoubleSide
  const body = mesh(skinOf(lump, form, line), material)
  group.add(body)
  if (lump.cut === undefined) group.add(...topOf(lump, form))
  else group.add(cutFace(lump, form, line))
  if (form.flat !== undefined) group.scale.z = form.flat
  const whole = new Group()
  whole.add(group)
  if (form.lies === true && lump.cut === undefined) group.rotation.z = Math.PI / 2
  group.position.y = form.lies === true && lump.cut === undefined ? widest(line) * 0.94 : 0
  if (lump.cut !== undefined && form.isCutAcross !== true) {
    group.rotation.x = -Math.PI / 2
    group.position.y = widest(line) * 0.98
  }
  return whole
}

function widest(line: readonly Vector2[]): number {
  return Math.max(...line.map(({ x }) => x))
}

/** The outline from the foot up, scaled to the length of the piece; it stands on y = 0 unless it lies. */
function lineOf({ size, cut }: Lump, { outline, lies, isCutAcross, rows }: LumpForm): Vector2[] {
  const curve = new SplineCurve(pointsOf(outline).toReversed())
  const points = curve.getPoints(rows === undefined ? 36 : 180)
  const heights = points.map(({ y }) => y)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const scale = size / Math.max(high - low, widest(points) * 2)
  const middle = (low + high) / 2
  const isHalf = cut !== undefined && isCutAcross === true
  const base = lies === true || (cut !== undefined && !isHalf) ? middle : low
  return points
    .filter(({ y }) => !isHalf || y <= middle)
    .map(({ x, y }) => new Vector2(Math.max(0, x) * scale, (y - base) * scale))
}

function pointsOf(outline: readonly number[]): Vector2[] {
  return Array.from(
    { length: outline.length / 2 },
    (_, index) => new Vector2(outline[index * 2] ?? 0, outline[index * 2 + 1] ?? 0),
  )
}

function skinOf(lump: Lump, form: LumpForm, line: readonly Vector2[]): BufferGeometry {
  const isHalf = lump.cut !== undefined && form.isCutAcross !== true
  const around = form.rows === undefined && form.ribs === undefined ? AROUND : FINE
  const geometry = new LatheGeometry([...line], around, Math.PI / 2, Math.PI * (isHalf ? 1 : 2))
  const position = geometry.getAttribute('position')
  const colors = new Float32Array(position.count * 3)
  const heights = line.map(({ y }) => y)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const [skin, other] = [new Color(lump.color), new Color(lump.blush ?? lump.color)]
  const seed = (lump.seed ?? 0) * 0.13
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const radius = lump.size / 2
    const middle = (low + high) / 2
    const at = [x / radius, (y - middle) / radius, z / radius] as const
    const up = (y - low) / Math.max(0.001, high - low)
    const { scale, ridge } = reliefAt(form, at, { up, seed })
    const bend = (form.bend ?? 0) * lump.size * ((up - 0.5) ** 2 * 4 - 0.35)
    position.setXYZ(
      index,
      x * scale + bend,
      middle + (y - middle) * (1 + (scale - 1) * 0.5),
      z * scale,
    )
    const share = Math.min(1, Math.max(0, form.paint(at, { up, ridge, seed })))
    const mixed = skin.clone().lerp(other, share)
    const shade = 1 - 0.1 * (noiseOn([at[0] * 0.7, at[1] * 0.7 + seed, at[2] * 0.7], 9) - 0.5)
    colors.set([mixed.r * shade, mixed.g * shade, mixed.b * shade], index * 3)
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3))
  geometry.computeVertexNormals()
  return geometry
}

/** The share by which a point stands out of the turned outline, and how far it is on a ridge. */
function reliefAt(
  form: LumpForm,
  at: readonly [number, number, number],
  { up, seed }: { up: number; seed: number },
): { scale: number; ridge: number } {
  const turn = Math.atan2(at[2], at[0])
  const lump = noiseOn([at[0] * 0.7 + seed, at[1] * 0.7, at[2] * 0.7 - seed], 5) - 0.5
  const fine = noiseOn(at, 46) - 0.5
  const rib = form.ribs === undefined ? 0 : Math.cos(turn * form.ribs)
  const rows = form.rows ?? 0
  const row =
    rows === 0 ? 0 : Math.abs(Math.sin((up + (form.slant ?? 0) * at[2] * 4) * Math.PI * rows))
  const column =
    rows === 0 || form.ribs === undefined ? 1 : Math.abs(Math.cos((turn * form.ribs) / 2))
  const step = form.ribs !== undefined && rows > 0 ? Math.sqrt(row * column) : row
  const cleft = form.cleft === undefined ? 0 : form.cleft * Math.exp(-((turn / 0.22) ** 2))
  const depth = form.relief ?? 0
  const ridge = rows > 0 ? step : (rib + 1) / 2
  return {
    scale: 1 + form.bumps * 2 * lump + form.pores * 2 * fine + depth * (ridge - 0.5) - cleft,
    ridge,
  }
}
