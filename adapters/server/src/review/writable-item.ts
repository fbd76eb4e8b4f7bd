import type { writableItem } from '@jangteo/contract/review/review.schemas'
import { addDays, kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import type { Decision } from '@jangteo/core/decision/decision.rules'
import {
  decideReviewStart,
  REVIEW_PERIOD_DAYS,
  reviewDueMs,
  type ReviewStartRefusal,
} from '@jangteo/core/review/review.rules'
import { decideStoreFeature } from '@jangteo/core/session/permission.rules'
import type { Db } from '@jangteo/postgres/database/db'
import {
  findReviewedItem,
  listReviewedOptions,
  type OpenedItemRow,
  type ReviewedItemRow,
} from '@jangteo/postgres/review/writable-item.store'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { refused, type Refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import type { WireIdCodec, WireIds } from '../wire/wire-ids.ts'

/** Maps a confirmed purchase that may be reviewed. */
export function toWritableItem(
  wireIds: WireIdCodec,
  row: ReviewedItemRow,
): z.output<typeof writableItem> {
  return {
    orderItemIdEncrypt: wireIds.seal('orderItem', row.id),
    goods: { goodsId: row.goods_id, goodsName: row.goods_name, picture: row.picture },
    optionName: row.option_name,
    confirmedAt: row.status_changed_at.toISOString(),
    dueAt: new Date(reviewDueMs(row.status_changed_at.getTime())).toISOString(),
  }
}

/** Moment since when a purchase was confirmed that may still be reviewed. */
export function writableSince(nowMs: number): Date {
  return new Date(startOfDayMs(addDays(kstDayOf(nowMs), -REVIEW_PERIOD_DAYS)))
}

/**
 * Finds an item of the member's by its opaque id; an add-on is none that reviews know. Refusal: ORDER_ITEM_NOT_FOUND.
 */
export const openReviewedItem = Effect.fnUntraced(function* (
  sealed: string,
  memberId: number,
): Effect.fn.Return<OpenedItemRow, Refused<'ORDER_ITEM_NOT_FOUND'>, Db | WireIds> {
  const id = yield* openId('orderItem', sealed, refused('ORDER_ITEM_NOT_FOUND'))
  const item = yield* findReviewedItem(id, memberId)
  return item === undefined || !item.is_main ? yield* refused('ORDER_ITEM_NOT_FOUND') : item
})

/** Decides whether the member may review an item now. Refusals: those of `decideReviewStart`, STORE_FEATURE_DENIED. */
export const checkReviewStart = Effect.fnUntraced(function* (
  item: OpenedItemRow,
  { memberId, nowMs }: { readonly memberId: number; readonly nowMs: number },
): Effect.fn.Return<Decision<ReviewStartRefusal | 'STORE_FEATURE_DENIED'>, never, Db> {
  const written = yield* listReviewedOptions(memberId, item.goods_id)
  const start = decideReviewStart(
    {
      goodsId: item.goods_id,
      optionId: item.option_id,
      status: item.status,
      confirmedAtMs: item.status_changed_at.getTime(),
    },
    {
      written: written.map((row) => ({ goodsId: row.goods_id, optionId: row.option_id })),
      nowMs,
    },
  )
  return start.ok ? decideStoreFeature('REVIEW', item.denied_features) : start
})
