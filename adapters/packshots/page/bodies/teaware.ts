import {
  CatmullRomCurve3,
  Group,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from 'three'
import type { CanvasTexture } from 'three'
import type { Teaware } from '../../src/table.types.ts'
import { drawTexture } from '../scene/canvas.ts'
import { materialOf, plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import type { Corner } from '../scene/shape.ts'
import { lathe, mesh } from '../scene/shape.ts'

/** The outer wall from the foot to the rim in shares of the radius and the height. */
const WALLS: Record<Teaware['profile'], readonly Corner[]> = {
  moon: [
    [0.46, 0],
    [0.46, 0.07, 0.02],
    [0.92, 0.2, 0.3],
    [1.06, 0.5, 0.5],
    [0.94, 0.82, 0.3],
    [0.74, 1],
  ],
  gaiwan: [
    [0.42, 0],
    [0.42, 0.08, 0.02],
    [0.78, 0.3, 0.4],
    [0.86, 0.84, 0.3],
    [1, 1],
  ],
  pitcher: [
    [0.7, 0],
    [0.72, 0.06, 0.05],
    [1, 0.4, 0.4],
    [0.86, 0.8, 0.3],
    [0.94, 1],
  ],
  mug: [
    [0.86, 0],
    [0.88, 0.05, 0.03],
    [1, 0.3, 0.4],
    [0.9, 0.8, 0.3],
    [0.92, 1],
  ],
}

/** Builds a turned cup, a lidded bowl on its saucer, a small pitcher, or a mug with crystals in its glaze. */
export function buildTeaware(ware: Teaware): Group {
  const { width, height, profile, surface, content, foot = 0 } = ware
  const radius = width / 2
  const tall = height - foot
  const wall = WALLS[profile].map(([x, y, round = 0]): Corner => [
    x * radius,
    foot + y * tall,
    round * radius,
  ])
  const thick = radius * 0.06
  const inner = wall
    .toReversed()
    .map(([x, y, round = 0]): Corner => [x - thick, Math.max(foot + thick * 1.6, y), round])
  const glaze = materialOf(surface)
  if (ware.crystal !== undefined) {
    glaze.color.set('#ffffff')
    glaze.map = crystals(surface.color, ware.crystal)
  }
  const rim: Corner = [(wall.at(-1)?.[0] ?? radius) - thick / 2, height + thick * 0.4, thick * 0.4]
  const [base = [radius * 0.5, 0]] = wall
  const stand: readonly Corner[] = foot > 0 ? [[base[0] * 1.04, 0]] : []
  const group = new Group()
  group.add(
    lathe([[0, 0.05], ...stand, ...wall, rim], glaze),
    lathe([rim, ...inner, [0, foot + thick * 1.6]], materialOf(ware.inside ?? surface)),
  )
  if (content !== undefined) {
    const y = foot + tall * 0.7
    group.add(
      lathe(
        [
          [(profile === 'moon' ? 0.86 : 0.8) * radius, y],
          [0, y + 0.01],
        ],
        plain(content, 'gloss'),
        0,
      ),
    )
  }
  if (profile === 'gaiwan') group.add(lidAndSaucer(ware))
  if (profile === 'mug') group.add(ear(ware))
  if (profile === 'pitcher') group.add(lip(ware))
  return group
}

function lidAndSaucer({ width, height, surface }: Teaware): Group {
  const radius = width / 2
  const glaze = materialOf(surface)
  const group = new Group()
  const lid = new Group()
  lid.add(
    lathe(
      [
        [radius * 0.84, 0],
        [radius * 0.86, 0.12, 0.06],
        [radius * 0.5, radius * 0.3, radius * 0.3],
        [radius * 0.24, radius * 0.36],
        [radius * 0.28, radius * 0.5, 0.1],
        [radius * 0.22, radius * 0.52, 0.05],
        [0, radius * 0.42],
      ],
      glaze,
    ),
  )
  lid.position.y = height * 0.95
  const saucer = lathe(
    [
      [0, -0.9],
      [radius * 0.6, -0.9, 0.1],
      [radius * 1.24, -0.1, 0.3],
      [radius * 1.2, 0, 0.1],
      [radius * 0.5, -0.55, 0.3],
      [0, -0.55],
    ],
    glaze,
  )
  return group.add(lid, saucer)
}

function ear({ width, height, surface }: Teaware) {
  const [x, y] = [width * 0.46, height]
  const line = new CatmullRomCurve3([
    new Vector3(x * 0.92, y * 0.86, 0),
    new Vector3(x * 1.4, y * 0.88, 0),
    new Vector3(x * 1.66, y * 0.6, 0),
    new Vector3(x * 1.4, y * 0.28, 0),
    new Vector3(x * 0.98, y * 0.2, 0),
  ])
  const handle = mesh(new TubeGeometry(line, 48, width * 0.05, 20), materialOf(surface))
  handle.scale.z = 1.5
  return handle
}

/** A pitcher's lip: a bent ridge at the rim. */
function lip({ width, height, surface }: Teaware) {
  const ridge = mesh(new SphereGeometry(width * 0.14, 32, 20), materialOf(surface))
  ridge.scale.set(1.2, 0.5, 0.8)
  ridge.rotation.z = -0.4
  ridge.position.set(-width * 0.46, height * 0.95, 0)
  const ring = mesh(new TorusGeometry(width * 0.46, width * 0.015, 10, 64), materialOf(surface))
  ring.rotation.x = Math.PI / 2
  ring.position.y = height * 0.99
  return new Group().add(ridge, ring)
}

/** Stars of fine needles, as they grow in a glaze that cools slowly. */
function crystals(ground: string, star: string): CanvasTexture {
  return drawTexture({ width: 1024, height: 1024, isColor: true }, (brush) => {
    brush.fillStyle = ground
    brush.fillRect(0, 0, 1024, 1024)
    const random = createRandom(5)
    for (let index = 0; index < 90; index += 1) {
      const [x, y, size] = [random() * 1024, random() * 1024, 22 + random() * 44]
      const glow = brush.createRadialGradient(x, y, 0, x, y, size)
      glow.addColorStop(0, star)
      glow.addColorStop(0.75, `${star}99`)
      glow.addColorStop(1, `${star}00`)
      brush.fillStyle = glow
      brush.beginPath()
      brush.arc(x, y, size, 0, Math.PI * 2)
      brush.fill()
      brush.strokeStyle = `${ground}66`
      for (let ray = 0; ray < 30; ray += 1) {
        const angle = (ray / 30) * Math.PI * 2 + random() * 0.1
        brush.beginPath()
        brush.moveTo(x, y)
        brush.lineTo(x + Math.cos(angle) * size, y + Math.sin(angle) * size)
        brush.stroke()
      }
    }
  })
}
