import { CylinderGeometry, ExtrudeGeometry, Group, Shape, TorusGeometry } from 'three'
import type { Blade } from '../../src/table.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'

/** Builds a kitchen knife or scissors, lying with the point to the back. */
export function buildBlade(blade: Blade): Group {
  return blade.profile === 'knife' ? knife(blade) : scissors(blade)
}

function cut(shape: Shape, thick: number) {
  return new ExtrudeGeometry(shape, {
    depth: thick,
    bevelThickness: thick * 0.35,
    bevelSize: thick * 0.35,
    bevelSegments: 3,
    curveSegments: 30,
  }).rotateX(-Math.PI / 2)
}

/** A broad blade whose back bends down to the point, with a wave of brighter steel along its edge. */
function knife({ length, handle }: Blade): Group {
  const [blade, deep] = [length * 0.58, length * 0.155]
  const outline = (depth: number): Shape => {
    const shape = new Shape()
    shape.moveTo(0, 0)
    shape.lineTo(0, blade * 0.66)
    shape.bezierCurveTo(0, blade * 0.9, -deep * 0.5, blade, -deep * 0.92, blade)
    shape.bezierCurveTo(-deep * 1.02, blade * 0.8, -deep, blade * 0.4, -deep, 0)
    if (depth < 1) {
      const inner = new Shape()
      inner.moveTo(-deep * 0.92, blade)
      inner.bezierCurveTo(-deep * 1.02, blade * 0.8, -deep, blade * 0.4, -deep, 0)
      inner.lineTo(-deep * 0.72, 0)
      for (let step = 1; step <= 40; step += 1) {
        const share = step / 40
        const wave = Math.sin(share * 42) * 0.028 + Math.sin(share * 17) * 0.024
        inner.lineTo(-deep * (0.72 + wave + 0.2 * Math.max(0, share - 0.55)), blade * share * 0.98)
      }
      return inner
    }
    shape.lineTo(0, 0)
    return shape
  }
  const group = new Group()
  const steel = mesh(cut(outline(1), length * 0.006), plain('#8d9395', 'brushed'))
  const edge = mesh(cut(outline(0.3), length * 0.003), plain('#f0f2f2', 'satin'))
  edge.position.y = length * 0.0075
  for (const part of [steel, edge]) {
    part.position.set(deep * 0.5, part.position.y + length * 0.02, length * 0.03)
    group.add(part)
  }
  const wood = mesh(
    new CylinderGeometry(length * 0.036, length * 0.03, length * 0.42, 8).rotateX(Math.PI / 2),
    materialOf(handle),
  )
  wood.scale.y = 0.8
  wood.rotation.z = Math.PI / 8
  wood.position.set(deep * 0.18, length * 0.034, length * 0.27)
  const ferrule = mesh(
    new CylinderGeometry(length * 0.031, length * 0.031, length * 0.05, 8).rotateX(Math.PI / 2),
    plain('#2b2724', 'satin'),
  )
  ferrule.scale.y = 0.8
  ferrule.rotation.z = Math.PI / 8
  ferrule.position.set(deep * 0.18, length * 0.034, length * 0.05)
  return group.add(wood, ferrule)
}

/** Two halves that cross at their pivot, each with a ring to hold. */
function scissors({ length, handle, pivot }: Blade): Group {
  const group = new Group()
  for (const way of [-1, 1]) {
    const half = new Group()
    const shape = new Shape()
    const [wide, tall] = [length * 0.035, length * 0.46]
    shape.moveTo(-wide, -length * 0.08)
    shape.lineTo(-wide * 1.1, tall * 0.3)
    shape.quadraticCurveTo(-wide, tall * 0.85, wide * 0.6, tall)
    shape.lineTo(wide * 0.9, 0)
    shape.lineTo(wide * 0.7, -length * 0.08)
    const blade = mesh(cut(shape, length * 0.009), plain('#c3c8ca', 'metal'))
    blade.scale.x = way
    blade.material = Object.assign(plain('#c3c8ca', 'metal'), { side: 2 })
    const arm = mesh(
      new CylinderGeometry(length * 0.02, length * 0.024, length * 0.2, 20).rotateX(Math.PI / 2),
      materialOf(handle),
    )
    arm.position.set(way * length * 0.015, 0, length * 0.14)
    arm.rotation.y = way * 0.18
    const ring = mesh(
      new TorusGeometry(length * 0.085, length * 0.02, 18, 56).rotateX(Math.PI / 2),
      materialOf(handle),
    )
    ring.scale.set(0.72, 0.9, 1.25)
    ring.position.set(way * length * 0.055, 0, length * 0.31)
    half.add(blade, arm, ring)
    half.rotation.y = way * 0.24
    half.position.y = length * (way > 0 ? 0.024 : 0.036)
    group.add(half)
  }
  const bolt = mesh(
    new CylinderGeometry(length * 0.024, length * 0.024, length * 0.02, 36),
    plain(pivot ?? '#8b9093', pivot === undefined ? 'brushed' : 'gloss'),
  )
  bolt.position.y = length * 0.056
  return group.add(bolt)
}
