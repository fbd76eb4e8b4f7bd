import { VS_PICK_COUNT_MAX, VS_PICK_COUNT_MIN } from '@jangteo/core/goods/vsPick.rules'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { relatedVideo } from '../review/review.schemas.ts'
import { currencyCode, plainId, plainIdText, queryList, won } from '../wire/wire.schemas.ts'
import {
  goodsAnnouncement,
  goodsCard,
  goodsDetail,
  goodsOption,
  goodsStatus,
  returnGuide,
  storeInfo,
  vsComparison,
} from './goods.schemas.ts'

const goodsId = z.object({ id: plainIdText })

const detail = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/goods/{id}', summary: '상품 상세', tags: ['goods'] })
  .input(goodsId)
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(goodsDetail)

/** The options in the order to show them, sold-out ones included, and the add-ons. */
const options = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/goods/{id}/options', summary: '상품 옵션', tags: ['goods'] })
  .input(goodsId)
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(
    z.object({
      optionNames: z.array(z.string()),
      options: z.array(goodsOption),
      addItems: z.array(goodsOption),
    }),
  )

const price = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/goods/{id}/price', summary: '상품 가격', tags: ['goods'] })
  .input(goodsId)
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(
    z.object({ listPrice: won, salePrice: won, discountRate: z.int().nullable(), currencyCode }),
  )

/** Checks whether the goods can be bought now, and by this caller: fresh where the detail may be seconds old. */
const status = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/goods/{id}/status', summary: '상품 상태', tags: ['goods'] })
  .input(goodsId)
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(goodsStatus)

/** Lists the seller's current announcements, the newest first. */
const announcement = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/goods/{id}/announcement',
    summary: '판매자 공지',
    tags: ['goods'],
  })
  .input(goodsId)
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(z.object({ announcements: z.array(goodsAnnouncement) }))

/** Shows how the goods are returned: fees in won, where to, and until when. */
const returnExchanges = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/goods/{id}/return-exchanges',
    summary: '교환·반품 안내',
    tags: ['goods'],
  })
  .input(goodsId)
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(returnGuide)

/** Shows the seller of the goods. */
const info = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/goods/{id}/store-info', summary: '판매자 정보', tags: ['goods'] })
  .input(goodsId)
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(storeInfo)

/**
 * Compares two to four options of one root category, in the order asked for; `null` stands for one that is unavailable.
 * Source: market-rules §5.5.
 */
const vsPick = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/goods/vs-pick', summary: '상품 비교', tags: ['goods'] })
  .input(
    z.object({
      optionIdList: queryList(plainIdText).pipe(
        z.array(plainId).min(VS_PICK_COUNT_MIN).max(VS_PICK_COUNT_MAX),
      ),
    }),
  )
  .errors(refusals('VS_PICK_DUPLICATE', 'VS_PICK_MIXED'))
  .output(vsComparison)

/** Products that are bought or looked at with one, else the best of the week of its leaf category: 20 at most. */
const recommended = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/goods/{id}/recommended',
    summary: '함께 보면 좋은 상품',
    tags: ['goods'],
  })
  .input(goodsId)
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(z.object({ goodsList: z.array(goodsCard) }))

/** The best of the week in the store of a product: 10 at most. */
const storeBest = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/goods/{id}/store-best',
    summary: '이 스토어 인기 상품',
    tags: ['goods'],
  })
  .input(goodsId)
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(z.object({ goodsList: z.array(goodsCard) }))

/** Videos about a product: those of its reviews, the newest first, 10 at most. */
const relationVideo = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/goods/{id}/relation-video',
    summary: '상품 동영상',
    tags: ['goods'],
  })
  .input(goodsId)
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(z.object({ videoList: z.array(relatedVideo) }))

export const goodsCalls = {
  relationVideo,
  recommended,
  storeBest,
  vsPick,
  detail,
  options,
  price,
  status,
  announcement,
  returnExchanges,
  storeInfo: info,
}
