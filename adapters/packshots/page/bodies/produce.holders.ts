import { BoxGeometry, CylinderGeometry, Group, TorusGeometry } from 'three'
import type { Produce } from '../../src/body.types.ts'
import { plain } from '../scene/material.ts'
import { lathe, mesh } from '../scene/shape.ts'

/** The things that fruit is sent or shown in, by its inner width and the size of one fruit. */
export const HOLDERS: Record<
  Exclude<Produce['holder'], 'none'>,
  (wide: number, size: number) => Group
> = {
  crate,
  basket,
  tray: (wide, size) =>
    new Group().add(
      mesh(
        new BoxGeometry(wide, size * 0.24, wide).translate(0, size * 0.12, 0),
        plain('#ece7dd', 'paper'),
      ),
    ),
  bowl: (wide, size) =>
    new Group().add(
      lathe(
        [
          [0, 0],
          [wide * 0.26, 0, 0.2],
          [wide * 0.72, size * 0.8],
          [wide * 0.7, size * 0.82],
          [wide * 0.24, size * 0.12, 0.3],
          [0, size * 0.12],
        ],
        plain('#efe9df', 'glaze'),
      ),
    ),
}

/** Slats of wood around and a bottom. */
function crate(wide: number, size: number): Group {
  const group = new Group()
  const wood = plain('#d9b98c', 'wood')
  const [tall, thick] = [size * 0.34, size * 0.07]
  for (const level of [0.24, 0.66]) {
    for (const way of [-1, 1]) {
      const long = mesh(new BoxGeometry(wide + thick * 2, tall, thick), wood)
      long.position.set(0, size * level, way * (wide / 2))
      const short = mesh(new BoxGeometry(thick, tall, wide), wood)
      short.position.set(way * (wide / 2 + thick / 2), size * level, 0)
      group.add(long, short)
    }
  }
  const bottom = mesh(new BoxGeometry(wide, thick, wide), wood)
  bottom.position.y = thick
  group.add(bottom)
  return group
}

/** Rings of cane with a bottom, wider above. */
function basket(wide: number, size: number): Group {
  const group = new Group()
  const cane = plain('#b98a55', 'wood')
  for (let ring = 0; ring < 9; ring += 1) {
    const radius = wide * (0.6 + ring * 0.014)
    const one = mesh(new TorusGeometry(radius, size * 0.055, 10, 72), cane)
    one.rotation.x = Math.PI / 2
    one.position.y = size * (0.06 + ring * 0.1)
    group.add(one)
  }
  const bottom = mesh(new CylinderGeometry(wide * 0.6, wide * 0.6, size * 0.1, 64), cane)
  bottom.position.y = size * 0.05
  group.add(bottom)
  return group
}
