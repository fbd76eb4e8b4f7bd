import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { currencyCode, plainIdText, won } from '../wire/wire.schemas.ts'
import {
  goodsAnnouncement,
  goodsDetail,
  goodsOption,
  goodsStatus,
  returnGuide,
  storeInfo,
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

export const goodsCalls = {
  detail,
  options,
  price,
  status,
  announcement,
  returnExchanges,
  storeInfo: info,
}
