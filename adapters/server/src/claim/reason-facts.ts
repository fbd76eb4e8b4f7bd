import { isWithdrawalLimited, type ReasonFacts } from '@jangteo/core/claim/claimReason.rules'
import { sellableStock } from '@jangteo/core/goods/option.rules'
import { isShipLate } from '@jangteo/core/order/shipDue.rules'
import { findOptions } from '@jangteo/postgres/goods/stock.store'
import * as Effect from 'effect/Effect'
import { toShippable } from '../order/item-facts.ts'
import { toSoldItem } from '../order/sold-item.ts'
import type { ItemRow } from './claim-subject.ts'
import { HOLIDAYS } from './holidays.ts'

/**
 * What decides over the reasons of a claim of these items: one of them is out of stock, the main ones among them are
 * all late, the withdrawal from one is limited. Add-ons go out with what they were bought with.
 * Source: domain-rules §1.10, A14.
 */
export const loadReasonFacts = Effect.fnUntraced(function* (
  items: readonly ItemRow[],
  nowMs: number,
) {
  const options = items.length === 0 ? [] : yield* findOptions(items.map((item) => item.option_id))
  const ids = new Set(items.map(({ id }) => id))
  const heads = items.filter(({ main_item_id: main }) => main === null || !ids.has(main))
  const facts: ReasonFacts = {
    isSoldOut: options.some(
      ({ stock, sale_status: saleStatus }) => sellableStock({ stock, saleStatus }) === 0,
    ),
    isLate:
      heads.length > 0 && heads.every((item) => isShipLate(toShippable(item), nowMs, HOLIDAYS)),
    isWithdrawalLimited: items.some((item) => isWithdrawalLimited(toSoldItem(item))),
  }
  return facts
})
