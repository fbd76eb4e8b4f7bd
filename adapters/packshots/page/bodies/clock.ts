import {
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  Shape,
  SphereGeometry,
  TorusGeometry,
} from 'three'
import type { Material } from 'three'
import type { Clock } from '../../src/living.types.ts'
import { drawTexture } from '../scene/canvas.ts'
import { plain } from '../scene/material.ts'
import { lathe, mesh, slab } from '../scene/shape.ts'
import { cord } from './bag.soft.ts'

/** Builds a clock that shows ten past ten. */
export function buildClock(clock: Clock): Group {
  return clock.profile === 'arch' ? arch(clock) : bells(clock)
}

/** A round dial that faces the front, its rim, marks or numbers, and hands. */
function face(
  radius: number,
  {
    dial,
    rim,
    ink,
    isNumbered,
  }: { dial: Clock['dial']; rim: Material; ink: Material; isNumbered: boolean },
): Group {
  const group = new Group()
  const paper = plain(isNumbered ? '#ffffff' : dial, 'matte')
  if (isNumbered) paper.map = numbers(dial)
  // An upright dial gets less of the lamps than the ground, and has to be as light as its enamel.
  paper.emissive.set(dial)
  paper.emissiveMap = paper.map
  paper.emissiveIntensity = 0.24
  const disc = mesh(new CylinderGeometry(radius, radius, 0.3, 96), [
    plain(dial),
    paper,
    plain(dial),
  ])
  disc.rotation.set(Math.PI / 2, Math.PI / 2, 0)
  const ring = mesh(new TorusGeometry(radius, radius * 0.05, 16, 96), rim)
  group.add(disc, ring)
  const hand = (turn: number, long: number, wide: number): void => {
    const made = mesh(
      slab({ width: wide, height: 0.16, depth: long }, { corner: wide * 0.4, edge: 0.05 }),
      ink,
    )
    made.rotation.x = Math.PI / 2
    made.position.y = long * 0.4
    const turned = new Group()
    turned.add(made)
    turned.rotation.z = -turn
    turned.position.z = 0.3
    group.add(turned)
  }
  hand((10 + 1 / 6) * (Math.PI / 6), radius * 0.52, radius * 0.075)
  hand(Math.PI / 3, radius * 0.78, radius * 0.05)
  const pin = mesh(new SphereGeometry(radius * 0.06, 20, 16), ink)
  pin.position.z = 0.46
  group.add(pin)
  if (isNumbered) return group
  for (let hour = 0; hour < 12; hour += 1) {
    const angle = (hour / 12) * Math.PI * 2
    const mark = mesh(
      slab(
        { width: radius * 0.05, height: 0.12, depth: radius * (hour % 3 === 0 ? 0.2 : 0.12) },
        { corner: 0.05, edge: 0.03 },
      ),
      ink,
    )
    mark.rotation.set(Math.PI / 2, angle, 0)
    mark.position.set(Math.sin(angle) * radius * 0.82, Math.cos(angle) * radius * 0.82, 0.18)
    group.add(mark)
  }
  return group
}

function numbers(dial: Clock['dial']) {
  return drawTexture({ width: 512, height: 512, isColor: true }, (brush) => {
    brush.fillStyle = dial
    brush.fillRect(0, 0, 512, 512)
    brush.fillStyle = '#2a2622'
    brush.font = '700 62px Georgia, serif'
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    for (let hour = 1; hour <= 12; hour += 1) {
      const angle = (hour / 12) * Math.PI * 2
      brush.fillText(String(hour), 256 + Math.sin(angle) * 192, 258 - Math.cos(angle) * 192)
    }
  })
}

