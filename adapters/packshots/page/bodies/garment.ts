import { CatmullRomCurve3, CylinderGeometry, Group, TubeGeometry, Vector3 } from 'three'
import type { Garment } from '../../src/wear.types.ts'
import { plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { BOTTOMS } from './garment.bottoms.ts'
import { COATS } from './garment.coats.ts'
import type { Cut } from './garment.cut.ts'
import { buildPiece, heightAt } from './garment.piece.ts'
import { KNITS } from './garment.knits.ts'
import { SETS } from './garment.sets.ts'
import { ROBES } from './garment.robes.ts'
import { SMALL } from './garment.small.ts'
import { TOPS } from './garment.tops.ts'
import { workJacket } from './garment.workJacket.ts'

const CUTS = {
  ...TOPS,
  ...KNITS,
  ...BOTTOMS,
  ...COATS,
  ...ROBES,
  ...SETS,
  ...SMALL,
  workJacket,
} satisfies Record<Garment['cut'], (garment: Garment) => Cut>

/** Builds clothes upright as they lie flat: `lean: 90` lays them on the ground. */
export function buildGarment(garment: Garment): Group {
  const { pieces, buttons = [], hanger } = CUTS[garment.cut](garment)
  const cut = new Group()
  cut.add(...pieces.map(buildPiece))
  for (const { at, on, radius = 0.62, color, finish = 'satin' } of buttons) {
    const button = mesh(new CylinderGeometry(radius, radius * 1.06, 0.5, 20), plain(color, finish))
    button.rotation.x = Math.PI / 2
    button.position.set(at[0], at[1], heightAt(on, ...at) + 0.2)
    cut.add(button)
  }
  if (hanger !== undefined) cut.add(...hangerAt(hanger))
  const [xs, ys] = [0, 1].map((axis) =>
    pieces.flatMap(({ outline }) => outline.map((corner) => corner[axis === 0 ? 0 : 1])),
  ) as [number[], number[]]
  const low = Math.min(...ys)
  const scale = garment.height / (Math.max(...ys) - low)
  cut.scale.set(garment.width / (Math.max(...xs) - Math.min(...xs)), scale, scale)
  cut.position.y = -low * scale
  const group = new Group()
  group.add(cut)
  return group
}

/** A hook that comes out of the neck, and the bar within. */
function hangerAt(neck: number) {
  const points = [
    [0, neck - 4],
    [0, neck + 4],
    [0.2, neck + 5],
    [2.6, neck + 6.6],
    [2.9, neck + 9.4],
    [0.4, neck + 11.2],
    [-2.2, neck + 9.8],
  ] as const
  const line = new CatmullRomCurve3(points.map(([x, y]) => new Vector3(x, y, 1.2)))
  const hook = mesh(new TubeGeometry(line, 48, 0.24, 10), plain('#b9bcbd', 'metal'))
  const arc = new CatmullRomCurve3(
    [-9, -4, 0, 4, 9].map((x) => new Vector3(x, neck - 3.2 - Math.abs(x) * 0.16, 1)),
  )
  const bar = mesh(new TubeGeometry(arc, 32, 0.9, 12), plain('#b98d5c', 'wood'))
  return [hook, bar]
}
