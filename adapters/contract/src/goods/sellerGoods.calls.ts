import { GOODS_STOCK_MAX } from '@jangteo/core/goods/goodsContent.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, pageOf, plainId, plainIdText, ynFlag } from '../wire/wire.schemas.ts'
import {
  goodsContent,
  listingAnswer,
  listingCount,
  sellerGoodsDetail,
  sellerGoodsQuery,
  sellerGoodsRow,
} from './sellerGoods.schemas.ts'

const byId = z.object({ id: plainIdText })
const tags = ['seller']

/** Lists the store's products, the newest first, with the number in each state. */
const list = call({ who: 'seller', permission: 'GOODS' })
  .route({ method: 'GET', path: '/sellers/goods', summary: '내 상품 목록', tags })
  .input(sellerGoodsQuery)
  .output(pageOf(sellerGoodsRow).extend({ countList: z.array(listingCount) }))

/** Shows a product of the store as its form needs it. */
const detail = call({ who: 'seller', permission: 'GOODS' })
  .route({ method: 'GET', path: '/sellers/goods/{id}', summary: '내 상품', tags })
  .input(byId)
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(sellerGoodsDetail)

/** Saves a draft. Buyers see it once it was submitted. */
const create = call({ who: 'seller', permission: 'GOODS', isIdempotent: true })
  .route({ method: 'POST', path: '/sellers/goods', summary: '상품 등록', tags })
  .input(goodsContent)
  .errors(
    refusals(
      'GOODS_CONTENT_INVALID',
      'GOODS_CODE_TAKEN',
      'CATEGORY_NOT_FOUND',
      'BRAND_NOT_FOUND',
      'POLICY_NOT_FOUND',
      'FILE_NOT_FOUND',
    ),
  )
  .output(listingAnswer)

/**
 * Changes a product. Texts of one that is reviewed wait as a revision, price and stock never do; of two edits of one
 * version the first wins.
 */
const edit = call({ who: 'seller', permission: 'GOODS' })
  .route({ method: 'PUT', path: '/sellers/goods/{id}', summary: '상품 수정', tags })
  .input(goodsContent.extend({ id: plainIdText, version: z.int().min(1) }))
  .errors(
    refusals(
      'GOODS_NOT_FOUND',
      'GOODS_CONTENT_INVALID',
      'GOODS_CODE_TAKEN',
      'GOODS_CHANGED',
      'GOODS_OPTION_REMOVED',
      'GOODS_OPTION_RENAMED',
      'GOODS_IN_REVIEW',
      'GOODS_DELETED',
      'GOODS_STEP_REFUSED',
      'CATEGORY_NOT_FOUND',
      'BRAND_NOT_FOUND',
      'POLICY_NOT_FOUND',
      'FILE_NOT_FOUND',
    ),
  )
  .output(listingAnswer)

const stepRefusals = refusals(
  'GOODS_NOT_FOUND',
  'GOODS_INCOMPLETE',
  'GOODS_IN_REVIEW',
  'GOODS_NOTHING_TO_REVIEW',
  'GOODS_HAS_OPEN_ORDER',
  'GOODS_STEP_REFUSED',
  'GOODS_DELETED',
)

/** Lists a complete product at once, or asks for its review. */
const submit = call({ who: 'seller', permission: 'GOODS' })
  .route({ method: 'POST', path: '/sellers/goods/{id}/submit', summary: '판매 요청', tags })
  .input(byId)
  .errors(stepRefusals)
  .output(listingAnswer)

/** Takes back the request for a review, of a product or of its new texts. */
const withdraw = call({ who: 'seller', permission: 'GOODS' })
  .route({ method: 'POST', path: '/sellers/goods/{id}/withdraw', summary: '심사 요청 취소', tags })
  .input(byId)
  .errors(stepRefusals)
  .output(listingAnswer)

/** Deletes a product without an open order. */
const remove = call({ who: 'seller', permission: 'GOODS' })
  .route({ method: 'DELETE', path: '/sellers/goods/{id}', summary: '상품 삭제', tags })
  .input(byId)
  .errors(stepRefusals)
  .output(listingAnswer)

/** Stops the sale of a product; it stays listed, and its page says so. */
const stop = call({ who: 'seller', permission: 'GOODS' })
  .route({ method: 'POST', path: '/sellers/goods/{id}/stop', summary: '판매 중지', tags })
  .input(byId)
  .errors(refusals('GOODS_NOT_FOUND', 'GOODS_DELETED'))
  .output(done)

/** Sells a product again that its seller stopped. */
const resume = call({ who: 'seller', permission: 'GOODS' })
  .route({ method: 'POST', path: '/sellers/goods/{id}/resume', summary: '판매 재개', tags })
  .input(byId)
  .errors(refusals('GOODS_NOT_FOUND', 'GOODS_DELETED'))
  .output(done)

/** Sets the stock of an option, if it still is what the seller saw. */
const setStock = call({ who: 'seller', permission: 'GOODS' })
  .route({
    method: 'PUT',
    path: '/sellers/goods/{id}/options/{optionId}/stock',
    summary: '재고 변경',
    tags,
  })
  .input(
    z.object({
      id: plainIdText,
      optionId: plainIdText,
      stock: z.int().min(0).max(GOODS_STOCK_MAX),
      seenStock: z.int().min(0),
    }),
  )
  .errors(refusals('GOODS_NOT_FOUND', 'STOCK_CHANGED'))
  .output(z.object({ optionId: plainId, stock: z.int() }))

/** Leaf categories, brands and shipping policies that a product may name. */
const choices = call({ who: 'seller', permission: 'GOODS' })
  .route({ method: 'GET', path: '/sellers/goods-choices', summary: '상품 등록 선택지', tags })
  .output(
    z.object({
      categoryList: z.array(
        z.object({ categoryId: plainId, name: z.string(), reviewedYn: ynFlag }),
      ),
      brandList: z.array(z.object({ brandId: plainId, name: z.string() })),
      policyList: z.array(z.object({ shippingPolicyId: plainId, name: z.string() })),
    }),
  )

export const sellerGoodsCalls = {
  list,
  detail,
  create,
  edit,
  submit,
  withdraw,
  remove,
  stop,
  resume,
  setStock,
  choices,
}
