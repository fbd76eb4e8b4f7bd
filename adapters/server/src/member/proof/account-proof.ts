import type { AccountProof } from '@jangteo/core/member/accountProof.codes'
import type { Db } from '@jangteo/postgres/database/db'
import {
  findAccountWithEmail,
  findAccountWithIdentity,
  type PasswordAccount,
} from '@jangteo/postgres/member/password.store'
import * as Effect from 'effect/Effect'
import type { Caller } from '../../call/caller.ts'
import type { Refused } from '../../call/refused.ts'
import type { Seals } from '../../wire/seals.ts'
import { readVerification, useVerification } from '../identity/use-verification.ts'
import { readEmailProof, useEmailProof } from './use-email-proof.ts'

const CHANGE = 'CHANGE'
const FIND_ACCOUNT = 'FIND_ACCOUNT'

type ProofRefused = Refused<'EMAIL_PROOF_INVALID' | 'IDENTITY_UNVERIFIED'>

/**
 * Finds the account of a login id, in small letters, that a proof is for; `undefined` for somebody else's and for
 * nobody's, by one statement each. The proof is judged first and stays unused. Refusals: EMAIL_PROOF_INVALID,
 * IDENTITY_UNVERIFIED.
 */
export const findProvedAccount = Effect.fnUntraced(function* (
  loginId: string,
  proof: AccountProof,
): Effect.fn.Return<PasswordAccount | undefined, ProofRefused, Caller | Db | Seals> {
  if ('emailProof' in proof) {
    const email = yield* readEmailProof({ emailProof: proof.emailProof, purpose: CHANGE })
    return yield* findAccountWithEmail(loginId, email)
  }
  const { verificationId } = proof
  const { identityHash } = yield* readVerification({ verificationId, purpose: FIND_ACCOUNT })
  return yield* findAccountWithIdentity(loginId, identityHash)
})

/** Uses the proof of an account up in the caller's transaction. Refusals: EMAIL_PROOF_INVALID, IDENTITY_UNVERIFIED. */
export const useAccountProof = Effect.fnUntraced(function* (
  proof: AccountProof,
): Effect.fn.Return<void, ProofRefused, Caller | Db | Seals> {
  if ('emailProof' in proof) {
    yield* useEmailProof({ emailProof: proof.emailProof, purpose: CHANGE })
  } else {
    yield* useVerification({ verificationId: proof.verificationId, purpose: FIND_ACCOUNT })
  }
})
