import { z } from 'zod'
import { openCall } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { currencyCode, plainIdText, won } from '../wire/wire.schemas.ts'
import { goodsDetail, goodsOption } from './goods.schemas.ts'

const goodsId = z.object({ id: plainIdText })

const detail = openCall
  .route({ method: 'GET', path: '/goods/{id}', summary: '상품 상세', tags: ['goods'] })
  .input(goodsId)
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(goodsDetail)

/** The options in the order to show them, sold-out ones included, and the add-ons. */
const options = openCall
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

const price = openCall
  .route({ method: 'GET', path: '/goods/{id}/price', summary: '상품 가격', tags: ['goods'] })
  .input(goodsId)
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(
    z.object({ listPrice: won, salePrice: won, discountRate: z.int().nullable(), currencyCode }),
  )

export const goodsCalls = { detail, options, price }
