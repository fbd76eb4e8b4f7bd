import { soldPercent } from '@jangteo/core/display/deal.rules'
import { discountRate } from '@jangteo/core/money/money.rules'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { listSaleCards } from '@jangteo/postgres/promotion/sale-card.store'
import { countSaleFigures, listSaleGoods } from '@jangteo/postgres/promotion/sale-goods.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { BRIEF_TTL, cached } from '../call/cached.ts'
import { toGoodsCard } from '../goods/goods-card.ts'
import { currentSale } from './show-current-sale.ts'

const readGoods = Effect.fnUntraced(function* (saleId: number) {
  const at = new Date(yield* Clock.currentTimeMillis)
  const [goods, figures, cards] = yield* together(
    Effect.all(
      [listSaleGoods(saleId), countSaleFigures(saleId), listSaleCards(saleId, at)],
      AT_ONCE,
    ),
  )
  return { goods, cards, figureOf: new Map(figures.map((one) => [one.sale_goods_id, one])) }
})

/** Lists the products of the special sale that everybody sees, with figures a few seconds old; one that is not listed any more is left out. */
export const listCurrentSaleGoods = Effect.fnUntraced(function* () {
  const nowMs = yield* Clock.currentTimeMillis
  const sale = yield* currentSale
  if (sale === undefined) return { goodsList: [] }
  const read = yield* cached(`special sale goods ${sale.id}`, readGoods(sale.id), BRIEF_TTL)
  const cardOf = new Map(read.cards.map((card) => [card.id, card]))
  const goodsList = read.goods.flatMap((goods) => {
    const row = cardOf.get(goods.goods_id)
    if (row === undefined) return []
    const card = toGoodsCard(row, nowMs)
    const figures = read.figureOf.get(goods.id)
    return [
      {
        ...card,
        salePrice: goods.sale_price,
        discountRate: discountRate(card.listPrice, goods.sale_price),
        deal: null,
        saleGoodsId: goods.id,
        optionId: goods.option_id,
        quantityTotal: goods.quantity_total,
        personMax: goods.person_max,
        entryCount: figures?.entered ?? 0,
        soldPercent: soldPercent(figures?.sold ?? 0, goods.quantity_total) ?? 0,
      },
    ]
  })
  return { goodsList }
})
