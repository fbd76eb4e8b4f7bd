import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { exhibitionStateOf, handsOutCoupons } from '@jangteo/core/display/exhibition.rules'
import {
  findExhibition,
  type ExhibitionDetailRow,
} from '@jangteo/postgres/display/exhibition.store'
import type { Db } from '@jangteo/postgres/database/db'
import type { ExhibitionState } from '@jangteo/core/display/exhibition.codes'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'

type ExhibitionRow = {
  readonly id: number
  readonly name: string
  readonly subtitle: string
  readonly picture: string
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly coupon_count: number
}

const stateAt = ({ starts_at: start, ends_at: end }: ExhibitionRow, nowMs: number) =>
  exhibitionStateOf({ startsAtMs: start.getTime(), endsAtMs: end?.getTime() ?? null }, nowMs)

/** An exhibition as a list shows it. */
export function toExhibitionCard(row: ExhibitionRow, nowMs: number) {
  const state = stateAt(row, nowMs)
  return {
    exhibitionId: row.id,
    exhibitionName: row.name,
    subtitle: row.subtitle,
    picture: row.picture,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    exhibitionStatusEnum: state,
    couponCount: handsOutCoupons(state) ? row.coupon_count : 0,
  }
}

type ShownExhibition = {
  readonly row: ExhibitionDetailRow
  readonly nowMs: number
  readonly state: ExhibitionState
}

/** An exhibition that is not hidden, and where it stands in its time. Refusal: EXHIBITION_NOT_FOUND. */
export const exhibitionNumbered = Effect.fnUntraced(function* (
  id: number,
): Effect.fn.Return<ShownExhibition, Refused<'EXHIBITION_NOT_FOUND'>, Db> {
  const nowMs = yield* Clock.currentTimeMillis
  const row = yield* findExhibition(id, kstDayOf(nowMs))
  if (row === undefined) return yield* refused('EXHIBITION_NOT_FOUND')
  return { row, nowMs, state: stateAt(row, nowMs) }
})
