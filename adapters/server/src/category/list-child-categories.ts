import * as Effect from 'effect/Effect'
import { categoryNamed, toCategory } from './category-tree.ts'

/** Categories that lie directly below a category. Refusal: CATEGORY_NOT_FOUND. */
export const listChildCategories = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const { children } = yield* categoryNamed(input.id)
  return { categoryList: children.map(toCategory) }
})
