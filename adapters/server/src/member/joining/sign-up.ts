import { decideJoining } from '@jangteo/core/member/joining.rules'
import { type AcceptedSignUp, decideSignUp } from '@jangteo/core/member/signUp.rules'
import type { ConsentKind } from '@jangteo/core/terms/consent.codes'
import { transaction } from '@jangteo/postgres/database/db'
import { lockNames } from '@jangteo/postgres/database/lockNames'
import { isEmailTaken, isLoginIdTaken } from '@jangteo/postgres/member/account.store'
import { findMember } from '@jangteo/postgres/member/member.store'
import { insertMember } from '@jangteo/postgres/member/new-member.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { once, wasAnswered } from '../../call/once.ts'
import { refused } from '../../call/refused.ts'
import { openSession } from '../../session/open-session.ts'
import { recordLogin } from '../../session/record-login.ts'
import { loginName, trustDevice } from '../../session/password-lockout.ts'
import { hashPassword } from '../../session/passwords.ts'
import { Seals } from '../../wire/seals.ts'
import { recordSignUpConsents } from '../account/record-consents.ts'
import { readVerification } from '../identity/use-verification.ts'
import { readEmailProof, useEmailProof } from '../proof/use-email-proof.ts'
import { handOverLogin } from '../../session/hand-over-login.ts'
import { findJoiner } from './find-joiner.ts'
import { loginIdLockName } from './login-id-lock.ts'

type SignUpInput = {
  readonly loginId: string
  readonly password: string
  readonly email: string
  readonly emailProof: string
  readonly verificationId: string
  readonly agreedTermsList: readonly ConsentKind[]
}

type Prepared = AcceptedSignUp & { readonly passwordHash: string }

const CALL = 'joining.signUp'
const PURPOSE = 'JOIN'

/**
 * Makes a verified person with a proved e-mail address a member, and opens their session. Only who holds both proofs has
 * a password hashed, before the transaction. In it both are used up; a refused sign-up leaves them as they were. Two at
 * once with one verification or one e-mail proof meet in its row, with one person or one login id at a lock by name, with
 * one address in the index: the second finds the first. Once for an `Idempotency-Key`: repeated with the same password,
 * it opens a session of the member again. Refusals: TERMS_REQUIRED, EMAIL_INVALID, EMAIL_PROOF_INVALID,
 * EMAIL_VERIFICATION_REQUIRED, EMAIL_TAKEN, LOGIN_ID_INVALID, LOGIN_ID_TAKEN, those of a password,
 * IDENTITY_UNVERIFIED, IDENTITY_TAKEN, AGE_TOO_YOUNG, REJOIN_WAIT, IDEMPOTENCY_KEY_REUSED. Source: market-rules §7,
 * decision 114.
 */
export const signUp = Effect.fnUntraced(function* (input: SignUpInput) {
  const repeat = Effect.flatMap(wasAnswered(CALL), (isRepeat) =>
    isRepeat ? write(input, null) : Effect.succeed(null),
  )
  const former = yield* repeat
  if (former !== null) return yield* handOverLogin(former)
  const opened = yield* Effect.flatMap(prepare(input), (prepared) => write(input, prepared)).pipe(
    Effect.catch((refusal) =>
      Effect.flatMap(repeat, (repeated) =>
        repeated === null ? Effect.fail(refusal) : Effect.succeed(repeated),
      ),
    ),
  )
  return yield* handOverLogin(opened)
})

/** Judges what needs no lock, and hashes the password. */
const prepare = Effect.fnUntraced(function* (input: SignUpInput) {
  const { emailProof, verificationId, password } = input
  const provedEmail = yield* readEmailProof({ emailProof, purpose: PURPOSE })
  const accepted = decideSignUp({ ...input, provedEmail, agreed: input.agreedTermsList })
  if (!accepted.ok) return yield* refused(accepted.reason)
  yield* readVerification({ verificationId, purpose: PURPOSE })
  return { ...accepted.value, passwordHash: yield* hashPassword(password) }
})

const write = Effect.fnUntraced(function* (input: SignUpInput, prepared: Prepared | null) {
  const { digest } = yield* Seals
  const keyed = { ...input, password: digest(`sign-up ${input.password}`) }
  const decodeStoredAnswer = (answer: unknown) => z.int().parse(answer)
  const memberId = yield* once(
    { call: CALL, input: keyed, decodeStoredAnswer },
    prepared === null ? Effect.die(new Error('answer of a key missing')) : join(input, prepared),
  )
  const member = yield* findMember(memberId)
  if (member.status !== 'ACTIVE' || member.suspended_at !== null)
    return yield* refused('EMAIL_PROOF_INVALID')
  return yield* openSession(member, yield* Clock.currentTimeMillis)
}, transaction)

const join = Effect.fnUntraced(function* (input: SignUpInput, prepared: Prepared) {
  const { loginId, email, passwordHash } = prepared
  const { person, facts } = yield* findJoiner(input.verificationId, null)
  const decision = decideJoining(facts)
  if (!decision.ok) return yield* refused(decision.reason)
  yield* useEmailProof({ emailProof: input.emailProof, purpose: PURPOSE })
  yield* lockNames([loginIdLockName(loginId)])
  const nowMs = yield* Clock.currentTimeMillis
  const at = new Date(nowMs)
  const account = { name: person.name, loginId, passwordHash, email, identity: person, at }
  const member = yield* insertMember({ membershipType: 'MEMBER', ...account })
  if (member === undefined) return yield* refusedAsTaken(prepared)
  yield* recordSignUpConsents(member.id, { ticked: input.agreedTermsList, atMs: nowMs })
  yield* recordLogin({ memberId: member.id, way: 'SIGN_UP', result: 'SUCCESS' })
  yield* trustDevice(loginName(loginId), nowMs)
  return member.id
})

/** The row was not inserted: says which of its values another account has. */
const refusedAsTaken = Effect.fnUntraced(function* ({ loginId, email }: AcceptedSignUp) {
  if (yield* isLoginIdTaken(loginId)) return yield* refused('LOGIN_ID_TAKEN')
  if (yield* isEmailTaken(email)) return yield* refused('EMAIL_TAKEN')
  return yield* refused('IDENTITY_TAKEN')
})
