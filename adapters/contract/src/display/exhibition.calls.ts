import { z } from 'zod'
import { call } from '../call/call.ts'
import {
  goodsPage,
  goodsSortQuery,
  wideFacets,
  wideFilterQuery,
} from '../goods/goodsFilter.schemas.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { pageOf, pageQuery, plainIdText } from '../wire/wire.schemas.ts'
import { exhibitionCard, exhibitionDetail } from './exhibition.schemas.ts'

const tags = ['display']
const exhibitionId = z.object({ id: plainIdText })

/** A group of an exhibition's goods; a group of another one has none of them. */
const inGroup = { groupId: plainIdText.optional() }

/** Exhibitions: those that run, the newest first, then those to come, then those that are over. */
const list = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/exhibitions', summary: '기획전 목록', tags })
  .input(z.object(pageQuery))
  .output(pageOf(exhibitionCard))

/** One exhibition; a hidden one is not there. */
const detail = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/exhibitions/{id}', summary: '기획전', tags })
  .input(exhibitionId)
  .errors(refusals('EXHIBITION_NOT_FOUND'))
  .output(exhibitionDetail)

/** The goods of an exhibition, or those of one of its groups; none before it begins. Filtered as results of a search are. */
const goods = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/exhibitions/{id}/goods-list', summary: '기획전 상품', tags })
  .input(exhibitionId.extend({ ...inGroup, ...goodsSortQuery, ...wideFilterQuery, ...pageQuery }))
  .errors(refusals('CATEGORY_NOT_FOUND', 'EXHIBITION_NOT_FOUND', 'PRICE_RANGE_REVERSED'))
  .output(goodsPage)

/** Counts of an exhibition's products for each choice of the filters. */
const goodsFacetList = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/exhibitions/{id}/goods-list/facets',
    summary: '기획전 상품 필터',
    tags,
  })
  .input(exhibitionId.extend({ ...inGroup, ...wideFilterQuery }))
  .errors(refusals('CATEGORY_NOT_FOUND', 'EXHIBITION_NOT_FOUND', 'PRICE_RANGE_REVERSED'))
  .output(wideFacets)

export const exhibitionCalls = {
  list,
  detail,
  goods,
  goodsFacets: goodsFacetList,
}
