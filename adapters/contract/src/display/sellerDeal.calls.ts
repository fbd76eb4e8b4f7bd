import { DEAL_AFTER_ENDS, DEAL_STATES } from '@jangteo/core/display/deal.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, moment, pageOf, pageQuery, plainId, plainIdText, won } from '../wire/wire.schemas.ts'

const tags = ['seller']

const deal = z.object({
  dealPrice: won,
  startsAt: moment,
  endsAt: moment,
  /** Pieces of the deal; `null` without a bound. */
  quantityTotal: z.int().min(1).nullable(),
  /** Pieces that a person may buy; `null` without a bound. */
  personMax: z.int().min(1).nullable(),
  afterEndEnum: z.enum(DEAL_AFTER_ENDS),
})

const dealRow = deal.extend({
  dealId: plainId,
  goodsId: plainId,
  goodsName: z.string(),
  picture: z.string(),
  salePrice: won,
  stateEnum: z.enum(DEAL_STATES),
  taken: z.int(),
})

/** A deal that was saved. */
export const sellerDealSaved = z.object({ dealId: plainId })

const planRefusals = refusals(
  'DEAL_GOODS_NOT_LISTED',
  'DEAL_PRICE_INVALID',
  'DEAL_PERIOD_INVALID',
  'DEAL_OUTSIDE_SALE',
  'DEAL_BOUNDS_INVALID',
  'DEAL_OVERLAPS',
)

/** Lists the deals of the store, those that end last first. */
const list = call({ who: 'seller', permission: 'GOODS' })
  .route({ method: 'GET', path: '/sellers/deals', summary: '특가 목록', tags })
  .input(z.object(pageQuery))
  .output(pageOf(dealRow))

/** Plans a deal of a listed product. */
const create = call({ who: 'seller', permission: 'GOODS', isIdempotent: true })
  .route({ method: 'POST', path: '/sellers/deals', summary: '특가 등록', tags })
  .input(deal.extend({ goodsId: plainId }))
  .errors({ ...planRefusals, ...refusals('GOODS_NOT_FOUND') })
  .output(sellerDealSaved)

/** Changes a deal that has not begun. */
const edit = call({ who: 'seller', permission: 'GOODS' })
  .route({ method: 'PUT', path: '/sellers/deals/{id}', summary: '특가 수정', tags })
  .input(deal.extend({ id: plainIdText }))
  .errors({ ...planRefusals, ...refusals('DEAL_NOT_FOUND', 'DEAL_STARTED') })
  .output(sellerDealSaved)

/** Stops a deal, whether it has begun or not; what was ordered keeps its price. */
const stop = call({ who: 'seller', permission: 'GOODS' })
  .route({ method: 'DELETE', path: '/sellers/deals/{id}', summary: '특가 중단', tags })
  .input(z.object({ id: plainIdText }))
  .errors(refusals('DEAL_NOT_FOUND'))
  .output(done)

export const sellerDealCalls = { list, create, edit, stop }
