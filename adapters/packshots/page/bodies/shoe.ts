import { BoxGeometry, DoubleSide, Group, Vector3 } from 'three'
import type { MeshPhysicalMaterial } from 'three'
import type { Shoe } from '../../src/wear.types.ts'
import { drawTexture } from '../scene/canvas.ts'
import { plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { tone } from './garment.piece.ts'
import type { Make } from './shoe.kinds.ts'
import { MAKES } from './shoe.kinds.ts'
import { at, halfAt, LONG, paintPanels, sole, upper, xAt } from './shoe.last.ts'
import { buckled, knot, laced, thongs } from './shoe.straps.ts'

const [WIDE, TALL] = [1024, 640]

/** Builds a pair: one in profile behind, the other one turned to the front. */
export function buildShoe(shoe: Shoe): Group {
  const pair = new Group()
  const [behind, before] = [one(shoe, 1), one(shoe, -1)]
  behind.rotation.y = Math.PI - 0.12
  behind.position.set(2.4, 0, -6.2)
  before.rotation.y = Math.PI + 0.42
  before.position.set(-1.2, 0, 5.6)
  pair.add(behind, before)
  pair.scale.setScalar(shoe.width / LONG)
  const group = new Group()
  group.add(pair)
  return group
}

/** One shoe, the left one mirrored. */
function one(shoe: Shoe, side: 1 | -1): Group {
  const { color, trim, sole: rubber, profile } = shoe
  const make = MAKES[profile]({ main: color, dark: tone(color, -0.08), trim, sole: rubber })
  const group = new Group()
  group.add(...under(shoe, make))
  if (profile === 'sandal') group.add(...buckled(make.last, color))
  else if (profile === 'flipFlop')
    group.add(...thongs(make.last, { strap: trim, groove: tone(rubber, -0.06) }))
  else {
    group.add(mesh(upper(make.last), leatherOf(shoe, make)))
    if (make.laces > 0) group.add(...laced(make, trim))
    if (make.tongue !== undefined) group.add(tongue(make, shoe))
    if (profile === 'flat') group.add(...knot(make.last, color))
  }
  group.scale.z = side
  return group
}

function leatherOf(
  { color, finish, lining, trim }: Shoe,
  { last, panels }: Make,
): MeshPhysicalMaterial {
  const material = plain('#ffffff', finish)
  material.side = DoubleSide
  material.map = drawTexture({ width: WIDE, height: TALL, isColor: true }, (brush) => {
    brush.fillStyle = color
    brush.fillRect(0, 0, WIDE, TALL)
    paintPanels(brush, [WIDE, TALL], panels)
    const inside = [
      [0.03, 0],
      [0.03, 0.44],
      [last.open - 0.07, 0.44],
      [last.open - 0.03, 0.2],
      [last.open - 0.03, 0],
    ] as const
    paintPanels(brush, [WIDE, TALL], [{ points: inside, color: lining ?? tone(trim, -0.1) }])
  })
  material.color.setScalar(0.86)
  return material
}

/** The sole, its heel and its lugs. */
function under({ sole: color, profile, color: main }: Shoe, { last, welt, heel, lugs }: Make) {
  const isOpen = profile === 'sandal' || profile === 'flipFlop'
  const rubber = doubled(color)
  const made = [mesh(sole(last, { welt, low: last.under, high: last.sole }), rubber)]
  if (isOpen) {
    const bed = doubled(profile === 'sandal' ? tone(main, 0.03) : tone(color, 0.05))
    const high = last.sole.map(([share, value]) => [share, value + 0.22] as const)
    made.push(mesh(sole(last, { welt: -0.3, low: last.sole, high }), bed))
  }
  if (profile === 'running') {
    const low = last.under.map(([share, value]) => [share, value - 0.02] as const)
    const high = last.under.map(([share, value]) => [share, value + 0.6] as const)
    made.push(mesh(sole(last, { welt: welt + 0.08, low, high }), doubled(tone(main, -0.06))))
  }
  if (heel !== undefined) {
    const high = last.under.map(([share, value]) => [share, value + 0.2] as const)
    const block = sole(last, {
      welt: welt - 0.1,
      to: heel,
      low: [
        [0, 0],
        [1, 0],
      ],
      high,
    })
    made.push(mesh(block, rubber))
  }
  if (lugs === true) made.push(...lugsOf(last, color))
  return made
}

function doubled(color: Shoe['sole']): MeshPhysicalMaterial {
  const material = plain(color, 'matte')
  material.side = DoubleSide
  return material
}

function lugsOf(last: Make['last'], color: Shoe['sole']) {
  const rubber = plain(tone(color, -0.05), 'matte')
  return Array.from({ length: 13 }, (_, index) => {
    const share = 0.05 + index * 0.07
    const lug = mesh(new BoxGeometry(1.1, 1.2, halfAt(last, share) * 2 + 1.3), rubber)
    lug.position.set(xAt(share), at(last.under, share) + 0.5, 0.2)
    return lug
  })
}

function tongue({ last, tongue: long = 3 }: Make, { color }: Shoe) {
  const flap = mesh(
    new BoxGeometry(0.8, long * 2, 4.4, 1, 8, 8),
    plain(tone(color, 0.02), 'fabric'),
  )
  const position = flap.geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const { x, y, z } = new Vector3().fromBufferAttribute(position, index)
    position.setX(index, x - 0.12 * z * z)
    position.setZ(index, z * (1 - 0.1 * Math.max(0, y / long)))
  }
  flap.geometry.computeVertexNormals()
  flap.position.set(
    xAt(last.open - 0.05),
    at(last.sole, last.open) + at(last.top, last.open - 0.04) - long * 0.3,
    0.4,
  )
  flap.rotation.z = 0.5
  return flap
}
