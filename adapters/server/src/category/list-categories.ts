import type { CategoryNode } from '@jangteo/core/category/categoryTree.rules'
import * as Effect from 'effect/Effect'
import { categoryTree, toCategory } from './category-tree.ts'

function withChildren<Child>(node: CategoryNode, toChild: (child: CategoryNode) => Child) {
  return { ...toCategory(node), childList: node.children.map(toChild) }
}

/** All categories, three levels deep. */
export const listCategories = Effect.fnUntraced(function* () {
  const { roots } = yield* categoryTree
  return {
    categoryList: roots.map((root) =>
      withChildren(root, (middle) => withChildren(middle, toCategory)),
    ),
  }
})
