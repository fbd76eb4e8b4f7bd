import { BoxGeometry, CylinderGeometry, Group, Vector3 } from 'three'
import type { Material } from 'three'
import type { Furniture } from '../../src/living.types.ts'
import { plain } from '../scene/material.ts'
import { mesh, slab } from '../scene/shape.ts'
import { soft } from './bag.soft.ts'
import { tone } from './garment.piece.ts'

/** Builds furniture that stands, its front to the camera. */
export function buildFurniture(furniture: Furniture): Group {
  return PROFILES[furniture.profile](furniture)
}

const PROFILES: Record<Furniture['profile'], (furniture: Furniture) => Group> = {
  chair,
  sofa,
  drawers,
  ladder,
}

type Point = readonly [x: number, y: number, z: number]

/** A round bar between two points, thinner at its foot. */
function bar([from, to]: readonly [Point, Point], radius: number, material: Material) {
  const [foot, top] = [new Vector3(...from), new Vector3(...to)]
  const way = top.clone().sub(foot)
  const geometry = new CylinderGeometry(radius, radius * 0.82, way.length(), 24)
  // The grain goes along the bar and not around it.
  const uv = geometry.getAttribute('uv')
  for (let index = 0; index < uv.count; index += 1) {
    uv.setXY(index, uv.getY(index) * (way.length() / 60), uv.getX(index) * 0.14)
  }
  const made = mesh(geometry, material)
  made.position.copy(foot).lerp(top, 0.5)
  made.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), way.normalize())
  return made
}

/** Legs of turned wood, a seat, and a curved rail at the back. */
function chair({ width, height, depth, color }: Furniture): Group {
  const group = new Group()
  const wood = plain(color, 'wood')
  const [seat, x, z] = [height * 0.56, width * 0.43, depth * 0.42]
  const board = mesh(
    slab({ width, height: 3.2, depth: depth * 0.96 }, { corner: 5, edge: 1 }),
    wood,
  )
  board.position.y = seat
  group.add(board)
  for (const side of [-1, 1]) {
    group.add(
      bar(
        [
          [side * x * 1.06, 0, z * 1.08],
          [side * x * 0.9, seat, z * 0.86],
        ],
        2,
        wood,
      ),
      bar(
        [
          [side * x * 1.06, 0, -z * 1.16],
          [side * x * 0.94, seat, -z * 0.9],
        ],
        2,
        wood,
      ),
      bar(
        [
          [side * x * 0.94, seat, -z * 0.9],
          [side * x * 0.98, height * 0.95, -z * 1.24],
        ],
        1.9,
        wood,
      ),
      bar(
        [
          [side * x, seat * 0.42, z * 0.98],
          [side * x, seat * 0.42, -z * 1.04],
        ],
        1.1,
        wood,
      ),
    )
  }
  group.add(
    bar(
      [
        [-x, seat * 0.52, 0],
        [x, seat * 0.52, 0],
      ],
      1.1,
      wood,
    ),
  )
  group.add(...rails({ width, height, z }, wood))
  return group
}

/** The bent rails of a back. */
function rails({ width, height, z }: Record<'width' | 'height' | 'z', number>, wood: Material) {
  return (
    [
      [height * 0.93, 9],
      [height * 0.76, 5],
    ] as const
  ).map(([y, tall]) => {
    const rail = soft([width * 0.98, tall, 2.6], {
      square: 5,
      shape: (point) => point.setZ(point.z + 4 * point.x * point.x),
    })
    const made = mesh(rail, wood)
    made.position.set(0, y - tall / 2, -z * 1.2 - 4.4 + (height * 0.93 - y) * 0.12)
    return made
  })
}

/** Two seats with loose cushions between wide arms. */
function sofa({ width, height, depth, color, trim }: Furniture): Group {
  const group = new Group()
  const cloth = plain(color, 'fabric')
  const foot = 12
  const add = ([size, place]: readonly [Point, Point], square: number, lean = 0): void => {
    const part = mesh(soft(size, { square, dent: 0.9 }), cloth)
    part.position.set(...place)
    part.rotation.x = lean
    group.add(part)
  }
  const [arm, base] = [16, height * 0.26]
  add(
    [
      [width - arm, base, depth * 0.94],
      [0, foot, 0],
    ],
    9,
  )
  add(
    [
      [width - arm, height - foot - 4, 18],
      [0, foot, -depth * 0.39],
    ],
    7,
  )
  for (const side of [-1, 1]) {
    add(
      [
        [arm, height * 0.6, depth * 0.97],
        [side * (width - arm) * 0.5, foot, 0],
      ],
      6,
    )
    const seat = (width - arm * 2) / 2
    add(
      [
        [seat * 0.99, 19, depth * 0.74],
        [side * seat * 0.5, foot + base - 2, depth * 0.1],
      ],
      5,
    )
    add(
      [
        [seat * 0.97, 42, 19],
        [side * seat * 0.5, foot + base + 13, -depth * 0.2],
      ],
      3.6,
      -0.2,
    )
  }
  group.add(...feet([width * 0.44, foot + 2, depth * 0.4], plain(trim, 'wood')))
  return group
}

