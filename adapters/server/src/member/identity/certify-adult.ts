import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { AdultRefusal } from '@jangteo/core/member/identity.rules'
import { decideAdult } from '@jangteo/core/member/identity.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { lockNames } from '@jangteo/postgres/database/lockNames'
import { lockMember } from '@jangteo/postgres/member/member.store'
import {
  findMemberByIdentity,
  saveAdultCertification,
  saveIdentity,
} from '@jangteo/postgres/member/new-member.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { Caller } from '../../call/caller.ts'
import { callingMember } from '../../call/member-caller.ts'
import { type Refused, refused } from '../../call/refused.ts'
import type { Seals } from '../../wire/seals.ts'
import { ownerOf } from '../owner-of.ts'
import { identityLockName } from './identity-lock.ts'
import { useVerification } from './use-verification.ts'

type Certified = Effect.fn.Return<
  void,
  Refused<AdultRefusal | 'IDENTITY_UNVERIFIED'>,
  Caller | Db | Seals
>

/**
 * Certifies the caller's account as an adult's by a verification, which is used up with it, in the caller's transaction.
 * A member from before identities were verified becomes that person. Refusals: IDENTITY_UNVERIFIED, IDENTITY_DIFFERENT,
 * ADULT_AGE_REQUIRED. Source: domain-rules §5.2.
 */
export const certifyAdult = Effect.fnUntraced(function* (verificationId: string): Certified {
  const memberId = yield* callingMember
  const person = yield* useVerification({ verificationId, purpose: 'ADULT' })
  yield* lockNames([identityLockName(person.identityHash)])
  const member = yield* lockMember(memberId)
  const nowMs = yield* Clock.currentTimeMillis
  const decision = decideAdult({
    birthday: person.birthday,
    owner: ownerOf(yield* findMemberByIdentity(person.identityHash), memberId),
    isCallerVerified: member.identity_hash !== null,
    today: kstDayOf(nowMs),
  })
  if (!decision.ok) return yield* refused(decision.reason)
  const at = new Date(nowMs)
  if (member.identity_hash === null) yield* saveIdentity(memberId, person, at)
  yield* saveAdultCertification(memberId, at)
})
