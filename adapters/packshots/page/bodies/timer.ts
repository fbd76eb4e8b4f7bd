import { BoxGeometry, CircleGeometry, CylinderGeometry, Group, MeshPhysicalMaterial } from 'three'
import type { Timer } from '../../src/table.types.ts'
import { drawTexture } from '../scene/canvas.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'

/** Builds a round kitchen timer that stands upright: a ring to turn around a dial from 0 to 60. */
export function buildTimer({ width, depth, surface }: Timer): Group {
  const radius = width / 2
  const whole = new Group()
  whole.add(
    lathe(
      [
        [0, 0],
        [radius * 0.94, 0, 0.2],
        [radius, depth * 0.3, 0.2],
        [radius, depth * 0.72, 0.3],
        [radius * 0.86, depth, 0.2],
        [radius * 0.8, depth * 0.9],
        [0, depth * 0.9],
      ],
      materialOf(surface),
    ),
  )
  for (let index = 0; index < 48; index += 1) {
    const angle = (index / 48) * Math.PI * 2
    const rib = mesh(
      new BoxGeometry(radius * 0.05, depth * 0.34, radius * 0.05),
      materialOf(surface),
    )
    rib.position.set(Math.sin(angle) * radius, depth * 0.5, Math.cos(angle) * radius)
    rib.rotation.y = angle
    whole.add(rib)
  }
  const face = mesh(
    new CircleGeometry(radius * 0.8, 72).rotateX(-Math.PI / 2),
    new MeshPhysicalMaterial({ map: dial(), roughness: 0.5 }),
    0,
  )
  face.position.y = depth * 0.915
  const knob = mesh(
    new CylinderGeometry(radius * 0.1, radius * 0.12, depth * 0.14, 36),
    plain('#c3c6c7', 'brushed'),
  )
  knob.position.y = depth
  const hand = mesh(
    new BoxGeometry(radius * 0.05, depth * 0.06, radius * 0.62),
    plain('#c2482f', 'satin'),
  )
  hand.position.set(radius * 0.22, depth, -radius * 0.22)
  hand.rotation.y = -Math.PI / 4
  whole.add(face, knob, hand)
  whole.rotation.x = Math.PI / 2
  whole.position.set(0, radius, -depth / 2)
  return new Group().add(whole)
}

/** Minutes around the dial, a wedge of what is left up to the hand. */
function dial() {
  return drawTexture({ width: 720, height: 720, isColor: true }, (brush) => {
    brush.fillStyle = '#faf8f2'
    brush.fillRect(0, 0, 720, 720)
    brush.translate(360, 360)
    brush.fillStyle = '#c2482f22'
    brush.beginPath()
    brush.moveTo(0, 0)
    brush.arc(0, 0, 236, -Math.PI / 2, -Math.PI / 4)
    brush.fill()
    brush.fillStyle = '#2c2a27'
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.font = '700 58px "Pretendard Variable"'
    for (let minute = 0; minute < 60; minute += 1) {
      const angle = (minute / 60) * Math.PI * 2
      const [x, y] = [Math.sin(angle), -Math.cos(angle)]
      const isFive = minute % 5 === 0
      brush.lineWidth = isFive ? 9 : 4
      brush.strokeStyle = '#2c2a27'
      brush.beginPath()
      brush.moveTo(x * 338, y * 338)
      brush.lineTo(x * (isFive ? 306 : 320), y * (isFive ? 306 : 320))
      brush.stroke()
      if (minute % 10 === 0) brush.fillText(String(minute), x * 258, y * 258)
    }
  })
}
