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

/** Notifies a store of a claim that a buyer requests, and a buyer of one that the store began. */
export const notifyOfBirth = (
  id: number,
  kind: ClaimBirthKind,
  atMs: number,
): Effect.Effect<void, never, Db> => {
  const listener = CLAIM_BIRTH_LISTENERS[kind]
  if (listener === 'SELLER') {
    const content = { kind: 'CLAIM_RECEIVED' } as const
    return notify({ to: { storeOfClaim: id }, content, key: id, atMs })
  }
  const { actor, state } = CLAIM_BIRTHS[kind]
  return listener === 'BUYER'
    ? notifyOfClaim(id, { from: null, to: state, actor, atMs })
    : Effect.void
}
