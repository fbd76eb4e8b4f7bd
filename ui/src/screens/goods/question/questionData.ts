import type { QuestionTopic } from '@jangteo/core/inquiry/goodsQuestion.codes'
import { inquiryView } from '@jangteo/core/inquiry/inquiry.view'
import type { InquiryView } from '@jangteo/core/inquiry/inquiry.view'
import type { Answers } from '@jangteo/http/call/calls'

/** A question about a product, as its reader may see it. */
export type QuestionData = Answers['goodsQuestion']['list']['content'][number]

/** A question of the member's, with its product. */
export type MyQuestionData = Answers['goodsQuestion']['mine']['content'][number]

/** Content of a question, as a member writes it. */
export type WrittenQuestion = {
  readonly topic: QuestionTopic
  readonly text: string
  readonly isSecret: boolean
  /** `null` for a question about the whole product. */
  readonly optionId: number | null
}

/** A question as the wire takes it. */
export function toWritten({ topic, text, isSecret, optionId }: WrittenQuestion) {
  return {
    bbsTypeId: topic,
    text,
    secretYn: isSecret ? ('Y' as const) : ('N' as const),
    ...(optionId === null ? {} : { optionId }),
  }
}

/** Text, answer and what may be done, for the reader of a question. */
export function questionViewOf(question: QuestionData): InquiryView {
  return inquiryView({
    status: question.statusEnum,
    isWriter: question.mineYn === 'Y',
    text: question.text,
    answerText: question.answer,
  })
}
