import type { ConsentKind } from '@jangteo/core/terms/consent.codes'
import { planConsent } from '@jangteo/core/terms/consent.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { lockConsents } from '@jangteo/postgres/member/consent.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../../call/caller.ts'
import { callingMember } from '../../call/member-caller.ts'
import { refused } from '../../call/refused.ts'
import { toConsentAnswer } from './consent-answer.ts'
import { readConsents } from './read-consents.ts'
import { appendConsents } from './record-consents.ts'

type ChangeInput = { readonly termsKind: ConsentKind; readonly agreeYn: 'Y' | 'N' }

/**
 * Gives or withdraws a consent of the member; the history only grows. Under the member's lock, so that of two equal
 * changes at once the second finds nothing to add. Refusals: TERMS_NOT_WITHDRAWABLE, CONSENT_NIGHT_ALONE. Source:
 * decision 118.
 */
export const changeConsent = Effect.fnUntraced(function* ({
  termsKind: kind,
  agreeYn,
}: ChangeInput) {
  const memberId = yield* callingMember
  const { isInApp } = yield* Caller
  yield* lockConsents(memberId)
  const before = yield* readConsents(memberId)
  const nowMs = yield* Clock.currentTimeMillis
  const plan = planConsent(before, { kind, isAgreed: agreeYn === 'Y', atMs: nowMs })
  if (!plan.ok) return yield* refused(plan.reason)
  yield* appendConsents(memberId, { steps: plan.value, way: isInApp ? 'APP' : 'WEB' })
  const after = yield* readConsents(memberId)
  return { content: after.map((one) => toConsentAnswer(one, nowMs)) }
}, transaction)
