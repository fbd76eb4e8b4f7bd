import { Group, TorusGeometry } from 'three'
import type { Audio } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { headphones, kids } from './audio.head.ts'
import { ball, block, cord, disc, print, put, rod, word } from './parts.ts'

/** Builds what sounds and what listens. */
export function buildAudio(audio: Audio): Group {
  return PROFILES[audio.profile](audio)
}

const PROFILES: Record<Audio['profile'], (audio: Audio) => Group> = {
  headphones,
  kids,
  radio,
  puck,
  microphone: (audio) => onFoot(audio),
  arm: onArm,
}

/** A wooden front with a round grille, a large dial and its scale. */
function radio({ size, surface, accent, label }: Audio): Group {
  const group = new Group()
  const [tall, deep] = [size * 0.6, size * 0.36]
  const dark = plain('#2a2622', 'fabric')
  const steel = plain('#c9c7c2', 'metal')
  const front = deep / 2 + 0.3
  group.add(
    put(block([size, tall, deep], materialOf(surface), { corner: 2, edge: 0.8 }), [0, 0.6, 0]),
  )
  group.add(
    put(
      block([size * 0.9, 0.8, tall * 0.84], materialOf(accent), { corner: 1.2, edge: 0.2 }),
      [0, tall / 2 + 0.6, deep / 2 - 0.4],
      [90, 0, 0],
    ),
  )
  group.add(put(disc([tall * 0.34, 0.4], dark), [-size * 0.22, tall / 2 + 0.6, front], [90, 0, 0]))
  for (const share of [0.34, 0.25, 0.16, 0.07]) {
    group.add(
      put(mesh(new TorusGeometry(tall * share, 0.16, 12, 64), steel), [
        -size * 0.22,
        tall / 2 + 0.6,
        front + 0.45,
      ]),
    )
  }
  group.add(put(scale(size * 0.36, tall * 0.2), [size * 0.22, tall * 0.82, front + 0.15]))
  group.add(
    put(
      disc([tall * 0.19, 1.6], plain('#efe9dc', 'satin')),
      [size * 0.22, tall * 0.42, front],
      [90, 0, 0],
    ),
  )
  group.add(
    put(
      block([0.4, 0.1, tall * 0.12], plain('#d2452f')),
      [size * 0.22, tall * 0.5, front + 1.65],
      [90, 0, 0],
    ),
  )
  for (const side of [-1, 1]) {
    group.add(put(disc([0.9, 0.7], plain('#2a2622')), [side * size * 0.36, 0, 0]))
  }
  group.add(
    rod([size * 0.42, tall, -deep * 0.3], [size * 0.3, tall * 1.7, -deep * 0.3], [0.2, steel]),
  )
  group.add(put(ball(0.4, steel), [size * 0.3, tall * 1.7, -deep * 0.3]))
  if (label !== undefined) {
    group.add(
      put(word(label.mark, [4, 1.1], '#f0e6d2'), [-size * 0.22, tall * 0.18 - 0.6, front + 0.15]),
    )
  }
  return group
}

function scale(width: number, height: number) {
  return print([width, height], true, (brush, wide) => {
    brush.fillStyle = '#f3e8cd'
    brush.fillRect(0, 0, wide, 100)
    brush.fillStyle = '#3a332a'
    brush.font = '600 34px sans-serif'
    brush.textAlign = 'center'
    for (const [index, text] of ['88', '92', '96', '100', '104', '108'].entries()) {
      brush.fillText(text, wide * (0.1 + index * 0.16), 44)
    }
    for (let tick = 0; tick < 31; tick += 1) {
      brush.fillRect(wide * (0.1 + tick * 0.0266), 60, 1.6, tick % 6 === 0 ? 28 : 14)
    }
    brush.fillStyle = '#d2452f'
    brush.fillRect(wide * 0.52, 6, 3, 88)
  })
}

