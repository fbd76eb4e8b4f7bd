import type { FileOwner } from '@jangteo/postgres/upload/file.store'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'

/**
 * Owner of what the caller uploads. Calls with files let no guest without a session in, so such a one here is a defect.
 */
export const uploadingOwner: Effect.Effect<FileOwner, never, Caller> = Effect.flatMap(
  Caller,
  (caller): Effect.Effect<FileOwner> => {
    if ('memberId' in caller) {
      return Effect.succeed({ member_id: caller.memberId, session_id: null })
    }
    return caller.kind === 'GUEST'
      ? Effect.die(new Error('session missing in a call with files'))
      : Effect.succeed({ member_id: null, session_id: caller.sessionId })
  },
)

/** An owner as one text, for queues and locks. */
export function ownerKey({ member_id: memberId, session_id: sessionId }: FileOwner): string {
  return memberId === null ? `session:${sessionId ?? ''}` : `member:${memberId}`
}

/** True when the owner uploaded the file. */
export function isOwnedBy(file: FileOwner, owner: FileOwner): boolean {
  return file.member_id === owner.member_id && file.session_id === owner.session_id
}
