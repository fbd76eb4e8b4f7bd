import type { Won } from '@jangteo/core/money/money.rules'
import {
  type EntryAmounts,
  isShippingDue,
  payableOn,
  settlePassedFee,
  settleSale,
} from '@jangteo/core/settlement/settlement.rules'
import type { EntryKind } from '@jangteo/core/settlement/settlement.codes'
import type { Db } from '@jangteo/postgres/database/db'
import {
  findSettledItem,
  findStoreOfClaim,
  insertEntry,
  listGroupOfItem,
  openStatement,
  type SettledItemRow,
} from '@jangteo/postgres/settlement/entry.store'
import * as Effect from 'effect/Effect'
import { HOLIDAYS } from '../calendar/holidays.ts'
import type { MessageTo } from '../entity/entity-message.ts'

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

/** Settles a confirmed item by the rate and the shares that were frozen on it. */
const settleConfirmed = Effect.fnUntraced(function* (item: SettledItemRow, atMs: number) {
  const ofStore = { discount: item.store_coupon_discount, market: item.store_coupon_market }
  yield* writeEntry({
    storeId: item.store_id,
    kind: 'SALE',
    source: `item:${item.id}`,
    orderId: item.order_id,
    orderItemId: item.id,
    atMs,
    amounts: settleSale({
      salePrice: item.sale_price,
      quantity: item.quantity,
      feeRateBp: item.fee_rate_bp,
      discounts: [
        { discount: item.goods_coupon_discount, market: item.goods_coupon_market },
        { discount: item.duplication_coupon_discount, market: item.duplication_coupon_market },
        ...(item.is_store_share_withdrawn ? [] : [ofStore]),
      ],
    }),
  })
})

/** Settles the delivery fees of an item's group once its last item has ended. */
const settleGroup = Effect.fnUntraced(function* (itemId: number, atMs: number) {
  const items = yield* listGroupOfItem(itemId)
  const [first] = items
  if (first === undefined) return
  const known = items.map((item) => ({ status: item.status, isShipped: item.shipped_at !== null }))
  const fees = first.charged_fee + first.charged_area_fee
  if (fees === 0 || !isShippingDue(known)) return
  yield* writeEntry({
    storeId: first.store_id,
    kind: 'SHIPPING',
    source: `group:${first.group_id}`,
    orderId: first.order_id,
    amounts: settlePassedFee(fees),
    atMs,
  })
})

/** Settles an item that has ended: its sale where it was confirmed, and the delivery of its group. */
const settleItem = Effect.fnUntraced(function* (itemId: number, atMs: number) {
  const item = yield* findSettledItem(itemId)
  if (item.status === 'BF') yield* settleConfirmed(item, atMs)
  yield* settleGroup(itemId, atMs)
})

type ChargedClaim = { readonly claimId: number; readonly fees: Won }

/** Settles what the buyer paid for the shipments of a claim that was carried out, or refused after its collection. */
const settleClaim = Effect.fnUntraced(function* ({ claimId, fees }: ChargedClaim, atMs: number) {
  const { order_id: orderId, store_id: storeId } = yield* findStoreOfClaim(claimId)
  yield* writeEntry({
    storeId,
    kind: 'CLAIM_FEE',
    source: `claim:${claimId}`,
    orderId,
    amounts: settlePassedFee(fees),
    atMs,
  })
})

/**
 * Writes the entries that a step of an item or a claim means for its store. A message that comes twice changes nothing,
 * because an entry is unique by its kind and source. Safe only with the order locked. Source: market-rules §9.5.
 */
export const receiveSettlementMessage = (
  message: MessageTo<'settlement'>,
): Effect.Effect<void, never, Db> => {
  const { atMs } = message
  return message.event === 'claim.charged'
    ? settleClaim(message, atMs)
    : settleItem(message.itemId, atMs)
}
