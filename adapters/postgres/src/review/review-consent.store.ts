import type { ReviewConsent } from '@jangteo/core/review/reviewClause.rules'
import { query } from '../database/db.ts'

/** Lists what a member said of the clauses of reviews. */
export const listReviewConsents = (memberId: number) =>
  query((db) =>
    db
      .selectFrom('review_consents')
      .select(['clause_id', 'is_agreed', 'at'])
      .where('member_id', '=', memberId)
      .execute(),
  )

/** Stores what a member says of clauses now; what was said before and is the same keeps its moment. */
export const saveReviewConsents = (
  memberId: number,
  consents: readonly ReviewConsent[],
  at: Date,
) =>
  query((db) =>
    db
      .insertInto('review_consents')
      .values(
        consents.map(({ clauseId, isAgreed }) => ({
          member_id: memberId,
          clause_id: clauseId,
          is_agreed: isAgreed,
          at,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'clause_id'])
          .doUpdateSet((set) => ({
            is_agreed: set.ref('excluded.is_agreed'),
            at: set.ref('excluded.at'),
          }))
          .whereRef('review_consents.is_agreed', '<>', 'excluded.is_agreed'),
      )
      .execute(),
  )
