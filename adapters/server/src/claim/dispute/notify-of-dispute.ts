import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import type { DisputeState } from '@jangteo/core/dispute/dispute.codes'
import type { Db } from '@jangteo/postgres/database/db'
import type { DisputeRow } from '@jangteo/postgres/dispute/dispute.store'
import * as Effect from 'effect/Effect'
import { notify } from '../../notification/notify.ts'

/** A step of a dispute, as far as its notifications ask. */
type DisputeMove = {
  readonly atMs: number
  readonly decision?: { readonly fault: ClaimFault }
}

const notifySeller = ({ claim_id: id, answer_due_at: dueAt }: DisputeRow, atMs: number) =>
  notify({
    to: { storeOfClaim: id },
    content: { kind: 'DISPUTE_OPENED', dueAtMs: dueAt.getTime() },
    key: id,
    atMs,
  })

/** Notifies whoever a dispute concerns: the seller who is asked, the operators who decide, and both sides of its end. */
export const notifyOfDispute = Effect.fnUntraced(function* (
  dispute: DisputeRow,
  state: DisputeState,
  { decision, atMs }: DisputeMove,
): Effect.fn.Return<void, never, Db> {
  const { claim_id: id } = dispute
  if (state === 'ANSWERING') return yield* notifySeller(dispute, atMs)
  const fault = decision?.fault ?? null
  const key = `${id}:${state}`
  const content = { kind: 'DISPUTE_STEP', state, fault } as const
  yield* notify({ to: { buyerOfClaim: id }, content, key, atMs })
  yield* state === 'DECIDING'
    ? notify({ to: { operatorsOfClaim: id }, content: { kind: 'DISPUTE_TO_DECIDE' }, key, atMs })
    : notify({ to: { storeOfClaim: id }, content: { kind: 'DISPUTE_ENDED', fault }, key, atMs })
  return undefined
})
