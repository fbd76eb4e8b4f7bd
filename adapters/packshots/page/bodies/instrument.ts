import { Group, TorusGeometry } from 'three'
import type { Instrument } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'
import { guitar } from './instrument.guitar.ts'
import { word } from './parts.print.ts'
import { block, cord, disc, put } from './parts.ts'

/** Builds instruments: a guitar with its amplifier, and a goblet drum. */
export function buildInstrument(instrument: Instrument): Group {
  return PROFILES[instrument.profile](instrument)
}

const PROFILES: Record<Instrument['profile'], (instrument: Instrument) => Group> = {
  amp,
  djembe,
  guitar,
}

/** A small amplifier: cloth over its cone, knobs above, a handle. */
export function amp({ size, surface, accent, label }: Instrument): Group {
  const group = new Group()
  const [tall, deep] = [size * 0.94, size * 0.5]
  group.add(block([size, tall, deep], materialOf(surface), { corner: 1.2, edge: 0.7 }))
  group.add(
    put(
      block([size * 0.9, 0.8, tall * 0.66], materialOf(accent), { corner: 0.6, edge: 0.2 }),
      [0, tall * 0.4, deep / 2 - 0.3],
      [90, 0, 0],
    ),
  )
  group.add(
    put(
      block([size * 0.9, 0.5, tall * 0.15], plain('#e9e2d0', 'satin'), { corner: 0.4 }),
      [0, tall * 0.85, deep / 2 - 0.2],
      [90, 0, 0],
    ),
  )
  for (let knob = 0; knob < 5; knob += 1)
    group.add(
      put(
        disc([size * 0.032, 1.3], plain('#26282b', 'satin')),
        [(knob - 2.4) * size * 0.13, tall * 0.85, deep / 2 + 0.2],
        [90, 0, 0],
      ),
    )
  group.add(
    put(mesh(new TorusGeometry(size * 0.26, 0.3, 12, 64), plain('#3a3c40')), [
      0,
      tall * 0.4,
      deep / 2 + 0.4,
    ]),
  )
  group.add(
    cord(
      [
        [-size * 0.2, tall, 0],
        [-size * 0.16, tall * 1.09, 0],
        [size * 0.16, tall * 1.09, 0],
        [size * 0.2, tall, 0],
      ],
      0.8,
      plain('#26282b'),
    ),
  )
  if (label !== undefined)
    group.add(
      put(word(label.mark, [size * 0.3, size * 0.1], '#e9e2d0'), [
        -size * 0.26,
        tall * 0.66,
        deep / 2 + 0.55,
      ]),
    )
  return group
}

/** A goblet of carved wood with a skin that ropes hold. */
export function djembe({ size, surface, accent }: Instrument): Group {
  const group = new Group()
  const radius = size * 0.27
  const wood = materialOf(surface)
  group.add(
    lathe(
      [
        [0, 0],
        [radius * 0.72, 0, 0.3],
        [radius * 0.76, size * 0.03, 0.3],
        [radius * 0.5, size * 0.34, 6],
        [radius * 0.52, size * 0.46, 4],
        [radius * 0.94, size * 0.74, 8],
        [radius, size * 0.96],
        [0, size * 0.96],
      ],
      wood,
    ),
  )
  for (const share of [0.1, 0.14, 0.18])
    group.add(
      put(
        mesh(
          new TorusGeometry(radius * (0.78 - share * 0.82), 0.34, 10, 64),
          plain('#4f2f1a', 'satin'),
        ),
        [0, size * share, 0],
        [90, 0, 0],
      ),
    )
  const rope = materialOf(accent)
  group.add(
    put(disc([radius * 1.0, size * 0.02, 0.3], plain('#e9dcc0', 'paper')), [0, size * 0.965, 0]),
  )
  group.add(
    put(disc([radius * 1.03, size * 0.06, 0.2], plain('#d6c29a', 'terry')), [0, size * 0.91, 0]),
  )
  for (const y of [0.93, 0.89])
    group.add(
      put(mesh(new TorusGeometry(radius * 1.06, 0.6, 12, 96), rope), [0, size * y, 0], [90, 0, 0]),
    )
  group.add(
    put(mesh(new TorusGeometry(radius * 0.58, 0.6, 12, 96), rope), [0, size * 0.5, 0], [90, 0, 0]),
  )
  for (let step = 0; step < 16; step += 1) {
    const [from, to] = [(step / 16) * Math.PI * 2, ((step + 0.5) / 16) * Math.PI * 2]
    const top = (turn: number, lift: number) =>
      [Math.cos(turn) * radius * 1.07, size * lift, Math.sin(turn) * radius * 1.07] as const
    const mid = (turn: number) =>
      [Math.cos(turn) * radius * 0.93, size * 0.7, Math.sin(turn) * radius * 0.93] as const
    const low = [Math.cos(to) * radius * 0.6, size * 0.5, Math.sin(to) * radius * 0.6] as const
    group.add(cord([top(from, 0.89), mid((from + to) / 2), low], 0.36, rope))
    group.add(cord([low, mid(to + (to - from) / 2), top(to * 2 - from, 0.89)], 0.36, rope))
  }
  return group
}
