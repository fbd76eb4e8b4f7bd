import { ExtrudeGeometry, Group, Path, PlaneGeometry, Shape, TorusGeometry } from 'three'
import type { Gadget } from '../../src/gear.types.ts'
import { drawLabel } from '../scene/label.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh, printed } from '../scene/shape.ts'
import { word } from './parts.print.ts'
import { block, circle, disc, outline, plate, put } from './parts.ts'

/** A watch that stands on its closed strap; what its screen says is its label. */
export function watch({ size, surface, accent, label }: Gadget): Group {
  const group = new Group()
  const [tall, deep, wide] = [size * 0.62, size * 0.52, size * 0.26]
  const loop = new Shape()
  loop.absellipse(0, 0, deep, tall, 0, Math.PI * 2, false, 0)
  loop.holes.push(new Path().absellipse(0, 0, deep - 0.28, tall - 0.28, 0, Math.PI * 2, true, 0))
  const strap = new ExtrudeGeometry(loop, {
    depth: wide * 2,
    bevelEnabled: true,
    bevelSize: 0.06,
    bevelThickness: 0.1,
    bevelSegments: 4,
    curveSegments: 64,
  })
  strap.translate(0, 0, -wide).rotateY(-Math.PI / 2)
  const face = new Group()
  const [dark, radius] = [materialOf(surface), size * 0.46]
  face.add(put(disc([radius, 0.95, 0.3], dark), [0, 0, 0], [90, 0, 0]))
  face.add(
    put(disc([radius * 0.93, 0.12, 0.08], plain('#08090b', 'gloss')), [0, 0, 0.9], [90, 0, 0]),
  )
  for (const side of [-1, 1])
    face.add(
      put(block([wide * 1.9, 0.7, 0.9], dark, { corner: 0.2 }), [
        0,
        side * radius * 0.95 - 0.35,
        0.4,
      ]),
    )
  face.add(put(disc([0.28, 0.4], dark), [radius, 0.5, 0.5], [0, 0, -90]))
  if (label !== undefined) {
    const screen = mesh(
      new PlaneGeometry(radius * 1.5, radius * 1.1),
      printed(drawLabel(label, 1.5, 1.1), false),
    )
    face.add(put(screen, [0, 0.05, 1.05]))
  }
  group.add(put(mesh(strap, materialOf(accent)), [0, tall, 0]))
  group.add(
    put(block([wide * 2.2, 0.5, 0.34], plain('#b9bdc1', 'metal'), { corner: 0.1 }), [
      0,
      tall * 0.6,
      -deep * 0.94,
    ]),
  )
  group.add(put(face, [0, tall * 1.06, deep - 0.42], [-4, 0, 0]))
  return group
}

/** A flat round finder on a ring with two keys; all of it lies. */
export function finder({ size, surface, accent, label }: Gadget): Group {
  const group = new Group()
  const radius = size / 2
  const tag = circle(radius, [[0, radius * 0.72, radius * 0.14]])
  group.add(put(plate(tag, [0.7, 0.26], materialOf(surface)), [0, 0, 0], [-90, 0, 0]))
  group.add(put(disc([radius * 0.12, 0.05], materialOf(accent)), [0, 0.7, radius * 0.46]))
  if (label !== undefined)
    group.add(
      put(word(label.mark, [radius * 1, radius * 0.32], '#6d747c'), [0, 0.73, 0], [-90, 0, 0]),
    )
  const steel = plain('#c3c7cb', 'metal')
  group.add(
    put(
      mesh(new TorusGeometry(radius * 0.78, 0.11, 12, 64), steel),
      [0, 0.5, -radius * 1.44],
      [-84, 0, 0],
    ),
  )
  group.add(
    put(
      mesh(new TorusGeometry(radius * 0.78, 0.11, 12, 64), steel),
      [0, 0.66, -radius * 1.44],
      [-84, 0, 0],
    ),
  )
  for (const [x, z, turn, color] of [
    [radius * 1.25, -radius * 1.6, 62, '#c9a659'],
    [-radius * 0.7, -radius * 2.7, 168, '#bfc3c7'],
  ] as const) {
    group.add(put(key(size, color), [x, 0.25, z], [-90, 0, turn]))
  }
  return group
}

function key(size: number, color: `#${string}`): Group {
  const group = new Group()
  const [metal, unit] = [plain(color, 'metal'), size / 3.2]
  group.add(plate(circle(1.15 * unit, [[0, 0.62 * unit, 0.3 * unit]]), [0.26, 0.06], metal))
  const blade = outline(
    [
      [-0.36, -0.9],
      [0.36, -0.9],
      [0.36, -4.2],
      [0, -4.6],
      [-0.36, -4.2],
      [-0.36, -3.9],
      [-0.12, -3.6],
      [-0.36, -3.3],
      [-0.16, -2.9],
      [-0.36, -2.6],
      [-0.12, -2.2],
      [-0.36, -1.9],
    ].map(([x = 0, y = 0]) => [x * unit, y * unit] as const),
    false,
  )
  group.add(put(plate(blade, [0.22, 0.04], metal), [0, 0, 0.02]))
  return group
}
