import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../../call/member-caller.ts'
import { toConsentAnswer } from './consent-answer.ts'
import { readConsents } from './read-consents.ts'

/** Lists every consent of the member with its dates. */
export const listConsents = Effect.fnUntraced(function* () {
  const consents = yield* readConsents(yield* callingMember)
  const nowMs = yield* Clock.currentTimeMillis
  return { content: consents.map((one) => toConsentAnswer(one, nowMs)) }
})
