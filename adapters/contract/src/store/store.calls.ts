import { z } from 'zod'
import { call } from '../call/call.ts'
import { storeInfo } from '../goods/goods.schemas.ts'
import {
  goodsFacets,
  goodsFilterQuery,
  goodsPage,
  goodsSortQuery,
} from '../goods/goodsFilter.schemas.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { opaqueId, pageOf, pageQuery, plainIdText } from '../wire/wire.schemas.ts'
import { storeNoticeDetail, storeNoticeLine } from './storeNotice.schemas.ts'
import {
  storeAnnouncement,
  storeCard,
  storeCategory,
  storeGroup,
  storeHead,
  storeSide,
} from './store.schemas.ts'

const tags = ['store']

/** A store is named by its URL. */
const storeUrl = z.object({ id: z.string().min(1).max(50) })

/** A category of a store's goods, of any level. */
const inCategory = { categoryId: plainIdText.optional() }

/** Every store, by name. */
const list = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/stores/mains', summary: '스토어 목록', tags })
  .input(z.object(pageQuery))
  .output(pageOf(storeCard))

/** The head of a store's pages. */
const head = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/stores/mains/{id}', summary: '스토어 소개', tags })
  .input(storeUrl)
  .errors(refusals('STORE_NOT_FOUND'))
  .output(storeHead)

/** A store beside its own pages: brief, and everybody is answered alike for half a minute. */
const side = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/stores/sides/{id}', summary: '스토어 요약', tags })
  .input(storeUrl)
  .errors(refusals('STORE_NOT_FOUND'))
  .output(storeSide)

/** Opens a store's page. */
const page = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/stores/{id}/pages/main', summary: '스토어', tags })
  .input(storeUrl)
  .errors(refusals('STORE_NOT_FOUND'))
  .output(
    storeHead.extend({
      announcements: z.array(storeAnnouncement),
      /** Members who like the store. */
      favoriteCount: z.int(),
      /** The notice that stands first; `null` without any. */
      noticeTop: storeNoticeLine.nullable(),
      /** Categories of the store's goods, the largest first. */
      categoryList: z.array(storeCategory),
    }),
  )

/**
 * Selection of a store: best sellers, new products, then the best of each of its categories; a group without products
 * is left out.
 */
const groups = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/stores/{id}/main-groups', summary: '스토어 추천 상품', tags })
  .input(storeUrl)
  .errors(refusals('STORE_NOT_FOUND'))
  .output(z.object({ groupList: z.array(storeGroup) }))

/** The goods of a store, or those of a category in it. As a category's list otherwise. Source: decision 017. */
const goods = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/stores/{id}/goods-list', summary: '스토어 상품 목록', tags })
  .input(storeUrl.extend({ ...inCategory, ...goodsSortQuery, ...goodsFilterQuery, ...pageQuery }))
  .errors(refusals('STORE_NOT_FOUND', 'CATEGORY_NOT_FOUND', 'PRICE_RANGE_REVERSED'))
  .output(goodsPage)

/** Counts of a store's products for each choice of the filters; there is no store to choose. */
const goodsFacetList = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/stores/{id}/goods-list/facets',
    summary: '스토어 상품 필터',
    tags,
  })
  .input(storeUrl.extend({ ...inCategory, ...goodsFilterQuery }))
  .errors(refusals('STORE_NOT_FOUND', 'CATEGORY_NOT_FOUND', 'PRICE_RANGE_REVERSED'))
  .output(goodsFacets)

/** Shows the seller of a store, as the law requires. Source: domain-rules §5.1. */
const sellerInfo = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/stores/seller-info/{id}', summary: '스토어 판매자 정보', tags })
  .input(storeUrl)
  .errors(refusals('STORE_NOT_FOUND'))
  .output(storeInfo)

/** Notices of a store, at most three pinned ones first, then the newest. */
const notices = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/stores/{id}/notices', summary: '스토어 공지 목록', tags })
  .input(storeUrl.extend(pageQuery))
  .errors(refusals('STORE_NOT_FOUND'))
  .output(pageOf(storeNoticeLine))

/** One notice of a store with those before and after it. */
const notice = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/stores/notices/{id}', summary: '스토어 공지', tags })
  .input(z.object({ id: opaqueId }))
  .errors(refusals('NOTICE_NOT_FOUND'))
  .output(storeNoticeDetail)

export const storeCalls = {
  list,
  head,
  side,
  page,
  groups,
  goods,
  goodsFacets: goodsFacetList,
  notices,
  notice,
  sellerInfo,
}
