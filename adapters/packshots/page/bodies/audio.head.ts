import { Group } from 'three'
import type { Audio } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { word } from './parts.print.ts'
import { cord, disc, put } from './parts.ts'

type Build = { readonly radius: number; readonly band: number; readonly deep: number }

/** Large cups on steel yokes, and a padded band. */
export function headphones(audio: Audio): Group {
  return worn(audio, { radius: audio.size * 0.2, band: audio.size * 0.045, deep: 2.4 })
}

/** Small round cups on a broad band, and a cable with its plug. */
export function kids(audio: Audio): Group {
  const { size, accent } = audio
  const group = worn(audio, { radius: size * 0.24, band: size * 0.06, deep: 2 })
  const turns = Array.from({ length: 26 }, (_, step): readonly [number, number, number] => {
    const angle = (step / 25) * Math.PI * 5
    const radius = size * 0.17
    return [
      Math.cos(angle) * radius + size * 0.02,
      0.3 + step * 0.03,
      size * 0.5 + Math.sin(angle) * radius,
    ]
  })
  const white = materialOf(accent)
  group.add(
    cord(
      [
        [-size * 0.42, 1.2, 0],
        [-size * 0.4, 0.3, size * 0.3],
        ...turns,
        [size * 0.5, 0.3, size * 0.6],
      ],
      0.24,
      white,
    ),
  )
  group.add(put(disc([0.42, 2.2], white), [size * 0.5, 0.42, size * 0.6], [0, 0, -90]))
  group.add(
    put(
      disc([0.2, 1.8], plain('#d9d3c2', 'metal')),
      [size * 0.5 + 2.2, 0.42, size * 0.6],
      [0, 0, -90],
    ),
  )
  return group
}

function worn({ size, surface, accent, label }: Audio, { radius, band, deep }: Build): Group {
  const group = new Group()
  const [wide, low] = [size * 0.4, radius * 1.14]
  const [shell, soft, steel] = [materialOf(surface), materialOf(accent), plain('#c3c6c9', 'metal')]
  const arch = Array.from({ length: 13 }, (_, step): readonly [number, number, number] => {
    const angle = Math.PI * (1 - step / 12)
    return [Math.cos(angle) * wide, low + size * 0.16 + Math.sin(angle) * (size * 0.82 - low), 0]
  })
  const outer = cord(arch, band * 0.6, shell)
  outer.scale.z = 1.7
  const pad = cord(
    arch.slice(3, 10).map(([x, y, z]) => [x * 0.95, y - band * 0.85, z]),
    band * 0.62,
    soft,
  )
  pad.scale.z = 1.6
  group.add(outer, pad)
  for (const side of [-1, 1]) {
    const cup = new Group()
    cup.add(put(disc([radius, deep, 0.9], shell), [0, 0, 0]))
    cup.add(put(disc([radius * 0.72, 0.3], soft), [0, deep - 0.1, 0]))
    cup.add(put(disc([radius * 1.02, deep * 0.9, deep * 0.42], soft), [0, -deep * 0.86, 0]))
    if (label !== undefined) {
      cup.add(
        put(
          word(label.mark, [radius * 0.9, radius * 0.3], label.ink),
          [0, deep + 0.22, 0],
          [-90, 0, 90 * side],
        ),
      )
    }
    cup.scale.z = 1.14
    cup.scale.x = 1
    group.add(put(cup, [side * wide, low, 0], [0, 90 * side, -90 * side]))
    const x = side * (wide + deep * 0.3)
    group.add(
      cord(
        [
          [side * wide, low + size * 0.2, 0],
          [x, low + radius * 0.6, 0],
          [x, low, 0],
        ],
        0.3,
        steel,
      ),
    )
  }
  return group
}
