import type { QuestionTopic } from '@jangteo/core/inquiry/goodsQuestion.codes'
import { INQUIRY_TABLE, type InquiryEventType } from '@jangteo/core/inquiry/inquiry.table.gen'
import {
  insertQuestionHistory,
  type QuestionRow,
  updateQuestion,
} from '@jangteo/postgres/inquiry/goods-question.store'
import * as Effect from 'effect/Effect'
import { createEntity, recordIfSet } from '../entity/create-entity.ts'
import { notify } from '../notification/notify.ts'

/** Content of a question, as its writer changes it. */
export type QuestionEdit = {
  readonly topic: QuestionTopic
  readonly text: string
  readonly is_secret: boolean
  readonly option_id: number | null
}

type Step = {
  readonly event: InquiryEventType
  readonly atMs: number
  /** For `buyer.edit`. */
  readonly edit?: QuestionEdit
  /** For `seller.answer`. */
  readonly answer?: string
}

/** Columns that a step sets: a removal clears the text, a hidden question stores it for whoever decides about it. */
function changeOf({ revision }: QuestionRow, { event, edit, answer }: Step, at: Date) {
  return {
    state_changed_at: at,
    ...(edit === undefined ? {} : { ...edit, revision: revision + 1 }),
    ...(answer === undefined ? {} : { answer, answered_at: at }),
    ...(event === 'buyer.remove' ? { text: '', option_id: null } : {}),
  }
}

/**
 * Moves a question about a product on, the only place in the server that does. Safe only with the question locked
 * (`lockQuestion`).
 */
export const advanceQuestion = createEntity({
  name: 'question',
  table: INQUIRY_TABLE,
  stateOf: ({ state }: QuestionRow) => state,
  factsOf: () => Effect.succeed({}),
  write: (question, { from, step: { target, meta }, at }, step: Step) => {
    const { id } = question
    const to = { ...changeOf(question, step, at), state: target }
    const record = insertQuestionHistory({
      question_id: id,
      actor: meta.actor,
      event: step.event,
      from_state: from,
      to_state: target,
      at,
    })
    return recordIfSet(`question ${id}`, updateQuestion({ id, from, to }), record)
  },
  effects: {
    notifyWriter: ({ id }, { atMs }) =>
      notify({ to: { writerOfQuestion: id }, content: { kind: 'GOODS_ANSWERED' }, key: id, atMs }),
  },
})
