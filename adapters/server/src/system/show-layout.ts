import { OPERATOR_FACTS } from '@jangteo/core/display/operator.codes'
import * as Effect from 'effect/Effect'
import { categoryTree, toCategoryLink } from '../category/category-tree.ts'
import { gnbList } from '../display/gnb.ts'

/** Shows the part of every page that all callers share: navigation, categories, who runs the market. */
export const showLayout = Effect.fnUntraced(function* () {
  const [entries, { roots }] = yield* Effect.all([gnbList, categoryTree], {
    concurrency: 'unbounded',
  })
  return {
    gnbList: entries,
    categoryList: roots.map(toCategoryLink),
    operatorFactList: [...OPERATOR_FACTS],
  }
})
