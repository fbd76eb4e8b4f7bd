import { categoryLevels } from '@jangteo/core/category/categoryTree.rules'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { categoryTree, toCategory, toCategoryLink } from './category-tree.ts'

/** Shows the path to a category with the siblings of every level. Refusal: CATEGORY_NOT_FOUND. */
export const showNavigationBar = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const levels = categoryLevels(yield* categoryTree, input.id)
  if (levels.length === 0) return yield* refused('CATEGORY_NOT_FOUND')
  return {
    levelList: levels.map(({ current, siblings }) => ({
      ...toCategory(current),
      siblingList: siblings.map(toCategoryLink),
    })),
  }
})
