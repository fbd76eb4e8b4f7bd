import { ORDER_ITEM_FILTERS } from '@jangteo/core/order/orderItem.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, opaqueId, pageOf, pageQuery } from '../wire/wire.schemas.ts'
import { addressChangeAnswer, addressChangeInput } from './addressChange.schemas.ts'
import { orderCard, orderDetail } from './order.schemas.ts'
import { orderListPage, orderPeriodQuery } from './orderList.schemas.ts'

/** The member's orders, newest first. Days are KST, both included. */
const list = call({ who: 'member' })
  .route({ method: 'GET', path: '/orders/manages', summary: '주문 목록', tags: ['order'] })
  .input(
    z.object({
      ...pageQuery,
      mypageItemStatusEnum: z.enum(ORDER_ITEM_FILTERS).default('ALL_ORDER'),
      ...orderPeriodQuery,
    }),
  )
  .errors(refusals('PERIOD_TOO_LONG', 'PERIOD_TOO_OLD', 'PERIOD_START_AFTER_END'))
  .output(pageOf(orderCard))

/** Opens the order list. The counts are those of the list with the same days and the same goods name. */
const listPage = call({ who: 'member' })
  .route({
    method: 'GET',
    path: '/orders/pages/order-list',
    summary: '주문 목록 화면',
    tags: ['order'],
  })
  .input(z.object(orderPeriodQuery))
  .errors(refusals('PERIOD_TOO_LONG', 'PERIOD_TOO_OLD', 'PERIOD_START_AFTER_END'))
  .output(orderListPage)

/** One order, for its member or for the guest who opened it. */
const detail = call({ who: 'buyer' })
  .route({ method: 'GET', path: '/orders/manages/{id}', summary: '주문 상세', tags: ['order'] })
  .input(z.object({ id: opaqueId }))
  .errors(refusals('ORDER_NOT_FOUND'))
  .output(orderDetail)

/** Confirms the purchase of items, all or none; confirming again changes nothing. Exchange and return end with it. */
const confirm = call({ who: 'buyer' })
  .route({
    method: 'PATCH',
    path: '/orders/ships/change-status/finish',
    summary: '구매확정',
    tags: ['order'],
  })
  .input(z.object({ orderItemIdEncryptList: z.array(opaqueId).min(1).max(100) }))
  .errors(refusals('ORDER_ITEM_NOT_FOUND', 'ORDER_ITEM_NOT_CONFIRMABLE'))
  .output(done)

const ADDRESS_PATH = '/orders/manages/{id}/shipping-address/{addressId}'

/** Checks whether an order may go to another address; changes nothing. */
const checkAddress = call({ who: 'buyer' })
  .route({ method: 'POST', path: ADDRESS_PATH, summary: '배송지 변경 확인', tags: ['order'] })
  .input(addressChangeInput)
  .errors(refusals('ORDER_NOT_FOUND'))
  .output(addressChangeAnswer)

/**
 * Sends an order to another address while its state permits and its fees stay the same. Changing it to what it is
 * changes nothing.
 */
const changeAddress = call({ who: 'buyer' })
  .route({ method: 'PATCH', path: ADDRESS_PATH, summary: '배송지 변경', tags: ['order'] })
  .input(addressChangeInput)
  .errors(
    refusals(
      'ORDER_NOT_FOUND',
      'ORDER_ADDRESS_STATUS',
      'ORDER_AREA_NOT_DELIVERABLE',
      'ORDER_ADDRESS_FEE_DIFFERS',
    ),
  )
  .output(done)

export const orderCalls = { list, listPage, detail, confirm, checkAddress, changeAddress }
