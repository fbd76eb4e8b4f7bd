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

/** One level of the path to a category, with its siblings, itself included. */
export type CategoryLevel = {
  readonly current: CategoryNode
  readonly siblings: readonly CategoryNode[]
}

/** Builds the tree from entries in display order; `goodsCounts` is by leaf. */
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

/** Returns the categories from the root to this one; empty when there is none of that id. */
export function categoryPath(tree: CategoryTree, id: number): CategoryNode[] {
  const node = tree.nodes.get(id)
  if (node === undefined) return []
  return node.parentId === null ? [node] : [...categoryPath(tree, node.parentId), node]
}

/** Returns the path to a category with the siblings of every level, so that a bar can switch between them. */
export function categoryLevels(tree: CategoryTree, id: number): CategoryLevel[] {
  return categoryPath(tree, id).map((current) => ({
    current,
    siblings:
      current.parentId === null ? tree.roots : (tree.nodes.get(current.parentId)?.children ?? []),
  }))
}
