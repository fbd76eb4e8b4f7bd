import { CylinderGeometry, BackSide, Group, LatheGeometry } from 'three'
import type { Ring } from '../../src/wear.types.ts'
import { drawField, drawTexture, noiseAt } from '../scene/canvas.ts'
import { once, plain } from '../scene/material.ts'
import { mesh, roundProfile } from '../scene/shape.ts'

/** Builds two rings: one lies, the other one leans on it so that the letters within are seen. */
export function buildRing(ring: Ring): Group {
  const group = new Group()
  const lying = band(ring)
  const leaning = band(ring)
  const radius = ring.width / 2
  leaning.rotation.set(1.12, 0.2, 0.12)
  leaning.position.set(radius * 0.7, radius * 0.98, radius * 0.9)
  lying.position.set(-radius * 0.5, 0, -radius * 0.4)
  group.add(lying, leaning)
  return group
}

function band({ width, height, surface, engraving }: Ring): Group {
  const group = new Group()
  const radius = width / 2
  const silver = plain('#d3d5d7', surface === 'brushed' ? 'brushed' : 'metal')
  if (surface === 'hammered') {
    silver.bumpMap = once('ring-hammer', hammer)
    silver.bumpScale = 5
  }
  const thick = radius * 0.1
  const outline = roundProfile([
    [radius - thick, 0, 0.03],
    [radius, 0, 0.05],
    [radius, height, 0.05],
    [radius - thick, height, 0.03],
    [radius - thick, 0],
  ])
  group.add(mesh(new LatheGeometry(outline, 128), silver))
  const inside = plain('#ffffff', 'brushed')
  inside.side = BackSide
  inside.map = drawTexture({ width: 2048, height: 96, isColor: true }, (brush) => {
    brush.fillStyle = '#d3d5d7'
    brush.fillRect(0, 0, 2048, 96)
    brush.fillStyle = '#2c2b2a'
    brush.font = '600 58px "Pretendard Variable", sans-serif'
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    // It is seen from within, where a cylinder shows its print mirrored.
    brush.scale(-1, 1)
    for (const x of [-512, -1024, -1536]) brush.fillText(engraving, x, 50)
  })
  const wall = mesh(
    new CylinderGeometry(
      radius - thick - 0.004,
      radius - thick - 0.004,
      height * 0.9,
      128,
      1,
      true,
    ),
    inside,
  )
  wall.position.y = height / 2
  wall.castShadow = false
  group.add(wall)
  return group
}

function hammer() {
  return drawField(false, (x, y) => {
    const value = Math.abs(noiseAt(x, y, 22) - 0.5) * 1.6 + 0.2 * noiseAt(x, y, 9)
    return [value, value, value]
  })
}
