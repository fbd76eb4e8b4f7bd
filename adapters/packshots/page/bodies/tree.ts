import { Group } from 'three'
import type { Tree } from '../../src/greens.types.ts'
import { plain, materialOf } from '../scene/material.ts'
import { lathe } from '../scene/shape.ts'
import { bulb } from './tree.bulb.ts'
import { branch, pad } from './tree.cut.ts'
import { bamboo, cactus, cypress, olive, palm, sprout } from './tree.grown.ts'
import { mound } from './tree.mound.ts'

/** Builds what grows in a pot by its own form, and what is cut or swims; a pot is under what has one. */
export function buildTree(tree: Tree): Group {
  const group = new Group()
  const lift = tree.pot === undefined ? 0 : tree.potHeight * 0.86
  const grown = PROFILES[tree.profile](tree, tree.height - lift)
  grown.position.y = lift
  group.add(grown)
  if (tree.pot !== undefined) group.add(potOf(tree, tree.pot))
  return group
}

const PROFILES: Record<Tree['profile'], (tree: Tree, height: number) => Group> = {
  olive,
  palm,
  cypress,
  cactus,
  bamboo,
  sprout,
  bulb,
  branch,
  pad,
  mound,
}

/** A pot with a rim and earth in it. */
function potOf({ potHeight, potWidth }: Tree, surface: NonNullable<Tree['pot']>): Group {
  const radius = potWidth / 2
  const group = new Group()
  group.add(
    lathe(
      [
        [0, 0],
        [radius * 0.7, 0, radius * 0.06],
        [radius * 0.92, potHeight * 0.78],
        [radius, potHeight * 0.8, radius * 0.03],
        [radius, potHeight, radius * 0.05],
        [radius * 0.9, potHeight, radius * 0.05],
        [radius * 0.86, potHeight * 0.86],
        [0, potHeight * 0.86],
      ],
      materialOf(surface),
    ),
    lathe(
      [
        [radius * 0.88, potHeight * 0.87],
        [0, potHeight * 0.91],
      ],
      plain('#3b2e25', 'paper'),
    ),
  )
  return group
}
