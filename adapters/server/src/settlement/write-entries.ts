import type { Won } from '@jangteo/core/money/money.rules'
import {
  correctEntry,
  type EntryAmounts,
  isShippingDue,
  payableOn,
  settlePassedFee,
  settleSale,
} from '@jangteo/core/settlement/settlement.rules'
import type { EntryKind } from '@jangteo/core/settlement/settlement.codes'
import type { Db } from '@jangteo/postgres/database/db'
import {
  type EntryAmountsRow,
  findSettledItem,
  findStoreOfClaim,
  insertEntry,
  listEntriesOfItem,
  listEntriesOfSource,
  listGroupOfItem,
  listWithdrawnShares,
  openStatement,
  type SettledItemRow,
} from '@jangteo/postgres/settlement/entry.store'
import * as Effect from 'effect/Effect'
import { HOLIDAYS } from '../calendar/holidays.ts'
import type { MessageTo } from '../entity/entity-message.ts'

function toAmounts(row: EntryAmountsRow): EntryAmounts {
  return {
    gross: row.gross,
    sellerDiscount: row.seller_discount,
    marketDiscount: row.market_discount,
    feeRateBp: row.fee_rate_bp,
    fee: row.fee,
    feeVat: row.fee_vat,
    payable: row.payable,
  }
}

/** An entry to write: the source names it once a kind. */
export type EntryToWrite = {
  readonly storeId: number
  readonly kind: EntryKind
  readonly source: string
  readonly orderId?: number
  readonly orderItemId?: number
  readonly amounts: EntryAmounts
  readonly memo?: string
  readonly atMs: number
}

/** Writes an entry, payable two business days later, and opens the statement of that day. */
export const writeEntry = Effect.fnUntraced(function* (
  entry: EntryToWrite,
): Effect.fn.Return<void, never, Db> {
  const { storeId, kind, source, amounts, atMs } = entry
  const day = payableOn(atMs, HOLIDAYS)
  const at = new Date(atMs)
  yield* insertEntry({
    store_id: storeId,
    kind,
    source,
    order_id: entry.orderId ?? null,
    order_item_id: entry.orderItemId ?? null,
    gross: amounts.gross,
    seller_discount: amounts.sellerDiscount,
    market_discount: amounts.marketDiscount,
    fee_rate_bp: amounts.feeRateBp,
    fee: amounts.fee,
    fee_vat: amounts.feeVat,
    payable: amounts.payable,
    memo: entry.memo ?? '',
    occurred_at: at,
    payable_on: day,
  })
  yield* openStatement({ storeId, day, at })
})

type Settling = {
  readonly of: Omit<EntryToWrite, 'amounts' | 'kind' | 'source'>
  /** Entries so far, oldest first. */
  readonly settled: readonly EntryAmountsRow[]
  /** Amounts that it comes to now; `null` for nothing. */
  readonly now: EntryAmounts | null
}

type Named = Pick<EntryToWrite, 'kind' | 'source'>

/** Writes what something comes to now: the first entry as it is named, or the correction of those so far. */
const settle = Effect.fnUntraced(function* (
  { of, settled, now }: Settling,
  first: Named,
  correctionSource: string,
): Effect.fn.Return<void, never, Db> {
  if (settled.length === 0) {
    if (now !== null) yield* writeEntry({ ...of, ...first, amounts: now })
    return
  }
  const amounts = correctEntry(settled.map(toAmounts), now)
  if (amounts === null) return
  yield* writeEntry({ ...of, kind: 'AFTER_SALE', source: correctionSource, amounts })
})

/** Settles a confirmed item by the rate and the shares that were frozen on it. */
function saleOf(item: SettledItemRow): EntryAmounts {
  const ofStore = { discount: item.store_coupon_discount, market: item.store_coupon_market }
  return settleSale({
    salePrice: item.sale_price,
    quantity: item.quantity,
    feeRateBp: item.fee_rate_bp,
    discounts: [
      { discount: item.goods_coupon_discount, market: item.goods_coupon_market },
      { discount: item.duplication_coupon_discount, market: item.duplication_coupon_market },
      ...(item.is_store_share_withdrawn ? [] : [ofStore]),
    ],
  })
}

