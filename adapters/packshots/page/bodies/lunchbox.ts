import { BoxGeometry, Group } from 'three'
import type { LunchBox } from '../../src/table.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh, slab } from '../scene/shape.ts'

/** Builds a lacquered box with four rooms whose lid leans behind it, or with the lid on and a band around. */
export function buildLunchBox(box: LunchBox): Group {
  const { width, height, depth, surface, isClosed } = box
  const group = new Group()
  const paint = materialOf(surface)
  const corner = depth * 0.16
  if (isClosed === true) {
    const low = mesh(slab({ width, height: height * 0.68, depth }, { corner, edge: 0.3 }), paint)
    const lid = mesh(
      slab(
        { width: width * 1.02, height: height * 0.34, depth: depth * 1.02 },
        { corner, edge: 0.4 },
      ),
      paint,
    )
    lid.position.y = height * 0.66
    const band = mesh(
      new BoxGeometry(width * 0.12, height * 1.02, depth * 1.035),
      plain('#2b2724', 'fabric'),
    )
    band.position.set(-width * 0.26, height * 0.5, 0)
    return group.add(low, lid, band)
  }
  group.add(rooms(box))
  const lid = mesh(
    slab({ width: width * 1.02, height: height * 0.3, depth: depth * 1.02 }, { corner, edge: 0.4 }),
    paint,
  )
  lid.rotation.x = Math.PI * 0.4
  lid.position.set(0, depth * 0.485, -depth * 0.68)
  return group.add(lid)
}

function rooms({ width, height, depth, surface, inside, dishes = [] }: LunchBox): Group {
  const group = new Group()
  const [outer, inner] = [materialOf(surface), materialOf(inside)]
  const [tall, wall] = [height * 0.7, width * 0.025]
  const bottom = mesh(
    slab({ width, height: tall * 0.2, depth }, { corner: depth * 0.05, edge: 0.2 }),
    outer,
  )
  group.add(bottom)
  const side = ([w, d]: readonly [number, number], [x, z]: readonly [number, number]): void => {
    const one = mesh(slab({ width: w, height: tall, depth: d }, { corner: 0.2, edge: 0.12 }), outer)
    one.position.set(x, 0, z)
    group.add(one)
  }
  side([width, wall], [0, depth / 2 - wall / 2])
  side([width, wall], [0, wall / 2 - depth / 2])
  side([wall, depth], [width / 2 - wall / 2, 0])
  side([wall, depth], [wall / 2 - width / 2, 0])
  const floor = mesh(new BoxGeometry(width * 0.96, 0.1, depth * 0.94), inner)
  floor.position.y = tall * 0.24
  const [across, along] = [
    mesh(new BoxGeometry(wall * 0.7, tall * 0.8, depth * 0.95), inner),
    mesh(new BoxGeometry(width * 0.96, tall * 0.8, wall * 0.7), inner),
  ]
  across.position.set(width * 0.08, tall * 0.5, 0)
  along.position.set(0, tall * 0.5, 0)
  group.add(floor, across, along)
  for (const [index, color] of dishes.entries()) {
    const [isLeft, isFront] = [index % 2 === 0, index < 2]
    const food = mesh(
      slab(
        { width: width * (isLeft ? 0.48 : 0.36), height: tall * 0.46, depth: depth * 0.4 },
        { corner: 1, edge: tall * 0.2 },
      ),
      plain(color, 'matte'),
    )
    food.position.set(
      width * (isLeft ? -0.2 : 0.275),
      tall * 0.28,
      depth * (isFront ? 0.23 : -0.23),
    )
    group.add(food)
  }
  return group
}
