import type { BuyFacts } from '@jangteo/core/cart/buyAvailability.rules'
import type { BuyGoodsFacts, BuyOptionFacts } from '@jangteo/core/cart/buyCheck.rules'
import type { CartLine } from '@jangteo/core/cart/cart.rules'
import { displaySaleStatus } from '@jangteo/core/goods/saleStatus.rules'
import { dealLeft } from '@jangteo/core/display/deal.rules'
import {
  type AccountLimit,
  type PurchaseLimits,
  tighterLimit,
} from '@jangteo/core/goods/purchaseLimit.rules'
import { type BoughtRow, countBought } from '@jangteo/postgres/cart/bought.store'
import type { Db } from '@jangteo/postgres/database/db'
import { findMember } from '@jangteo/postgres/member/member.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { type CallerIdentity, memberIdOf } from '../call/caller.ts'
import { isAdultMember } from '../call/is-adult.ts'
import { toLimits } from '../goods/show-goods.ts'
import type { BuyRow } from './buy-row.ts'

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

/** The limit of an account that binds: the product's own, or that of the deal that runs. */
function accountLimitOf(row: BuyRow, bought: BoughtRow | undefined): AccountLimit {
  return tighterLimit(
    { max: row.account_quantity_max, bought: bought?.count ?? 0 },
    { max: row.deal?.personMax ?? null, bought: bought?.deal_count ?? 0 },
  )
}

type GoodsMoment = { readonly bought: BoughtRow | undefined; readonly nowMs: number }

/** Limits of a line, to which a right to buy in a special sale adds its own. */
function limitsOf(row: BuyRow): PurchaseLimits {
  const limits = toLimits(row)
  const quantityMax = row.sale?.right?.quantityMax ?? null
  if (quantityMax === null) return limits
  const { orderQuantityMax } = limits
  return { ...limits, orderQuantityMax: Math.min(orderQuantityMax ?? quantityMax, quantityMax) }
}

function toGoodsFacts(row: BuyRow, { bought, nowMs }: GoodsMoment): BuyGoodsFacts {
  const isForOthers = row.sale !== null && row.sale.right === null
  return {
    ...limitsOf(row),
    accountQuantityMax: accountLimitOf(row, bought).max,
    dealLeft: row.deal === null || row.sale !== null ? null : dealLeft(row.deal),
    displaySaleStatus: displaySaleStatus(
      {
        saleStatus: isForOthers ? 'STOP' : row.sale_status,
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

function isLimited({ account_quantity_max: max, deal }: BuyRow): boolean {
  return max !== null || (deal !== null && deal.personMax !== null)
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
  const limited = rows.filter(isLimited)
  const goodsIds = [...new Set(limited.map((row) => row.goods_id))]
  const dealIds = limited.flatMap(({ deal }) => deal?.dealId ?? [])
  const bought =
    memberId === null || goodsIds.length === 0
      ? []
      : yield* countBought(memberId, { goodsIds, dealIds })
  const boughtOf = new Map(bought.map((row) => [row.goods_id, row]))
  const facts: BuyFacts = {
    goods: new Map(
      rows.map((row) => {
        const { goods_id: id } = row
        return [id, toGoodsFacts(row, { bought: boughtOf.get(id), nowMs })]
      }),
    ),
    options: new Map(rows.map((row) => [row.option_id, toOptionFacts(row)])),
    buyer: {
      caller: caller.kind,
      isAdultCertified: isAdultMember(member, nowMs),
      boughtCounts: new Map(
        rows.map((row) => [row.goods_id, accountLimitOf(row, boughtOf.get(row.goods_id)).bought]),
      ),
    },
  }
  return facts
})
