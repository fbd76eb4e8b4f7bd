import { checkReview } from '@jangteo/core/review/review.rules'
import type { DraftFacts } from '@jangteo/core/review/reviewEditor.chart'
import type { ReviewClauseId } from '@jangteo/core/review/reviewClause.codes'
import { areClausesAgreed } from '@jangteo/core/review/reviewClause.rules'
import type { UploadedFile } from '@jangteo/http/upload/sendFiles'

/** The form of a review as it is written. */
export type ReviewFormState = {
  readonly score: number | null
  readonly text: string
  readonly files: readonly UploadedFile[]
  readonly agreed: readonly ReviewClauseId[]
}

export const EMPTY_REVIEW: ReviewFormState = { score: null, text: '', files: [], agreed: [] }

/** Subject of an editor: a purchase without a review, or a review to change. */
export type EditedReview = {
  /** Name of the draft in this tab. */
  readonly name: string
  readonly goods: { readonly goodsId: number; readonly goodsName: string; readonly picture: string }
  readonly optionName: string
  readonly form: ReviewFormState
  readonly target:
    | { readonly kind: 'NEW'; readonly orderItemIdEncrypt: string }
    | { readonly kind: 'EDIT'; readonly feedbackIdEncrypt: string }
}

const countOf = (form: ReviewFormState, kind: 'IMAGE' | 'VIDEO') =>
  form.files.filter(({ filesTypeEnum }) => filesTypeEnum === kind).length

/** Returns how many pictures and videos a form has. */
export function mediaOf(form: ReviewFormState) {
  return { imageCount: countOf(form, 'IMAGE'), videoCount: countOf(form, 'VIDEO') }
}

/** Returns the facts that the chart of the editor asks for. Clauses of a review that is changed were agreed to. */
export function factsOf(edited: EditedReview, form: ReviewFormState): DraftFacts {
  const { score, text } = form
  const consents = form.agreed.map((clauseId) => ({ clauseId, isAgreed: true }))
  return {
    violations: checkReview({
      score,
      text,
      ...mediaOf(form),
      areClausesAgreed: edited.target.kind === 'EDIT' || areClausesAgreed(consents),
    }),
    isUnsaved: JSON.stringify(form) !== JSON.stringify(edited.form),
  }
}
