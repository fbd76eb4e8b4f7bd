import { Group } from 'three'
import type { Bed } from '../../src/living.types.ts'
import { plain } from '../scene/material.ts'
import { mesh } from '../scene/shape.ts'
import { soft } from './bag.soft.ts'
import { tone } from './garment.piece.ts'

/** Builds a bed that is made: a sheet, two pillows, and a duvet that is folded back. */
export function buildBed({ width, height, depth, color, sheet }: Bed): Group {
  const group = new Group()
  const add = (
    size: readonly [number, number, number],
    at: readonly [number, number, number],
    {
      dye,
      square,
      dent = 0,
      lean = 0,
    }: { dye: Bed['color']; square: number; dent?: number; lean?: number },
  ): void => {
    const part = mesh(soft(size, { square, dent }), plain(dye, 'fabric'))
    part.position.set(...at)
    part.rotation.x = lean
    group.add(part)
  }
  const tall = height * 0.62
  add([width, tall, depth], [0, 0, 0], { dye: sheet, square: 12 })
  add([width * 0.98, 6, depth * 0.98], [0, tall * 0.93, 0], { dye: sheet, square: 9 })
  for (const side of [-1, 1]) {
    add([width * 0.42, 20, 46], [side * width * 0.245, tall + 2, -depth * 0.36], {
      dye: color,
      square: 2.9,
      lean: 0.5,
    })
  }
  group.add(...cover({ width, tall, depth }, color))
  add([width * 1.05, 6.4, depth * 0.17], [0, tall + 9.4, -depth * 0.15], { dye: sheet, square: 4 })
  add([width * 1.06, 5, depth * 0.05], [0, tall + 8, -depth * 0.075], {
    dye: tone(color, 0.03),
    square: 4,
  })
  return group
}

/** The duvet: it falls over the sides and the foot, in folds. */
function cover(
  { width, tall, depth }: Record<'width' | 'tall' | 'depth', number>,
  color: Bed['color'],
) {
  const cloth = plain(color, 'fabric')
  const top = soft([width * 1.07, tall * 1.06, depth * 0.72], { square: 8 })
  const position = top.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const high = y / tall
    const puff =
      3.2 * Math.sin(x * 0.09 + z * 0.05) * Math.sin(z * 0.085 - x * 0.03) +
      1.4 * Math.sin(x * 0.21 + z * 0.13)
    const hang = 1.9 * Math.sin((x + z) * 0.16) * (1 - high)
    position.setXYZ(index, x + Math.sign(x) * hang, y + (high > 0.8 ? puff + 5 : 0), z + hang)
  }
  top.computeVertexNormals()
  const made = mesh(top, cloth)
  made.position.set(0, 5.5, depth * 0.155)
  return [made]
}
