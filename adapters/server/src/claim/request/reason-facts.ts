import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import {
  combineReasonFacts,
  isWithdrawalLimited,
  type ItemReasonFacts,
  offeredReasons,
  type ReasonFacts,
} from '@jangteo/core/claim/request/claimReason.rules'
import { sellableStock } from '@jangteo/core/goods/option.rules'
import { isShipLate } from '@jangteo/core/order/shipDue.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { findOptions } from '@jangteo/postgres/goods/stock.store'
import type { ItemRow } from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'
import { toShippable } from '../../order/item-facts.ts'
import { toSoldItem } from '../../order/sold-item.ts'
import { HOLIDAYS } from '../../calendar/holidays.ts'

/** Loads the facts of each item that its reasons depend on. Source: domain-rules §1.10, A14. */
export const loadItemReasonFacts = Effect.fnUntraced(function* (
  items: readonly ItemRow[],
  nowMs: number,
): Effect.fn.Return<ItemReasonFacts[], never, Db> {
  const options = items.length === 0 ? [] : yield* findOptions(items.map((item) => item.option_id))
  const soldOut = new Set(
    options
      .filter(({ stock, sale_status: saleStatus }) => sellableStock({ stock, saleStatus }) === 0)
      .map(({ id }) => id),
  )
  return items.map((item): ItemReasonFacts => ({
    itemId: item.id,
    mainItemId: item.main_item_id,
    isSoldOut: soldOut.has(item.option_id),
    isLate: isShipLate(toShippable(item), nowMs, HOLIDAYS),
    isWithdrawalLimited: isWithdrawalLimited(toSoldItem(item)),
  }))
})

/**
 * True when no reason is open for a claim of these items: their withdrawal is limited, and nothing went wrong with
 * them.
 */
export function isWithoutReason(
  type: RequestableClaimType,
  orderItemIds: readonly number[],
  facts: readonly ItemReasonFacts[],
): boolean {
  const claimed = facts.filter(({ itemId }) => orderItemIds.some((id) => id === itemId))
  return offeredReasons(type, combineReasonFacts(claimed)).length === 0
}

/** Loads the facts that the reasons of a claim of these items depend on. */
export const loadReasonFacts = Effect.fnUntraced(function* (
  items: readonly ItemRow[],
  nowMs: number,
): Effect.fn.Return<ReasonFacts, never, Db> {
  return combineReasonFacts(yield* loadItemReasonFacts(items, nowMs))
})
