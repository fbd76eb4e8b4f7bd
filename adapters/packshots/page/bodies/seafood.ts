import {
  CatmullRomCurve3,
  Color,
  ConeGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  SphereGeometry,
  TubeGeometry,
  Vector3,
} from 'three'
import type { BufferGeometry, Material } from 'three'
import type { Seafood } from '../../src/fresh.types.ts'
import { noiseOn } from '../scene/canvas.ts'
import { plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'

/** Builds a shrimp, an oyster in its half shell or a dried fish; each lies on the ground. */
export function buildSeafood(seafood: Seafood): Group {
  return PROFILES[seafood.profile](seafood)
}

const PROFILES: Record<Seafood['profile'], (seafood: Seafood) => Group> = { shrimp, oyster, fish }

function tube(points: readonly Vector3[], radius: number, material: Material) {
  return mesh(new TubeGeometry(new CatmullRomCurve3([...points]), 24, radius, 8), material)
}

/** Segments along an arc from the head to the fan of the tail, with legs and feelers. */
function shrimp({ length, color, accent }: Seafood): Group {
  const group = new Group()
  const shell = plain(color, 'satin')
  const dark = plain(accent, 'satin')
  const bend = length * 0.3
  const at = (share: number): Vector3 => {
    const turn = -0.5 + share * 3.4
    return new Vector3(Math.cos(turn) * bend, 0, -Math.sin(turn) * bend)
  }
  const count = 15
  for (let index = 0; index < count; index += 1) {
    const share = index / (count - 1)
    const thick = length * 0.098 * (index === 0 ? 0.86 : 1.06 - share * 0.62)
    const part = mesh(
      new SphereGeometry(thick, 28, 20).scale(index < 3 ? 1.5 : 0.92, 0.98, 1),
      index > 3 && index % 3 === 1 ? dark : shell,
    )
    part.position.copy(at(share * 0.94)).setY(length * 0.085)
    part.rotation.y = -0.5 + share * 3.2 + Math.PI / 2
    group.add(part)
    if (index < 2 || index > 11) continue
    const inward = at(share).multiplyScalar(0.62)
    group.add(
      tube(
        [
          part.position.clone().multiplyScalar(0.9),
          inward.clone().setY(length * 0.05),
          inward.setY(length * 0.01),
        ],
        length * 0.008,
        plain('#d09a7c', 'satin'),
      ),
    )
  }
  const head = at(0)
  const nose = mesh(new ConeGeometry(length * 0.03, length * 0.32, 12), dark)
  nose.rotation.set(Math.PI / 2, 0, -0.2)
  nose.position.copy(head).add(new Vector3(length * 0.03, length * 0.1, length * 0.1))
  const eye = mesh(new SphereGeometry(length * 0.018, 16, 12), plain('#1c1a1a', 'gloss'))
  eye.position.copy(head).add(new Vector3(length * 0.06, length * 0.13, length * 0.04))
  group.add(nose, eye)
  for (const side of [-1, 1]) {
    const feeler = [
      head.clone().setY(length * 0.1),
      new Vector3(bend + side * length * 0.08, length * 0.12, bend * 1.4),
      new Vector3(bend * (0.3 + side * 0.4), length * 0.02, bend * 2.1),
    ]
    group.add(tube(feeler, length * 0.005, plain('#c98b6a', 'satin')))
    const fan = mesh(new SphereGeometry(length * 0.14, 20, 12).scale(0.36, 0.12, 1), dark)
    fan.position
      .copy(at(1))
      .add(new Vector3(length * 0.02, length * 0.05, side * length * 0.045 + length * 0.1))
    fan.rotation.y = side * 0.42
    group.add(fan)
  }
  return group
}

/** A rough cup of lime with the pale body and its dark frill in it. */
function oyster({ length, color, accent }: Seafood): Group {
  const group = new Group()
  const radius = length / 2
  const shell = new SphereGeometry(radius, 72, 40, 0, Math.PI * 2, Math.PI * 0.5, Math.PI * 0.5)
  rough(shell, radius, 0.22)
  shell.scale(0.72, 0.42, 1).translate(0, radius * 0.42, 0)
  const outside = plain(color, 'matte')
  outside.side = DoubleSide
  const pearl = new SphereGeometry(radius * 0.93, 60, 30)
  rough(pearl, radius, 0.14)
  group.add(
    mesh(shell, outside),
    mesh(pearl.scale(0.7, 0.1, 0.96).translate(0, radius * 0.32, 0), plain('#dcdad0', 'gloss')),
  )
  const meat = new SphereGeometry(radius * 0.74, 60, 40)
  rough(meat, radius, 0.34)
  group.add(
    mesh(
      meat.scale(0.66, 0.24, 1).translate(0, radius * 0.42, radius * 0.04),
      plain('#efe8d4', 'gloss'),
    ),
  )
  const points = Array.from({ length: 22 }, (_, index) => {
    const turn = -0.4 + (index / 21) * Math.PI * 1.25
    const wave = 1 + Math.sin(index * 1.3) * 0.035
    return new Vector3(
      Math.cos(turn) * radius * 0.46 * wave,
      radius * (0.45 + Math.sin(index * 1.7) * 0.015),
      Math.sin(turn) * radius * 0.72 * wave,
    )
  })
  const frill = new TubeGeometry(new CatmullRomCurve3(points), 90, radius * 0.045, 8)
  group.add(mesh(frill, plain(accent, 'gloss')))
  return group
}

function rough(geometry: BufferGeometry, radius: number, amount: number): void {
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const at = [
      position.getX(index) / radius,
      position.getY(index) / radius,
      position.getZ(index) / radius,
    ] as const
    const scale = 1 + amount * (noiseOn(at, 7) - 0.5) + amount * 0.6 * (noiseOn(at, 19) - 0.5)
    position.setXYZ(
      index,
      position.getX(index) * scale,
      position.getY(index) * scale,
      position.getZ(index) * scale,
    )
  }
  geometry.computeVertexNormals()
}

/** A fish that was opened and dried: flat, wrinkled, its tail to the right. */
function fish({ length, color, accent }: Seafood): Group {
  const geometry = new SphereGeometry(1, 120, 48)
  const position = geometry.getAttribute('position')
  const colors = new Float32Array(position.count * 3)
  const [flesh, skin] = [new Color(color), new Color(accent)]
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const wide = x < 0.62 ? 0.2 * (1 - ((x + 0.25) / 1.3) ** 2) : 0.07 + (x - 0.62) * 0.34
    const wrinkle = 1 + 0.5 * (noiseOn([x * 0.9, y * 0.3, z * 0.9], 26) - 0.5)
    position.setXYZ(
      index,
      x * length * 0.5,
      y * length * 0.035 * wrinkle + length * 0.035,
      Math.sign(z) * Math.abs(z) ** 0.6 * wide * length * wrinkle,
    )
    const mixed = flesh
      .clone()
      .lerp(skin, Math.min(1, Math.max(0, Math.abs(z) * 1.5 - 0.5 + noiseOn([x, y, z], 9) * 0.5)))
    colors.set([mixed.r, mixed.g, mixed.b], index * 3)
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3))
  geometry.computeVertexNormals()
  const material = plain('#ffffff', 'matte')
  material.vertexColors = true
  const group = new Group()
  group.add(mesh(geometry, material))
  return group
}
