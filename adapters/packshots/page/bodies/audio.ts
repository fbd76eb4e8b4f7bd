import { Group, TorusGeometry } from 'three'
import type { Audio } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { headphones, kids } from './audio.head.ts'
import { radio } from './audio.radio.ts'
import { word } from './parts.print.ts'
import { ball, block, cord, disc, put, rod } from './parts.ts'

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
