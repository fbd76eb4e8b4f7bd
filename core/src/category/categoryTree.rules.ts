import type { CategoryDepth } from './category.codes.ts'
import { groupBy } from '../decision/group.rules.ts'

/** A category as it is stored; `parentId` is `null` for a root, `picture` where there is none. */
export type CategoryEntry = {
  readonly id: number
  readonly parentId: number | null
  readonly depth: CategoryDepth
  readonly name: string
  readonly picture: string | null
}

/** A category with everything below it; `goodsCount` counts the goods of all its leaves. */
export type CategoryNode = CategoryEntry & {
  readonly goodsCount: number
  readonly children: readonly CategoryNode[]
}

/** All categories: as a tree in the order to show them, and by their ids. */
export type CategoryTree = {
  readonly roots: readonly CategoryNode[]
  readonly nodes: ReadonlyMap<number, CategoryNode>
}

/** One step of the way down to a category, and what could be there instead, itself included. */
export type CategoryLevel = {
  readonly current: CategoryNode
  readonly siblings: readonly CategoryNode[]
}

/** Grows the tree from entries in the order to show them; `goodsCounts` is by leaf. */
export function buildCategoryTree(
  entries: readonly CategoryEntry[],
  goodsCounts: ReadonlyMap<number, number>,
): CategoryTree {
  const byParent = groupBy(entries, ({ parentId }) => parentId)
  const nodes = new Map<number, CategoryNode>()
  const grow = (entry: CategoryEntry): CategoryNode => {
    const children = (byParent.get(entry.id) ?? []).map(grow)
    const below = children.reduce((sum, { goodsCount }) => sum + goodsCount, 0)
    const node = { ...entry, children, goodsCount: (goodsCounts.get(entry.id) ?? 0) + below }
    nodes.set(node.id, node)
    return node
  }
  return { roots: (byParent.get(null) ?? []).map(grow), nodes }
}

/** The categories from the root down to one, itself the last; empty when there is none of that id. */
export function categoryPath(tree: CategoryTree, id: number): CategoryNode[] {
  const node = tree.nodes.get(id)
  if (node === undefined) return []
  return node.parentId === null ? [node] : [...categoryPath(tree, node.parentId), node]
}

/** The way down to a category with the siblings of every step, so that a bar can switch between them. */
export function categoryLevels(tree: CategoryTree, id: number): CategoryLevel[] {
  return categoryPath(tree, id).map((current) => ({
    current,
    siblings:
      current.parentId === null ? tree.roots : (tree.nodes.get(current.parentId)?.children ?? []),
  }))
}