/** A block of wood with a round top. */
function arch({ width, height, color, dial }: Clock): Group {
  const group = new Group()
  const [half, edge] = [width / 2 - 0.4, 0.4]
  const shape = new Shape()
  shape.moveTo(-half, edge)
  shape.lineTo(half, edge)
  shape.lineTo(half, height - half - edge)
  shape.absarc(0, height - half - edge, half, 0, Math.PI, false)
  const geometry = new ExtrudeGeometry(shape, {
    depth: width * 0.34,
    bevelThickness: edge,
    bevelSize: edge,
    bevelSegments: 6,
    curveSegments: 64,
  })
  const uv = geometry.getAttribute('uv')
  for (let index = 0; index < uv.count; index += 1)
    uv.setXY(index, uv.getX(index) / 22, uv.getY(index) / 22)
  const block = mesh(geometry.translate(0, 0, -width * 0.17), plain(color, 'wood'))
  const gold = plain('#c9a24b', 'metal')
  const front = face(width * 0.36, { dial, rim: gold, ink: gold, isNumbered: false })
  front.position.set(0, height - half - edge, width * 0.17 + 0.5)
  group.add(block, front)
  return group
}

/** A round case on two feet, two bells, and the hammer between them. */
function bells({ width, height, color, dial }: Clock): Group {
  const group = new Group()
  const radius = width * 0.46
  const middle = radius + height * 0.07
  const [paint, steel] = [plain(color, 'gloss'), plain('#cfd2d4', 'metal')]
  const can = lathe(
    [
      [0, -2.6],
      [radius * 0.94, -2.6, 0.8],
      [radius, -1.6, 0.6],
      [radius, 2, 0.4],
      [radius * 0.96, 2.5, 0.3],
      [radius * 0.9, 2.4],
    ],
    paint,
  )
  can.rotation.x = Math.PI / 2
  can.position.y = middle
  const front = face(radius * 0.88, {
    dial,
    rim: steel,
    ink: plain('#2a2622', 'satin'),
    isNumbered: true,
  })
  front.position.set(0, middle, 2.1)
  group.add(can, front)
  group.add(...belled({ radius, middle }, steel))
  const top = middle + radius
  const hammer = mesh(new SphereGeometry(0.55, 24, 16), steel)
  hammer.position.set(0.3, top + radius * 0.46, 0)
  group.add(
    hammer,
    cord(
      [
        [0, top - 0.4, 0],
        [0.3, top + radius * 0.44, 0],
      ],
      0.16,
      steel,
    ),
  )
  group.add(
    cord(
      [
        [-radius * 0.52, top + radius * 0.5, 0],
        [-radius * 0.4, height - 0.9, 0],
        [0, height - 0.3, 0],
        [radius * 0.4, height - 0.9, 0],
        [radius * 0.52, top + radius * 0.5, 0],
      ],
      0.3,
      steel,
    ),
  )
  return group
}

/** Both bells on their posts, and the feet below. */
function belled({ radius, middle }: Record<'radius' | 'middle', number>, steel: Material) {
  return [-1, 1].flatMap((side) => {
    const tilt = side * 0.62
    const out = radius * 1.26
    const bell = lathe(
      [
        [radius * 0.44, 0],
        [radius * 0.46, 0.3, 0.2],
        [radius * 0.4, radius * 0.26, 0.8],
        [radius * 0.14, radius * 0.42, 0.4],
        [0, radius * 0.44],
      ],
      steel,
    )
    bell.rotation.z = -tilt
    bell.position.set(Math.sin(tilt) * out, middle + Math.cos(tilt) * out * 0.88, 0)
    const post = cord(
      [
        [Math.sin(tilt) * radius * 0.9, middle + Math.cos(tilt) * radius * 0.9, 0],
        [Math.sin(tilt) * out * 1.3, middle + Math.cos(tilt) * out * 1.2, 0],
      ],
      0.22,
      steel,
    )
    const foot = cord(
      [
        [side * radius * 0.6, middle - radius * 0.72, 0],
        [side * radius * 0.82, 0.5, 0.4],
      ],
      0.45,
      steel,
    )
    return [bell, post, foot]
  })
}
