import { toPage } from '@jangteo/core/navigation/paging.rules'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { countGoodsMedia, listGoodsMedia } from '@jangteo/postgres/review/review-media.store'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toMediaCard } from './review-answer.ts'

type MediaInput = { readonly goodsId: number; readonly page: number; readonly size: number }

/** A page of the pictures and videos of a product's visible reviews, the newest first. Source: market-rules §4. */
export const listMedia = Effect.fnUntraced(function* (input: MediaInput) {
  const { goodsId, page: number, size } = input
  const wireIds = yield* WireIds
  const readerId = memberIdOf(yield* Caller)
  const [rows, totalElements] = yield* together(
    Effect.all(
      [listGoodsMedia(goodsId, { offset: number * size, limit: size }), countGoodsMedia(goodsId)],
      AT_ONCE,
    ),
  )
  const content = rows.map((row) => toMediaCard(row, { wireIds, readerId }))
  return { ...toPage(content, { number, size, totalElements }), content }
})
