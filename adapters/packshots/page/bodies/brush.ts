import { CylinderGeometry, Group } from 'three'
import type { Brush } from '../../src/body.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { lathe, mesh, slab } from '../scene/shape.ts'
import { electric } from './brush.electric.ts'

/** Builds brushes: toothbrushes that lie side by side, a powder brush or an electric toothbrush that stands. */
export function buildBrush(brush: Brush): Group {
  const group = new Group()
  for (let index = 0; index < brush.count; index += 1) {
    const one = PROFILES[brush.profile](brush)
    one.position.x = (index - (brush.count - 1) / 2) * brush.length * 0.17
    one.rotation.y = brush.profile === 'tooth' ? (index - (brush.count - 1) / 2) * -0.05 : 0
    group.add(one)
  }
  return group
}

const PROFILES: Record<Brush['profile'], (brush: Brush) => Group> = { tooth, powder, electric }

function tooth({ length, handle, bristle }: Brush): Group {
  const group = new Group()
  const wide = length * 0.062
  const material = materialOf(handle)
  const grip = mesh(
    slab(
      { width: wide, height: wide * 0.5, depth: length * 0.66 },
      { corner: wide * 0.5, edge: wide * 0.16 },
    ),
    material,
  )
  grip.position.z = length * 0.17
  const neck = mesh(
    slab(
      { width: wide * 0.52, height: wide * 0.42, depth: length * 0.3 },
      { corner: wide * 0.2, edge: wide * 0.12 },
    ),
    material,
  )
  neck.position.z = -length * 0.2
  const head = mesh(
    slab(
      { width: wide * 0.86, height: wide * 0.46, depth: length * 0.15 },
      { corner: wide * 0.4, edge: wide * 0.14 },
    ),
    material,
  )
  head.position.z = -length * 0.4
  group.add(grip, neck, head, ...tufts(wide, length, plain(bristle)))
  return group
}

function tufts(wide: number, length: number, material: ReturnType<typeof plain>) {
  const shape = new CylinderGeometry(wide * 0.1, wide * 0.085, wide * 0.85, 10)
  return Array.from({ length: 27 }, (_, index) => {
    const tuft = mesh(shape, material)
    tuft.position.set(
      ((index % 3) - 1) * wide * 0.24,
      wide * 0.82,
      -length * (0.345 + Math.floor(index / 3) * 0.0135),
    )
    return tuft
  })
}

/** A full round head of hair. */
function powder({ length, handle, bristle }: Brush): Group {
  const group = new Group()
  const radius = length * 0.085
  const ferrule = length * 0.66
  group.add(
    lathe(
      [
        [0, 0],
        [radius * 0.42, 0, radius * 0.3],
        [radius * 0.5, length * 0.3, 0.5],
        [radius * 0.62, length * 0.54],
      ],
      materialOf(handle),
    ),
    lathe(
      [
        [radius * 0.62, length * 0.53],
        [radius * 0.78, ferrule, 0.1],
        [0, ferrule],
      ],
      plain('#c9a56a', 'metal'),
    ),
    lathe(
      [
        [0, ferrule],
        [radius * 0.74, ferrule],
        [radius * 1.35, length * 0.84, radius * 1.2],
        [radius * 1.05, length, radius * 1.5],
        [0, length * 1.01],
      ],
      plain(bristle, 'fabric'),
    ),
  )
  return group
}
