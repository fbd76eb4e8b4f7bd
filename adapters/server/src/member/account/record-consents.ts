import type { ConsentKind, ConsentWay } from '@jangteo/core/terms/consent.codes'
import { type ConsentStep, consentsAtSignUp } from '@jangteo/core/terms/consent.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { insertConsentSteps, updatePrivacyOptional } from '@jangteo/postgres/member/consent.store'
import * as Effect from 'effect/Effect'

/**
 * Appends entries to the history of a member's consents, and sets what rankings and home read of them. It belongs into
 * the transaction that decided them, under the member's lock.
 */
export const appendConsents = Effect.fnUntraced(function* (
  memberId: number,
  { steps, way }: { readonly steps: readonly ConsentStep[]; readonly way: ConsentWay },
): Effect.fn.Return<void, never, Db> {
  if (steps.length === 0) return
  const rows = steps.map(({ kind, isAgreed, atMs }) => ({ kind, isAgreed, at: new Date(atMs) }))
  yield* insertConsentSteps(memberId, { steps: rows, way })
  const optional = rows.findLast(({ kind }) => kind === 'PRIVACY_OPTIONAL')
  if (optional === undefined) return
  yield* updatePrivacyOptional(memberId, optional.isAgreed ? optional.at : null)
})

/** Appends what a new member ticked; every way of joining records it in the transaction that inserts the member. */
export const recordSignUpConsents = (
  memberId: number,
  { ticked, atMs }: { readonly ticked: readonly ConsentKind[]; readonly atMs: number },
): Effect.Effect<void, never, Db> =>
  appendConsents(memberId, { steps: consentsAtSignUp(ticked, atMs), way: 'SIGN_UP' })
