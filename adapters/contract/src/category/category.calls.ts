import { CATEGORY_DEPTHS } from '@jangteo/core/category/category.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { goodsCard } from '../goods/goods.schemas.ts'
import {
  goodsFacets,
  goodsFilterQuery,
  goodsPage,
  goodsSortQuery,
} from '../goods/goodsFilter.schemas.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { pageQuery, plainIdText } from '../wire/wire.schemas.ts'
import { category, categoryLink, rootCategory } from './category.schemas.ts'

const categoryId = z.object({ id: plainIdText })

/** All categories, three levels deep, in the order to show them. */
const list = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/pages/category-list',
    summary: '카테고리 전체',
    tags: ['category'],
  })
  .output(z.object({ categoryList: z.array(rootCategory) }))

/** Categories directly below one; none below a leaf. */
const child = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/categories/{id}/child',
    summary: '하위 카테고리',
    tags: ['category'],
  })
  .input(categoryId)
  .errors(refusals('CATEGORY_NOT_FOUND'))
  .output(z.object({ categoryList: z.array(category) }))

/** The way from the root down to a category, and at each level what could be there instead. */
const navigationBar = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/categories/{id}/navigation-bar',
    summary: '카테고리 경로',
    tags: ['category'],
  })
  .input(categoryId)
  .errors(refusals('CATEGORY_NOT_FOUND'))
  .output(
    z.object({
      levelList: z.array(
        category.extend({
          /** The level's categories in their order, the one on the way included. */
          siblingList: z.array(categoryLink),
        }),
      ),
    }),
  )

/**
 * Products of a category of any level, without stopped and ended ones; `totalElements` may be half a minute old, `last`
 * never is. Source: decision 017.
 */
const goods = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/categories/goods',
    summary: '카테고리 상품 목록',
    tags: ['category'],
  })
  .input(
    z.object({ categoryId: plainIdText, ...goodsSortQuery, ...goodsFilterQuery, ...pageQuery }),
  )
  .errors(refusals('CATEGORY_NOT_FOUND', 'PRICE_RANGE_REVERSED'))
  .output(goodsPage)

/** Counts of a category's products for each choice of the filters; loaded when a buyer opens the filters. */
const goodsFacetList = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/categories/goods/facets',
    summary: '카테고리 상품 필터',
    tags: ['category'],
  })
  .input(z.object({ categoryId: plainIdText, ...goodsFilterQuery }))
  .errors(refusals('CATEGORY_NOT_FOUND', 'PRICE_RANGE_REVERSED'))
  .output(goodsFacets)

/** Best sellers that can be bought now: of the category, or of its ancestor at `depth`. */
const recommend = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/categories/{id}/recommend',
    summary: '카테고리 추천 상품',
    tags: ['category'],
  })
  .input(
    categoryId.extend({
      depth: z.coerce.number().pipe(z.literal(CATEGORY_DEPTHS)).optional(),
    }),
  )
  .errors(refusals('CATEGORY_NOT_FOUND'))
  .output(z.object({ goodsList: z.array(goodsCard) }))

export const categoryCalls = {
  list,
  child,
  navigationBar,
  goods,
  goodsFacets: goodsFacetList,
  recommend,
}
