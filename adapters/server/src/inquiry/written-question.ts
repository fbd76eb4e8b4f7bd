import type { QuestionTopic } from '@jangteo/core/inquiry/goodsQuestion.codes'
import { decideQuestionText } from '@jangteo/core/inquiry/inquiry.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { isOptionOf } from '@jangteo/postgres/inquiry/goods-question.store'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'
import type { QuestionEdit } from './advance-question.ts'

/** A question as its writer sends it. */
export type WrittenQuestion = {
  readonly bbsTypeId: QuestionTopic
  readonly text: string
  readonly secretYn: 'N' | 'Y'
  readonly optionId?: number | undefined
}

type WritingRefusal = 'INQUIRY_TEXT_REQUIRED' | 'INQUIRY_TEXT_TOO_LONG' | 'QNA_OPTION_INVALID'

/** Reads what a question about a product says. Refusals: INQUIRY_TEXT_REQUIRED, INQUIRY_TEXT_TOO_LONG, QNA_OPTION_INVALID. */
export const readWritten = Effect.fnUntraced(function* (
  goodsId: number,
  { bbsTypeId: topic, text, secretYn, optionId }: WrittenQuestion,
): Effect.fn.Return<QuestionEdit, Refused<WritingRefusal>, Db> {
  const decided = decideQuestionText(text)
  if (!decided.ok) return yield* refused(decided.reason)
  if (optionId !== undefined && !(yield* isOptionOf(goodsId, optionId))) {
    return yield* refused('QNA_OPTION_INVALID')
  }
  const is_secret = secretYn === 'Y'
  return { topic, text: decided.value, is_secret, option_id: optionId ?? null }
})
