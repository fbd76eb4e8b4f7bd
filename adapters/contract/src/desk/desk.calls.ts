import { ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import { z } from 'zod'
import { openCall } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { moment, opaqueId } from '../wire/wire.schemas.ts'

const deskEvent = z.object({
  type: z.string(),
  actor: z.enum(['seller', 'carrier', 'gateway', 'system']),
  label: z.string(),
})

const deskItem = z.object({
  orderItemIdEncrypt: opaqueId,
  orderNumber: z.string(),
  orderedAt: moment,
  buyer: z.string(),
  goodsName: z.string(),
  optionName: z.string(),
  quantity: z.int(),
  orderItemStatusEnum: z.enum(ORDER_ITEM_STATUSES),
  events: z.array(deskEvent),
})

/** Development only: the newest order items with the events that seller, carrier, gateway and clock may send to each. */
const list = openCall
  .route({ method: 'GET', path: '/dev/desk/order-items', summary: '데스크', tags: ['desk'] })
  .output(z.object({ content: z.array(deskItem) }))

/** Development only: sends one of those events. */
const send = openCall
  .route({
    method: 'POST',
    path: '/dev/desk/order-items/{id}/events',
    summary: '이벤트 보내기',
    tags: ['desk'],
  })
  .input(z.object({ id: opaqueId, type: z.string().min(1).max(60) }))
  .errors(refusals('ORDER_ITEM_NOT_FOUND', 'ORDER_ITEM_STATUS_CHANGED'))
  .output(deskItem)

export const deskCalls = { list, send }
