import { CylinderGeometry, Group, MeshPhysicalMaterial, SphereGeometry } from 'three'
import type { Lamp } from '../../src/body.types.ts'
import { materialOf } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'

/** Builds a lamp that is lit: its shade glows from within. */
export function buildLamp(lamp: Lamp): Group {
  const { width, height, foot } = lamp
  const radius = width / 2
  const group = new Group()
  const base = radius * (lamp.profile === 'globe' ? 0.5 : 0.6)
  group.add(
    lathe(
      [
        [0, 0],
        [base, 0, 0.1],
        [base, height * 0.05, height * 0.02],
        [radius * 0.09, height * 0.07, 0.2],
        [radius * 0.09, height * 0.6],
        [0, height * 0.6],
      ],
      materialOf(foot),
    ),
  )
  group.add(shadeOf(lamp, radius))
  return group
}

function shadeOf({ profile, shade, height }: Lamp, radius: number) {
  const glow = new MeshPhysicalMaterial({
    color: shade,
    roughness: 0.6,
    emissive: '#ffd9a0',
    emissiveIntensity: 0.38,
  })
  if (profile === 'globe') {
    const globe = mesh(new SphereGeometry(radius * 0.86, 64, 48), glow)
    globe.position.y = height - radius * 0.86
    return globe
  }
  if (profile === 'shade') {
    const cone = mesh(new CylinderGeometry(radius * 0.62, radius, height * 0.44, 96, 1, true), glow)
    cone.position.y = height * 0.78
    return cone
  }
  return lathe(
    [
      [radius * 0.2, height * 0.56],
      [radius, height * 0.58, radius * 0.1],
      [radius * 0.9, height * 0.86, radius * 0.6],
      [0, height],
    ],
    glow,
  )
}
