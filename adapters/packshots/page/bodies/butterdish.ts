import { BoxGeometry, Group, SphereGeometry } from 'three'
import type { ButterDish } from '../../src/table.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh, slab } from '../scene/shape.ts'

/** Builds an oblong dish with marks along its side and a cover of glass with a knob, closed or beside it. */
export function buildButterDish({ width, height, depth, surface, butter }: ButterDish): Group {
  const glaze = materialOf(surface)
  const group = new Group()
  const base = height * 0.16
  group.add(
    mesh(slab({ width, height: base, depth }, { corner: depth * 0.2, edge: base * 0.4 }), glaze),
  )
  const rise = mesh(
    slab(
      { width: width * 0.78, height: base * 0.5, depth: depth * 0.66 },
      { corner: depth * 0.1, edge: base * 0.2 },
    ),
    glaze,
  )
  rise.position.y = base * 0.8
  group.add(rise)
  for (let mark = 0; mark < 11; mark += 1) {
    const tick = mesh(
      new BoxGeometry(width * 0.006, base * (mark % 5 === 0 ? 0.5 : 0.3), 0.04),
      plain('#2c2a27', 'matte'),
      0,
    )
    tick.position.set((mark - 5) * width * 0.07, base * 0.55, depth / 2 + 0.01)
    group.add(tick)
  }
  if (butter !== undefined) {
    const block = mesh(
      slab(
        { width: width * 0.6, height: height * 0.34, depth: depth * 0.46 },
        { corner: 0.2, edge: 0.12 },
      ),
      plain(butter, 'wax'),
    )
    block.position.y = base * 1.25
    group.add(block)
  }
  const cover = new Group()
  const [w, d, tall] = [width * 0.88, depth * 0.78, height * 0.64]
  const clear = plain('#eaf3f3', 'glass')
  cover.add(
    mesh(slab({ width: w, height: tall, depth: d }, { corner: d * 0.16, edge: 0.5 }), clear, 0.3),
  )
  const knob = mesh(new SphereGeometry(height * 0.085, 28, 20), clear, 0.3)
  knob.position.y = tall + height * 0.07
  cover.add(knob)
  cover.position.y = base
  if (butter !== undefined) {
    cover.position.set(width * 0.16, 0, -depth * 1.06)
    cover.rotation.y = 0.12
  }
  return group.add(cover)
}
