import type { FileOwner } from '@jangteo/postgres/upload/file.store'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { hashDevice } from '../session/device-hash.ts'

const NOBODY: FileOwner = {
  member_id: null,
  session_id: null,
  device_hash: null,
  store_id: null,
  operator_id: null,
}

/**
 * Owner of what the caller uploads: the account, the session that opened an order, the device of who has neither, the
 * seller's store, or the operator.
 */
export const uploadingOwner: Effect.Effect<FileOwner, never, Caller> = Effect.flatMap(
  Caller,
  (caller): Effect.Effect<FileOwner> => {
    switch (caller.kind) {
      case 'MEMBER':
      case 'ASSOCIATE_MEMBER':
        return Effect.succeed({ ...NOBODY, member_id: caller.memberId })
      case 'GUEST_ORDER':
        return Effect.succeed({ ...NOBODY, session_id: caller.sessionId })
      case 'GUEST':
        return Effect.succeed({ ...NOBODY, device_hash: hashDevice(caller.deviceId) })
      case 'SELLER':
        return Effect.succeed({ ...NOBODY, store_id: caller.storeId })
      case 'OPERATOR':
        return Effect.succeed({ ...NOBODY, operator_id: caller.operatorId })
    }
  },
)

/** An owner as one text, for queues and locks. */
export function ownerKey(owner: FileOwner): string {
  const { member_id: memberId, session_id: sessionId, device_hash: deviceHash } = owner
  if (owner.operator_id !== null) return `operator:${owner.operator_id}`
  if (owner.store_id !== null) return `store:${owner.store_id}`
  if (memberId !== null) return `member:${memberId}`
  return sessionId === null ? `device:${deviceHash ?? ''}` : `session:${sessionId}`
}

/** True when the owner uploaded the file. */
export function isOwnedBy(file: FileOwner, owner: FileOwner): boolean {
  return (
    file.member_id === owner.member_id &&
    file.session_id === owner.session_id &&
    file.device_hash === owner.device_hash &&
    file.store_id === owner.store_id &&
    file.operator_id === owner.operator_id
  )
}
