import { RELATED_VIDEO_COUNT_MAX } from '@jangteo/core/goods/neighbour.rules'
import { findGoods } from '@jangteo/postgres/goods/goods.store'
import { listGoodsVideos } from '@jangteo/postgres/review/review-media.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { refused } from '../call/refused.ts'
import { toMediaCard } from './review-answer.ts'
import { WireIds } from '../wire/wire-ids.ts'

/** Lists the videos of a product's reviews, the newest first. Refusal: GOODS_NOT_FOUND. Source: market-rules §5.4. */
export const listRelatedVideos = Effect.fnUntraced(function* ({ id }: { readonly id: number }) {
  const goods = yield* findGoods(id, new Date(yield* Clock.currentTimeMillis))
  if (goods === undefined) return yield* refused('GOODS_NOT_FOUND')
  const wireIds = yield* WireIds
  const readerId = memberIdOf(yield* Caller)
  const rows = yield* listGoodsVideos(id, RELATED_VIDEO_COUNT_MAX)
  return {
    videoList: rows.map((row) => ({
      sourceEnum: 'REVIEW' as const,
      ...toMediaCard(row, { wireIds, readerId }),
    })),
  }
})
