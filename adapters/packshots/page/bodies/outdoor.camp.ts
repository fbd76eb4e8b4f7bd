import { DoubleSide, Group, PlaneGeometry, Vector3 } from 'three'
import type { Outdoor } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'
import { word } from './parts.print.ts'
import { ball, cord, disc, put, rod, shaped } from './parts.ts'

/** A torch of metal that lies, its lens to the front. */
export function torch({ size, surface, accent, label }: Outdoor): Group {
  const group = new Group()
  const body = new Group()
  const metal = materialOf(surface)
  const radius = size * 0.09
  body.add(
    lathe(
      [
        [0, 0],
        [radius * 0.86, 0, 0.15],
        [radius * 0.9, size * 0.12, 0.1],
        [radius * 0.8, size * 0.14, 0.05],
        [radius, size * 0.16, 0.1],
        [radius, size * 0.68, 0.2],
        [radius * 1.5, size * 0.8, 0.4],
        [radius * 1.56, size, 0.15],
        [radius * 1.3, size, 0.05],
        [radius * 0.5, size * 0.9],
        [0, size * 0.9],
      ],
      metal,
    ),
  )
  for (let ring = 0; ring < 13; ring += 1)
    body.add(
      put(disc([radius * 1.02, size * 0.012, 0.03], plain('#8c8a86', 'brushed')), [
        0,
        size * (0.2 + ring * 0.022),
        0,
      ]),
    )
  for (const share of [0.83, 0.87, 0.91])
    body.add(
      put(disc([radius * 1.6, size * 0.012, 0.04], plain('#4a4a4a', 'satin')), [
        0,
        size * share,
        0,
      ]),
    )
  body.add(put(disc([radius * 1.28, 0.1], plain('#fdf6dd', 'gloss')), [0, size * 0.965, 0]))
  body.add(put(ball(radius * 0.4, plain('#ffe9a8', 'gloss'), [1, 0.4, 1]), [0, size * 0.975, 0]))
  body.add(
    put(disc([radius * 0.42, 0.3], materialOf(accent)), [0, size * 0.6, radius * 0.92], [90, 0, 0]),
  )
  if (label !== undefined)
    body.add(
      put(word(label.mark, [2.6, 0.62], '#6d6a64'), [0, size * 0.54, radius + 0.02], [0, 0, 90]),
    )
  group.add(put(body, [0, radius * 1.6, -size / 2], [90, 0, 0]))
  return group
}

/** A low folding chair of canvas between two frames. */
export function chair({ size, surface, accent }: Outdoor): Group {
  const group = new Group()
  const [half, seat] = [size * 0.32, size * 0.42]
  const cloth = materialOf(surface)
  cloth.side = DoubleSide
  const sling = shaped(new PlaneGeometry(half * 1.9, 1, 12, 24), ({ x, y }) => {
    const way = 0.5 - y
    if (way < 0.55) {
      const up = 1 - way / 0.55
      return new Vector3(x, seat * 0.86 + up * size * 0.56, -size * 0.22 - up * size * 0.16)
    }
    const out = (way - 0.55) / 0.45
    return new Vector3(
      x,
      seat * 0.86 + out * size * 0.1 - Math.sin(out * Math.PI) * size * 0.04,
      -size * 0.22 + out * size * 0.52,
    )
  })
  group.add(mesh(sling, cloth))
  const bar = materialOf(accent)
  for (const side of [-1, 1]) {
    const x = side * half
    group.add(
      cord(
        [
          [x, size * 0.96, -size * 0.4],
          [x, seat * 0.8, -size * 0.2],
          [x, 0.6, size * 0.26],
        ],
        size * 0.018,
        bar,
      ),
    )
    group.add(
      cord(
        [
          [x, seat, size * 0.32],
          [x, seat * 0.6, size * 0.1],
          [x, 0.6, -size * 0.32],
        ],
        size * 0.018,
        bar,
      ),
    )
    group.add(
      rod([x, seat * 1.4, -size * 0.24], [x, seat * 1.36, size * 0.22], [size * 0.026, bar]),
    )
    group.add(rod([x, seat * 1.36, size * 0.2], [x, seat * 0.96, size * 0.3], [size * 0.016, bar]))
  }
  for (const z of [-size * 0.32, size * 0.26])
    group.add(rod([-half, 0.6, z], [half, 0.6, z], [size * 0.016, bar]))
  return group
}
