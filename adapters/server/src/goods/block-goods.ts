import { blockGoods } from '@jangteo/core/display/mainGroup.rules'
import type { CardRow } from './goods-card.ts'
import { toGoodsCard } from './goods-card.ts'

export type GoodsCards = ReturnType<typeof toGoodsCard>[]

/** The products of a block as cards: adult ones never, what is sold out last. */
export function toBlockGoods(
  rows: readonly CardRow[],
  { countMax, nowMs }: { readonly countMax: number; readonly nowMs: number },
): GoodsCards {
  const judged = rows.map((row) => {
    const card = toGoodsCard(row, nowMs)
    return {
      card,
      isAdultOnly: row.is_adult_only,
      isSoldOut: card.displaySaleStatusEnum === 'OUT_OF_STOCK',
    }
  })
  return blockGoods(judged, countMax).map(({ card }) => card)
}