/**
 * Settles the sale of an item: once it is confirmed, and afterwards what it has come to by a claim. A returned one leaves
 * the exact opposite of what was settled of it.
 */
const settleSold = Effect.fnUntraced(function* (item: SettledItemRow, atMs: number) {
  const { id, store_id: storeId, order_id: orderId } = item
  const now = item.status === 'BF' ? saleOf(item) : null
  const settled = yield* listEntriesOfItem(id)
  const of = { storeId, orderId, orderItemId: id, atMs }
  const source = `item:${id}`
  const correctionSource = now === null ? source : `${source}:coupon`
  yield* settle({ of, settled, now }, { kind: 'SALE', source }, correctionSource)
})

/** Settles the delivery fees of an item's group once its last item has ended, and what a later claim changes of them. */
const settleGroup = Effect.fnUntraced(function* (itemId: number, atMs: number) {
  const items = yield* listGroupOfItem(itemId)
  const [first] = items
  if (first === undefined) return
  const known = items.map((item) => ({ status: item.status, isShipped: item.shipped_at !== null }))
  if (!isShippingDue(known)) return
  const { group_id: groupId, store_id: storeId, order_id: orderId } = first
  const fees = first.charged_fee + first.charged_area_fee
  const now = fees === 0 ? null : settlePassedFee(fees)
  const source = `group:${groupId}`
  const settled = yield* listEntriesOfSource(orderId, source)
  const of = { storeId, orderId, atMs }
  yield* settle({ of, settled, now }, { kind: 'SHIPPING', source }, `${source}:item:${itemId}`)
})

/** Settles an item that has ended: its sale, and the delivery of its group. */
const settleItem = Effect.fnUntraced(function* (itemId: number, atMs: number) {
  yield* settleSold(yield* findSettledItem(itemId), atMs)
  yield* settleGroup(itemId, atMs)
})

/** Settles the confirmed items of an order that a claim has taken a store coupon from: their buyer has paid more. */
const settleWithdrawnShares = Effect.fnUntraced(function* (orderId: number, atMs: number) {
  for (const id of yield* listWithdrawnShares(orderId)) {
    yield* settleSold(yield* findSettledItem(id), atMs)
  }
})

type ChargedClaim = { readonly claimId: number; readonly fees: Won }

/**
 * Settles what the buyer paid for the shipments of a claim that was carried out, or refused after its collection; what was
 * settled before is corrected, as when a dispute has it paid back.
 */
const settleClaim = Effect.fnUntraced(function* ({ claimId, fees }: ChargedClaim, atMs: number) {
  const { order_id: orderId, store_id: storeId } = yield* findStoreOfClaim(claimId)
  const source = `claim:${claimId}`
  const now = fees === 0 ? null : settlePassedFee(fees)
  const settled = yield* listEntriesOfSource(orderId, source)
  yield* settle(
    { of: { storeId, orderId, atMs }, settled, now },
    { kind: 'CLAIM_FEE', source },
    source,
  )
})

/**
 * Writes the entries that a step of an item or a claim means for its store. A message that comes twice changes nothing,
 * because an entry is unique by its kind and source. Safe only with the order locked. Source: market-rules §9.5.
 */
export const receiveSettlementMessage = (
  message: MessageTo<'settlement'>,
): Effect.Effect<void, never, Db> => {
  const { atMs } = message
  switch (message.event) {
    case 'claim.charged':
      return settleClaim(message, atMs)
    case 'shares.withdrawn':
      return settleWithdrawnShares(message.orderId, atMs)
    case 'item.ended':
      return settleItem(message.itemId, atMs)
  }
}
