import { BoxGeometry, Group, PlaneGeometry } from 'three'
import type { Box } from '../../src/body.types.ts'
import type { Label } from '../../src/finish.types.ts'
import { drawLabel } from '../scene/label.ts'
import { materialOf } from '../scene/material.ts'
import { mesh, printed, slab } from '../scene/shape.ts'

/** Builds a box of card: closed, with its lid ajar, as a tray, or with sachets that stand in it. */
export function buildBox(box: Box): Group {
  return PROFILES[box.profile](box)
}

const PROFILES: Record<Box['profile'], (box: Box) => Group> = {
  carton,
  gift,
  tray: (box) => tray(box, box.height),
  sachets,
}

/** A closed block with slightly rounded edges, and the print on its front. */
function carton({ width, height, depth, surface, label }: Box): Group {
  const group = new Group()
  const edge = Math.min(width, depth) * 0.012
  group.add(mesh(slab({ width, height, depth }, { corner: edge * 2, edge }), materialOf(surface)))
  if (label !== undefined) {
    const front = print(label, width * 0.96, height * 0.96)
    front.position.set(0, height / 2, depth / 2 + 0.01)
    group.add(front)
  }
  return group
}

function print(label: Label, width: number, height: number) {
  const plane = new PlaneGeometry(width, height)
  const made = mesh(plane, printed(drawLabel(label, width, height), label.paper !== undefined))
  made.castShadow = false
  return made
}

/** Four walls and a bottom, in the colours of the outside and the inside. */
function tray({ width, depth, surface, inside }: Box, height: number): Group {
  const group = new Group()
  const thick = Math.min(width, depth) * 0.025
  const [outer, inner] = [materialOf(surface), materialOf(inside ?? surface)]
  const wall = ([w, d]: readonly [number, number], [x, z]: readonly [number, number]): void => {
    const one = mesh(new BoxGeometry(w, height, d), outer)
    one.position.set(x, height / 2, z)
    group.add(one)
  }
  wall([width, thick], [0, depth / 2 - thick / 2])
  wall([width, thick], [0, thick / 2 - depth / 2])
  wall([thick, depth], [width / 2 - thick / 2, 0])
  wall([thick, depth], [thick / 2 - width / 2, 0])
  const bottom = mesh(new BoxGeometry(width, thick, depth), inner)
  bottom.position.y = thick / 2
  group.add(bottom)
  return group
}

/** A lid that leans on the open box shows its print. */
function gift(box: Box): Group {
  const { width, height, depth, label, surface } = box
  const group = tray(box, height)
  const lid = new Group()
  lid.add(
    mesh(
      slab(
        { width: width * 1.02, height: height * 0.4, depth: depth * 1.02 },
        { corner: 0.1, edge: 0.05 },
      ),
      materialOf(surface),
    ),
  )
  if (label !== undefined) {
    const top = print(label, width * 0.9, depth * 0.9)
    top.rotation.x = -Math.PI / 2
    top.position.y = height * 0.4 + 0.02
    lid.add(top)
  }
  lid.rotation.x = Math.PI * 0.42
  lid.position.set(0, depth * 0.49, -depth * 0.62)
  group.add(lid)
  return group
}

/** Flat sachets that look out of an open carton. */
function sachets(box: Box): Group {
  const { width, height, depth, label, inside, surface } = box
  const low = height * 0.62
  const group = tray(box, low)
  const count = 7
  for (let index = 0; index < count; index += 1) {
    const sheet = mesh(
      new BoxGeometry(width * 0.88, height * 0.94, depth * 0.045),
      materialOf(inside ?? surface),
    )
    sheet.position.set(
      ((index * 7) % 3) * width * 0.012,
      height * 0.48 + ((index * 5) % 3) * height * 0.015,
      depth * (0.36 - (index / (count - 1)) * 0.72),
    )
    sheet.rotation.x = -0.05
    group.add(sheet)
  }
  if (label !== undefined) {
    const front = print(label, width * 0.96, low * 0.94)
    front.position.set(0, low / 2, depth / 2 + 0.01)
    group.add(front)
  }
  return group
}