/** Four short feet. */
function feet([x, top, z]: Point, wood: Material) {
  return [-1, 1].flatMap((side) =>
    [-1, 1].map((end) =>
      bar(
        [
          [side * x, 0, end * z],
          [side * x * 0.98, top, end * z * 0.95],
        ],
        2.2,
        wood,
      ),
    ),
  )
}

/** Two drawers of folded steel, the lower one drawn out. */
function drawers({ width, height, depth, color, trim }: Furniture): Group {
  const group = new Group()
  const steel = plain(color, 'satin')
  const foot = 3
  const body = mesh(slab({ width, height: height - foot, depth }, { corner: 2, edge: 1 }), steel)
  body.position.y = foot
  group.add(body)
  const tall = (height - foot) / 2
  for (const row of [0, 1]) {
    const out = row === 0 ? depth * 0.3 : 0
    const y = foot + row * tall
    const face = mesh(
      slab({ width: width * 0.95, height: 2.4, depth: tall * 0.93 }, { corner: 1.2, edge: 0.7 }),
      plain(tone(color, 0.025), 'satin'),
    )
    face.rotation.x = Math.PI / 2
    face.position.set(0, y + tall / 2, depth / 2 - 0.6 + out)
    const grip = mesh(
      slab({ width: width * 0.34, height: 1.6, depth: 1.6 }, { corner: 0.7, edge: 0.4 }),
      plain(trim, 'brushed'),
    )
    grip.position.set(0, y + tall * 0.72, depth / 2 + 2.4 + out)
    group.add(face, grip)
    if (out > 0)
      group.add(...tray([width * 0.9, tall * 0.7, out], [y + tall * 0.12, depth / 2], color))
  }
  const lock = mesh(new CylinderGeometry(0.9, 0.9, 1, 24), plain('#c9c9c6', 'metal'))
  lock.rotation.x = Math.PI / 2
  lock.position.set(width * 0.36, height - tall * 0.24, depth / 2 + 2)
  group.add(lock)
  for (const side of [-1, 1]) {
    const pad = mesh(new BoxGeometry(3, foot, depth * 0.8), plain('#2a2a2c'))
    pad.position.set(side * width * 0.42, foot / 2, 0)
    group.add(pad)
  }
  return group
}

/** The sides of a drawer that is out, and the papers in it. */
function tray(
  [width, height, out]: Point,
  [y, z]: readonly [number, number],
  color: Furniture['color'],
) {
  const inner = plain(tone(color, -0.05), 'satin')
  const sides = [-1, 1].map((side) => {
    const wall = mesh(new BoxGeometry(0.8, height, out), inner)
    wall.position.set((side * width) / 2, y + height / 2, z + out / 2)
    return wall
  })
  const papers = mesh(
    new BoxGeometry(width * 0.84, height * 0.72, out * 0.86),
    plain('#efe9dc', 'paper'),
  )
  papers.position.set(0, y + height * 0.42, z + out * 0.44)
  return [...sides, papers]
}

/** A ladder that leans, with a blanket over one of its rungs. */
function ladder({ width, height, depth, color, trim }: Furniture): Group {
  const group = new Group()
  const wood = plain(color, 'wood')
  const at = (share: number): Point => [0, height * share, depth * (0.5 - share)]
  for (const side of [-1, 1]) {
    const [, y, z] = at(1)
    group.add(
      bar(
        [
          [(side * width) / 2, 0, depth * 0.5],
          [side * width * 0.46, y, z],
        ],
        2,
        wood,
      ),
    )
  }
  for (const share of [0.18, 0.38, 0.58, 0.78, 0.94]) {
    const [, y, z] = at(share)
    group.add(
      bar(
        [
          [-width * 0.49, y, z],
          [width * 0.49, y, z],
        ],
        1.5,
        wood,
      ),
    )
  }
  const hang = (share: number, [wide, long]: readonly [number, number], cloth: Material): void => {
    const [, y, z] = at(share)
    for (const [side, drop] of [
      [1, long],
      [-1, long * 0.7],
    ] as const) {
      const fall = mesh(soft([wide, drop, 2], { square: 7, dent: 1.4 }), cloth)
      fall.position.set(0, y + 1.8 - drop, z + side * 1.7)
      group.add(fall)
    }
    const roll = mesh(soft([wide, 3.6, 5.4], { square: 3.4 }), cloth)
    roll.position.set(0, y - 0.6, z)
    group.add(roll)
  }
  hang(0.78, [width * 0.76, height * 0.3], plain(trim, 'knit'))
  hang(0.38, [width * 0.62, height * 0.22], plain('#efe9dc', 'terry'))
  return group
}
