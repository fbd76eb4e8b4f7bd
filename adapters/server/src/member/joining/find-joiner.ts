import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { VerifiedPerson } from '@jangteo/core/member/identity.codes'
import type { JoiningFacts } from '@jangteo/core/member/joining.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { findMemberByIdentity } from '@jangteo/postgres/member/new-member.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { Caller } from '../../call/caller.ts'
import type { Refused } from '../../call/refused.ts'
import type { Seals } from '../../wire/seals.ts'
import { useVerification } from '../identity/use-verification.ts'
import { ownerOf } from '../owner-of.ts'
import { isRejoinBlocked } from '../withdrawal/rejoin-block.ts'

/** A verified person who wants to be a member, and what decides if they may. */
export type Joiner = { readonly person: VerifiedPerson; readonly facts: JoiningFacts }

type Found = Effect.fn.Return<Joiner, Refused<'IDENTITY_UNVERIFIED'>, Caller | Db | Seals>

/**
 * Uses a verification for joining up and finds what its person has with the market. The person is locked by name, so
 * that of two simultaneous accounts, and of an account and a withdrawal, one sees the other. `memberId` is the account
 * that is to be theirs; `null` for a new one. Refusal: IDENTITY_UNVERIFIED.
 */
export const findJoiner = Effect.fnUntraced(function* (
  verificationId: string,
  memberId: number | null,
): Found {
  const person = yield* useVerification({ verificationId, purpose: 'JOIN' })
  const { identityHash } = person
  const isBlocked = yield* isRejoinBlocked(identityHash)
  const accountId = yield* findMemberByIdentity(identityHash)
  const today = kstDayOf(yield* Clock.currentTimeMillis)
  const owner = ownerOf(accountId, memberId)
  const { birthday } = person
  return { person, facts: { birthday, owner, isRejoinBlocked: isBlocked, today } }
})
