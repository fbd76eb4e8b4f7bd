import { ownEntry } from '@jangteo/contract/display/event.schemas'
import { drawPersonOf, entryHashOf } from '@jangteo/core/display/draw.rules'
import { EVENT_ENTRY_LIMITS, type EventEntryLimit } from '@jangteo/core/display/event.codes'
import { DISPLAY_MESSAGES } from '@jangteo/core/display/display.messages'
import { decideEventEntry, entryDayOf } from '@jangteo/core/display/event.rules'
import type { TermsKind } from '@jangteo/core/terms/terms.codes'
import type { Db } from '@jangteo/postgres/database/db'
import { type DrawRow, shareDraw } from '@jangteo/postgres/display/draw.store'
import { hasEntered, insertEntry, takeEntryNo } from '@jangteo/postgres/display/event-entry.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { callingMember } from '../../call/member-caller.ts'
import { onceByKey } from '../../call/once.ts'
import { refused, refusedSaying } from '../../call/refused.ts'
import { Seals } from '../../wire/seals.ts'
import { makeDrawKeys, openDrawKeys } from './draw-keys.ts'
import { eventOpened, periodOf } from './event-answer.ts'

type EnterEventInput = { readonly id: string; readonly agreedTermsList: readonly TermsKind[] }

const entered = ownEntry.extend({ perEnum: z.enum(EVENT_ENTRY_LIMITS) })

const refusedAgain = (perEnum: EventEntryLimit) =>
  refusedSaying('EVENT_ENTERED', DISPLAY_MESSAGES.EVENT_ENTERED({ perEnum }), { perEnum })

/** The draw of an event, held open until the entry is written: whoever draws waits for those that came before. */
const openDraw = Effect.fnUntraced(function* (
  eventId: number,
): Effect.fn.Return<DrawRow, never, Db | Seals> {
  const found = yield* shareDraw(eventId)
  if (found !== undefined) return found
  yield* makeDrawKeys(eventId)
  return (yield* shareDraw(eventId)) ?? (yield* Effect.die(new Error(`draw ${eventId} not found`)))
})

/**
 * Enters the member. The unique row of event, member and day decides: of any number of simultaneous tries one is
 * counted. The draw's row is shared until the commit, so that no entry is written beside a draw that did not see it.
 * Refusals: EVENT_NOT_FOUND, EVENT_ENDED, EVENT_ENTERED, TERMS_REQUIRED, IDEMPOTENCY_KEY_REUSED.
 */
export const enterEvent = Effect.fnUntraced(
  function* (input: EnterEventInput) {
    const memberId = yield* callingMember
    const nowMs = yield* Clock.currentTimeMillis
    const row = yield* eventOpened(input.id, nowMs)
    const { id: eventId, entry_per: perEnum } = row
    if (perEnum === null) return yield* refused('EVENT_NOT_FOUND')
    const day = entryDayOf(perEnum, nowMs)
    const facts = { period: periodOf(row), perEnum, agreed: input.agreedTermsList }
    const decided = decideEventEntry(
      { ...facts, hasEntered: yield* hasEntered(eventId, memberId, day) },
      nowMs,
    )
    if (!decided.ok && decided.reason === 'EVENT_ENTERED') return yield* refusedAgain(perEnum)
    if (!decided.ok) return yield* refused(decided.reason)
    const draw = yield* openDraw(eventId)
    if (draw.sealed_keys === null) return yield* refused('EVENT_ENDED')
    const { personKey } = openDrawKeys(yield* Seals, draw.sealed_keys)
    const person = drawPersonOf(personKey, memberId)
    const entryNo = yield* takeEntryNo()
    const entryHash = entryHashOf(draw.commitment, entryNo, person)
    const isNew = yield* insertEntry({
      id: entryNo,
      event_id: eventId,
      member_id: memberId,
      day,
      person,
      entry_hash: entryHash,
      entered_at: new Date(nowMs),
    })
    if (!isNew) return yield* refusedAgain(perEnum)
    return { entryNo, entryHash, enteredAt: new Date(nowMs).toISOString(), perEnum }
  },
  onceByKey('event.enter', entered),
)
