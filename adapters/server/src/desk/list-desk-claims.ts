import { listDeskClaims as readDeskClaims } from '@jangteo/postgres/claim/claim-desk.store'
import * as Effect from 'effect/Effect'
import { findMissingHolidayYear } from '../claim/watch-holidays.ts'
import { toDeskClaim } from './desk-claim.ts'

const SHOWN_COUNT = 50

/** The newest claims of the whole market with what may be done to each. */
export const listDeskClaims = Effect.fnUntraced(function* () {
  const rows = yield* readDeskClaims({ limit: SHOWN_COUNT })
  return {
    content: yield* Effect.forEach(rows, toDeskClaim),
    missingHolidayYear: yield* findMissingHolidayYear,
  }
})
