import type { writtenEvent } from '@jangteo/contract/display/showing.schemas'
import {
  checkEvent,
  decideEventChange,
  type WrittenEntry,
  type WrittenEvent,
} from '@jangteo/core/display/showing.rules'
import { tidyText } from '@jangteo/core/member/member.rules'
import { listPrizes } from '@jangteo/postgres/display/event.store'
import {
  type AnyEventRow,
  ensureEventCategory,
  hasEventCategory,
  insertEvent,
  listEventCouponIds,
  lockEvent,
  replaceEventCoupons,
  replacePrizes,
  updateEvent,
} from '@jangteo/postgres/display/event-edit.store'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { onceByKey } from '../../call/once.ts'
import { refused, type Refused } from '../../call/refused.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { openId } from '../../wire/open-id.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import { invalidShowing, missingPicture, unknownShowing } from '../showing-targets.ts'

type Written = z.output<typeof writtenEvent>

const created = z.object({ eventIdEncrypt: z.string() })

function entryOf({ entry }: Written): WrittenEntry | null {
  if (entry === null) return null
  return {
    perEnum: entry.perEnum,
    announceAtMs: Date.parse(entry.announceAt),
    prizes: entry.prizeList.map(({ prizeName, quantity, prizeValue }) => ({
      name: tidyText(prizeName),
      quantity,
      value: prizeValue,
    })),
  }
}

function fromWritten(written: Written): WrittenEvent {
  return {
    type: written.eventTypeEnum,
    title: tidyText(written.title),
    body: tidyText(written.body),
    picture: written.picture,
    startsAtMs: Date.parse(written.startsAt),
    endsAtMs: Date.parse(written.endsAt),
    couponIds: written.couponIdList,
    entry: entryOf(written),
  }
}

/** An event as it is stored, for comparison with what it becomes. */
export const storedEvent = Effect.fnUntraced(function* (
  row: AnyEventRow,
): Effect.fn.Return<WrittenEvent, never, Db> {
  const { entry_per: perEnum, announce_at: announceAt } = row
  const prizes = yield* listPrizes(row.id)
  return {
    type: row.type,
    title: row.title,
    body: row.body,
    picture: row.picture,
    startsAtMs: row.starts_at.getTime(),
    endsAtMs: row.ends_at.getTime(),
    couponIds: yield* listEventCouponIds(row.id),
    entry:
      perEnum === null || announceAt === null
        ? null
        : {
            perEnum,
            announceAtMs: announceAt.getTime(),
            prizes: prizes.map(({ name, quantity, value }) => ({ name, quantity, value })),
          },
  }
})

const accepted = Effect.fnUntraced(function* (
  written: Written,
): Effect.fn.Return<WrittenEvent, Refused<'SHOWING_INVALID'>, Db> {
  const event = fromWritten(written)
  const wrong = checkEvent(event)
  const violations =
    wrong.length > 0
      ? wrong
      : [
          ...(yield* missingPicture(event.picture)),
          ...(yield* unknownShowing({ goodsIds: [], couponIds: event.couponIds })),
        ]
  if (violations.length > 0) return yield* invalidShowing(violations)
  const isCategory = yield* hasEventCategory(written.eventCategoryId)
  return isCategory ? event : yield* invalidShowing(['CATEGORY'])
})

function toColumns(event: WrittenEvent, written: Written) {
  return {
    title: event.title,
    picture: event.picture,
    body: event.body,
    event_category_id: written.eventCategoryId,
    type: event.type,
    starts_at: new Date(event.startsAtMs),
    ends_at: new Date(event.endsAtMs),
    is_hidden: written.hiddenYn === 'Y',
    entry_per: event.entry?.perEnum ?? null,
    announce_at: event.entry === null ? null : new Date(event.entry.announceAtMs),
  }
}

/** Makes an event, once for a key. Refusals: SHOWING_INVALID, IDEMPOTENCY_KEY_REUSED. */
export const createEvent = Effect.fnUntraced(
  function* (input: Written) {
    const event = yield* accepted(input)
    const id = yield* insertEvent(toColumns(event, input))
    yield* replaceEventCoupons(id, event.couponIds)
    yield* replacePrizes(id, event.entry?.prizes ?? [])
    yield* recordAudit({
      call: 'operatorEvent.create',
      target: `event ${id}`,
      before: null,
      after: event,
      reason: null,
    })
    return { eventIdEncrypt: (yield* WireIds).seal('event', id) }
  },
  onceByKey('operatorEvent.create', created),
)

/**
 * Changes an event under its lock, which entries do not take: what they rely on is fixed from its start, whoever enters at
 * that moment. Refusals: EVENT_NOT_FOUND, SHOWING_INVALID, EVENT_ENTRY_FIXED.
 */
export const changeEvent = Effect.fnUntraced(function* ({
  id: sealed,
  ...written
}: Written & { readonly id: string }) {
  const id = yield* openId('event', sealed, refused('EVENT_NOT_FOUND'))
  const row = yield* lockEvent(id)
  if (row === undefined) return yield* refused('EVENT_NOT_FOUND')
  const [before, after] = [yield* storedEvent(row), yield* accepted(written)]
  const nowMs = yield* Clock.currentTimeMillis
  const decision = decideEventChange(before, after, nowMs)
  if (!decision.ok) return yield* refused(decision.reason)
  yield* updateEvent(id, toColumns(after, written))
  yield* replaceEventCoupons(id, after.couponIds)
  if (nowMs < before.startsAtMs) yield* replacePrizes(id, after.entry?.prizes ?? [])
  yield* recordAudit({
    call: 'operatorEvent.change',
    target: `event ${id}`,
    before,
    after,
    reason: null,
  })
  return { done: true as const }
}, transaction)

/** Adds a category of events; the lock of their table makes of two with one name one. */
export const addEventCategory = Effect.fnUntraced(function* (input: {
  readonly categoryName: string
}) {
  const categoryName = tidyText(input.categoryName)
  const eventCategoryId = yield* ensureEventCategory(categoryName)
  yield* recordAudit({
    call: 'operatorEvent.addCategory',
    target: `event category ${eventCategoryId}`,
    before: null,
    after: { categoryName },
    reason: null,
  })
  return { eventCategoryId, categoryName }
}, transaction)
