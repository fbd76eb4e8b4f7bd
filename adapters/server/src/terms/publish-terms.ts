import { type Day, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { CONSENT_KINDS, type ConsentKind } from '@jangteo/core/terms/consent.codes'
import { decideTermsPublished, termsInForce } from '@jangteo/core/terms/termsVersion.rules'
import { transaction } from '@jangteo/postgres/database/db'
import {
  insertTermsVersion,
  listTermsVersions,
  lockTerms,
} from '@jangteo/postgres/terms/terms.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { versionsOf } from './terms-versions.ts'

/** Lists the terms with the version in force and the one that is announced. */
export const listTerms = Effect.fnUntraced(function* () {
  const today = kstDayOf(yield* Clock.currentTimeMillis)
  const rows = yield* listTermsVersions(null)
  const termsList = CONSENT_KINDS.map((kind) => {
    const versions = versionsOf(kind, rows)
    const { version, body, effectiveOn } = termsInForce(versions, today)
    const announced = versions.flatMap((each) =>
      each.effectiveOn !== null && each.effectiveOn > today
        ? [{ version: each.version, effectiveOn: each.effectiveOn }]
        : [],
    )
    return { termsKindEnum: kind, version, body, effectiveOn, announced: announced[0] ?? null }
  })
  return { termsList }
})

type Publishing = {
  readonly termsKindEnum: ConsentKind
  readonly body: string
  readonly effectiveOn: Day
  readonly worseYn: 'N' | 'Y'
}

/**
 * Publishes a version of terms, under a lock, so that of two operators the second is refused. Refusals: TERMS_NOTICE_SHORT,
 * TERMS_ANNOUNCED. Source: life-rules §4, decision 143.
 */
export const publishTerms = Effect.fnUntraced(function* ({
  termsKindEnum: kind,
  body,
  effectiveOn,
  worseYn,
}: Publishing) {
  yield* lockTerms()
  const nowMs = yield* Clock.currentTimeMillis
  const isWorse = worseYn === 'Y'
  const versions = versionsOf(kind, yield* listTermsVersions(kind))
  const today = kstDayOf(nowMs)
  const decision = decideTermsPublished(versions, { effectiveOn, isWorse, today })
  if (!decision.ok) return yield* refused(decision.reason)
  const version = versions.length + 1
  yield* insertTermsVersion({
    kind,
    version,
    body,
    effective_on: effectiveOn,
    is_worse: isWorse,
    published_at: new Date(nowMs),
  })
  yield* recordAudit({
    call: 'operatorTerms.publish',
    target: `terms:${kind}`,
    before: { version: version - 1 },
    after: { version, effectiveOn, isWorse },
    reason: null,
  })
  return { version }
}, transaction)
