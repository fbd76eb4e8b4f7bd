import {
  BoxGeometry,
  CylinderGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  SphereGeometry,
  TorusGeometry,
} from 'three'
import type { Light } from '../../src/living.types.ts'
import { noiseOn } from '../scene/canvas.ts'
import { plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import type { Corner } from '../scene/shape.ts'
import { lathe, mesh } from '../scene/shape.ts'
import { cord } from './bag.soft.ts'

/** Builds a lamp that is lit. */
export function buildLight(light: Light): Group {
  return PROFILES[light.profile](light)
}

const PROFILES: Record<Light['profile'], (light: Light) => Group> = { pendant, moon, oil }

function glowing(color: Light['color'], intensity: number): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    color,
    roughness: 0.8,
    emissive: color,
    emissiveIntensity: intensity,
  })
}

/** A long drop of paper over rings of bamboo; `height` counts the free air below it. */
function pendant({ width, height, color, trim }: Light): Group {
  const group = new Group()
  const [radius, tall] = [width / 2, height * 0.72]
  const low = height - tall
  const rows = 16
  const profile = Array.from({ length: rows * 4 + 1 }, (_, index): Corner => {
    const share = index / (rows * 4)
    const drop = Math.sin(Math.PI * (0.1 + 0.84 * share)) ** 0.8 * (1.1 - 0.42 * share)
    const sag = 1 - 0.028 * Math.abs(Math.sin(share * rows * Math.PI))
    return [radius * drop * sag, low + tall * share]
  })
  group.add(lathe(profile, glowing(color, 0.42)))
  for (let row = 0; row <= rows; row += 1) {
    const [out = 0, y = 0] = profile[row * 4] ?? []
    const rib = mesh(new TorusGeometry(out, radius * 0.012, 8, 96), plain(trim, 'satin'), 0)
    rib.rotation.x = Math.PI / 2
    rib.position.y = y
    group.add(rib)
  }
  const cap = mesh(
    new CylinderGeometry(radius * 0.12, radius * 0.16, 3, 32),
    plain('#b98a3e', 'brushed'),
  )
  cap.position.y = height + 1
  // An instance is drawn far beyond the body, and the picture is not framed by it: the cord goes out at the top.
  const wire = new InstancedMesh(new CylinderGeometry(0.35, 0.35, 2, 12), plain('#2c2826'), 1)
  wire.setMatrixAt(0, new Matrix4().makeScale(1, height * 1.2, 1).setPosition(0, height * 1.2, 0))
  wire.position.y = height + 1
  wire.frustumCulled = false
  const ground = mesh(new BoxGeometry(0.01, 0.01, 0.01), plain('#000000'))
  ground.visible = false
  group.add(cap, wire, ground)
  return group
}

/** The surface of a ball with craters, the same ones in every picture. */
function cratered(radius: number): SphereGeometry {
  const geometry = new SphereGeometry(radius, 160, 120)
  const position = geometry.getAttribute('position')
  const random = createRandom(11)
  const craters = Array.from({ length: 46 }, () => {
    const [turn, up] = [random() * Math.PI * 2, Math.acos(2 * random() - 1)]
    const size = 0.06 + 0.2 * random() ** 2.2
    return {
      x: Math.sin(up) * Math.cos(turn),
      y: Math.cos(up),
      z: Math.sin(up) * Math.sin(turn),
      size,
    }
  })
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [
      position.getX(index) / radius,
      position.getY(index) / radius,
      position.getZ(index) / radius,
    ]
    let sink = 0.02 * (noiseOn([x, y, z], 9) - 0.5)
    for (const one of craters) {
      const away = Math.hypot(x - one.x, y - one.y, z - one.z) / one.size
      if (away < 1.3) sink += one.size * (away < 1 ? -0.16 * (1 - away ** 3) : 0.05)
    }
    const out = radius * (1 + sink)
    position.setXYZ(index, x * out, y * out, z * out)
  }
  geometry.computeVertexNormals()
  return geometry
}

