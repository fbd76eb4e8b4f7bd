import { addDays, HOUR_MS, kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import {
  commitmentOf,
  drawPersonOf,
  drawWinners,
  entryHashOf,
} from '@jangteo/core/display/draw.rules'
import { prizeIndexOf, winnersMaxOf } from '@jangteo/core/display/event.rules'
import { asciiBytes, sha256, toHex } from '@jangteo/core/display/sha256.rules'
import type { EventDraws, EventEntries, Events } from '@jangteo/postgres/database/schema.gen'
import type { Insertable } from 'kysely'
import type { EventSeed } from './events.types.ts'

const OPENING_HOUR = 10
const ANNOUNCING_HOUR = 14

/** A demo event as a row. */
export function eventRow(
  seed: EventSeed,
  { categoryId, nowMs }: { readonly categoryId: number; readonly nowMs: number },
): Insertable<Events> {
  const { title, picture, body, firstDay, lastDay, entry, coupons } = seed
  const startOf = (day: number) => startOfDayMs(addDays(kstDayOf(nowMs), day))
  const plainType = coupons === undefined ? 'INFO' : 'COUPON'
  return {
    title,
    picture,
    body,
    event_category_id: categoryId,
    type: entry === undefined ? plainType : 'ENTRY',
    starts_at: new Date(startOf(firstDay) + OPENING_HOUR * HOUR_MS),
    ends_at: new Date(startOf(lastDay + 1)),
    entry_per: entry?.per ?? null,
    announce_at:
      entry === undefined
        ? null
        : new Date(startOf(lastDay + entry.announceAfterDays) + ANNOUNCING_HOUR * HOUR_MS),
  }
}

type DrawnEvent = {
  readonly seed: EventSeed
  readonly eventId: number
  readonly firstEntryNo: number
  readonly prizeIds: readonly number[]
  readonly memberIdOf: (loginId: string) => number
  readonly nowMs: number
}

/** Seed and key of a demo's draw: the same for every load, and secret to nobody. */
function keyOf(seed: EventSeed, use: string): string {
  return toHex(sha256(asciiBytes(`${use} ${seed.picture}`)))
}

/** The entries of a demo event, in the order of their days, before the draw. */
function entryRows(event: DrawnEvent, drawId: string): Insertable<EventEntries>[] {
  const { seed, eventId, firstEntryNo, memberIdOf, nowMs } = event
  const { per = 'ONCE', entrants = [] } = seed.entry ?? {}
  const dayCountMax = Math.max(0, ...entrants.map(({ dayCount }) => dayCount))
  const days = Array.from({ length: dayCountMax }, (_, index) => index)
  const entries = days.flatMap((index) =>
    entrants
      .filter(({ dayCount }) => index < dayCount)
      .map(({ loginId }) => ({
        loginId,
        day: addDays(kstDayOf(nowMs), seed.firstDay + 1 + index),
      })),
  )
  return entries.map(({ loginId, day }, index) => {
    const memberId = memberIdOf(loginId)
    const person = drawPersonOf(keyOf(seed, 'persons of'), memberId)
    const entryNo = firstEntryNo + index
    return {
      id: entryNo,
      event_id: eventId,
      member_id: memberId,
      day: per === 'DAILY' ? day : null,
      person,
      entry_hash: entryHashOf(drawId, entryNo, person),
      entered_at: new Date(startOfDayMs(day) + (ANNOUNCING_HOUR + (index % 7)) * HOUR_MS),
    }
  })
}

/** A drawn demo event: its draw, and its entries with the winners that the seed gives. */
export function drawnRows(event: DrawnEvent): {
  readonly draw: Insertable<EventDraws>
  readonly entries: readonly Insertable<EventEntries>[]
} {
  const { seed, eventId, prizeIds, nowMs } = event
  const drawSeed = keyOf(seed, 'seed of')
  const commitment = commitmentOf(drawSeed)
  const entries = entryRows(event, commitment)
  const prizes = seed.entry?.prizes ?? []
  const { listHash, winners } = drawWinners({
    drawId: commitment,
    seed: drawSeed,
    beacon: '',
    entries: entries.map((row) => ({
      entryNo: row.id ?? 0,
      entryHash: row.entry_hash,
      person: row.person,
    })),
    winnersMax: winnersMaxOf(prizes),
  })
  const rankOf = new Map(winners.map(({ entryNo, rank }) => [entryNo, rank]))
  return {
    draw: {
      event_id: eventId,
      commitment,
      seed: drawSeed,
      list_hash: listHash,
      entry_count: entries.length,
      drawn_at: eventRow(seed, { categoryId: 0, nowMs }).announce_at ?? null,
    },
    entries: entries.map((row) => {
      const rank = rankOf.get(row.id ?? 0)
      if (rank === undefined) return row
      return { ...row, rank, event_prize_id: prizeIds[prizeIndexOf(prizes, rank) ?? 0] ?? null }
    }),
  }
}