/** A round speaker of mesh between rubber rims, with a loop to hang it. */
function puck({ size, surface, accent, label }: Audio): Group {
  const group = new Group()
  const radius = size / 2
  const rubber = plain('#20262b', 'matte')
  group.add(put(disc([radius * 0.98, size * 0.44, 1.6], materialOf(surface)), [0, 0.4, 0]))
  group.add(disc([radius * 0.9, 1.2, 0.5], rubber))
  group.add(put(disc([radius * 0.86, 0.9, 0.4], rubber), [0, size * 0.42, 0]))
  const orange = materialOf(accent)
  group.add(
    put(
      mesh(new TorusGeometry(radius * 0.87, 0.32, 16, 96), orange),
      [0, size * 0.43, 0],
      [90, 0, 0],
    ),
  )
  const loop: readonly [number, number, number][] = [
    [radius * 0.9, size * 0.3, 0],
    [radius * 1.25, size * 0.36, 0.6],
    [radius * 1.5, size * 0.2, 0],
    [radius * 1.25, size * 0.14, -0.6],
    [radius * 0.9, size * 0.2, 0],
  ]
  group.add(cord(loop, 0.34, orange))
  for (const [x, text] of [
    [-1.9, '−'],
    [1.9, '+'],
  ] as const) {
    group.add(put(word(text, [1.8, 1.8], '#d7dcdf'), [x, size * 0.42 + 0.95, 0.4], [-90, 0, 0]))
  }
  if (label !== undefined) {
    group.add(
      put(
        word(label.mark, [3, 0.9], '#9fb0b8'),
        [0, size * 0.42 + 0.95, radius * 0.55],
        [-90, 0, 0],
      ),
    )
  }
  return group
}

/** The head of a microphone: a capsule of steel mesh over a body with a red ring. */
function head({ surface, accent, label }: Audio, size: number): Group {
  const group = new Group()
  const radius = size * 0.19
  const body = materialOf(surface)
  group.add(disc([radius, size * 0.42, 0.8], body))
  group.add(
    put(
      mesh(new TorusGeometry(radius * 1.0, 0.22, 16, 64), materialOf(accent)),
      [0, size * 0.42, 0],
      [90, 0, 0],
    ),
  )
  group.add(
    put(disc([radius * 0.97, size * 0.3, 0.3], plain('#a9adb1', 'terry')), [0, size * 0.43, 0]),
  )
  group.add(put(ball(radius * 0.97, plain('#a9adb1', 'terry'), [1, 0.7, 1]), [0, size * 0.73, 0]))
  for (const share of [0.52, 0.62, 0.72]) {
    group.add(
      put(
        mesh(new TorusGeometry(radius, 0.12, 12, 64), plain('#d5d8da', 'metal')),
        [0, size * share, 0],
        [90, 0, 0],
      ),
    )
  }
  if (label !== undefined) {
    group.add(
      put(word(label.mark, [radius * 1.2, radius * 0.4], '#aeb4ba'), [
        0,
        size * 0.24,
        radius + 0.02,
      ]),
    )
  }
  return group
}

function onFoot(audio: Audio): Group {
  const { size, surface } = audio
  const group = new Group()
  const steel = plain('#b9bdc1', 'brushed')
  group.add(disc([size * 0.25, size * 0.05, 0.4], materialOf(surface)))
  group.add(rod([0, size * 0.04, 0], [0, size * 0.26, 0], [size * 0.03, steel]))
  group.add(put(head(audio, size * 0.78), [0, size * 0.24, 0]))
  return group
}

function onArm(audio: Audio): Group {
  const { size, surface } = audio
  const group = new Group()
  const dark = materialOf(surface)
  group.add(block([size * 0.2, size * 0.06, size * 0.2], dark))
  group.add(put(disc([size * 0.05, size * 0.2], dark), [0, 0, 0]))
  group.add(rod([0, size * 0.18, 0], [-size * 0.6, size * 1.05, 0], [size * 0.03, dark]))
  group.add(rod([-size * 0.6, size * 1.05, 0], [size * 0.3, size * 1.35, 0], [size * 0.03, dark]))
  group.add(put(ball(size * 0.05, plain('#b9bdc1', 'brushed')), [-size * 0.6, size * 1.05, 0]))
  group.add(put(head(audio, size * 0.7), [size * 0.34, size * 1.36, 0], [180, 180, 0]))
  return group
}
