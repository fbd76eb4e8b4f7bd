import type { RankingPeriod } from '@jangteo/core/display/display.codes'
import type { RecommendAge, RecommendGender } from '@jangteo/core/search/search.codes'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { FigureCache } from '../call/cached.ts'
import { refused, type Refused } from '../call/refused.ts'
import { categoryNamed } from '../category/category-tree.ts'
import { showBoardPage } from './show-board-page.ts'

/** Level of the categories below which there are no boards. */
const BOARD_DEPTH_MAX = 2

type RankingInput = {
  readonly rankingPeriodEnum: RankingPeriod
  readonly categoryId?: number | undefined
  readonly ageEnum: RecommendAge
  readonly genderEnum: RecommendGender
  readonly page: number
  readonly size: number
}

/** The category of a board. Refusal: CATEGORY_NOT_FOUND, also for a leaf. */
const boardCategory = Effect.fnUntraced(function* (
  categoryId: number | undefined,
): Effect.fn.Return<number | null, Refused<'CATEGORY_NOT_FOUND'>, Db | FigureCache> {
  if (categoryId === undefined) return null
  const { depth } = yield* categoryNamed(categoryId)
  return depth > BOARD_DEPTH_MAX ? yield* refused('CATEGORY_NOT_FOUND') : categoryId
})

/**
 * A page of a board. Products that left the lists leave no hole in it: the others keep their ranks and move up the page.
 * Refusal: CATEGORY_NOT_FOUND.
 */
export const listRanking = Effect.fnUntraced(function* (input: RankingInput) {
  const { page: number, size } = input
  const key = {
    period: input.rankingPeriodEnum,
    categoryId: yield* boardCategory(input.categoryId),
    age: input.ageEnum,
    gender: input.genderEnum,
  }
  return yield* showBoardPage(key, { number, size })
})
