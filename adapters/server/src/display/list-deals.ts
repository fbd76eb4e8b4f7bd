import type { DealStatus } from '@jangteo/core/display/deal.codes'
import { toPeekedPage } from '@jangteo/core/navigation/paging.rules'
import { listDealCategories, listDeals as listRows } from '@jangteo/postgres/display/deal.store'
import { toDeal } from '@jangteo/postgres/goods/deal.columns'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { cached } from '../call/cached.ts'
import { toDealAnswer } from '../goods/deal-answer.ts'
import { toGoodsCard } from '../goods/goods-card.ts'

/** A page of the deals of a tab, of one category or of all, with the categories that the tab has deals of. */
export const listDeals = Effect.fnUntraced(function* (input: {
  readonly dealStatusEnum: DealStatus
  readonly categoryId?: number | undefined
  readonly page: number
  readonly size: number
}) {
  const { dealStatusEnum: status, categoryId = null, page: number, size } = input
  const nowMs = yield* Clock.currentTimeMillis
  const at = new Date(nowMs)
  const [rows, categories] = yield* Effect.all(
    [
      listRows({ at, status, categoryId }, { offset: number * size, limit: size + 1 }),
      cached(`deal categories ${status}`, listDealCategories(at, status)),
    ],
    { concurrency: 'unbounded' },
  )
  const counted = categories.filter(({ id }) => categoryId === null || id === categoryId)
  const totalElements = counted.reduce((sum, { count }) => sum + count, 0)
  const { content, ...page } = toPeekedPage(rows, { number, size, totalElements })
  return {
    ...page,
    content: content.flatMap((row) => {
      const deal = toDeal(row)
      return deal === null ? [] : [{ ...toGoodsCard(row, nowMs), ...toDealAnswer(deal, nowMs) }]
    }),
    categoryList: categories.map(({ id, name, count }) => ({
      categoryId: id,
      categoryName: name,
      count,
    })),
    at: at.toISOString(),
  }
})
