import type { ClaimBirthKind } from '@jangteo/core/claim/claimBirth.rules'
import { CLAIM_BIRTHS } from '@jangteo/core/claim/claimBirth.rules'
import {
  CLAIM_BIRTH_LISTENERS,
  claimStateToNotify,
  type ClaimMove,
  isWithdrawnByBuyer,
} from '@jangteo/core/notification/notification.rules'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { notify } from '../notification/notify.ts'

/** Notifies the buyer of a claim that another has moved on, and its store of one that the buyer has withdrawn. */
export const notifyOfClaim = (
  id: number,
  { atMs, ...move }: ClaimMove & { readonly atMs: number },
): Effect.Effect<void, never, Db> => {
  if (isWithdrawnByBuyer(move)) {
    const content = { kind: 'CLAIM_WITHDRAWN' } as const
    return notify({ to: { storeOfClaim: id }, content, key: id, atMs })
  }
  const status = claimStateToNotify(move)
  if (status === null) return Effect.void
  const content = { kind: 'CLAIM_STEP', status } as const
  return notify({ to: { buyerOfClaim: id }, content, key: `${id}:${status}:${atMs}`, atMs })
}

const notifyStore = (id: number, atMs: number): Effect.Effect<void, never, Db> => {
  const content = { kind: 'CLAIM_RECEIVED' } as const
  return notify({ to: { storeOfClaim: id }, content, key: id, atMs })
}

/** Notifies the store and the buyer of a claim that has begun, except whoever began it. */
export const notifyOfBirth = (
  id: number,
  kind: ClaimBirthKind,
  atMs: number,
): Effect.Effect<void, never, Db> => {
  const listener = CLAIM_BIRTH_LISTENERS[kind]
  const { actor, state } = CLAIM_BIRTHS[kind]
  const move = { from: null, to: state, actor, atMs }
  return Effect.andThen(
    listener === 'SELLER' || listener === 'BOTH' ? notifyStore(id, atMs) : Effect.void,
    listener === 'BUYER' || listener === 'BOTH' ? notifyOfClaim(id, move) : Effect.void,
  )
}
