import { CapsuleGeometry, Group, SphereGeometry, TorusGeometry } from 'three'
import type { Bottle } from '../../src/body.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'

/** Builds what closes a bottle, from the height of its neck to the top. */
type Closure = (bottle: Bottle, neck: number) => Group

/** The closure of each profile. */
export const CLOSURES: Record<Bottle['profile'], Closure> = {
  pump: pumpHead,
  cap: (bottle, neck) => screwCap(bottle, { neck, share: 0.52, top: 1 }),
  spray: sprayHead,
  dropper: pipette,
  square: (bottle, neck) => screwCap(bottle, { neck, share: 0.48, top: 1 }),
  soju: (bottle, neck) => screwCap(bottle, { neck, share: 0.41, top: 1 }),
  wine: (bottle, neck) => screwCap(bottle, { neck, share: 0.4, top: 1 }),
  flask: (bottle, neck) => screwCap(bottle, { neck, share: 0.8, top: 1 }),
}

function screwCap(
  { width, height, cap }: Bottle,
  { neck, share, top }: { neck: number; share: number; top: number },
): Group {
  const radius = (width / 2) * share
  const round = radius * 0.14
  const group = new Group()
  group.add(
    lathe(
      [
        [0, neck],
        [radius, neck, round * 0.4],
        [radius, height * top, round],
        [0, height * top],
      ],
      materialOf(cap),
    ),
  )
  return group
}

function pumpHead({ width, height, cap }: Bottle, neck: number): Group {
  const radius = width * 0.25
  const collar = neck + (height - neck) * 0.3
  const material = materialOf(cap)
  const group = new Group()
  group.add(
    lathe(
      [
        [0, neck - width * 0.02],
        [radius, neck - width * 0.02, 0.05],
        [radius, collar, width * 0.03],
        [radius * 0.3, collar],
        [radius * 0.3, height * 0.985],
        [0, height * 0.985],
      ],
      material,
    ),
  )
  const thick = width * 0.088
  const nozzle = mesh(new CapsuleGeometry(thick, width * 0.5, 10, 28), material)
  nozzle.rotation.z = Math.PI / 2 - 0.06
  nozzle.scale.set(1, 1, 1.25)
  nozzle.position.set(-width * 0.14, height - thick, 0)
  group.add(nozzle)
  return group
}

function sprayHead(bottle: Bottle, neck: number): Group {
  const { width, height, cap } = bottle
  const group = screwCap(bottle, { neck, share: 0.5, top: 1 })
  const ring = mesh(new TorusGeometry(width * 0.25, width * 0.012, 12, 64), materialOf(cap))
  ring.rotation.x = Math.PI / 2
  ring.position.y = neck + (height - neck) * 0.22
  group.add(ring)
  return group
}

function pipette({ width, height, cap }: Bottle, neck: number): Group {
  const radius = width * 0.25
  const collar = neck + (height - neck) * 0.42
  const group = new Group()
  group.add(
    lathe(
      [
        [0, neck - 0.1],
        [radius, neck - 0.1, 0.06],
        [radius, collar, radius * 0.25],
        [0, collar],
      ],
      materialOf(cap),
    ),
    lathe(
      [
        [radius * 0.62, collar - 0.05],
        [radius * 0.64, collar + (height - collar) * 0.3, 0.2],
        [radius * 0.5, height, radius * 0.5],
        [0, height],
      ],
      plain('#2b2724', 'matte'),
    ),
  )
  const tip = mesh(new SphereGeometry(radius * 0.2, 16, 12), plain('#f4f0ea', 'gloss'), 0)
  tip.position.y = neck * 0.3
  group.add(tip)
  return group
}
