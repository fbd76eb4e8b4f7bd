import { addDays, type Day, endOfDayMs, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { AUTO_CONFIRM_DAYS } from '@jangteo/core/calendar/deadline.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { eachPortion } from '@jangteo/postgres/database/eachPortion'
import {
  type DeliveredItemRow,
  listDeliveredBefore,
} from '@jangteo/postgres/order/delivered-item.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { notify } from '../notification/notify.ts'
import { confirmDueMsOf } from './item-facts.ts'
import { findItemClaims } from './newest-claims.ts'

/** The task's name. */
export const NOTIFY_CONFIRM_SOON = 'notify-confirm-soon'

const notifyBuyers = Effect.fnUntraced(function* (
  items: readonly DeliveredItemRow[],
  { atMs, tomorrow }: { readonly atMs: number; readonly tomorrow: Day },
): Effect.fn.Return<void, never, Db> {
  const claimsOf = yield* findItemClaims(items.map(({ id }) => id))
  for (const item of items) {
    const dueMs = confirmDueMsOf(item, claimsOf(item.id))
    if (dueMs === null || kstDayOf(dueMs) !== tomorrow) continue
    yield* notify({
      to: { buyerOfOrder: item.order_id },
      content: { kind: 'CONFIRM_SOON', goodsName: item.goods_name },
      key: `${item.shipping_group_id}:${tomorrow}`,
      atMs,
    })
  }
})

/**
 * Notifies buyers in the morning of items that confirm themselves at the end of the next Korean day, once a shipping group
 * and day. Run twice, or beside another run, it notifies once. Source: life-rules §2.
 */
export const notifyConfirmSoon: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  const atMs = yield* Clock.currentTimeMillis
  const tomorrow = addDays(kstDayOf(atMs), 1)
  const before = new Date(endOfDayMs(addDays(tomorrow, -AUTO_CONFIRM_DAYS)) + 1)
  yield* eachPortion(
    (portion) => listDeliveredBefore({ ...portion, before }),
    (items) => notifyBuyers(items, { atMs, tomorrow }),
  )
})
