import { CylinderGeometry, Group, SphereGeometry, MeshBasicMaterial } from 'three'
import type { Candle } from '../../src/body.types.ts'
import { drawLabel } from '../scene/label.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe, mesh, wrap } from '../scene/shape.ts'

const ARC = Math.PI * 0.7

/** Builds a candle in a glass or a pillar of wax, burning. */
export function buildCandle({ width, height, profile, surface, wax, label }: Candle): Group {
  const radius = width / 2
  const isGlass = profile === 'glass'
  const level = isGlass ? height * 0.72 : height
  const inner = isGlass ? radius * 0.93 : radius
  const group = new Group()
  group.add(
    lathe(
      [
        [0, 0.1],
        [inner, 0.1, inner * 0.1],
        [inner, level, inner * 0.08],
        [inner * 0.5, level - inner * 0.04],
        [0, level - inner * 0.08],
      ],
      plain(wax, 'wax'),
    ),
  )
  if (isGlass)
    group.add(
      lathe(
        [
          [0, 0],
          [radius, 0, radius * 0.14],
          [radius, height],
          [radius * 0.95, height],
          [radius * 0.94, level],
        ],
        materialOf(surface),
        0.4,
      ),
    )
  const wick = mesh(
    new CylinderGeometry(width * 0.012, width * 0.012, height * 0.1, 8),
    plain('#2a2420'),
  )
  wick.position.y = level + height * 0.03
  const flame = mesh(
    new SphereGeometry(width * 0.05, 24, 24),
    new MeshBasicMaterial({ color: '#ffd893' }),
    0,
  )
  flame.scale.y = 2
  flame.position.y = level + height * 0.15
  group.add(wick, flame)
  if (label !== undefined) {
    const [low, high] = [height * 0.16, height * 0.62]
    const map = drawLabel(label, radius * ARC, high - low)
    group.add(
      wrap(
        [
          [radius, low],
          [radius, high],
        ],
        { arc: ARC, map, isPaper: label.paper !== undefined },
      ),
    )
  }
  return group
}
