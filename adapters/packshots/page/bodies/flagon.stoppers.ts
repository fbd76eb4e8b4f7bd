import {
  CapsuleGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  Group,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from 'three'
import type { Flagon } from '../../src/table.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import type { Corner } from '../scene/shape.ts'
import { lathe, mesh } from '../scene/shape.ts'

/** Builds what closes a bottle, from the height of its mouth. */
type Stopper = (flagon: Flagon, mouth: number) => Group

/** The closure of each profile. */
export const STOPPERS: Record<Flagon['profile'], Stopper> = {
  squat: ball,
  flute: foil,
  crown: crownCap,
  gourd: corked,
  pet: (flagon, mouth) => screw(flagon, mouth, 0.46),
  tall: tee,
  hip: (flagon, mouth) => screw(flagon, mouth, 0.3),
  dipped: wax,
  swing,
  juice: (flagon, mouth) => screw(flagon, mouth, 0.6),
  demijohn: airlock,
}

function turned(corners: readonly Corner[], material: ReturnType<typeof materialOf>): Group {
  return new Group().add(lathe(corners, material))
}

/** A round stopper of wood on the mouth. */
function ball({ width, height, cap }: Flagon, mouth: number): Group {
  const radius = (height - mouth) / 2
  const group = new Group()
  const knob = mesh(new SphereGeometry(radius, 40, 28), materialOf(cap))
  knob.position.y = mouth + radius * 0.86
  const collar = mesh(
    new CylinderGeometry(width * 0.19, width * 0.19, radius * 0.36, 48),
    materialOf(cap),
  )
  collar.position.y = mouth + radius * 0.1
  return group.add(knob, collar)
}

function screw({ width, height, cap }: Flagon, mouth: number, share: number): Group {
  const radius = (width / 2) * share
  const low = mouth - height * 0.03
  return turned(
    [
      [0, low],
      [radius, low, radius * 0.06],
      [radius, height, radius * 0.14],
      [0, height],
    ],
    materialOf(cap),
  )
}

/** Foil over the neck and the cork, with the bulge of the cork's head above. */
function foil({ width, height, cap }: Flagon, mouth: number): Group {
  const radius = width / 2
  return turned(
    [
      [radius * 0.41, mouth * 0.74],
      [radius * 0.4, mouth * 0.95, 0.2],
      [radius * 0.34, mouth * 0.98, 0.1],
      [radius * 0.44, height * 0.97, radius * 0.2],
      [radius * 0.2, height, radius * 0.1],
      [0, height],
    ],
    materialOf(cap),
  )
}

function crownCap({ width, height, cap }: Flagon, mouth: number): Group {
  const radius = width * 0.215
  const material = materialOf(cap)
  const group = turned(
    [
      [0, mouth],
      [radius, mouth, 0.02],
      [radius * 0.9, height * 0.99, radius * 0.2],
      [0, height],
    ],
    material,
  )
  const tooth = new CapsuleGeometry(radius * 0.09, (height - mouth) * 0.5, 4, 8)
  for (let index = 0; index < 21; index += 1) {
    const angle = (index / 21) * Math.PI * 2
    const one = mesh(tooth, material)
    one.position.set(
      Math.sin(angle) * radius,
      mouth + (height - mouth) * 0.3,
      Math.cos(angle) * radius,
    )
    group.add(one)
  }
  return group
}

/** A cork, and a cord around the waist. */
function corked({ width, height, cap, trim }: Flagon, mouth: number): Group {
  const radius = width * 0.13
  const group = turned(
    [
      [radius * 0.9, mouth - 0.2],
      [radius * 1.1, height, radius * 0.2],
      [0, height],
    ],
    materialOf(cap),
  )
  if (trim === undefined) return group
  for (const lift of [0, 1]) {
    const ring = mesh(new TorusGeometry(width * 0.225, width * 0.022, 12, 64), materialOf(trim))
    ring.rotation.x = Math.PI / 2
    ring.position.y = height * 0.585 + lift * width * 0.04
    group.add(ring)
  }
  for (const way of [-1, 1]) {
    const end = mesh(new CapsuleGeometry(width * 0.02, height * 0.13, 6, 12), materialOf(trim))
    end.position.set(way * width * 0.05, height * 0.5, width * 0.36)
    end.rotation.set(-0.62, 0, way * 0.2)
    group.add(end)
  }
  return group
}

/** A cork with a broad head of wood. */
function tee({ width, height, cap }: Flagon, mouth: number): Group {
  const radius = width * 0.27
  const head = mouth + (height - mouth) * 0.25
  return turned(
    [
      [width * 0.18, mouth - 0.1],
      [width * 0.18, head],
      [radius, head, 0.06],
      [radius, height, radius * 0.2],
      [0, height],
    ],
    materialOf(cap),
  )
}

/** Wax that the neck was dipped in, with drops that ran down. */
function wax({ width, height, trim, cap }: Flagon, mouth: number): Group {
  const material = materialOf(trim ?? cap)
  const radius = width / 2
  const low = mouth * 0.78
  const group = turned(
    [
      [radius * 0.37, low, 0.05],
      [radius * 0.41, low + 0.2, 0.1],
      [radius * 0.38, mouth * 0.97],
      [radius * 0.44, mouth * 0.985, 0.1],
      [radius * 0.44, height, radius * 0.12],
      [0, height],
    ],
    material,
  )
  for (const [index, long] of [0.5, 0.9, 0.35, 0.75, 0.55, 1].entries()) {
    const angle = index * 1.05 - 1.6
    const drop = mesh(new CapsuleGeometry(radius * 0.07, long * width * 0.26, 6, 12), material)
    const out = radius * 0.375
    drop.position.set(
      Math.sin(angle) * out,
      low - long * width * 0.08 + width * 0.04,
      Math.cos(angle) * out,
    )
    group.add(drop)
  }
  return group
}

/** A stopper of porcelain with its rubber, held by bent wire. */
function swing({ width, height, cap }: Flagon, mouth: number): Group {
  const radius = width * 0.19
  const group = turned(
    [
      [radius * 0.94, mouth + 0.16],
      [radius * 1.02, mouth + (height - mouth) * 0.5, 0.1],
      [radius * 0.5, height, 0.2],
      [0, height],
    ],
    materialOf(cap),
  )
  group.add(
    turned(
      [
        [radius * 1.06, mouth - 0.04, 0.05],
        [radius * 1.06, mouth + 0.2, 0.05],
        [radius * 0.9, mouth + 0.22],
      ],
      plain('#a8452f', 'matte'),
    ),
  )
  const steel = plain('#b9bcbd', 'metal')
  for (const way of [-1, 1]) {
    const line = new CatmullRomCurve3([
      new Vector3(0, mouth + (height - mouth) * 0.62, radius * 1.02),
      new Vector3(way * radius * 0.9, mouth + (height - mouth) * 0.5, radius * 0.7),
      new Vector3(way * radius * 1.3, mouth - height * 0.04, 0),
      new Vector3(way * radius * 1.24, mouth - height * 0.08, radius * 0.2),
      new Vector3(0, mouth - height * 0.15, radius * 1.4),
    ])
    group.add(mesh(new TubeGeometry(line, 48, width * 0.013, 10), steel))
  }
  const band = mesh(new TorusGeometry(radius * 1.06, width * 0.014, 10, 48), steel)
  band.rotation.x = Math.PI / 2
  band.position.y = mouth - height * 0.06
  return group.add(band)
}

/** A stopper with a bent glass tube that lets gas out. */
function airlock({ width, height, cap }: Flagon, mouth: number): Group {
  const top = mouth + (height - mouth) * 0.3
  const group = turned(
    [
      [width * 0.15, mouth - 0.3],
      [width * 0.18, top, 0.1],
      [0, top],
    ],
    materialOf(cap),
  )
  const line = new CatmullRomCurve3(
    [
      [0, top - 0.4],
      [0, height * 0.93],
      [width * 0.1, height],
      [width * 0.2, height * 0.94],
      [width * 0.22, height * 0.88],
      [width * 0.32, height * 0.86],
      [width * 0.34, height * 0.97],
    ].map(([x = 0, y = 0]) => new Vector3(x, y, 0)),
  )
  return group.add(mesh(new TubeGeometry(line, 60, width * 0.026, 14), plain('#dfe9ea', 'frosted')))
}
