import {
  CatmullRomCurve3,
  CylinderGeometry,
  Group,
  SphereGeometry,
  TubeGeometry,
  Vector3,
} from 'three'
import type { Skein } from '../../src/wear.types.ts'
import { plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'

const STRANDS = 9
const TURNS = 5

/** Builds a ball of yarn: strands wound around it in several directions, over a core. */
export function buildSkein({ width, height, color, band, hasNeedles }: Skein): Group {
  const radius = width / 2
  const ball = new Group()
  const yarn = plain(color, 'terry')
  ball.add(mesh(new SphereGeometry(radius * 0.93, 32, 24), yarn))
  for (let strand = 0; strand < STRANDS; strand += 1) {
    const points = Array.from({ length: TURNS * 24 + 1 }, (_, index) => {
      const share = index / (TURNS * 24)
      const angle = share * TURNS * Math.PI * 2
      const lift = (share - 0.5) * 1.3
      const ring = Math.sqrt(1 - lift * lift)
      return new Vector3(Math.cos(angle) * ring, lift, Math.sin(angle) * ring).multiplyScalar(
        radius * 0.95,
      )
    })
    const wound = mesh(
      new TubeGeometry(new CatmullRomCurve3(points), TURNS * 22, radius * 0.075, 6),
      yarn,
    )
    wound.rotation.set(strand * 2.4, strand * 1.1, strand * 0.7)
    ball.add(wound)
  }
  const belt = mesh(
    new CylinderGeometry(radius * 1.03, radius * 1.03, radius * 0.5, 48, 1, true),
    plain(band, 'paper'),
  )
  belt.rotation.set(0.5, 0, 0.7)
  ball.add(belt)
  ball.scale.y = height / width
  ball.position.y = height / 2
  const group = new Group()
  group.add(ball)
  if (hasNeedles) group.add(needle(radius, -1), needle(radius, 1))
  return group
}

/** A bamboo needle that is stuck slantwise through the ball. */
function needle(radius: number, way: number): Group {
  const bamboo = plain('#d6b26e', 'wood')
  const stick = new Group()
  const rod = mesh(new CylinderGeometry(0.32, 0.32, radius * 5, 16), bamboo)
  const head = mesh(new SphereGeometry(0.8, 20, 16), bamboo)
  head.position.y = radius * 2.5
  stick.add(rod, head)
  stick.position.set(0, radius * 1.5, 0)
  stick.rotation.set(0, way * 0.5, way * 1.15)
  return stick
}
