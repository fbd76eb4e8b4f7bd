import type { changedGoodsQuestion } from '@jangteo/contract/inquiry/goodsQuestion.schemas'
import { decideQuestionEdit } from '@jangteo/core/inquiry/inquiry.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { lockQuestion } from '@jangteo/postgres/inquiry/goods-question.store'
import { findListedQuestion } from '@jangteo/postgres/inquiry/question-list.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { callingMember } from '../call/member-caller.ts'
import { refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { advanceQuestion, type QuestionEdit } from './advance-question.ts'
import { toQuestionAnswer } from './question-answer.ts'
import { readWritten } from './written-question.ts'

/** Locks a question that the caller may change. Refusals: those of `decideQuestionEdit`. */
const lockEditable = Effect.fnUntraced(function* (sealedId: string) {
  const userSeq = yield* callingMember
  const id = yield* openId('goodsQuestion', sealedId, refused('GOODS_QUESTION_DELETED'))
  const question = yield* lockQuestion(id)
  if (question === undefined) return yield* refused('GOODS_QUESTION_DELETED')
  const { member_id: writerSeq, state: status } = question
  const decided = decideQuestionEdit({ kind: 'GOODS', writerSeq, status }, userSeq)
  if (decided.ok) return question
  const { reason } = decided
  return yield* refused(reason === 'INQUIRY_DELETED' ? 'GOODS_QUESTION_DELETED' : reason)
})

type Question = Effect.Success<ReturnType<typeof lockEditable>>

/** Moves a locked question on. Refusal: INQUIRY_ANSWERED. */
const move = Effect.fnUntraced(function* (
  question: Question,
  step: { readonly event: 'buyer.edit' | 'buyer.remove'; readonly edit?: QuestionEdit },
) {
  const atMs = yield* Clock.currentTimeMillis
  const moved = yield* advanceQuestion(question, { ...step, atMs })
  if (!moved.ok) return yield* refused('INQUIRY_ANSWERED')
  return undefined
})

/**
 * Changes a question of the caller's, which waits for an answer again. Its row is locked: of an edit and an answer at once
 * either the answer comes first, and the edit is refused, or the answer is, because it is to another text. Refusals:
 * EDIT_DENIED, GOODS_QUESTION_DELETED, INQUIRY_ANSWERED, those of `readWritten`. Source: spec §8, decision 156.
 */
export const changeQuestion = Effect.fnUntraced(function* (
  input: z.output<typeof changedGoodsQuestion>,
) {
  const question = yield* lockEditable(input.id)
  const edit = yield* readWritten(question.goods_id, input)
  yield* move(question, { event: 'buyer.edit', edit })
  const [wireIds, readerId] = [yield* WireIds, question.member_id]
  return toQuestionAnswer(yield* findListedQuestion(question.id), { readerId, wireIds })
}, transaction)

/**
 * Removes a question of the caller's with its text. Of two at once, or beside an answer, the second finds what the first
 * left. Refusals: EDIT_DENIED, GOODS_QUESTION_DELETED, INQUIRY_ANSWERED.
 */
export const removeQuestion = Effect.fnUntraced(function* (input: { readonly id: string }) {
  yield* move(yield* lockEditable(input.id), { event: 'buyer.remove' })
  return { done: true as const }
}, transaction)
