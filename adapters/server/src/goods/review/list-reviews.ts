import { toPage } from '@jangteo/core/navigation/paging.rules'
import {
  countReviewedGoods,
  listReviewedGoods,
  type ReviewQueue,
} from '@jangteo/postgres/goods/goods-review.store'
import * as Effect from 'effect/Effect'

/** Lists products for operators: those that wait for a review, the longest waiting first; stopped ones; or all. */
export const listReviews = Effect.fnUntraced(function* (input: {
  readonly queueEnum: ReviewQueue
  readonly keyword?: string | undefined
  readonly page: number
  readonly size: number
}) {
  const { queueEnum: queue, page: number, size } = input
  const keyword = input.keyword?.trim() ?? ''
  const condition = { queue, keyword: keyword === '' ? null : keyword }
  const [rows, totalElements] = yield* Effect.all(
    [
      listReviewedGoods(condition, { offset: number * size, limit: size }),
      countReviewedGoods(condition),
    ],
    { concurrency: 'unbounded' },
  )
  const content = rows.map((row) => ({
    goodsId: row.id,
    goodsName: row.name,
    picture: row.picture,
    storeUrl: row.store_url,
    storeName: row.store_name,
    listingEnum: row.listing,
    revisionYn: row.revised_at === null ? ('N' as const) : ('Y' as const),
    askedAt: row.asked_at?.toISOString() ?? null,
  }))
  return { ...toPage(content, { number, size, totalElements }), content }
})
