import { decideStep } from '@jangteo/core/chart/table.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import {
  decideSaleChange,
  saleStateAt,
  specialSaleFacts,
} from '@jangteo/core/promotion/specialSale.rules'
import { SPECIAL_SALE_TABLE } from '@jangteo/core/promotion/specialSale.table.gen'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { countSaleFigures, listSaleGoods } from '@jangteo/postgres/promotion/sale-goods.store'
import {
  countSales,
  findSale,
  listSales as listRows,
} from '@jangteo/postgres/promotion/special-sale.store'
import { listGoodsNames } from '@jangteo/postgres/goods/goods-name.store'
import { toSaleClock } from '@jangteo/postgres/promotion/sale.columns'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { namedBy } from '../wire/named-targets.ts'
import { toScheduleAnswer } from './schedule-answer.ts'

/** A page of all special sales, the newest first. */
export const listSales = Effect.fnUntraced(function* (input: {
  readonly page: number
  readonly size: number
}) {
  const { page: number, size } = input
  const nowMs = yield* Clock.currentTimeMillis
  const [rows, totalElements] = yield* together(
    Effect.all([listRows({ offset: number * size, limit: size }), countSales()], AT_ONCE),
  )
  const { content, ...page } = toPage(rows, { number, size, totalElements })
  return {
    ...page,
    content: content.map((row) => ({
      specialSaleId: row.id,
      title: row.title,
      stateEnum: saleStateAt(toSaleClock(row), nowMs),
      ...toScheduleAnswer(row),
      goodsCount: row.goods_count,
      entryCount: row.entry_count,
    })),
  }
})

const yn = (isSo: boolean) => (isSo ? ('Y' as const) : ('N' as const))

/** A special sale to be changed or followed, with what became of its products. Refusal: SPECIAL_SALE_NOT_FOUND. */
export const showSale = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const row = yield* findSale(input.id)
  if (row === undefined) return yield* refused('SPECIAL_SALE_NOT_FOUND')
  const nowMs = yield* Clock.currentTimeMillis
  const goods = yield* listSaleGoods(row.id)
  const figures = new Map((yield* countSaleFigures(row.id)).map((one) => [one.sale_goods_id, one]))
  const names = yield* namedBy(
    goods.map((one) => one.goods_id),
    listGoodsNames,
  )
  const nameOf = new Map(names.map(({ targetId, name }) => [targetId, name]))
  const clock = toSaleClock(row)
  const none = { isSealed: true, wave: 0, hasPiecesLeft: false }
  const event = 'operator.cancel'
  const facts = specialSaleFacts(event, { ...clock, ...none }, nowMs)
  return {
    specialSaleId: row.id,
    title: row.title,
    body: row.body,
    stateEnum: saleStateAt(clock, nowMs),
    ...toScheduleAnswer(row),
    commitment: row.commitment,
    changeableYn: yn(decideSaleChange(clock, nowMs).ok),
    cancellableYn: yn(decideStep(SPECIAL_SALE_TABLE, { state: row.state, event, facts }).ok),
    goodsList: goods.map((one) => {
      const counts = figures.get(one.id)
      return {
        saleGoodsId: one.id,
        goodsId: one.goods_id,
        goodsName: nameOf.get(one.goods_id) ?? '',
        salePrice: one.sale_price,
        quantityTotal: one.quantity_total,
        personMax: one.person_max,
        entryCount: counts?.entered ?? 0,
        wonCount: counts?.won ?? 0,
        waitingCount: counts?.waiting ?? 0,
        boughtCount: counts?.bought ?? 0,
        lapsedCount: counts?.lapsed ?? 0,
      }
    }),
  }
})
