import * as Effect from 'effect/Effect'
import { categoryNamed, toCategory } from './category-tree.ts'

/** Lists the categories directly below one. Refusal: CATEGORY_NOT_FOUND. */
export const listChildCategories = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const { children } = yield* categoryNamed(input.id)
  return { categoryList: children.map(toCategory) }
})
