import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { opaqueId, pageOf } from '../wire/wire.schemas.ts'
import { operatorOrder, operatorOrderDetail, operatorOrderQuery } from './operatorOrder.schemas.ts'
import { buyerData, openingReason } from './sellerOrder.schemas.ts'

const tags = ['operatorOrder']
const looking = () => call({ who: 'operator', permission: 'ORDERS' })

/** Orders of the market, the newest first; `capped` when there are more than the table reaches. */
const list = looking()
  .route({ method: 'GET', path: '/operators/orders', summary: '운영자 주문 목록', tags })
  .input(operatorOrderQuery)
  .errors(refusals('PERIOD_TOO_LONG', 'PERIOD_TOO_OLD', 'PERIOD_START_AFTER_END'))
  .output(pageOf(operatorOrder).extend({ capped: z.boolean() }))

/** One order with its items, claims and refunds, its buyer masked. */
const detail = looking()
  .route({ method: 'GET', path: '/operators/orders/{id}', summary: '운영자 주문 상세', tags })
  .input(z.object({ id: opaqueId }))
  .errors(refusals('ORDER_NOT_FOUND'))
  .output(operatorOrderDetail)

/** Opens the buyer of an order, with a reason that the audit log keeps. */
const openBuyer = looking()
  .route({
    method: 'POST',
    path: '/operators/orders/{id}/buyer',
    summary: '운영자 구매자 정보 보기',
    tags,
  })
  .input(z.object({ id: opaqueId, reason: openingReason }))
  .errors(refusals('ORDER_NOT_FOUND', 'OPENING_REASON_REQUIRED'))
  .output(buyerData)

export const operatorOrderCalls = { list, detail, openBuyer }
