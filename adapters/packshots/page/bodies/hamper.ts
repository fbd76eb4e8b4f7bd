import { Group } from 'three'
import type { Hamper } from '../../src/greens.types.ts'
import { plain } from '../scene/material.ts'
import { cord } from './bag.soft.ts'
import { buildBasket } from './basket.ts'

const POINTS = 24

/** Builds a round woven basket with a handle that goes over it from side to side. */
export function buildHamper({ width, height, color }: Hamper): Group {
  const tall = height * 0.4
  const group = new Group()
  group.add(buildBasket({ kind: 'basket', width, height: tall, color }))
  const radius = width * 0.49
  for (const side of [-1, 1]) {
    const arch = Array.from({ length: POINTS + 1 }, (_, index) => {
      const turn = (index / POINTS) * Math.PI
      return [
        Math.cos(turn) * radius,
        tall * 0.6 + Math.sin(turn) * (height - tall * 0.6),
        side * width * 0.012,
      ] as const
    })
    group.add(cord(arch, width * 0.016, plain(color, 'satin')))
  }
  return group
}
