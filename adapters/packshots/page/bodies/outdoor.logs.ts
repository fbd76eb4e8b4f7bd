import { ExtrudeGeometry, Group, PlaneGeometry, Shape } from 'three'
import type { Outdoor } from '../../src/gear.types.ts'
import { drawLabel } from '../scene/label.ts'
import { plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { mesh, printed } from '../scene/shape.ts'
import { print } from './parts.print.ts'
import { block, put } from './parts.ts'

/** A split of a log, its bark below: a sector of its rings, as long as it was sawn. */
function split(radius: number, length: number, { surface, accent }: Outdoor): Group {
  const group = new Group()
  const arc = Math.PI * 0.52
  const shape = new Shape()
  shape.moveTo(0, radius * 0.62)
  shape.absarc(0, radius * 0.62, radius, -Math.PI / 2 - arc / 2, -Math.PI / 2 + arc / 2, false)
  shape.lineTo(0, radius * 0.62)
  const wood = new ExtrudeGeometry(shape, {
    depth: length,
    bevelEnabled: true,
    bevelSize: 0.12,
    bevelThickness: 0.12,
    bevelSegments: 2,
    curveSegments: 24,
  })
  group.add(mesh(wood, plain('#cda671', 'wood')))
  const rind = new Shape()
  rind.absarc(
    0,
    radius * 0.62,
    radius * 1.09,
    -Math.PI / 2 - arc / 2,
    -Math.PI / 2 + arc / 2,
    false,
  )
  rind.absarc(0, radius * 0.62, radius, -Math.PI / 2 + arc / 2, -Math.PI / 2 - arc / 2, true)
  group.add(
    mesh(
      new ExtrudeGeometry(rind, { depth: length * 0.99, bevelEnabled: false, curveSegments: 24 }),
      plain(surface.color, 'terry'),
    ),
  )
  const side = radius * 1.5
  const rings = print([side, side], false, (brush) => {
    brush.strokeStyle = accent.color
    brush.lineWidth = 1.5
    for (let ring = 1; ring < 9; ring += 1) {
      brush.beginPath()
      brush.arc(50, 8, ring * 7.4, Math.PI / 2 - arc / 2.1, Math.PI / 2 + arc / 2.1)
      brush.stroke()
    }
    brush.lineWidth = 2.4
    brush.beginPath()
    brush.moveTo(50, 12)
    brush.lineTo(53, 58)
    brush.stroke()
  })
  group.add(put(rings, [0, -radius * 0.01, length + 0.14]))
  return put(group, [0, 0, -length / 2])
}

function pile(
  outdoor: Outdoor,
  rows: readonly number[],
  [radius, length]: readonly [number, number],
): Group {
  const group = new Group()
  const random = createRandom(11)
  for (const [row, count] of rows.entries()) {
    for (let index = 0; index < count; index += 1) {
      const one = new Group()
      const isUp = (index + row) % 2 === 0
      one.add(split(radius * (0.88 + random() * 0.22), length * (0.94 + random() * 0.1), outdoor))
      const x = (index - (count - 1) / 2) * radius * 1.12
      group.add(
        put(
          one,
          [x, radius * (0.5 + row * 0.92), (random() - 0.5) * 1.6],
          [0, (random() - 0.5) * 6, (isUp ? 0 : 180) + (random() - 0.5) * 16],
        ),
      )
    }
  }
  return group
}

/** Splits in a crate of slats, sawn ends to the front. */
export function logs(outdoor: Outdoor): Group {
  const { size, label } = outdoor
  const group = new Group()
  const slat = plain('#d8b98c', 'wood')
  const [wide, tall, deep] = [size, size * 0.62, size * 0.7]
  for (const z of [-0.3, 0, 0.3])
    group.add(put(block([wide, 1.4, deep * 0.24], slat), [0, 0, z * deep]))
  for (const side of [-1, 1]) {
    for (const z of [-1, 1])
      group.add(
        put(block([2.4, tall, 2.4], slat), [side * (wide / 2 - 1.2), 0, z * (deep / 2 - 1.2)]),
      )
    for (const y of [0.2, 0.55, 0.88])
      group.add(
        put(block([1.2, tall * 0.14, deep], slat), [
          side * (wide / 2 - 0.2),
          tall * y - tall * 0.07,
          0,
        ]),
      )
  }
  for (const z of [-1, 1])
    group.add(put(block([wide, tall * 0.15, 1.2], slat), [0, tall * 0.04, z * (deep / 2 - 0.2)]))
  group.add(put(pile(outdoor, [6, 6, 6, 5], [size * 0.135, deep * 0.98]), [0, 1.6, 0]))
  if (label !== undefined) {
    const tag = mesh(
      new PlaneGeometry(size * 0.3, size * 0.16),
      printed(drawLabel(label, 0.3, 0.16), true),
    )
    group.add(put(tag, [0, tall * 0.12, deep / 2 + 0.6]))
  }
  return group
}

/** A few splits that lie on each other. */
export function splits(outdoor: Outdoor): Group {
  return pile(outdoor, [3, 2, 1], [outdoor.size * 0.26, outdoor.size])
}
