import { deleteMemberNotification } from '@jangteo/postgres/notification/inbox.store'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'

/**
 * Deletes the caller's notification; of two calls at once the second finds none. Refusal: NOTIFICATION_NOT_FOUND, also
 * for another's.
 */
export const removeNotification = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const none = refused('NOTIFICATION_NOT_FOUND')
  const id = yield* openId('notification', input.id, none)
  const isDeleted = yield* deleteMemberNotification(yield* callingMember, id)
  return isDeleted ? { done: true as const } : yield* none
})
