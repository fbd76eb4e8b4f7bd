import {
  CatmullRomCurve3,
  ConeGeometry,
  Group,
  SphereGeometry,
  TubeGeometry,
  Vector3,
  BoxGeometry,
} from 'three'
import type { TeaBag } from '../../src/table.types.ts'
import { plain } from '../scene/material.ts'
import { createRandom } from '../scene/random.ts'
import { mesh, slab } from '../scene/shape.ts'

/** Builds a tea bag with its thread and tag: a pyramid of gauze with leaves in it, or a flat one of paper. */
export function buildTeaBag(bag: TeaBag): Group {
  const group = new Group()
  group.add(bag.profile === 'pyramid' ? pyramid(bag) : flat(bag))
  const { width, tag } = bag
  const top = bag.profile === 'pyramid' ? width * 0.86 : width * 0.14
  const line = new CatmullRomCurve3([
    new Vector3(0, top, 0),
    new Vector3(width * 0.3, bag.profile === 'pyramid' ? width * 0.5 : width * 0.1, width * 0.3),
    new Vector3(width * 0.6, 0.06, width * 0.5),
    new Vector3(width * 1.1, 0.06, width * 0.44),
  ])
  group.add(mesh(new TubeGeometry(line, 40, width * 0.012, 8), plain('#f4efe4', 'fabric')))
  const card = mesh(new BoxGeometry(width * 0.34, 0.08, width * 0.34), plain(tag, 'paper'))
  card.position.set(width * 1.22, 0.05, width * 0.44)
  card.rotation.y = 0.3
  return group.add(card)
}

function pyramid({ width, leaf }: TeaBag): Group {
  const group = new Group()
  const gauze = plain('#dfe3cf', 'frosted')
  gauze.opacity = 0.5
  const tent = mesh(new ConeGeometry(width * 0.62, width * 0.88, 4, 1), gauze, 0.4)
  tent.rotation.y = 0.5
  tent.position.y = width * 0.44
  group.add(tent)
  const random = createRandom(9)
  const shape = new SphereGeometry(width * 0.085, 8, 6).scale(1.6, 0.4, 0.8)
  const paint = plain(leaf, 'matte')
  for (let index = 0; index < 90; index += 1) {
    const y = random() ** 1.6 * width * 0.34
    const out = Math.sqrt(random()) * (width * 0.4 - y * 0.7)
    const angle = random() * 6.28
    const one = mesh(shape, paint)
    one.position.set(Math.sin(angle) * out, y + width * 0.04, Math.cos(angle) * out)
    one.rotation.set(random() * 3, random() * 6, random() * 3)
    group.add(one)
  }
  return group
}

function flat({ width, leaf }: TeaBag): Group {
  const group = new Group()
  group.add(
    mesh(
      slab(
        { width: width * 0.8, height: width * 0.1, depth: width },
        { corner: width * 0.05, edge: width * 0.04 },
      ),
      plain('#efe7d4', 'paper'),
    ),
  )
  const inside = mesh(
    slab(
      { width: width * 0.62, height: width * 0.06, depth: width * 0.66 },
      { corner: width * 0.1, edge: width * 0.028 },
    ),
    plain(leaf, 'matte'),
  )
  inside.position.set(0, width * 0.055, width * 0.08)
  return group.add(inside)
}
