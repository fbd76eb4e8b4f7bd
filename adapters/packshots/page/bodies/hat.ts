import { Group, SphereGeometry, TorusGeometry, Vector3 } from 'three'
import type { Hat } from '../../src/wear.types.ts'
import { drawField } from '../scene/canvas.ts'
import { once, plain } from '../scene/material.ts'
import type { Corner } from '../scene/shape.ts'
import { lathe, mesh } from '../scene/shape.ts'
import { cord, soft } from './bag.soft.ts'
import { tone } from './garment.piece.ts'
import { net } from './shoe.last.ts'

/** Builds a hat that lies with its brim down. */
export function buildHat(hat: Hat): Group {
  return hat.profile === 'straw' ? straw(hat) : cap(hat)
}

function plait() {
  return drawField(false, (x, y) => {
    const row = (y * 90) % 1
    const braid = Math.abs(Math.sin((x * 150 + (Math.floor(y * 90) % 2) * 0.5) * Math.PI))
    const value = Math.sin(row * Math.PI) * (0.55 + 0.45 * braid)
    return [value, value, value]
  })
}

function straw({ width, height, color, trim }: Hat): Group {
  const group = new Group()
  const radius = width / 2
  const crown = radius * 0.54
  const paper = plain(color, 'fabric')
  paper.bumpMap = once('hat-plait', plait)
  paper.bumpScale = 6
  const profile: readonly Corner[] = [
    [radius, 0.5],
    [radius * 0.99, 0.9],
    [radius * 0.8, 0.5, 2],
    [crown * 1.04, 0.9, 0.8],
    [crown * 0.96, height * 0.82, 3],
    [crown * 0.5, height],
    [0, height * 0.985],
  ]
  const top = lathe(profile, paper)
  const position = top.geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, z] = [position.getX(index), position.getZ(index)]
    const out = Math.max(0, (Math.hypot(x, z) - crown) / (radius - crown))
    position.setY(index, position.getY(index) + out * 0.7 * Math.sin(Math.atan2(z, x) * 3 + 1))
  }
  top.geometry.computeVertexNormals()
  const ribbon = plain(trim, 'fabric')
  const band = lathe(
    [
      [crown * 1.045, 1],
      [crown * 1.03, 3.9],
    ],
    ribbon,
  )
  group.add(top, band)
  const z = crown * 1.02
  const tie = mesh(soft([1.5, 2.6, 1], { square: 3 }), ribbon)
  tie.position.set(-3, 1.2, z)
  const loop = mesh(soft([4.4, 2.5, 1], { square: 3 }), plain(tone(trim, 0.04), 'fabric'))
  loop.position.set(-0.6, 1.3, z)
  const other = mesh(soft([4, 2.5, 1], { square: 3 }), plain(tone(trim, 0.04), 'fabric'))
  other.position.set(-5.6, 1.3, z * 0.96)
  group.add(tie, loop, other)
  return group
}

/** Six panels with seams, a button, and a bent visor to the front. */
function cap({ width, height, color, trim }: Hat): Group {
  const group = new Group()
  const radius = width * 0.37
  const twill = plain(color, 'fabric')
  const base = 1.2
  const dome = mesh(new SphereGeometry(radius, 72, 48, 0, Math.PI * 2, 0, Math.PI / 2), twill)
  dome.scale.set(0.94, (height - base) / radius, 1.06)
  dome.position.y = base
  const rim = mesh(new TorusGeometry(radius, 0.5, 12, 72), plain(tone(color, -0.04), 'fabric'))
  rim.rotation.x = Math.PI / 2
  rim.scale.set(0.94, 1.06, 1)
  rim.position.y = base
  const seam = plain(tone(color, 0.12), 'fabric')
  const seams = Array.from({ length: 6 }, (_, index) => {
    const turn = (index / 6) * Math.PI * 2 + Math.PI / 6
    const points = Array.from({ length: 13 }, (_unused, step) => {
      const up = (step / 12) * (Math.PI / 2)
      const out = radius * Math.cos(up) * 1.005
      return [
        out * Math.cos(turn) * 0.94,
        base + (height - base) * Math.sin(up) * 1.005,
        out * Math.sin(turn) * 1.06,
      ] as const
    })
    return cord(points, 0.14, seam)
  })
  const eyes = Array.from({ length: 6 }, (_, index) => {
    const turn = (index / 6) * Math.PI * 2 + Math.PI / 3
    const [up, out] = [0.95, radius * Math.cos(0.95)]
    const eye = mesh(new TorusGeometry(0.34, 0.13, 10, 20), seam)
    eye.position.set(
      out * Math.cos(turn) * 0.95,
      base + (height - base) * Math.sin(up) * 1.01,
      out * Math.sin(turn) * 1.08,
    )
    eye.lookAt(eye.position.clone().multiplyScalar(2))
    return eye
  })
  const button = mesh(new SphereGeometry(0.8, 24, 16), plain(trim, 'fabric'))
  button.scale.y = 0.5
  button.position.y = height
  group.add(
    dome,
    rim,
    ...seams,
    ...eyes,
    button,
    ...visor(radius, base, { color, line: tone(color, 0.12) }),
  )
  return group
}

function visor(
  radius: number,
  base: number,
  { color, line }: { color: Hat['color']; line: Hat['color'] },
) {
  const at = (u: number, v: number, lift: number): Vector3 => {
    const angle = (u - 0.5) * 2.1
    const reach = 7.4 * Math.cos(((u - 0.5) / 0.5) * (Math.PI / 2)) ** 0.55
    const out = radius * 1.04 + v * reach
    const x = Math.sin(angle) * out * 0.94
    return new Vector3(x, base - 0.02 * x * x + 0.5 + lift - v * 0.9, Math.cos(angle) * out * 1.02)
  }
  const twill = plain(color, 'fabric')
  const face = mesh(
    net([48, 16], (u, v) => at(u, v, 0.34)),
    twill,
  )
  const below = mesh(
    net([48, 16], (u, v) => at(1 - u, v, 0)),
    plain(tone(color, -0.05), 'fabric'),
  )
  const edge = cord(
    Array.from({ length: 25 }, (_, index) => at(index / 24, 1, 0.17).toArray()),
    0.24,
    twill,
  )
  const rows = [0.3, 0.55, 0.8].map((v) =>
    cord(
      Array.from({ length: 21 }, (_, index) => at(0.06 + (index / 20) * 0.88, v, 0.36).toArray()),
      0.06,
      plain(line, 'fabric'),
    ),
  )
  return [face, below, edge, ...rows]
}
