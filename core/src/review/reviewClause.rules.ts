import { REVIEW_CLAUSES, type ReviewClauseId } from './reviewClause.codes.ts'

/** The answer of a member to a clause. */
export type ReviewConsent = { readonly clauseId: ReviewClauseId; readonly isAgreed: boolean }

/** Merges what is agreed to now over what was agreed to before; the last word on a clause counts. */
export function mergeConsents(
  before: readonly ReviewConsent[],
  now: readonly ReviewConsent[],
): ReviewConsent[] {
  return [...new Map([...before, ...now].map((one) => [one.clauseId, one])).values()]
}

/** True when every required clause is agreed to. Source: market-rules §4.1. */
export function areClausesAgreed(consents: readonly ReviewConsent[]): boolean {
  const agreed = new Set(
    consents.filter(({ isAgreed }) => isAgreed).map(({ clauseId }) => clauseId),
  )
  return REVIEW_CLAUSES.every(({ clauseId, isRequired }) => !isRequired || agreed.has(clauseId))
}
