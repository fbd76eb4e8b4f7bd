import { BoxGeometry, Group, PlaneGeometry, Shape, ShapeGeometry } from 'three'
import type { Frame } from '../../src/living.types.ts'
import type { Brush } from '../scene/canvas.ts'
import { drawTexture } from '../scene/canvas.ts'
import { plain } from '../scene/material.ts'
import { mesh, slab } from '../scene/shape.ts'
import { cord } from './bag.soft.ts'

const LEAN = 0.1

/** Builds a mirror or a framed picture that leans. */
export function buildFrame(frame: Frame): Group {
  const leaning = frame.profile === 'wave' ? wave(frame) : picture(frame)
  leaning.rotation.x = -LEAN
  const group = new Group()
  group.add(leaning)
  return group
}

/** A mirror whose metal edge goes in waves; it shows a wall that grows lighter. */
function wave({ width, height, color }: Frame): Group {
  const group = new Group()
  const outline = Array.from({ length: 241 }, (_, index) => {
    const angle = (index / 240) * Math.PI * 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const swing = 1 + 0.035 * Math.cos(angle * 18)
    const round = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.62
    return [
      round(c) * (width / 2) * 0.965 * swing,
      height / 2 + round(s) * (height / 2) * 0.965 * swing,
    ] as const
  })
  const shape = new Shape()
  for (const [x, y] of outline) shape.lineTo(x, y)
  const glass = plain('#ffffff', 'gloss')
  glass.map = drawTexture({ width: 512, height: 512, isColor: true }, drawReflection)
  glass.map.repeat.set(1 / width, 1 / height)
  glass.map.offset.set(0.5, 0)
  group.add(mesh(new ShapeGeometry(shape, 1), glass))
  group.add(
    cord(
      outline.map(([x, y]) => [x, y, 0] as const),
      width * 0.022,
      plain(color, 'brushed'),
    ),
  )
  return group
}

function drawReflection(brush: Brush): void {
  const wall = brush.createLinearGradient(0, 0, 512, 512)
  wall.addColorStop(0, '#dfe4e6')
  wall.addColorStop(0.55, '#b9c2c6')
  wall.addColorStop(1, '#8f9a9f')
  brush.fillStyle = wall
  brush.fillRect(0, 0, 512, 512)
  brush.fillStyle = 'rgba(255,255,255,0.34)'
  for (const [x, wide] of [
    [120, 90],
    [250, 34],
  ] as const) {
    brush.beginPath()
    brush.moveTo(x, 0)
    brush.lineTo(x + wide, 0)
    brush.lineTo(x + wide - 190, 512)
    brush.lineTo(x - 190, 512)
    brush.fill()
  }
}

/** Four bars of wood, a white mat, and a still life in it. */
function picture({ width, height, color }: Frame): Group {
  const group = new Group()
  const wood = plain(color, 'wood')
  const [bar, deep] = [width * 0.055, 2.2]
  for (const side of [-1, 1]) {
    const upright = mesh(
      slab({ width: bar, height: deep, depth: height }, { corner: 0.2, edge: 0.16 }),
      wood,
    )
    upright.rotation.x = Math.PI / 2
    upright.position.set((side * (width - bar)) / 2, height / 2, 0)
    const across = mesh(
      slab({ width: width - bar * 2, height: deep, depth: bar }, { corner: 0.2, edge: 0.16 }),
      wood,
    )
    across.rotation.x = Math.PI / 2
    across.position.set(0, height / 2 + (side * (height - bar)) / 2, 0)
    group.add(upright, across)
  }
  const mat = mesh(new BoxGeometry(width - bar, height - bar, 0.4), plain('#f7f4ec', 'paper'))
  mat.position.set(0, height / 2, 0.7)
  const print = plain('#ffffff', 'satin')
  print.map = drawTexture({ width: 600, height: 800, isColor: true }, drawStillLife)
  const image = mesh(new PlaneGeometry(width * 0.66, height * 0.68), print)
  image.position.set(0, height / 2, 0.94)
  group.add(mat, image)
  return group
}

/** A white jar on a table with a branch of leaves. */
function drawStillLife(brush: Brush): void {
  const wall = brush.createLinearGradient(0, 0, 600, 600)
  wall.addColorStop(0, '#d9c9ae')
  wall.addColorStop(1, '#a98f72')
  brush.fillStyle = wall
  brush.fillRect(0, 0, 600, 800)
  brush.fillStyle = '#6f4f38'
  brush.fillRect(0, 590, 600, 210)
  brush.fillStyle = 'rgba(40,26,16,0.4)'
  brush.beginPath()
  brush.ellipse(360, 640, 210, 34, 0, 0, Math.PI * 2)
  brush.fill()
  brush.strokeStyle = '#4a3a2a'
  brush.lineWidth = 7
  brush.beginPath()
  brush.moveTo(300, 360)
  brush.bezierCurveTo(310, 240, 360, 170, 470, 90)
  brush.stroke()
  brush.fillStyle = '#5d7350'
  for (let leaf = 0; leaf < 13; leaf += 1) {
    const share = leaf / 12
    brush.beginPath()
    brush.ellipse(
      306 + share * 165,
      320 - share * 232,
      40,
      15,
      leaf % 2 === 0 ? -0.2 : 1.3,
      0,
      Math.PI * 2,
    )
    brush.fill()
  }
  const jar = brush.createRadialGradient(240, 430, 30, 300, 500, 210)
  jar.addColorStop(0, '#fffdf7')
  jar.addColorStop(0.7, '#e4dccd')
  jar.addColorStop(1, '#b3a792')
  brush.fillStyle = jar
  brush.beginPath()
  brush.ellipse(300, 500, 168, 150, 0, 0, Math.PI * 2)
  brush.fill()
  brush.fillRect(250, 342, 100, 30)
}
