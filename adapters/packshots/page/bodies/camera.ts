import { Group, TorusGeometry } from 'three'
import type { Camera } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { film, lens } from './camera.film.ts'
import { instant, paper } from './camera.instant.ts'
import { print, word } from './parts.print.ts'
import { block, circle, disc, plate, put, rod } from './parts.ts'

/** Builds what takes and shows pictures. */
export function buildCamera(camera: Camera): Group {
  return PROFILES[camera.profile](camera)
}

const PROFILES: Record<Camera['profile'], (camera: Camera) => Group> = {
  film,
  instant,
  print: paper,
  projector,
  roll,
}

/** A cartridge of film that stands, its tongue to the right. */
function roll({ size, surface, accent, label }: Camera): Group {
  const group = new Group()
  const radius = size * 0.26
  const dark = materialOf(accent)
  group.add(disc([radius, size * 0.9, 0.06], materialOf(surface)))
  group.add(disc([radius * 1.06, size * 0.06, 0.05], dark))
  group.add(put(disc([radius * 1.06, size * 0.06, 0.05], dark), [0, size * 0.86, 0]))
  group.add(put(disc([radius * 0.4, size * 0.14, 0.05], dark), [0, size * 0.9, 0]))
  group.add(put(block([0.5, size * 0.9, 0.34], dark, { corner: 0.1 }), [radius * 1.05, 0, 0.1]))
  const strip = print([size * 0.56, size * 0.74], true, (brush, wide) => {
    brush.fillStyle = '#6f5a4a'
    brush.fillRect(0, 0, wide, 100)
    brush.fillStyle = '#f0ece4'
    for (let hole = 0; hole < 6; hole += 1) {
      brush.fillRect(5 + (hole * wide) / 6, 5, 6, 9)
      brush.fillRect(5 + (hole * wide) / 6, 86, 6, 9)
    }
  })
  group.add(put(strip, [radius + size * 0.3, size * 0.45, 0.1]))
  if (label !== undefined) {
    group.add(
      put(word(label.name[0] ?? '', [radius * 1.5, size * 0.3], '#1b1f26'), [
        0,
        size * 0.6,
        radius + 0.04,
      ]),
    )
    group.add(
      put(word(label.mark, [radius * 1.1, size * 0.14], '#1b1f26'), [0, size * 0.3, radius + 0.04]),
    )
  }
  return group
}

/** A beamer with two reels on top and its lens in front, as old ones of the cinema had them. */
function projector({ size, surface, accent, label }: Camera): Group {
  const group = new Group()
  const [tall, deep] = [size * 0.42, size * 0.62]
  const [dark, brass] = [materialOf(surface), materialOf(accent)]
  group.add(put(block([size * 0.7, tall, deep], dark, { corner: 1.6, edge: 0.6 }), [0, 0.8, 0]))
  for (const [x, y, radius] of [
    [-size * 0.2, tall * 1.75, size * 0.23],
    [size * 0.23, tall * 1.62, size * 0.18],
  ] as const) {
    const holes = [0, 72, 144, 216, 288].map((angle) => {
      const turn = (angle * Math.PI) / 180
      return [
        Math.cos(turn) * radius * 0.58,
        Math.sin(turn) * radius * 0.58,
        radius * 0.22,
      ] as const
    })
    group.add(put(plate(circle(radius, holes), [0.9, 0.15], dark), [x, y, 0]))
    group.add(put(mesh(new TorusGeometry(radius, 0.28, 12, 64), brass), [x, y, 0.45]))
    group.add(put(disc([radius * 0.2, 0.6], brass), [x, y, 0.8], [90, 0, 0]))
    group.add(rod([x * 0.7, tall * 0.9, -0.4], [x, y, -0.4], [0.5, dark]))
  }
  group.add(
    put(lens(size * 0.15, size * 0.22, accent.color), [size * 0.12, tall * 0.55, deep / 2 - 0.2]),
  )
  for (let vent = 0; vent < 5; vent += 1) {
    group.add(
      put(
        block([size * 0.18, 0.1, 0.35], plain('#141516')),
        [-size * 0.19, tall * 0.36 + vent * 0.9, deep / 2 + 0.02],
        [90, 0, 0],
      ),
    )
  }
  for (const side of [-1, 1])
    group.add(put(disc([0.9, 0.9], plain('#1b1c1d')), [side * size * 0.28, 0, deep * 0.3]))
  if (label !== undefined) {
    group.add(
      put(word(label.mark, [3, 0.9], accent.color), [-size * 0.19, tall * 0.92, deep / 2 + 0.05]),
    )
  }
  return group
}
