import {
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  PlaneGeometry,
  Shape,
  SphereGeometry,
  TorusGeometry,
} from 'three'
import type { Cake } from '../../src/fresh.types.ts'
import { noiseOn } from '../scene/canvas.ts'
import { drawLabel } from '../scene/label.ts'
import { plain } from '../scene/material.ts'
import { lathe, mesh, printed } from '../scene/shape.ts'

/** Builds a cake: whole with words on it, a slice that shows its layers, a tart of nuts, a turned-out pudding. */
export function buildCake(cake: Cake): Group {
  return PROFILES[cake.profile](cake)
}

const PROFILES: Record<Cake['profile'], (cake: Cake) => Group> = {
  round,
  slice,
  tart,
  pudding,
  cup,
}

function round({ width, height, color, accent, label }: Cake): Group {
  const radius = width / 2
  const group = new Group()
  const cream = plain(color, 'satin')
  group.add(
    lathe(
      [
        [0, 0],
        [radius, 0, 0.3],
        [radius * 0.995, height * 0.5],
        [radius, height, 0.7],
        [0, height],
      ],
      cream,
    ),
    lathe(
      [
        [0, -0.01],
        [radius * 1.22, 0, 0.1],
        [radius * 1.22, 0.3, 0.1],
        [0, 0.3],
      ],
      plain(accent, 'paper'),
    ),
  )
  const pearls = 30
  for (let index = 0; index < pearls; index += 1) {
    const turn = (index / pearls) * Math.PI * 2
    const pearl = mesh(new SphereGeometry(radius * 0.1, 20, 14).scale(1, 0.9, 1), cream)
    pearl.position.set(Math.cos(turn) * radius * 1.02, radius * 0.1, Math.sin(turn) * radius * 1.02)
    group.add(pearl)
  }
  if (label !== undefined) {
    const words = mesh(
      new PlaneGeometry(radius * 1.5, radius),
      printed(drawLabel(label, radius * 1.5, radius), false),
    )
    words.rotation.x = -Math.PI / 2
    words.position.set(radius * 0.16, height + 0.03, radius * 0.26)
    words.castShadow = false
    group.add(words)
  }
  return group
}

/** A wedge of sponge and cream in turn; its tip looks to the front. */
function slice({ width, height, color, accent }: Cake): Group {
  const group = new Group()
  const shape = new Shape()
  const half = Math.PI / 9
  shape.moveTo(0, 0)
  shape.lineTo(Math.sin(half) * width, Math.cos(half) * width)
  shape.absarc(0, 0, width, Math.PI / 2 - half, Math.PI / 2 + half, false)
  shape.lineTo(0, 0)
  const layers = [0.3, 0.08, 0.24, 0.08, 0.2, 0.1]
  let y = 0
  for (const [index, share] of layers.entries()) {
    const tall = share * height
    const edge = index % 2 === 0 ? 0.06 : 0.1
    const geometry = new ExtrudeGeometry(shape, {
      depth: tall - edge,
      bevelEnabled: true,
      bevelSize: edge,
      bevelThickness: edge / 2,
      bevelSegments: 3,
      curveSegments: 24,
    })
    geometry.rotateX(-Math.PI / 2).translate(0, y + edge / 2, width * 0.5)
    group.add(mesh(geometry, index % 2 === 0 ? plain(color, 'matte') : plain(accent, 'satin')))
    y += tall
  }
  const back = mesh(
    new CylinderGeometry(
      width * 1.012,
      width * 1.012,
      height,
      40,
      1,
      true,
      Math.PI - half,
      half * 2,
    ),
    plain(accent, 'satin'),
  )
  back.position.set(0, height / 2, width * 0.5)
  group.add(back)
  return group
}

