import { toPage } from '@jangteo/core/navigation/paging.rules'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import {
  countMemberNotifications,
  listMemberNotifications,
} from '@jangteo/postgres/notification/inbox.store'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { listedSince } from './listed-since.ts'
import { toNotificationAnswer } from './notification-answer.ts'

/** A page of the caller's notifications of the last 90 Korean days, the newest first. */
export const listNotifications = Effect.fnUntraced(function* (input: {
  readonly page: number
  readonly size: number
}) {
  const { page: number, size } = input
  const memberId = yield* callingMember
  const wireIds = yield* WireIds
  const since = yield* listedSince
  const page = { since, offset: number * size, limit: size }
  const reads = [
    listMemberNotifications(memberId, page),
    countMemberNotifications(memberId, since),
  ] as const
  const [rows, totalElements] = yield* together(Effect.all(reads, AT_ONCE))
  const content = rows.map((row) => toNotificationAnswer(row, wireIds))
  return { ...toPage(content, { number, size, totalElements }), content }
})
