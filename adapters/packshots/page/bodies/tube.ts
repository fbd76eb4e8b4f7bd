import { CylinderGeometry, Group, PlaneGeometry } from 'three'
import type { BufferGeometry } from 'three'
import type { Tube } from '../../src/body.types.ts'
import { drawLabel } from '../scene/label.ts'
import { materialOf } from '../scene/material.ts'
import { lathe, mesh, printed } from '../scene/shape.ts'

const CAP = 0.17

/** Builds a squeezed tube that stands on its cap; its wall goes from a circle to the flat seam at the top. */
export function buildTube({ width, height, surface, cap, label }: Tube): Group {
  const group = new Group()
  const foot = height * CAP
  const radius = width * 0.42
  const round = radius * 0.12
  group.add(
    lathe(
      [
        [0, 0],
        [radius * 0.88, 0, round],
        [radius * 0.9, foot, round],
        [0, foot],
      ],
      materialOf(cap),
    ),
  )
  const wall = new CylinderGeometry(1, 1, height - foot, 96, 48, true)
  wall.translate(0, foot + (height - foot) / 2, 0)
  flatten(wall, { foot, height, width, radius })
  const body = mesh(wall, materialOf(surface))
  group.add(body)
  if (label !== undefined) {
    const tall = (height - foot) * 0.72
    const front = new PlaneGeometry(width * 0.92, tall, 32, 32)
    const middle = foot + (height - foot) * 0.46
    front.translate(0, middle, 0)
    bend(front, { foot, height, width, radius })
    group.add(
      mesh(front, printed(drawLabel(label, width * 0.92, tall), label.paper !== undefined), 0),
    )
  }
  return group
}

type Form = { foot: number; height: number; width: number; radius: number }

/** Half the width and half the depth at a height. */
function sides(y: number, { foot, height, width, radius }: Form): readonly [number, number] {
  const share = Math.min(1, Math.max(0, (y - foot) / (height - foot)))
  const shoulder = Math.min(1, 0.86 + share * 3)
  return [
    (radius + (width / 2 - radius) * share) * shoulder,
    radius * (1 - share ** 1.4) * shoulder + 0.04,
  ]
}

function flatten(geometry: BufferGeometry, form: Form): void {
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [across, deep] = sides(position.getY(index), form)
    position.setX(index, position.getX(index) * across)
    position.setZ(index, position.getZ(index) * deep)
  }
  geometry.computeVertexNormals()
}

function bend(geometry: BufferGeometry, form: Form): void {
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [across, deep] = sides(position.getY(index), form)
    const share = Math.min(1, Math.abs(position.getX(index)) / across)
    position.setZ(index, deep * Math.sqrt(1 - share * share) + 0.03)
  }
  geometry.computeVertexNormals()
}
