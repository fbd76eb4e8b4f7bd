import { RANKING_PERIOD_LABELS, RANKING_PERIODS } from '@jangteo/core/display/display.codes'
import { FIRST_PAGE_NUMBER } from '@jangteo/core/navigation/paging.rules'
import {
  RECOMMEND_AGE_LABELS,
  RECOMMEND_AGES,
  RECOMMEND_GENDER_LABELS,
  RECOMMEND_GENDERS,
} from '@jangteo/core/search/search.codes'
import * as Effect from 'effect/Effect'
import { categoryTree, toCategoryLink } from '../category/category-tree.ts'
import { EVERYBODY } from './ranking-boards.ts'
import { showBoardPage } from './show-board-page.ts'

const PAGE_SIZE = 20

/** The ranking's page: what may be chosen, and the first page of the day's board of everything. */
export const showRankingPage = Effect.fnUntraced(function* () {
  const { roots } = yield* categoryTree
  const page = yield* showBoardPage(
    { period: 'DAY', categoryId: null, ...EVERYBODY },
    { number: FIRST_PAGE_NUMBER, size: PAGE_SIZE },
  )
  return {
    periodList: RANKING_PERIODS.map((rankingPeriodEnum) => ({
      rankingPeriodEnum,
      name: RANKING_PERIOD_LABELS[rankingPeriodEnum],
    })),
    categoryList: roots.map((root) => ({
      ...toCategoryLink(root),
      childList: root.children.map(toCategoryLink),
    })),
    ageList: RECOMMEND_AGES.map((ageEnum) => ({ ageEnum, name: RECOMMEND_AGE_LABELS[ageEnum] })),
    genderList: RECOMMEND_GENDERS.map((genderEnum) => ({
      genderEnum,
      name: RECOMMEND_GENDER_LABELS[genderEnum],
    })),
    computedAt: page.computedAt,
    page,
  }
})