/** A ball with craters in a cradle of wood. */
function moon({ width, height, color, trim }: Light): Group {
  const group = new Group()
  const radius = width / 2
  const ball = mesh(cratered(radius), glowing(color, 0.3))
  ball.position.y = height - radius
  group.add(ball)
  const wood = plain(trim, 'wood')
  const ring = mesh(new TorusGeometry(radius * 0.58, radius * 0.07, 16, 64), wood)
  ring.rotation.x = Math.PI / 2
  ring.position.y = height - radius * 1.84
  group.add(ring)
  for (let leg = 0; leg < 3; leg += 1) {
    const angle = (leg / 3) * Math.PI * 2 + Math.PI / 2
    const at = (out: number, y: number): readonly [number, number, number] => [
      Math.cos(angle) * radius * out,
      y,
      Math.sin(angle) * radius * out,
    ]
    group.add(
      cord(
        [at(0.8, 0.4), at(0.7, (height - width) * 0.7), at(0.74, height - radius * 1.6)],
        radius * 0.075,
        wood,
      ),
    )
  }
  group.add(
    cord(
      [
        [radius * 0.3, 0.4, -radius * 0.5],
        [radius * 0.9, 0.3, -radius * 0.9],
        [radius * 1.5, 0.3, -radius * 0.6],
        [radius * 2, 0.3, -radius * 1.1],
      ],
      0.2,
      plain('#e9e4da', 'matte'),
    ),
  )
  return group
}

/** A dish of dark pottery with a spout for the wick, and its lid beside. */
function oil({ width, height, color, trim }: Light): Group {
  const group = new Group()
  const radius = width / 2
  const clay = plain(color, 'glaze')
  const bowl = height * 0.62
  group.add(
    lathe(
      [
        [0, 0],
        [radius * 0.62, 0, 0.3],
        [radius * 0.96, bowl * 0.5, 2],
        [radius, bowl * 0.86, 0.8],
        [radius * 0.84, bowl, 0.3],
        [radius * 0.78, bowl * 0.94],
        [radius * 0.72, bowl * 0.8],
        [0, bowl * 0.74],
      ],
      clay,
    ),
    lathe(
      [
        [radius * 0.74, bowl * 0.84],
        [0, bowl * 0.85],
      ],
      plain('#8a6a2c', 'gloss'),
    ),
  )
  group.add(...stamps({ radius, bowl }, trim))
  const neck = lathe(
    [
      [radius * 0.3, bowl * 0.8],
      [radius * 0.24, bowl * 1.12, 0.3],
      [radius * 0.12, bowl * 1.16],
      [0, bowl * 1.14],
    ],
    clay,
  )
  const lid = lathe(
    [
      [0, 0],
      [radius * 0.8, 0, 0.2],
      [radius * 0.76, 1, 0.6],
      [radius * 0.16, 1.9],
      [radius * 0.18, 2.9, 0.5],
      [0, 3.1],
    ],
    clay,
  )
  lid.position.set(radius * 1.5, 0, radius * 0.9)
  group.add(neck, ...flameAt({ radius, bowl, height }), lid)
  return group
}

/** The wick and its small flame. */
function flameAt({ radius, bowl, height }: Record<'radius' | 'bowl' | 'height', number>) {
  const wick = mesh(
    new CylinderGeometry(radius * 0.05, radius * 0.05, 1, 12),
    plain('#e9e0cc', 'fabric'),
  )
  wick.position.y = bowl * 1.2
  const flame = lathe(
    [
      [0, 0],
      [radius * 0.1, height * 0.09, 0.3],
      [radius * 0.07, height * 0.18, 0.3],
      [0, height * 0.3],
    ],
    new MeshPhysicalMaterial({ color: '#ffcf7a', emissive: '#ffb347', emissiveIntensity: 1.2 }),
    0,
  )
  flame.position.y = bowl * 1.24
  const core = mesh(
    new SphereGeometry(radius * 0.05, 16, 12),
    new MeshBasicMaterial({ color: '#fff6dc' }),
    0,
  )
  core.position.y = bowl * 1.34
  return [wick, flame, core]
}

/** A row of dots that are pressed in around the rim. */
function stamps({ radius, bowl }: Record<'radius' | 'bowl', number>, dye: Light['color']) {
  return Array.from({ length: 30 }, (_, dot) => {
    const angle = (dot / 30) * Math.PI * 2
    const stamp = mesh(new SphereGeometry(radius * 0.045, 12, 10), plain(dye, 'matte'))
    stamp.position.set(
      Math.cos(angle) * radius * 0.985,
      bowl * 0.74,
      Math.sin(angle) * radius * 0.985,
    )
    return stamp
  })
}
