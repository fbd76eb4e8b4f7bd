import {
  CatmullRomCurve3,
  Group,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from 'three'
import type { Teapot } from '../../src/body.types.ts'
import { materialOf } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'

/** Builds a teapot: belly, lid with its knob, spout to the left, and a handle at the side or over the lid. */
export function buildTeapot({ width, height, surface, bail }: Teapot): Group {
  const radius = width * 0.36
  const belly = height * (bail === undefined ? 0.8 : 0.6)
  const glaze = materialOf(surface)
  const group = new Group()
  group.add(
    lathe(
      [
        [0, 0],
        [radius * 0.6, 0, 0.1],
        [radius * 1.06, belly * 0.5, radius * 0.6],
        [radius * 0.5, belly, radius * 0.25],
        [radius * 0.46, belly],
      ],
      glaze,
    ),
    lathe(
      [
        [radius * 0.56, belly],
        [radius * 0.5, belly * 1.06, 0.2],
        [0, belly * 1.12],
      ],
      glaze,
    ),
  )
  const knob = mesh(new SphereGeometry(radius * 0.14, 32, 20), glaze)
  knob.position.y = belly * 1.18
  group.add(
    knob,
    spout(radius, belly, glaze),
    bail === undefined ? ear(radius, belly, glaze) : bow(radius, belly, materialOf(bail)),
  )
  return group
}

type Paint = ReturnType<typeof materialOf>

function spout(radius: number, belly: number, glaze: Paint) {
  const line = new CatmullRomCurve3([
    new Vector3(-radius * 0.7, belly * 0.38, 0),
    new Vector3(-radius * 1.15, belly * 0.5, 0),
    new Vector3(-radius * 1.32, belly * 0.78, 0),
    new Vector3(-radius * 1.56, belly * 0.94, 0),
  ])
  return mesh(new TubeGeometry(line, 40, radius * 0.13, 24), glaze)
}

function ear(radius: number, belly: number, glaze: Paint) {
  const ring = mesh(new TorusGeometry(belly * 0.3, radius * 0.09, 20, 48, Math.PI * 1.2), glaze)
  ring.rotation.z = -Math.PI * 0.6
  ring.position.set(radius * 0.86, belly * 0.54, 0)
  return ring
}

function bow(radius: number, belly: number, material: Paint) {
  const ring = mesh(new TorusGeometry(radius * 0.8, radius * 0.06, 16, 64, Math.PI), material)
  ring.position.y = belly * 0.86
  ring.scale.y = 1.1
  return ring
}
