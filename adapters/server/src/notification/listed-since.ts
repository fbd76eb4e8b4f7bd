import { retentionLimits } from '@jangteo/core/calendar/retention.rules'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'

/** Moment from which on notifications are listed: the beginning of a Korean day. */
export const listedSince: Effect.Effect<Date> = Effect.map(
  Clock.currentTimeMillis,
  (nowMs) => new Date(retentionLimits(nowMs).notificationsBeforeMs),
)
