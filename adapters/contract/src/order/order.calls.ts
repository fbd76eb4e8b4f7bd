import { ORDER_ITEM_FILTERS } from '@jangteo/core/order/orderItem.codes'
import { z } from 'zod'
import { buyerCall, memberCall } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, opaqueId, pageOf, pageQuery } from '../wire/wire.schemas.ts'
import { orderCard, orderDetail } from './order.schemas.ts'

/** The member's orders, newest first. Days are KST, both included. */
const list = memberCall
  .route({ method: 'GET', path: '/orders/manages', summary: '주문 목록', tags: ['order'] })
  .input(
    z.object({
      ...pageQuery,
      mypageItemStatusEnum: z.enum(ORDER_ITEM_FILTERS).default('ALL_ORDER'),
      startDate: z.iso.date().optional(),
      endDate: z.iso.date().optional(),
      goodsName: z.string().trim().max(50).optional(),
    }),
  )
  .errors(refusals('PERIOD_TOO_LONG', 'PERIOD_TOO_OLD', 'PERIOD_START_AFTER_END'))
  .output(pageOf(orderCard))

/** One order, for its member or for the guest who opened it. */
const detail = buyerCall
  .route({ method: 'GET', path: '/orders/manages/{id}', summary: '주문 상세', tags: ['order'] })
  .input(z.object({ id: opaqueId }))
  .errors(refusals('ORDER_NOT_FOUND'))
  .output(orderDetail)

/** Confirms the purchase of items, all or none; confirming again changes nothing. Exchange and return end with it. */
const confirm = buyerCall
  .route({
    method: 'PATCH',
    path: '/orders/ships/change-status/finish',
    summary: '구매확정',
    tags: ['order'],
  })
  .input(z.object({ orderItemIdEncryptList: z.array(opaqueId).min(1).max(100) }))
  .errors(refusals('ORDER_ITEM_NOT_FOUND', 'ORDER_ITEM_NOT_CONFIRMABLE'))
  .output(done)

export const orderCalls = { list, detail, confirm }
