import { Group, TorusGeometry } from 'three'
import type { Can } from '../../src/table.types.ts'
import { drawLabel } from '../scene/label.ts'
import { materialOf, plain } from '../scene/material.ts'
import type { Corner } from '../scene/shape.ts'
import { lathe, mesh, slab, wrap } from '../scene/shape.ts'

const ARC = Math.PI * 0.7

/** Builds a can of drink with its tab, a tin with its lid, or a tube of card. */
export function buildCan(can: Can): Group {
  const { width, height, profile, label } = can
  const radius = width / 2
  const group = new Group()
  group.add(profile === 'drink' ? drink(can) : lidded(can))
  if (label !== undefined) {
    const [low, high] = profile === 'drink' ? [0.12, 0.84] : [0.06, profile === 'tin' ? 0.7 : 0.8]
    const wall: readonly Corner[] = [
      [radius, low * height],
      [radius, high * height],
    ]
    const map = drawLabel(label, radius * ARC, (high - low) * height)
    group.add(wrap(wall, { arc: ARC, map, isPaper: label.paper !== undefined }))
  }
  if (profile === 'tin') {
    const rim = mesh(new TorusGeometry(radius, width * 0.012, 10, 72), materialOf(can.cap))
    rim.rotation.x = Math.PI / 2
    rim.position.y = width * 0.02
    group.add(rim)
  }
  return group
}

function drink({ width, height, surface }: Can): Group {
  const radius = width / 2
  const steel = plain('#c9cccd', 'brushed')
  const group = new Group()
  group.add(
    lathe(
      [
        [0, 0.2],
        [radius * 0.78, 0, 0.2],
        [radius, height * 0.09, 0.4],
        [radius, height * 0.88, 0.5],
        [radius * 0.82, height * 0.98],
      ],
      materialOf(surface),
    ),
    lathe(
      [
        [radius * 0.8, height * 0.97, 0.05],
        [radius * 0.84, height, 0.06],
        [radius * 0.76, height, 0.05],
        [radius * 0.74, height * 0.97, 0.1],
        [0, height * 0.97],
      ],
      steel,
    ),
  )
  const tab = mesh(
    slab({ width: radius * 0.4, height: 0.12, depth: radius * 0.72 }, { corner: 0.5, edge: 0.05 }),
    steel,
  )
  tab.position.set(0, height * 0.975, radius * 0.12)
  return group.add(tab)
}

function lidded({ width, height, profile, surface, cap }: Can): Group {
  const radius = width / 2
  const seam = height * (profile === 'tin' ? 0.74 : 0.82)
  const round = profile === 'tin' ? 0.16 : 0.08
  const group = new Group()
  group.add(
    lathe(
      [
        [0, 0],
        [radius, 0, round],
        [radius, seam],
      ],
      materialOf(surface),
    ),
    lathe(
      [
        [radius, seam],
        [radius * 1.025, seam, 0.03],
        [radius * 1.025, height, round],
        [0, height],
      ],
      materialOf(cap),
    ),
  )
  return group
}
