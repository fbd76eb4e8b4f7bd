import { COURIERS } from '@jangteo/core/delivery/courier.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { csvFile } from '../upload/upload.schemas.ts'
import { opaqueId, pageOf } from '../wire/wire.schemas.ts'
import {
  buyerData,
  itemResults,
  namedItems,
  openingReason,
  sellerOrderCounts,
  sellerOrderDetail,
  sellerOrderFilter,
  sellerOrderItem,
  sellerOrderQuery,
} from './sellerOrder.schemas.ts'

const tags = ['sellerOrder']
const periodRefusals = refusals('PERIOD_TOO_LONG', 'PERIOD_TOO_OLD', 'PERIOD_START_AFTER_END')

const selling = () => call({ who: 'seller', permission: 'ORDERS' })

/**
 * The items that a store sold, the newest order first; `capped` when there are more than the table reaches. Names of
 * buyers are masked.
 */
const list = selling()
  .route({ method: 'GET', path: '/sellers/orders', summary: '판매자 주문 목록', tags })
  .input(sellerOrderQuery)
  .errors(periodRefusals)
  .output(pageOf(sellerOrderItem).extend({ capped: z.boolean() }))

/** Unshipped items of the store by what is to be done with them. */
const counts = selling()
  .route({ method: 'GET', path: '/sellers/orders/counts', summary: '판매자 주문 수', tags })
  .output(sellerOrderCounts)

/** The items that the store sold in one order, its buyer masked. */
const detail = selling()
  .route({ method: 'GET', path: '/sellers/orders/{id}', summary: '판매자 주문 상세', tags })
  .input(z.object({ id: opaqueId }))
  .errors(refusals('ORDER_NOT_FOUND'))
  .output(sellerOrderDetail)

/** Opens the buyer of an order, with a reason that the audit log keeps; until 90 days after the items ended. */
const openBuyer = selling()
  .route({ method: 'POST', path: '/sellers/orders/{id}/buyer', summary: '구매자 정보 보기', tags })
  .input(z.object({ id: opaqueId, reason: openingReason }))
  .errors(refusals('ORDER_NOT_FOUND', 'OPENING_REASON_REQUIRED', 'BUYER_DATA_CLOSED'))
  .output(buyerData)

/**
 * The items of the filters as a file for a spreadsheet, which is a ship-file once couriers and numbers are filled in.
 * Buyers are masked without a reason; with one, those that may still be opened are in clear.
 */
const exportCsv = selling()
  .route({ method: 'POST', path: '/sellers/orders.csv', summary: '판매자 주문 파일', tags })
  .input(z.object({ ...sellerOrderFilter, reason: openingReason.nullable().default(null) }))
  .errors({ ...periodRefusals, ...refusals('OPENING_REASON_REQUIRED') })
  .output(csvFile)

/** Acknowledges items (발주확인). */
const acknowledge = selling()
  .route({ method: 'POST', path: '/sellers/orders/acknowledge', summary: '발주확인', tags })
  .input(z.object(namedItems))
  .output(itemResults)

/** Ships items in one parcel; of items that are in it already nothing changes. */
const ship = selling()
  .route({ method: 'POST', path: '/sellers/orders/ship', summary: '송장 등록', tags })
  .input(z.object({ ...namedItems, courierEnum: z.enum(COURIERS), invoice: z.string().max(60) }))
  .errors(refusals('COURIER_REQUIRED', 'INVOICE_NUMBER_REQUIRED', 'INVOICE_NUMBER_INVALID'))
  .output(itemResults)

/** Takes back the invoices of items that no carrier has scanned yet. */
const removeInvoice = selling()
  .route({ method: 'POST', path: '/sellers/orders/remove-invoice', summary: '송장 취소', tags })
  .input(z.object(namedItems))
  .output(itemResults)

/** Notifies buyers that items ship later: why, and on which Korean day. */
const delay = selling()
  .route({ method: 'POST', path: '/sellers/orders/delay', summary: '발송지연 안내', tags })
  .input(z.object({ ...namedItems, reason: z.string().max(300), shipsOn: z.iso.date() }))
  .errors(refusals('DELAY_REASON_REQUIRED', 'DELAY_DAY_INVALID'))
  .output(itemResults)

/** Refuses to sell items: they are cancelled at the seller's fault, a main item with its add-ons. */
const refuse = selling()
  .route({ method: 'POST', path: '/sellers/orders/refuse', summary: '판매거부', tags })
  .input(z.object({ ...namedItems, memo: z.string().normalize('NFC').trim().max(500) }))
  .errors(refusals('CLAIM_REASON_DETAIL_REQUIRED'))
  .output(itemResults)

export const sellerOrderCalls = {
  list,
  counts,
  detail,
  openBuyer,
  exportCsv,
  acknowledge,
  ship,
  removeInvoice,
  delay,
  refuse,
}
