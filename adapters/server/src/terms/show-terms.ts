import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { ConsentKind } from '@jangteo/core/terms/consent.codes'
import { termsInForce } from '@jangteo/core/terms/termsVersion.rules'
import { listTermsVersions } from '@jangteo/postgres/terms/terms.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { versionsOf } from './terms-versions.ts'

type Input = { readonly termsKindEnum: ConsentKind; readonly version?: number | undefined }

/** Shows a version of terms, the one in force unless another is asked for. Refusal: TERMS_NOT_FOUND. */
export const showTerms = Effect.fnUntraced(function* ({ termsKindEnum: kind, version }: Input) {
  const versions = versionsOf(kind, yield* listTermsVersions(kind))
  const inForce = termsInForce(versions, kstDayOf(yield* Clock.currentTimeMillis))
  const shown = version === undefined ? inForce : versions.find((each) => each.version === version)
  if (shown === undefined) return yield* refused('TERMS_NOT_FOUND')
  return {
    ...shown,
    versionInForce: inForce.version,
    versionList: versions
      .map((each) => ({ version: each.version, effectiveOn: each.effectiveOn }))
      .toReversed(),
  }
})
