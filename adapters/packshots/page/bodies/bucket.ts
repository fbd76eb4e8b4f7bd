import { CylinderGeometry, Group, TorusGeometry } from 'three'
import type { Bucket } from '../../src/living.types.ts'
import { plain } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'
import { cord } from './bag.soft.ts'

/** Builds a bucket of enamel with its bail up; `height` counts the bail in. */
export function buildBucket({ width, height, color, rim }: Bucket): Group {
  const group = new Group()
  const radius = width / 2
  const tall = height * 0.62
  const foot = radius * 0.72
  group.add(
    lathe(
      [
        [0, 0],
        [foot, 0, 0.4],
        [foot * 1.02, 0.8],
        [radius, tall],
      ],
      plain(color, 'gloss'),
    ),
    lathe(
      [
        [radius * 0.995, tall],
        [foot * 0.98, 1],
        [0, 0.8],
      ],
      plain('#f6f4ee', 'gloss'),
    ),
  )
  const edge = mesh(new TorusGeometry(radius, 0.42, 16, 96), plain(rim, 'gloss'))
  edge.rotation.x = Math.PI / 2
  edge.position.y = tall
  group.add(edge)
  const inner = (share: number): number => foot + (radius - foot) * share
  for (const share of [0.35, 0.52, 0.69, 0.86]) {
    const line = mesh(new TorusGeometry(inner(share) - 0.14, 0.1, 8, 32, 0.34), plain(rim))
    line.rotation.set(Math.PI / 2, 0, Math.PI * 1.5 - 0.17)
    line.position.y = tall * share
    group.add(line)
  }
  const steel = plain('#8f9496', 'metal')
  const arc = Array.from({ length: 25 }, (_, index) => {
    const angle = (index / 24) * Math.PI
    return [
      Math.cos(angle) * (radius + 0.7),
      tall * 0.9 + Math.sin(angle) * (height - tall * 0.9 - 1),
      0,
    ] as const
  })
  group.add(cord(arc, 0.3, steel))
  for (const side of [-1, 1]) {
    const ear = mesh(new CylinderGeometry(1.3, 1.3, 0.8, 32), plain(rim, 'gloss'))
    ear.rotation.z = Math.PI / 2
    ear.position.set(side * (radius + 0.2), tall * 0.9, 0)
    group.add(ear)
  }
  const grip = mesh(new CylinderGeometry(1.15, 1.15, radius * 0.8, 32), plain('#b07a48', 'wood'))
  grip.rotation.z = Math.PI / 2
  grip.position.y = height - 1
  group.add(grip)
  return group
}
