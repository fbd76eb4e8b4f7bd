import {
  BoxGeometry,
  CylinderGeometry,
  Group,
  PlaneGeometry,
  SphereGeometry,
  TorusGeometry,
} from 'three'
import type { Crate } from '../../src/fresh.types.ts'
import { drawLabel } from '../scene/label.ts'
import { materialOf } from '../scene/material.ts'
import { lathe, mesh, printed } from '../scene/shape.ts'

/** Builds what fresh things are sent in, open above: what fills it is put into it. */
export function buildCrate(crate: Crate): Group {
  const group = PROFILES[crate.profile](crate)
  const { label, width, height, depth } = crate
  if (label === undefined) return group
  const [w, h] = [Math.min(width * 0.8, height * 2.6), height * 0.86]
  const front = mesh(
    new PlaneGeometry(w, h),
    printed(drawLabel(label, w, h), label.paper !== undefined),
  )
  front.castShadow = false
  front.position.set(0, height * 0.5, depth / 2 + 0.08)
  group.add(front)
  return group
}

const PROFILES: Record<Crate['profile'], (crate: Crate) => Group> = {
  carton,
  slats,
  tray: (crate) => walls(crate, 0.035),
  tub,
  basket,
  cups,
}

/** Four walls and a bottom of the same stuff. */
function walls({ width, height, depth, surface }: Crate, share: number): Group {
  const group = new Group()
  const material = materialOf(surface)
  const thick = Math.min(width, depth) * share
  for (const way of [-1, 1]) {
    const long = mesh(new BoxGeometry(width, height, thick), material)
    long.position.set(0, height / 2, way * (depth / 2 - thick / 2))
    const short = mesh(new BoxGeometry(thick, height, depth - thick * 2), material)
    short.position.set(way * (width / 2 - thick / 2), height / 2, 0)
    group.add(long, short)
  }
  const bottom = mesh(new BoxGeometry(width, thick, depth), material)
  bottom.position.y = thick / 2
  group.add(bottom)
  return group
}

/** Corrugated board whose flaps are turned down at the sides. */
function carton(crate: Crate): Group {
  const { width, height, depth, surface } = crate
  const group = walls(crate, 0.022)
  for (const way of [-1, 1]) {
    const flap = mesh(
      new BoxGeometry(height * 0.62, depth * 0.018, depth * 0.96),
      materialOf(surface),
    )
    flap.position.set(way * (width / 2 + height * 0.19), height * 0.8, 0)
    flap.rotation.z = -way * 0.9
    group.add(flap)
  }
  return group
}

/** Boards with gaps and a post in every corner. */
function slats({ width, height, depth, surface }: Crate): Group {
  const group = new Group()
  const wood = materialOf(surface)
  const [tall, thick] = [height * 0.42, Math.min(width, depth) * 0.03]
  for (const level of [0.24, 0.76]) {
    for (const way of [-1, 1]) {
      const long = mesh(new BoxGeometry(width, tall, thick), wood)
      long.position.set(0, height * level, way * (depth / 2 - thick / 2))
      const short = mesh(new BoxGeometry(thick, tall, depth - thick * 2), wood)
      short.position.set(way * (width / 2 - thick / 2), height * level, 0)
      group.add(long, short)
    }
  }
  for (const [x, z] of [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ] as const) {
    const post = mesh(new BoxGeometry(thick * 2, height * 0.98, thick * 2), wood)
    post.position.set(x * (width / 2 - thick * 2), height * 0.49, z * (depth / 2 - thick * 2))
    group.add(post)
  }
  const bottom = mesh(new BoxGeometry(width, thick, depth), wood)
  bottom.position.y = thick
  group.add(bottom)
  return group
}

/** A round tub with a rim. */
function tub({ width, height, surface }: Crate): Group {
  const radius = width / 2
  const group = new Group()
  group.add(
    lathe(
      [
        [0, 0.1],
        [radius * 0.84, 0, 0.4],
        [radius * 0.97, height],
        [radius, height, 0.1],
        [radius, height * 0.96],
        [radius * 0.94, height * 0.95],
      ],
      materialOf(surface),
      surface.finish === 'glass' ? 0.35 : 1,
    ),
  )
  return group
}

/** A flat round basket of split bamboo. */
function basket({ width, height, surface }: Crate): Group {
  const group = new Group()
  const cane = materialOf(surface)
  const [radius, thick] = [width / 2, height * 0.09]
  for (let ring = 0; ring < 9; ring += 1) {
    const one = mesh(new TorusGeometry(radius * (0.9 + ring * 0.0125), thick, 10, 96), cane)
    one.rotation.x = Math.PI / 2
    one.position.y = height * (0.1 + ring * 0.1)
    group.add(one)
  }
  const bottom = mesh(new CylinderGeometry(radius * 0.9, radius * 0.9, thick, 72), cane)
  bottom.position.y = thick
  group.add(bottom)
  return group
}

/** A tray of pulp with a hollow for every egg: humps stand between them. */
function cups(crate: Crate): Group {
  const { width, height, depth, surface } = crate
  const group = new Group()
  const pulp = materialOf(surface)
  const base = mesh(new BoxGeometry(width, height * 0.34, depth), pulp)
  base.position.y = height * 0.17
  group.add(base)
  const [columns, rows] = [6, 5]
  for (let column = 0; column <= columns; column += 1) {
    for (let row = 0; row <= rows; row += 1) {
      const hump = mesh(new SphereGeometry((width / columns) * 0.24, 16, 12).scale(1, 2.1, 1), pulp)
      hump.position.set(
        (column / columns - 0.5) * width * 0.96,
        height * 0.3,
        (row / rows - 0.5) * depth * 0.96,
      )
      group.add(hump)
    }
  }
  return group
}
