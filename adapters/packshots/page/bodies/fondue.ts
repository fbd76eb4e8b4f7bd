import { CapsuleGeometry, CylinderGeometry, Group, TorusGeometry } from 'three'
import type { Fondue } from '../../src/table.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'

/** Builds a small pot on its stand with the burner below, and forks with coloured ends that lean in it. */
export function buildFondue({ width, height, surface, forks, cheese }: Fondue): Group {
  const group = new Group()
  const radius = width / 2
  const [low, rim] = [height * 0.46, height * 0.9]
  const iron = plain('#3a3937', 'satin')
  const tall = rim - low
  group.add(
    lathe(
      [
        [0, low],
        [radius * 0.7, low, radius * 0.2],
        [radius, low + tall * 0.6, radius * 0.3],
        [radius * 0.96, rim],
        [radius * 0.92, rim + 0.14, 0.1],
      ],
      materialOf(surface),
    ),
    lathe(
      [
        [radius * 0.92, rim + 0.14],
        [radius * 0.9, low + tall * 0.5, radius * 0.2],
        [radius * 0.6, low + 0.3, radius * 0.2],
        [0, low + 0.3],
      ],
      plain('#262524', 'satin'),
    ),
    stand(radius, low, iron),
  )
  if (cheese !== undefined) {
    group.add(
      lathe(
        [
          [radius * 0.9, rim - tall * 0.22],
          [0, rim - tall * 0.2],
        ],
        plain(cheese, 'gloss'),
        0,
      ),
    )
  }
  const ear = mesh(new CapsuleGeometry(width * 0.05, width * 0.5, 8, 20), iron)
  ear.rotation.z = Math.PI / 2 + 0.1
  ear.position.set(radius * 1.5, rim - tall * 0.2, 0)
  group.add(ear)
  const steel = plain('#c3c6c8', 'metal')
  for (const [index, color] of forks.entries()) {
    const fork = new Group()
    const rod = mesh(new CylinderGeometry(width * 0.012, width * 0.012, height, 12), steel)
    rod.position.y = height / 2
    const tip = mesh(new CapsuleGeometry(width * 0.034, width * 0.24, 8, 18), plain(color, 'gloss'))
    tip.position.y = height * 1.04
    fork.add(rod, tip)
    fork.rotation.set(-0.4 - (index % 2) * 0.1, 0, 0.62 - index * 0.34)
    fork.position.set(radius * (0.3 - index * 0.2) * 0.8, low + 0.5, radius * 0.1)
    group.add(fork)
  }
  return group
}

/** Three legs with a ring above and one below, and a small burner in the middle. */
function stand(radius: number, low: number, iron: ReturnType<typeof materialOf>): Group {
  const group = new Group()
  for (const [y, size] of [
    [low + 0.2, 0.84],
    [low * 0.16, 1.02],
  ] as const) {
    const ring = mesh(new TorusGeometry(radius * size, radius * 0.04, 12, 72), iron)
    ring.rotation.x = Math.PI / 2
    ring.position.y = y
    group.add(ring)
  }
  for (let index = 0; index < 3; index += 1) {
    const angle = (index / 3) * Math.PI * 2 + 0.5
    const leg = mesh(new CylinderGeometry(radius * 0.045, radius * 0.045, low * 1.06, 14), iron)
    leg.position.set(Math.sin(angle) * radius * 0.93, low * 0.53, Math.cos(angle) * radius * 0.93)
    leg.rotation.set(0.1 * Math.cos(angle) * -1, 0, 0.1 * Math.sin(angle))
    group.add(leg)
  }
  const burner = lathe(
    [
      [0, 0],
      [radius * 0.42, 0, 0.1],
      [radius * 0.42, low * 0.4, 0.2],
      [radius * 0.2, low * 0.46],
      [0, low * 0.46],
    ],
    plain('#8d9092', 'brushed'),
  )
  return group.add(burner)
}
