import { Group, TorusGeometry } from 'three'
import type { Camera } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { film, lens } from './camera.film.ts'
import { block, circle, disc, plate, print, put, rod, word } from './parts.ts'
import { drawStillLife } from './parts.picture.ts'

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

/** A print with a white border that lies, or stands out of a slot. */
function sheet(width: number, height: number, ground: string): Group {
  const group = new Group()
  group.add(
    put(
      block([width, 0.06, height], plain('#fbfaf6', 'paper'), { corner: 0.1, edge: 0.02 }),
      [0, 0, 0],
    ),
  )
  const picture = print([width * 0.86, height * 0.7], true, (brush, wide) =>
    drawStillLife(brush, wide, ground),
  )
  group.add(put(picture, [0, 0.075, -height * 0.08], [-90, 0, 0]))
  return group
}

function paper({ size, surface }: Camera): Group {
  return sheet(size * 0.63, size, surface.color)
}

/** A rounded plastic body with a ringed lens, a flash, a mirror, and the print that comes out above. */
function instant({ size, surface, accent, label }: Camera): Group {
  const group = new Group()
  const [tall, deep] = [size * 0.96, size * 0.5]
  const shell = materialOf(surface)
  const front = deep / 2
  group.add(block([size, tall, deep], shell, { corner: 2.2, edge: 1.2 }))
  group.add(
    put(
      block([size * 0.99, tall * 0.2, deep * 1.01], materialOf(accent), { corner: 2.2, edge: 0.2 }),
      [0, tall * 0.1, 0],
    ),
  )
  group.add(
    put(lens(size * 0.27, size * 0.2, accent.color), [size * 0.1, tall * 0.45, front - 0.3]),
  )
  group.add(
    put(disc([0.7, 0.3], plain('#dfe5e8', 'metal')), [-size * 0.26, tall * 0.4, front], [90, 0, 0]),
  )
  group.add(
    put(
      block([3, 0.3, 1.9], plain('#e9eef0', 'gloss'), { corner: 0.4 }),
      [-size * 0.28, tall * 0.82, front],
      [90, 0, 0],
    ),
  )
  group.add(
    put(
      block([2, 0.3, 1.5], plain('#20242a', 'gloss'), { corner: 0.3 }),
      [size * 0.34, tall * 0.85, front],
      [90, 0, 0],
    ),
  )
  group.add(
    put(
      disc([1, 0.8], plain('#d9694a', 'satin')),
      [-size * 0.4, tall * 0.62, front - 0.3],
      [90, 0, 0],
    ),
  )
  group.add(put(block([size * 0.62, 0.3, 0.9], plain('#23262b')), [0, tall - 0.1, -deep * 0.1]))
  group.add(
    put(
      sheet(size * 0.5, size * 0.62, '#b9d2de'),
      [0, tall + size * 0.16, -deep * 0.1],
      [90, 0, 0],
    ),
  )
  if (label !== undefined) {
    group.add(put(word(label.mark, [2.6, 0.8], label.ink), [-size * 0.28, tall * 0.2, front + 0.1]))
  }
  return group
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
