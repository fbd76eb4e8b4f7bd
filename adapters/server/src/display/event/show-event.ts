import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { EventEntryLimit } from '@jangteo/core/display/event.codes'
import {
  decideEventEntry,
  entryDayOf,
  EVENT_ENTRY_TERMS,
  eventFilterOf,
  eventResultOf,
} from '@jangteo/core/display/event.rules'
import { shownMemberOf } from '@jangteo/core/member/mask.rules'
import { listCouponsOfEvent } from '@jangteo/postgres/coupon/coupon.store'
import { findDraw, listWinners } from '@jangteo/postgres/display/draw.store'
import { listOwnEntries } from '@jangteo/postgres/display/event-entry.store'
import { type EventDetailRow, listPrizes } from '@jangteo/postgres/display/event.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../../call/caller.ts'
import { offersOf } from '../../coupon/offer-coupons.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import { eventOpened, periodOf, toEventCard } from './event-answer.ts'

const READS = { concurrency: 'unbounded' } as const

type EnteredRow = EventDetailRow & {
  readonly entry_per: EventEntryLimit
  readonly announce_at: Date
}

function isEntered(row: EventDetailRow): row is EnteredRow {
  return row.entry_per !== null && row.announce_at !== null
}

const yn = (isSo: boolean) => (isSo ? ('Y' as const) : ('N' as const))

type OwnEntry = { readonly entered_at: Date }

/** True when the caller may enter now, once they agree to the terms; a guest once they log in. */
function mayEnter(row: EnteredRow, own: readonly OwnEntry[], nowMs: number): boolean {
  const day = entryDayOf(row.entry_per, nowMs)
  const hasEntered = own.some(
    (entry) => day === null || kstDayOf(entry.entered_at.getTime()) === day,
  )
  const agreed = EVENT_ENTRY_TERMS.map(({ kind }) => kind)
  const facts = { period: periodOf(row), perEnum: row.entry_per, hasEntered, agreed }
  return decideEventEntry(facts, nowMs).ok
}

const toEntryAnswer = Effect.fnUntraced(function* (row: EnteredRow, nowMs: number) {
  const memberId = memberIdOf(yield* Caller)
  const [prizes, draw, winners, own] = yield* Effect.all(
    [
      listPrizes(row.id),
      findDraw(row.id),
      listWinners(row.id),
      memberId === null ? Effect.succeed([]) : listOwnEntries(row.id, memberId),
    ],
    READS,
  )
  const drawnAt = draw?.drawn_at ?? null
  const prizeName = own.find(({ prize_name: name }) => name !== null)?.prize_name ?? null
  const today = kstDayOf(nowMs)
  return {
    perEnum: row.entry_per,
    announceAt: row.announce_at.toISOString(),
    prizeList: prizes.map(({ name, quantity, value }) => ({
      prizeName: name,
      quantity,
      prizeValue: value,
    })),
    mayEnterYn: yn(mayEnter(row, own, nowMs)),
    enteredTodayYn: yn(own.some((entry) => kstDayOf(entry.entered_at.getTime()) === today)),
    entryCount: own.length,
    resultEnum: eventResultOf({
      entryCount: own.length,
      isDrawn: drawnAt !== null,
      hasWon: prizeName !== null,
    }),
    prizeName,
    entryList: own.map((entry) => ({
      entryNo: entry.id,
      entryHash: entry.entry_hash,
      enteredAt: entry.entered_at.toISOString(),
    })),
    commitment: draw?.commitment ?? null,
    drawnAt: drawnAt?.toISOString() ?? null,
    winnerList: winners.map((winner) => ({
      rank: winner.rank ?? 0,
      entryNo: winner.id,
      maskedId: shownMemberOf({ loginId: winner.login_id, status: winner.status }),
      prizeName: winner.prize_name,
    })),
  }
})

/** Shows one event to the caller, during its time and after it. Refusal: EVENT_NOT_FOUND. */
export const showEvent = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const nowMs = yield* Clock.currentTimeMillis
  const row = yield* eventOpened(input.id, nowMs)
  const isRunning = eventFilterOf(periodOf(row), nowMs) === 'IN_PROGRESS'
  const coupons = isRunning ? yield* listCouponsOfEvent(row.id, kstDayOf(nowMs)) : []
  const { coupons: couponList } = yield* offersOf(coupons, nowMs)
  return {
    ...toEventCard(yield* WireIds, row, nowMs),
    eventTypeEnum: row.type,
    body: row.body,
    couponList,
    entry: isEntered(row) ? yield* toEntryAnswer(row, nowMs) : null,
  }
})
