import type { AccountProof } from '@jangteo/core/member/accountProof.codes'
import { hideLoginId } from '@jangteo/core/member/mask.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { findAccountByEmail, findAccountByIdentity } from '@jangteo/postgres/member/account.store'
import { listSocialLinks } from '@jangteo/postgres/member/social-link.store'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { useVerification } from '../identity/use-verification.ts'
import { useEmailProof } from './use-email-proof.ts'

/**
 * Reminds of a login id: in full of who proved to be the person, masked of who proved the address. The proof is used up
 * whether there is an account or not. Refusals: EMAIL_PROOF_INVALID, IDENTITY_UNVERIFIED, and ACCOUNT_NOT_FOUND, which
 * only the person or the reader of the mailbox learns. Source: market-rules §7, decision 111.
 */
export const findLoginId = Effect.fnUntraced(function* (proof: AccountProof) {
  const account = yield* transaction(findOwnAccount(proof))
  if (account === undefined) return yield* refused('ACCOUNT_NOT_FOUND')
  const links = yield* listSocialLinks(account.id)
  const { login_id: loginId, created_at: joinedAt } = account
  const shownId = loginId === null || 'verificationId' in proof ? loginId : hideLoginId(loginId)
  const socialList = links.map(({ provider }) => provider)
  return { loginId: shownId, joinedAt: joinedAt.toISOString(), socialList }
})

const findOwnAccount = Effect.fnUntraced(function* (proof: AccountProof) {
  if ('emailProof' in proof) {
    const email = yield* useEmailProof({ emailProof: proof.emailProof, purpose: 'FIND' })
    return yield* findAccountByEmail(email)
  }
  const { verificationId } = proof
  const { identityHash } = yield* useVerification({ verificationId, purpose: 'FIND_ACCOUNT' })
  return yield* findAccountByIdentity(identityHash)
})
