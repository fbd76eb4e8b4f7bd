import { REVIEW_CODES, type ReviewCode } from '@jangteo/core/review/review.codes'
import { REVIEW_CLAUSES } from '@jangteo/core/review/reviewClause.codes'
import type { AskedReview, ReviewOutcome } from '@jangteo/core/review/reviewEditor.chart'
import type { Calls } from '@jangteo/http/call/calls'
import { Refusal } from '@jangteo/http/refusal/refusal'
import { fromPromise } from 'xstate'
import { toRefused } from '../../../lib/toRefused.ts'
import type { EditedReview } from './reviewForm.ts'

type Deps = {
  readonly calls: Calls
  readonly edited: EditedReview
}

function send({ calls, edited }: Deps, { draft, key }: AskedReview): Promise<unknown> {
  const { score, text, fileIds, clauseIds } = draft
  const content = { score, text, filesIdEncryptList: [...fileIds] }
  const { target, goods } = edited
  if (target.kind === 'EDIT') {
    return calls.review.change.call({ id: target.feedbackIdEncrypt, ...content })
  }
  const agreed = new Set(clauseIds)
  const clauseList = REVIEW_CLAUSES.map(({ clauseId }) => ({
    clauseId,
    agreeYn: agreed.has(clauseId) ? ('Y' as const) : ('N' as const),
  }))
  const { orderItemIdEncrypt } = target
  return calls.review.create.call(
    { id: goods.goodsId, orderItemIdEncrypt, ...content, clauseList },
    { context: { idempotencyKey: key } },
  )
}

function isReviewCode(code: unknown): code is ReviewCode {
  return REVIEW_CODES.some((known) => known === code)
}

function codeOf(error: unknown): ReviewCode | null {
  const code: unknown = error instanceof Refusal ? error.code : null
  return isReviewCode(code) ? code : null
}

function toOutcome(error: unknown): ReviewOutcome {
  const { text } = toRefused(error)
  const reason = codeOf(error)
  return { kind: 'refused', reason, text }
}

/** The actor of the editor's chart: writes the review, or changes it. */
export function createReviewActors(deps: Deps) {
  return {
    saveReview: fromPromise<ReviewOutcome, AskedReview>(async ({ input }) => {
      try {
        await send(deps, input)
        return { kind: 'saved' }
      } catch (error) {
        return toOutcome(error)
      }
    }),
  }
}
