import type { clauseAnswer, clauseChoices } from '@jangteo/contract/review/review.schemas'
import { REVIEW_CLAUSES } from '@jangteo/core/review/reviewClause.codes'
import type { ReviewConsent } from '@jangteo/core/review/reviewClause.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  listReviewConsents,
  saveReviewConsents,
} from '@jangteo/postgres/review/review-consent.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import type { Caller } from '../call/caller.ts'
import { callingMember } from '../call/member-caller.ts'
import { toYn } from '../wire/yn.ts'

type Choices = z.output<typeof clauseChoices>
type Clauses = { clauseList: z.output<typeof clauseAnswer>[] }

/** Reads what somebody says of clauses; the last word on one counts. */
export function toConsents(choices: Choices): ReviewConsent[] {
  const said = new Map(choices.map(({ clauseId, agreeYn }) => [clauseId, agreeYn === 'Y']))
  return [...said].map(([clauseId, isAgreed]) => ({ clauseId, isAgreed }))
}

const loadClauses = Effect.fnUntraced(function* (
  memberId: number,
): Effect.fn.Return<Clauses, never, Db> {
  const rows = yield* listReviewConsents(memberId)
  const clauseList = REVIEW_CLAUSES.map(({ clauseId, title, body, isRequired }) => {
    const said = rows.find((row) => row.clause_id === clauseId)
    return {
      clauseId,
      title,
      body,
      requiredYn: toYn(isRequired),
      agreeYn: toYn(said?.is_agreed ?? false),
      agreedAt: said?.at.toISOString() ?? null,
    }
  })
  return { clauseList }
})

/** Lists the clauses of reviews with what the caller said of each. */
export const listClauses = (): Effect.Effect<Clauses, never, Caller | Db> =>
  Effect.flatMap(callingMember, loadClauses)

/** Stores what the caller says of clauses; those that are not named stay as they are. */
export const agreeToClauses = Effect.fnUntraced(function* (input: {
  readonly clauseList: Choices
}) {
  const memberId = yield* callingMember
  const consents = toConsents(input.clauseList)
  const at = new Date(yield* Clock.currentTimeMillis)
  if (consents.length > 0) yield* saveReviewConsents(memberId, consents, at)
  return yield* loadClauses(memberId)
}, transaction)
