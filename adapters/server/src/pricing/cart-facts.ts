import type { BuyFacts } from '@jangteo/core/cart/buyAvailability.rules'
import type { BuyGoodsFacts, BuyOptionFacts } from '@jangteo/core/cart/buyCheck.rules'
import type { CartLine } from '@jangteo/core/cart/cart.rules'
import { displaySaleStatus } from '@jangteo/core/goods/saleStatus.rules'
import { isAdultCertified } from '@jangteo/core/member/age.rules'
import { type BuyRow, countBought } from '@jangteo/postgres/cart/cart.store'
import type { Db } from '@jangteo/postgres/database/db'
import { findMember } from '@jangteo/postgres/member/member.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { type CallerIdentity, memberIdOf } from '../call/caller.ts'
import { toLimits } from '../goods/show-goods.ts'

/** A row of the cart as the rules know it. */
export function toCartLine(
  row: Pick<BuyRow, 'id' | 'main_line_id' | 'goods_id' | 'option_id' | 'quantity'>,
): CartLine {
  return {
    cartId: row.id,
    mainCartId: row.main_line_id,
    goodsId: row.goods_id,
    optionId: row.option_id,
    quantity: row.quantity,
  }
}

function toGoodsFacts(row: BuyRow, nowMs: number): BuyGoodsFacts {
  return {
    ...toLimits(row),
    displaySaleStatus: displaySaleStatus(
      {
        saleStatus: row.sale_status,
        saleStartsAtMs: row.sale_starts_at?.getTime() ?? null,
        saleEndsAtMs: row.sale_ends_at?.getTime() ?? null,
        hasStock: true,
      },
      nowMs,
    ),
    isAdultOnly: row.is_adult_only,
    optionNames: row.option_names,
  }
}

function toOptionFacts(row: BuyRow): BuyOptionFacts {
  return {
    goodsId: row.goods_id,
    kind: row.option_kind,
    optionValues: row.option_values,
    stock: row.stock,
    saleStatus: row.option_sale_status,
  }
}

/** Everything that decides whether these lines can be bought by this caller now; what no line depends on is not asked. */
export const loadBuyFacts = Effect.fnUntraced(function* (
  rows: readonly BuyRow[],
  caller: CallerIdentity,
): Effect.fn.Return<BuyFacts, never, Db> {
  const nowMs = yield* Clock.currentTimeMillis
  const memberId = memberIdOf(caller)
  const isAgeAsked = rows.some((row) => row.is_adult_only)
  const member = memberId === null || !isAgeAsked ? null : yield* findMember(memberId)
  const limited = rows.filter((row) => row.account_quantity_max !== null)
  const limitedIds = [...new Set(limited.map((row) => row.goods_id))]
  const bought =
    memberId === null || limitedIds.length === 0 ? [] : yield* countBought(memberId, limitedIds)
  const facts: BuyFacts = {
    goods: new Map(rows.map((row) => [row.goods_id, toGoodsFacts(row, nowMs)])),
    options: new Map(rows.map((row) => [row.option_id, toOptionFacts(row)])),
    buyer: {
      caller: caller.kind,
      isAdultCertified: isAdultCertified(member?.adult_certified_at?.getTime() ?? null, nowMs),
      boughtCounts: new Map(bought.map((row) => [row.goods_id, row.count])),
    },
  }
  return facts
})
