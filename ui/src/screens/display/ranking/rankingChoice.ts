import { RANKING_PERIODS } from '@jangteo/core/display/display.codes'
import type { RankingPeriod } from '@jangteo/core/display/display.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { readId } from '@jangteo/core/navigation/query.rules'
import { RECOMMEND_AGES, RECOMMEND_GENDERS } from '@jangteo/core/search/search.codes'
import type { RecommendAge, RecommendGender } from '@jangteo/core/search/search.codes'
import type { Answers } from '@jangteo/http/call/calls'
import type { FilterUrl } from '../../../lib/useUrlFilter.ts'

export type RankingPageData = Answers['ranking']['page']
export type RankedGoodsData = RankingPageData['page']['content'][number]

/** Board that the page shows, as its URL says it; `categoryId` is `null` for all products. */
export type RankingChoice = {
  readonly period: RankingPeriod
  readonly categoryId: number | null
  readonly age: RecommendAge
  readonly gender: RecommendGender
}

/** Names in the query of the ranking's URL. */
export const RANKING_QUERY = ['rankingPeriodEnum', 'categoryId', 'ageEnum', 'genderEnum'] as const

const [FIRST_PERIOD] = RANKING_PERIODS

/** Reads the ranking's URL; what it does not say, or says wrong, is as at first. */
function readRankingChoice(query: URLSearchParams): RankingChoice {
  return {
    period: RANKING_PERIODS.find((one) => one === query.get('rankingPeriodEnum')) ?? FIRST_PERIOD,
    categoryId: readId(query.get('categoryId')),
    age: RECOMMEND_AGES.find((one) => one === query.get('ageEnum')) ?? 'ALL',
    gender: RECOMMEND_GENDERS.find((one) => one === query.get('genderEnum')) ?? 'ALL',
  }
}

/** A board as calls and URLs name it; what is as at first is left out. */
export function rankingQuery({ period, categoryId, age, gender }: RankingChoice) {
  return {
    ...(period === FIRST_PERIOD ? {} : { rankingPeriodEnum: period }),
    ...(categoryId === null ? {} : { categoryId }),
    ...(age === 'ALL' ? {} : { ageEnum: age }),
    ...(gender === 'ALL' ? {} : { genderEnum: gender }),
  }
}

/** The URL of a board. */
export function rankingUrl(choice: RankingChoice): string {
  return routes.ranking(rankingQuery(choice))
}

/** A board by the ranking's URL. */
export const RANKING_URL: FilterUrl<RankingChoice> = { read: readRankingChoice, write: rankingUrl }
