import { BoxGeometry, CylinderGeometry, Group, PlaneGeometry } from 'three'
import type { Sheet } from '../../src/body.types.ts'
import { drawLabel } from '../scene/label.ts'
import { plain } from '../scene/material.ts'
import { mesh, printed, slab } from '../scene/shape.ts'

/** Builds a card that lies, with its print at the back and rows of pieces to be taken off. */
export function buildSheet({ width, height, piece, colors, paper, label }: Sheet): Group {
  const group = new Group()
  group.add(mesh(new BoxGeometry(width, 0.12, height).translate(0, 0.06, 0), plain(paper, 'paper')))
  if (label !== undefined) {
    const [w, h] = [width * 0.92, height * 0.26]
    const print = mesh(
      new PlaneGeometry(w, h),
      printed(drawLabel(label, w, h), label.paper !== undefined),
    )
    print.rotation.x = -Math.PI / 2
    print.position.set(0, 0.14, -height * 0.34)
    print.castShadow = false
    group.add(print)
  }
  const [columns, rows] = piece === 'nail' ? [5, 2] : [6, 5]
  const pitch = Math.min((width * 0.9) / columns, (height * 0.64) / rows)
  const wide = pitch * 0.72
  for (let index = 0; index < columns * rows; index += 1) {
    const color = plain(
      colors[index % colors.length] ?? paper,
      piece === 'nail' ? 'gloss' : 'frosted',
    )
    const scale = piece === 'nail' ? 1 - ((index * 3) % 5) * 0.05 : 1
    const one =
      piece === 'nail'
        ? mesh(
            slab(
              { width: wide * scale, height: 0.16, depth: pitch * 1.1 * scale },
              { corner: wide * 0.42 * scale, edge: 0.07 },
            ),
            color,
          )
        : mesh(new CylinderGeometry(wide / 2, wide / 2, 0.08, 40), color)
    const stretch = piece === 'nail' ? 1.3 : 1
    one.position.set(
      ((index % columns) - (columns - 1) / 2) * pitch * (piece === 'nail' ? 1.06 : 1),
      0.14,
      height * 0.14 + (Math.floor(index / columns) - (rows - 1) / 2) * pitch * stretch,
    )
    group.add(one)
  }
  return group
}
