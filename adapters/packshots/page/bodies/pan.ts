import { CapsuleGeometry, Group, SphereGeometry, TorusGeometry } from 'three'
import type { Pan } from '../../src/body.types.ts'
import { materialOf } from '../scene/material.ts'
import type { Corner } from '../scene/shape.ts'
import { lathe, mesh } from '../scene/shape.ts'

/** Builds a frying pan with its long handle, a pot with two ears, or a casserole with its lid on. */
export function buildPan(pan: Pan): Group {
  const { width, height, profile, surface, inside } = pan
  const radius = width / 2
  const foot = profile === 'frying' ? 0.78 : 0.94
  const thick = radius * 0.03
  const outer: readonly Corner[] = [
    [0, 0],
    [radius * foot, 0, radius * 0.12],
    [radius, height],
    [radius - thick, height + thick * 0.5],
  ]
  const inner: readonly Corner[] = [
    [radius - thick, height + thick * 0.5],
    [radius * foot - thick, thick, radius * 0.12],
    [0, thick],
  ]
  const group = new Group()
  group.add(lathe(outer, materialOf(surface)), lathe(inner, materialOf(inside)))
  group.add(...(profile === 'frying' ? [arm(pan)] : ears(pan)))
  if (profile === 'casserole') group.add(lid(pan))
  return group
}

function arm({ width, height, handle }: Pan) {
  const bar = mesh(new CapsuleGeometry(width * 0.035, width * 0.62, 10, 24), materialOf(handle))
  bar.rotation.z = Math.PI / 2 + 0.16
  bar.scale.z = 1.5
  bar.position.set(width * 0.81, height * 0.95 + width * 0.05, 0)
  return bar
}

function ears({ width, height, handle }: Pan) {
  return [-1, 1].map((way) => {
    const ear = mesh(new TorusGeometry(width * 0.085, width * 0.022, 14, 40), materialOf(handle))
    ear.rotation.x = Math.PI / 2
    ear.position.set(way * width * 0.54, height * 0.8, 0)
    return ear
  })
}

function lid({ width, height, surface, handle }: Pan): Group {
  const radius = width * 0.51
  const group = new Group()
  group.add(
    lathe(
      [
        [radius * 0.98, height],
        [radius, height * 1.04, 0.1],
        [radius * 0.8, height * 1.16, radius * 0.3],
        [0, height * 1.2],
      ],
      materialOf(surface),
    ),
  )
  const knob = mesh(new SphereGeometry(width * 0.06, 32, 20), materialOf(handle))
  knob.position.y = height * 1.2 + width * 0.045
  knob.scale.y = 0.8
  group.add(knob)
  return group
}
