import { TERMS_KINDS } from '@jangteo/core/terms/terms.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, pageQuery, plainId, plainIdText } from '../wire/wire.schemas.ts'
import {
  saleBuyAvailability,
  saleDraw,
  saleEntry,
  saleEntryAvailability,
  saleGoods,
  saleRankings,
  specialSale,
} from './specialSale.schemas.ts'

const tags = ['promotion']
const path = '/rr/promotion/special-sale'
const ofGoods = z.object({ saleGoodsId: plainIdText })

/** The special sale that runs, else the next one, else the last one; `null` when there was none. */
const current = call({ who: 'anybody' })
  .route({ method: 'GET', path, summary: '특별판매', tags })
  .output(z.object({ sale: specialSale.nullable() }))

/** The products of that special sale. */
const goodsList = call({ who: 'anybody' })
  .route({ method: 'GET', path: `${path}/goods-list`, summary: '특별판매 상품', tags })
  .output(z.object({ goodsList: z.array(saleGoods) }))

/** Enters the member to buy a product; a second time answers the same entry. */
const enter = call({ who: 'verified' })
  .route({ method: 'POST', path: `${path}/entry`, summary: '특별판매 응모', tags })
  .input(
    z.object({
      saleGoodsId: plainId,
      /** 16 bytes in hexadecimal, so that the hash of the entry is not the market's alone. */
      clientNonce: z
        .string()
        .regex(/^[0-9a-f]{32}$/)
        .optional(),
      agreedTermsList: z.array(z.enum(TERMS_KINDS)).max(TERMS_KINDS.length),
    }),
  )
  .errors(
    refusals(
      'SPECIAL_SALE_NOT_FOUND',
      'SALE_ENTRY_NOT_OPEN',
      'SALE_ENTRY_CLOSED',
      'ADULT_CERTIFICATION_REQUIRED',
      'TERMS_REQUIRED',
    ),
  )
  .output(saleEntry)

/** Withdraws the member's entry while others may still enter. */
const withdraw = call({ who: 'verified' })
  .route({ method: 'DELETE', path: `${path}/entry`, summary: '특별판매 응모 취소', tags })
  .input(ofGoods)
  .errors(refusals('SALE_ENTRY_NOT_FOUND', 'SALE_ENTRY_CLOSED', 'SALE_ENTRY_STATE_CHANGED'))
  .output(done)

/** The products that the caller may enter for, and their entries. */
const entryAvailability = call({ who: 'member' })
  .route({
    method: 'GET',
    path: `${path}/entry-available-check`,
    summary: '특별판매 응모 가능 확인',
    tags,
  })
  .output(saleEntryAvailability)

/** The order of the draw of a product, and the caller's place in it. */
const rankings = call({ who: 'anybody' })
  .route({ method: 'GET', path: `${path}/rankings`, summary: '특별판매 추첨 순위', tags })
  .input(ofGoods.extend(pageQuery))
  .errors(refusals('SPECIAL_SALE_NOT_FOUND', 'SALE_NOT_DRAWN'))
  .output(saleRankings)

/** The member's right to buy a product. */
const buyAvailability = call({ who: 'verified' })
  .route({
    method: 'GET',
    path: `${path}/buy-available-check`,
    summary: '특별판매 구매 가능 확인',
    tags,
  })
  .input(ofGoods)
  .errors(refusals('SPECIAL_SALE_NOT_FOUND'))
  .output(saleBuyAvailability)

/** The draw of a product with everything that its order follows from; entries are deleted 90 days after the sale. */
const draw = call({ who: 'anybody' })
  .route({ method: 'GET', path: `${path}/draw`, summary: '특별판매 추첨 기록', tags })
  .input(ofGoods.extend(pageQuery))
  .errors(refusals('SPECIAL_SALE_NOT_FOUND', 'SALE_NOT_DRAWN'))
  .output(saleDraw)

export const specialSaleCalls = {
  current,
  goodsList,
  enter,
  withdraw,
  entryAvailability,
  rankings,
  buyAvailability,
  draw,
}
