import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { IdentityPurpose, VerifiedPerson } from '@jangteo/core/member/identity.codes'
import { decideIdentity } from '@jangteo/core/member/identity.rules'
import { decideVerificationReturn } from '@jangteo/core/member/verification.rules'
import { IdentityProvider } from '@jangteo/identity/identity.port'
import { transaction } from '@jangteo/postgres/database/db'
import { findMemberByIdentity } from '@jangteo/postgres/member/new-member.store'
import {
  findVerification,
  saveVerifiedPerson,
  type VerificationRow,
} from '@jangteo/postgres/member/verification.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../../call/caller.ts'
import { refused } from '../../call/refused.ts'
import { hashDevice } from '../../session/device-hash.ts'
import { admitPurpose } from './admit-purpose.ts'
import { ownerOf } from '../owner-of.ts'
import { certifyAdult } from './certify-adult.ts'
import { hashVerification } from './use-verification.ts'
import { openPerson, sealPerson, toVerifiedPerson } from './verified-person.ts'

type SealedResult = { readonly id: string; readonly sealedPerson: string; readonly at: Date }

const storePerson = Effect.fnUntraced(function* (
  row: VerificationRow,
  { id, sealedPerson, at }: SealedResult,
) {
  yield* saveVerifiedPerson(row.id, { sealedPerson, at })
  if (row.purpose === 'ADULT') yield* certifyAdult(id)
}, transaction)

/**
 * Asks the provider who was verified in the window, outside of any transaction, and stores it sealed for one use. What
 * the browser says of the result is not believed. Repeated, it answers the same person; of two simultaneous ones the
 * first is stored. Whoever cannot join is refused here already, and nothing of them is stored. A certification as an
 * adult needs no further call: it happens here, and uses the verification up. Refusals: IDENTITY_UNVERIFIED,
 * IDENTITY_UNAVAILABLE, those of `admitPurpose`, and by purpose AGE_TOO_YOUNG, IDENTITY_TAKEN, IDENTITY_DIFFERENT,
 * ADULT_AGE_REQUIRED. Source: domain-rules §4.5, §5.2, market-rules §7.
 */
export const confirmVerification = Effect.fnUntraced(function* ({ id }: { readonly id: string }) {
  const row = yield* findOwnVerification(id)
  yield* admitPurpose(row.purpose)
  if (row.used_at !== null) return yield* repeatedAnswer(row.purpose)
  const person = yield* personOf(row, id)
  if (row.purpose === 'JOIN') yield* refuseWhoCannotJoin(person)
  const sealedPerson = yield* sealPerson(person)
  const at = new Date(yield* Clock.currentTimeMillis)
  yield* storePerson(row, { id, sealedPerson, at })
  return answerOf(row.purpose, person)
})

/** The caller's own verification, which is still open. */
const findOwnVerification = Effect.fnUntraced(function* (id: string) {
  const row = yield* findVerification(yield* hashVerification(id))
  const { deviceId } = yield* Caller
  if (row === undefined) return yield* refused('IDENTITY_UNVERIFIED')
  const decision = decideVerificationReturn({
    isSameDevice: row.device_hash === hashDevice(deviceId),
    startedAtMs: row.started_at.getTime(),
    nowMs: yield* Clock.currentTimeMillis,
  })
  return decision.ok ? row : yield* refused('IDENTITY_UNVERIFIED')
})

/** Only a certification uses its verification up by itself: repeated, it says again that it is done. */
const repeatedAnswer = Effect.fnUntraced(function* (purposeEnum: IdentityPurpose) {
  if (purposeEnum !== 'ADULT') return yield* refused('IDENTITY_UNVERIFIED')
  return { purposeEnum, person: null }
})

const personOf = Effect.fnUntraced(function* (row: VerificationRow, verificationId: string) {
  if (row.sealed_person !== null) return yield* openPerson(row.sealed_person)
  const provider = yield* IdentityProvider
  if (row.provider !== provider.name) return yield* refused('IDENTITY_UNVERIFIED')
  const answer = yield* provider.query(verificationId)
  if (answer.kind === 'verified') return yield* toVerifiedPerson(answer.person)
  yield* Effect.logInfo(`${provider.name} verified nobody: ${answer.why}`)
  return yield* refused(answer.kind === 'silent' ? 'IDENTITY_UNAVAILABLE' : 'IDENTITY_UNVERIFIED')
})

const refuseWhoCannotJoin = Effect.fnUntraced(function* (person: VerifiedPerson) {
  const memberId = yield* findMemberByIdentity(person.identityHash)
  const decision = decideIdentity({
    isVerified: true,
    birthday: person.birthday,
    owner: ownerOf(memberId, memberIdOf(yield* Caller)),
    today: kstDayOf(yield* Clock.currentTimeMillis),
  })
  if (!decision.ok) return yield* refused(decision.reason)
})

/** The person in full only to who is about to join with it. */
function answerOf(purposeEnum: IdentityPurpose, { name, birthday, mobile }: VerifiedPerson) {
  return { purposeEnum, person: purposeEnum === 'JOIN' ? { name, birthday, mobile } : null }
}
