import { CircleGeometry, Group, TorusGeometry } from 'three'
import type { Ware } from '../../src/body.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import type { Corner } from '../scene/shape.ts'
import { lathe, mesh } from '../scene/shape.ts'

/** The outer wall from the foot to the rim, in shares of the radius and the height. */
const WALLS: Record<Ware['profile'], readonly Corner[]> = {
  bowl: [
    [0.42, 0],
    [0.42, 0.08, 0.02],
    [0.72, 0.22, 0.4],
    [1, 1],
  ],
  plate: [
    [0.55, 0],
    [0.56, 0.16, 0.05],
    [0.78, 0.42, 0.2],
    [1, 1],
  ],
  mug: [
    [0.86, 0, 0.12],
    [0.98, 0.2, 0.1],
    [1, 1],
  ],
  cup: [
    [0.5, 0, 0.05],
    [0.74, 0.2, 0.3],
    [1, 1],
  ],
}

/** Builds open ware with a wall of some thickness, and what is in it. */
export function buildWare(ware: Ware): Group {
  const { width, height, profile, surface, inside, content } = ware
  const radius = width / 2
  const wall = WALLS[profile].map(([x, y, round = 0]): Corner => [
    x * radius,
    y * height,
    round * radius,
  ])
  const thick = radius * 0.05
  const inner = wall
    .toReversed()
    .map(([x, y, round = 0]): Corner => [
      Math.max(0.01, x - thick),
      Math.max(thick * 1.4, y),
      round,
    ])
  const group = new Group()
  const rim: readonly Corner[] = [[radius - thick * 0.5, height + thick * 0.4, thick * 0.4]]
  group.add(
    lathe([[0, thick * 0.3], ...wall, ...rim], materialOf(surface)),
    lathe([...rim, ...inner, [0, thick * 1.4]], materialOf(inside ?? surface)),
  )
  if (profile === 'mug') group.add(handle(ware))
  if (content !== undefined)
    group.add(filled(wall, height * content.level, { color: content.color, thick }))
  return group
}

function handle({ width, height, surface }: Ware) {
  const ring = mesh(
    new TorusGeometry(height * 0.29, width * 0.055, 24, 64, Math.PI * 1.1),
    materialOf(surface),
  )
  ring.rotation.z = -Math.PI * 0.55
  ring.position.set(width * 0.49, height * 0.52, 0)
  ring.scale.z = 1.3
  return ring
}

function filled(
  wall: readonly Corner[],
  y: number,
  { color, thick }: { color: `#${string}`; thick: number },
) {
  const next = wall.findIndex(([, height]) => height >= y)
  const [from, to] = [wall[next - 1] ?? [0, 0], wall[next] ?? [0, 0]]
  const radius = from[0] + ((to[0] - from[0]) * (y - from[1])) / Math.max(0.01, to[1] - from[1])
  const surface = mesh(new CircleGeometry(radius - thick * 0.9, 64), plain(color, 'gloss'), 0)
  surface.rotation.x = -Math.PI / 2
  surface.position.y = y
  return surface
}