/** A crimped crust full of walnuts. */
function tart({ width, height, color, accent }: Cake): Group {
  const radius = width / 2
  const group = new Group()
  const crust = lathe(
    [
      [0, 0],
      [radius * 0.88, 0, 0.2],
      [radius, height, 0.2],
      [radius * 0.92, height, 0.1],
      [radius * 0.9, height * 0.7],
      [0, height * 0.7],
    ],
    plain(color, 'matte'),
  )
  group.add(crust)
  const crimps = 42
  for (let index = 0; index < crimps; index += 1) {
    const turn = (index / crimps) * Math.PI * 2
    const crimp = mesh(
      new SphereGeometry(radius * 0.075, 16, 12).scale(0.85, 0.8, 1.2),
      plain(color, 'matte'),
    )
    crimp.position.set(Math.cos(turn) * radius * 0.96, height, Math.sin(turn) * radius * 0.96)
    crimp.rotation.y = -turn + 0.5
    group.add(crimp)
  }
  const nut = nutOf(radius)
  for (const [ring, count] of [1, 7, 13, 19].entries()) {
    for (let index = 0; index < count; index += 1) {
      const turn = (index / count) * Math.PI * 2 + ring
      const one = mesh(nut, plain(accent, 'gloss'))
      one.position.set(
        Math.cos(turn) * ring * radius * 0.265,
        height * 0.84 + (index % 2) * 0.15,
        Math.sin(turn) * ring * radius * 0.265,
      )
      one.rotation.y = index * 1.9
      group.add(one)
    }
  }
  return group
}

function nutOf(radius: number): SphereGeometry {
  const nut = new SphereGeometry(radius * 0.135, 40, 28)
  const position = nut.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const at = [
      position.getX(index) / radius,
      position.getY(index) / radius,
      position.getZ(index) / radius,
    ] as const
    const scale =
      1 +
      0.5 * (noiseOn([at[0] * 5, at[1] * 5, at[2] * 5], 12) - 0.5) -
      0.3 * Math.exp(-((at[0] * 26) ** 2))
    position.setXYZ(
      index,
      position.getX(index) * scale,
      position.getY(index) * scale * 0.7,
      position.getZ(index) * scale * 1.15,
    )
  }
  nut.computeVertexNormals()
  return nut
}

function pudding({ width, height, color, accent }: Cake): Group {
  const radius = width / 2
  const group = new Group()
  group.add(
    lathe(
      [
        [0, 0],
        [radius, 0, radius * 0.16],
        [radius * 0.78, height * 0.86],
      ],
      plain(color, 'satin'),
    ),
    lathe(
      [
        [radius * 0.8, height * 0.84],
        [radius * 0.76, height, radius * 0.2],
        [0, height],
      ],
      plain(accent, 'gloss'),
    ),
    lathe(
      [
        [0, 0.02],
        [radius * 1.5, 0.02, 0.1],
        [radius * 1.4, 0.12, 0.1],
        [0, 0.12],
      ],
      plain(accent, 'gloss'),
    ),
  )
  return group
}

/** A cake in a fluted paper cup, glazed above. */
function cup({ width, height, color, accent, paper }: Cake): Group {
  const radius = width / 2
  const group = new Group()
  const low = height * 0.55
  const cupOf = new CylinderGeometry(radius * 0.94, radius * 0.7, low, 144, 1)
  const position = cupOf.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const flute = 1 + 0.03 * Math.cos(Math.atan2(position.getZ(index), position.getX(index)) * 30)
    position.setXYZ(
      index,
      position.getX(index) * flute,
      position.getY(index) + low / 2,
      position.getZ(index) * flute,
    )
  }
  cupOf.computeVertexNormals()
  group.add(mesh(cupOf, plain(paper ?? color, 'paper')))
  group.add(
    lathe(
      [
        [radius * 0.9, low * 0.96],
        [radius * 1.04, low * 1.08, radius * 0.1],
        [radius * 0.9, height * 0.82, radius * 0.3],
        [0.001, height * 0.94],
      ],
      plain(color, 'matte'),
    ),
  )
  const glaze = new SphereGeometry(radius * 0.94, 96, 40, 0, Math.PI * 2, 0, Math.PI * 0.5)
  const drip = glaze.getAttribute('position')
  for (let index = 0; index < drip.count; index += 1) {
    const [x, y, z] = [drip.getX(index), drip.getY(index), drip.getZ(index)]
    const run = y < radius * 0.3 ? Math.max(0, Math.sin(Math.atan2(z, x) * 5)) * radius * 0.22 : 0
    drip.setXYZ(index, x, y * 0.44 - run, z)
  }
  glaze.computeVertexNormals()
  const top = mesh(glaze, plain(accent, 'gloss'))
  top.position.y = height * 0.74
  const rim = mesh(
    new TorusGeometry(radius * 0.92, radius * 0.05, 12, 72).rotateX(Math.PI / 2),
    plain(accent, 'gloss'),
  )
  rim.position.y = height * 0.74
  group.add(top, rim)
  return group
}
