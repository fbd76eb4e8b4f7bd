import { Group } from 'three'
import type { Tiles } from '../../src/living.types.ts'
import { plain } from '../scene/material.ts'
import { mesh, slab } from '../scene/shape.ts'
import { tone } from './garment.piece.ts'

/** Builds four squares of carpet in two rows, on rubber; the last one lies a little askew. */
export function buildTiles({ width, height, colors }: Tiles): Group {
  const group = new Group()
  for (const [index, [x, z]] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].entries()) {
    const color = colors[index % 2] ?? colors[0]
    const tile = new Group()
    const pile = plain(color, 'terry')
    pile.bumpScale = 8
    if (pile.bumpMap !== null) pile.bumpMap = pile.bumpMap.clone()
    pile.bumpMap?.repeat.set(0.06, 0.06)
    const rubber = mesh(
      slab({ width, height: height * 0.5, depth: width }, { corner: 0.6, edge: 0.1 }),
      plain('#2c2b2a'),
    )
    const loops = mesh(
      slab(
        { width: width * 0.996, height, depth: width * 0.996 },
        { corner: 0.8, edge: height * 0.4 },
      ),
      pile,
    )
    loops.position.y = height * 0.5
    const border = mesh(
      slab({ width: width * 0.93, height: 0.2, depth: width * 0.93 }, { corner: 0.8, edge: 0.08 }),
      plain(tone(color, 0.015), 'terry'),
    )
    border.position.y = height * 1.42
    tile.add(rubber, loops, border)
    tile.position.set(((x ?? 0) * width * 1.012) / 2, 0, ((z ?? 0) * width * 1.012) / 2)
    if (index === 2) {
      tile.rotation.y = -0.12
      tile.position.x += width * 0.07
      tile.position.z += width * 0.06
    }
    group.add(tile)
  }
  return group
}
