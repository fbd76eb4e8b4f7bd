import { RANKING_PERIODS } from '@jangteo/core/display/display.codes'
import {
  POPULAR_CHANGES,
  RECOMMEND_AGES,
  RECOMMEND_GENDERS,
} from '@jangteo/core/search/search.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { categoryLink } from '../category/category.schemas.ts'
import { goodsCard } from '../goods/goods.schemas.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { moment, pageOf, pageQuery, plainId, plainIdText, ynFlag } from '../wire/wire.schemas.ts'

const tags = ['display']
const PAGE_SIZE_DEFAULT = 20

const period = z.enum(RANKING_PERIODS).default('DAY')
/** Moment of the computation; `null` before the first one. */
const computedAt = moment.nullable()

/** A product of a board; `previousRank` is that of the day before, `null` where it had none. */
const rankedCard = goodsCard.extend({
  rank: plainId,
  previousRank: plainId.nullable(),
  changeEnum: z.enum(POPULAR_CHANGES),
})

/** A page of a board; `segmentFallbackYn` says that the board of all buyers stands for one of too few. */
const rankingPage = pageOf(rankedCard).extend({ computedAt, segmentFallbackYn: ynFlag })

/** The ranking's page: what may be chosen, and the first page of the day's board. The same for every caller. */
const page = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/displays/pages/ranking', summary: '랭킹 화면', tags })
  .output(
    z.object({
      periodList: z.array(
        z.object({ rankingPeriodEnum: z.enum(RANKING_PERIODS), name: z.string() }),
      ),
      categoryList: z.array(categoryLink.extend({ childList: z.array(categoryLink) })),
      ageList: z.array(z.object({ ageEnum: z.enum(RECOMMEND_AGES), name: z.string() })),
      genderList: z.array(z.object({ genderEnum: z.enum(RECOMMEND_GENDERS), name: z.string() })),
      computedAt,
      page: rankingPage,
    }),
  )

/**
 * A page of a board: of a period, a category of the first two levels, an age and a gender. Products that left the lists
 * since are skipped without a gap in the page. Up to half a minute old. Source: market-rules §1.3.
 */
const list = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/displays/rankings/list', summary: '랭킹', tags })
  .input(
    z.object({
      rankingPeriodEnum: period,
      categoryId: plainIdText.optional(),
      ageEnum: z.enum(RECOMMEND_AGES).default('ALL'),
      genderEnum: z.enum(RECOMMEND_GENDERS).default('ALL'),
      ...pageQuery,
      size: pageQuery.size.unwrap().default(PAGE_SIZE_DEFAULT),
    }),
  )
  .errors(refusals('CATEGORY_NOT_FOUND'))
  .output(rankingPage)

/** The first ten products of every category of the first level that has a board. */
const roots = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/displays/rankings', summary: '카테고리별 랭킹', tags })
  .input(z.object({ rankingPeriodEnum: period }))
  .output(
    z.object({
      computedAt,
      rankingList: z.array(
        z.object({
          categoryId: plainId,
          categoryName: z.string(),
          goodsList: z.array(rankedCard),
        }),
      ),
    }),
  )

export const rankingCalls = { page, list, roots }
