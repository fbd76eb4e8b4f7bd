import type { cartGoods } from '@jangteo/contract/cart/cart.schemas'
import type { CartGoods } from '@jangteo/core/cart/cart.rules'
import type { GoodsOptionKind } from '@jangteo/core/goods/goods.codes'
import type { ChosenOption } from '@jangteo/postgres/goods/goods.store'
import type { z } from 'zod'

export type CartGoodsInput = z.output<typeof cartGoods>

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
