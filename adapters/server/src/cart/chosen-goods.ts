import type { cartGoods } from '@jangteo/contract/cart/cart.schemas'
import type { CartGoods } from '@jangteo/core/cart/cart.rules'
import type { GoodsOptionKind } from '@jangteo/core/goods/goods.codes'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import type { Caller } from '../call/caller.ts'
import { type Refused, refused } from '../call/refused.ts'
import { type CartOptionRow, loadCartOptions } from '../pricing/buy-row.ts'

export type CartGoodsInput = z.output<typeof cartGoods>

/** An option as the buyer chose it: of which product, and as what. */
type ChosenOption = {
  readonly goodsId: number
  readonly optionId: number
  readonly kind: GoodsOptionKind
}

/** Goods of the wire as the rules know them. */
export function toCartGoods({ addItemList, ...goods }: CartGoodsInput): CartGoods {
  return { ...goods, addItems: addItemList }
}

/** Lists every chosen option with its kind; `kind` is that of the products themselves. */
export function toChosenOptions(
  goodsList: readonly CartGoods[],
  kind: GoodsOptionKind,
): ChosenOption[] {
  return goodsList.flatMap(({ goodsId, optionId, addItems }) => [
    { goodsId, optionId, kind },
    ...addItems.map((item) => ({ goodsId, optionId: item.optionId, kind: 'ADDON' as const })),
  ])
}

/** Chosen options by their id, with everything that the rules of the cart need. */
export type ChosenRows = ReadonlyMap<number, CartOptionRow>

/** Loads the chosen options. Refusal: GOODS_NOT_FOUND, when one is not of its product or not of its kind. */
export const loadChosenOptions = Effect.fnUntraced(function* (
  chosen: readonly ChosenOption[],
): Effect.fn.Return<ChosenRows, Refused<'GOODS_NOT_FOUND'>, Caller | Db> {
  const rows = yield* loadCartOptions([...new Set(chosen.map(({ optionId }) => optionId))])
  const byId = new Map(rows.map((row) => [row.option_id, row]))
  const isKnown = ({ optionId, goodsId, kind }: ChosenOption) => {
    const row = byId.get(optionId)
    return row?.goods_id === goodsId && row.option_kind === kind
  }
  return chosen.every(isKnown) ? byId : yield* refused('GOODS_NOT_FOUND')
})
