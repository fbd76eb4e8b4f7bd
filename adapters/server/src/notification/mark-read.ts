import { markMemberRead } from '@jangteo/postgres/notification/inbox.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { WireIds } from '../wire/wire-ids.ts'

/**
 * Marks the caller's notifications as read; ids that are foreign, altered or deleted change nothing, and a second time
 * neither.
 */
export const markRead = Effect.fnUntraced(function* (input: {
  readonly notificationIdEncryptList?: readonly string[] | undefined
}) {
  const wireIds = yield* WireIds
  const memberId = yield* callingMember
  const at = new Date(yield* Clock.currentTimeMillis)
  const sealed = input.notificationIdEncryptList
  const ids = sealed?.flatMap((each) => wireIds.open('notification', each) ?? []) ?? null
  if (ids === null || ids.length > 0) yield* markMemberRead(memberId, ids, at)
  return { done: true as const }
})
