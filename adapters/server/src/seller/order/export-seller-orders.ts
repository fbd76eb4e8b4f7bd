import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { COURIER_LABELS } from '@jangteo/core/delivery/courier.codes'
import { type BuyerData, decideBuyerDataOpen, maskBuyer } from '@jangteo/core/order/buyerData.rules'
import { itemNumberOf } from '@jangteo/core/order/itemNumber.rules'
import { ORDER_ITEM_STATUS_LABELS } from '@jangteo/core/order/orderItem.codes'
import { ORDER_ROWS_REACHED_MAX } from '@jangteo/core/order/sellerOrderSearch.rules'
import { transaction } from '@jangteo/postgres/database/db'
import {
  listSellerItems,
  searchSellerItems,
  type SellerItemRow,
} from '@jangteo/postgres/order/seller-item.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingSeller } from '../../call/staff-caller.ts'
import { writeCsv } from '../../csv/write-csv.ts'
import { findItemClaims } from '../../order/newest-claims.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { toBuyerData, toSoldItemEnd } from './buyer-answer.ts'
import { requireOpeningReason } from './open-buyer.ts'
import { readSellerSearch, type SellerOrderFilter } from './search-seller-orders.ts'
import { orderNumberOfItem } from './seller-item-answer.ts'

type Input = SellerOrderFilter & { readonly reason: string | null }

/** The columns of the file; the first three are those of a ship-file. */
const COLUMNS = [
  '주문상품번호',
  '택배사',
  '송장번호',
  '상태',
  '결제일시',
  '상품명',
  '옵션',
  '수량',
  '결제금액',
  '주문자',
  '주문자 연락처',
  '받는 분',
  '받는 분 연락처',
  '우편번호',
  '주소',
  '상세주소',
  '배송요청',
] as const

const timeOf = (at: Date | null) => (at === null ? '' : formatDateTime(at.getTime()))

function toCells(row: SellerItemRow, buyer: BuyerData) {
  return [
    itemNumberOf(orderNumberOfItem(row), row.place),
    row.courier === null ? '' : COURIER_LABELS[row.courier],
    row.invoice_number ?? '',
    ORDER_ITEM_STATUS_LABELS[row.status],
    timeOf(row.paid_at),
    row.goods_name,
    row.option_name,
    row.quantity,
    row.paid_amount,
    buyer.ordererName,
    buyer.ordererMobile,
    buyer.receiverName,
    buyer.receiverMobile,
    buyer.zonecode,
    buyer.roadAddress,
    buyer.detailAddress,
    buyer.deliveryRequest,
  ]
}

/** Returns the buyer of each item: in clear where the file is opened and the item still allows it. */
const findBuyers = Effect.fnUntraced(function* (rows: readonly SellerItemRow[], isOpened: boolean) {
  const nowMs = yield* Clock.currentTimeMillis
  const claimsOf = yield* findItemClaims(isOpened ? rows.map(({ id }) => id) : [])
  return (row: SellerItemRow) => {
    const buyer = toBuyerData(row)
    const isOpen = isOpened && decideBuyerDataOpen([toSoldItemEnd(row, claimsOf)], nowMs).ok
    return isOpen ? buyer : maskBuyer(buyer)
  }
})

/**
 * Writes the items of a seller's filters as a file for a spreadsheet, as far as a table reaches. With a reason buyers are
 * in clear, and the audit log has a line. Refusals: those of the period, OPENING_REASON_REQUIRED.
 */
export const exportSellerOrders = Effect.fnUntraced(function* ({ reason, ...filter }: Input) {
  if (reason !== null) yield* requireOpeningReason(reason)
  const page = { offset: 0, limit: ORDER_ROWS_REACHED_MAX }
  const search = yield* readSellerSearch(filter, page)
  const rows = yield* listSellerItems(yield* searchSellerItems(search))
  const buyerOf = yield* findBuyers(rows, reason !== null)
  if (reason !== null) {
    const { storeId } = yield* callingSeller
    yield* recordAudit({
      call: 'sellerOrder.exportCsv',
      target: `store:${storeId}`,
      before: null,
      after: { tab: filter.sellerOrderTabEnum, itemCount: rows.length },
      reason,
    })
  }
  const day = kstDayOf(yield* Clock.currentTimeMillis).replaceAll('-', '')
  const cells = rows.map((row) => toCells(row, buyerOf(row)))
  return { fileName: `주문_${day}.csv`, text: writeCsv(COLUMNS, cells) }
}, transaction)
