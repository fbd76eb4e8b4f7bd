import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import { isInvoiceDue } from '@jangteo/core/settlement/settlement.rules'
import type { EntrySums, ListedEntryRow } from '@jangteo/postgres/settlement/entry-list.store'
import type { ListedStatementRow } from '@jangteo/postgres/settlement/statement-list.store'
import type { WireIdCodec } from '../wire/wire-ids.ts'

/** Maps a statement of a list to the wire. */
export function toStatementCard(wireIds: WireIdCodec, row: ListedStatementRow) {
  return {
    statementIdEncrypt: wireIds.seal('statement', row.id),
    day: row.day,
    stateEnum: row.state,
    amount: row.amount ?? row.total,
    entryCount: row.entry_count,
    holdReasonEnum: row.hold_reason,
    memo: row.memo,
    paidAt: row.paid_at?.toISOString() ?? null,
  }
}

/** Maps a statement of the operator's list to the wire. */
export function toOperatorCard(wireIds: WireIdCodec, row: ListedStatementRow, nowMs: number) {
  const { below_since: belowSince } = row
  return {
    ...toStatementCard(wireIds, row),
    storeUrl: row.store_url,
    storeName: row.store_name,
    belowSince,
    isInvoiceDue: belowSince !== null && isInvoiceDue(belowSince, kstDayOf(nowMs)),
  }
}

/** Maps sums to the wire. */
export function toSums(row: EntrySums) {
  return {
    gross: row.gross,
    sellerDiscount: row.seller_discount,
    marketDiscount: row.market_discount,
    fee: row.fee,
    feeVat: row.fee_vat,
    payable: row.payable,
  }
}

function orderNumberOfEntry({ order_id: id, ordered_at: orderedAt }: ListedEntryRow) {
  if (id === null || orderedAt === null) return null
  return orderNumberOf({ id, orderedAtMs: orderedAt.getTime() })
}

/** Maps an entry to the wire. */
export function toEntry(row: ListedEntryRow) {
  return {
    ...toSums(row),
    entryId: row.id,
    kindEnum: row.kind,
    orderNumber: orderNumberOfEntry(row),
    goodsName: row.goods_name,
    quantity: row.quantity,
    feeRateBp: row.fee_rate_bp,
    memo: row.memo,
    occurredAt: row.occurred_at.toISOString(),
  }
}
