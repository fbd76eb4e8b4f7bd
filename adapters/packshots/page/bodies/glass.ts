import { Color, Group, TorusGeometry } from 'three'
import type { Glass } from '../../src/table.types.ts'
import { plain } from '../scene/material.ts'
import type { Corner } from '../scene/shape.ts'
import { lathe, mesh, slab } from '../scene/shape.ts'

/** The bowl in shares of the radius and the height, and the share of the height at which it begins. */
type Form = { readonly wall: readonly Corner[]; readonly thick: number; readonly base: number }

const FORMS: Record<Glass['profile'], Form> = {
  tumbler: {
    wall: [
      [0.82, 0, 0.06],
      [1, 1],
    ],
    thick: 0.04,
    base: 0.05,
  },
  rock: {
    wall: [
      [0.9, 0, 0.08],
      [1, 1],
    ],
    thick: 0.07,
    base: 0.14,
  },
  shot: {
    wall: [
      [0.62, 0, 0.06],
      [1, 1],
    ],
    thick: 0.1,
    base: 0.14,
  },
  mug: {
    wall: [
      [0.98, 0, 0.1],
      [0.96, 0.3, 0.4],
      [1, 1],
    ],
    thick: 0.12,
    base: 0.13,
  },
  flute: {
    wall: [
      [0.3, 0.46, 0.3],
      [1, 0.7, 0.4],
      [0.92, 1],
    ],
    thick: 0.05,
    base: 0.47,
  },
  wine: {
    wall: [
      [0.3, 0.44, 0.2],
      [1, 0.58, 0.5],
      [0.78, 1],
    ],
    thick: 0.03,
    base: 0.46,
  },
}

/** Builds a glass that stands, with a drink in it and with ice. */
export function buildGlass(glass: Glass): Group {
  const { width, height, profile, content, ice = 0 } = glass
  const { wall, thick, base } = FORMS[profile]
  const radius = width / 2
  const isStemmed = profile === 'flute' || profile === 'wine'
  const outer = wall.map(([x, y, round = 0]): Corner => [x * radius, y * height, round * radius])
  const gap = thick * radius
  const inner = outer
    .toReversed()
    .map(([x, y, round = 0]): Corner => [x - gap, Math.max(base * height, y), round])
  const stem: readonly Corner[] = isStemmed
    ? [
        [0, 0],
        [radius * 0.9, 0, 0.05],
        [radius * 0.86, height * 0.012, 0.05],
        [radius * 0.1, height * 0.04, radius * 0.3],
        [radius * 0.08, height * 0.4, radius * 0.2],
      ]
    : [[0, 0]]
  const clear = plain('#eef6f6', 'glass')
  // A drink shines through its glass, or the glass would be a veil of white over it.
  if (content !== undefined) clear.color.lerp(new Color(content.color), 0.6)
  const group = new Group()
  group.add(lathe([...stem, ...outer, ...inner, [0, base * height]], clear, 0.3))
  if (content !== undefined) group.add(drink(glass, inner, content))
  if (profile === 'mug') group.add(ear(glass))
  for (let index = 0; index < ice; index += 1) group.add(cube(glass, index))
  return group
}

/** The drink fills the inside from its floor to a share of the height. */
function drink(
  { height }: Glass,
  inner: readonly Corner[],
  { color, level, foam }: NonNullable<Glass['content']>,
): Group {
  const wall = inner.toReversed()
  const top = level * height
  const [floor = [1, 0], ...rest] = wall
  const at = (y: number): number => {
    const next = wall.findIndex(([, high]) => high >= y)
    const [from, to] = [wall[next - 1] ?? floor, wall[next] ?? floor]
    return from[0] + ((to[0] - from[0]) * (y - from[1])) / Math.max(0.01, to[1] - from[1])
  }
  const side = rest.filter(([, y]) => y < top)
  const shrink = ([x, y, round = 0]: Corner): Corner => [x * 0.985, y + 0.02, round]
  const group = new Group()
  group.add(
    lathe(
      [[0, floor[1] + 0.02], shrink(floor), ...side.map(shrink), [at(top) * 0.985, top], [0, top]],
      plain(color, 'gloss'),
      0.5,
    ),
  )
  if (foam === undefined) return group
  const [low, high] = [top, top + height * 0.09]
  return group.add(
    lathe(
      [
        [0, low],
        [at(low) * 0.985, low],
        [at(high) * 0.985, high, 0.2],
        [0, high],
      ],
      plain(foam, 'wax'),
      0,
    ),
  )
}

function ear({ width, height }: Glass) {
  const ring = mesh(
    new TorusGeometry(height * 0.28, width * 0.075, 24, 64, Math.PI * 1.1),
    plain('#eef6f6', 'glass'),
    0.3,
  )
  ring.rotation.z = -Math.PI * 0.55
  ring.position.set(width * 0.48, height * 0.52, 0)
  return ring
}

function cube({ width, height, content }: Glass, index: number) {
  const side = width * 0.4
  const one = mesh(
    slab({ width: side, height: side, depth: side }, { corner: side * 0.16, edge: side * 0.08 }),
    plain('#f4fafb', 'frosted'),
    0.2,
  )
  const [x = 0, y = 0, z = 0] = [
    [-0.14, 0, 0.1],
    [0.16, 0.06, -0.08],
    [0.02, 0.34, 0.04],
  ][index % 3] ?? [0]
  one.position.set(x * width, (content?.level ?? 0.3) * height - side * 0.55 + y * side, z * width)
  one.rotation.set(0.2 * index, 0.5 + index, 0.15)
  return one
}
