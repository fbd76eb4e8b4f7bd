import { type Day, kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { MainCaller } from '@jangteo/core/display/mainGroup.rules'
import { fullYears } from '@jangteo/core/member/age.rules'
import { membershipOf } from '@jangteo/core/session/caller.rules'
import { recommendAgeOf } from '@jangteo/core/search/popular.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { findAudienceFacts } from '@jangteo/postgres/member/member.store'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'

type Facts = { readonly gender: 'MALE' | 'FEMALE' | null; readonly birthday: Day | null }

const UNKNOWN: Facts = { gender: null, birthday: null }

/** The caller as audiences see them. Age and gender are those of members who agreed to have them used. */
export const mainCaller = Effect.fnUntraced(function* (
  nowMs: number,
): Effect.fn.Return<MainCaller, never, Caller | Db> {
  const caller = yield* Caller
  const memberId = memberIdOf(caller)
  const facts: Facts = memberId === null ? UNKNOWN : yield* findAudienceFacts(memberId)
  const { birthday, gender } = facts
  return {
    platform: caller.isInApp ? 'APP' : 'WEB',
    membership: membershipOf(caller.kind),
    gender,
    age: birthday === null ? null : recommendAgeOf(fullYears(birthday, kstDayOf(nowMs))),
  }
})
