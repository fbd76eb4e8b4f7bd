import { findSeller, listAnnouncements as listRows } from '@jangteo/postgres/goods/seller.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'

/** Notices that the seller says on its product pages now, the newest first. Refusal: GOODS_NOT_FOUND. */
export const listAnnouncements = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const seller = yield* findSeller(input.id)
  if (seller === undefined) return yield* refused('GOODS_NOT_FOUND')
  const nowMs = yield* Clock.currentTimeMillis
  const rows = yield* listRows(input.id, new Date(nowMs))
  return {
    announcements: rows.map(({ title, body, display }) => ({
      title,
      body,
      goodsNoticeDisplayEnum: display,
    })),
  }
})
