import type {
  questionAnswer,
  sellerQuestionQuery,
} from '@jangteo/contract/inquiry/goodsQuestion.schemas'
import { SELLER_QUESTION_TABS } from '@jangteo/core/inquiry/goodsQuestion.codes'
import {
  decideAnswerSeen,
  decideAnswerText,
  SELLER_TAB_STATES,
} from '@jangteo/core/inquiry/goodsQuestion.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { AT_ONCE, together, transaction } from '@jangteo/postgres/database/db'
import { lockQuestion } from '@jangteo/postgres/inquiry/goods-question.store'
import {
  countStoreQuestions,
  findListedQuestion,
  listStoreQuestions,
} from '@jangteo/postgres/inquiry/question-list.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { refused } from '../call/refused.ts'
import { callingSeller } from '../call/staff-caller.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { advanceQuestion } from './advance-question.ts'
import { toSellerQuestion } from './question-answer.ts'

/** Lists the questions that the caller's store was put, what it has to answer first, with the number of each tab. */
export const listSellerQuestions = Effect.fnUntraced(function* (
  input: z.output<typeof sellerQuestionQuery>,
) {
  const { page: number, size, tabEnum: tab } = input
  const { storeId } = yield* callingSeller
  const wireIds = yield* WireIds
  const scope = { storeId, topic: input.bbsTypeId ?? null, keyword: input.keyword }
  const search = { ...scope, states: SELLER_TAB_STATES[tab] }
  const reads = [
    listStoreQuestions(search, { offset: number * size, limit: size }),
    countStoreQuestions(scope),
  ] as const
  const [rows, counts] = yield* together(Effect.all(reads, AT_ONCE))
  const countOf = (states: readonly string[]) =>
    counts.reduce((sum, { state, count }) => sum + (states.includes(state) ? count : 0), 0)
  const content = rows.map((row) => toSellerQuestion(row, wireIds))
  return {
    ...toPage(content, { number, size, totalElements: countOf(SELLER_TAB_STATES[tab]) }),
    content,
    countList: SELLER_QUESTION_TABS.map((each) => ({
      tabEnum: each,
      count: countOf(SELLER_TAB_STATES[each]),
    })),
  }
})

/** Locks a question that the caller's store was put; another store's does not exist for them. Refusal: QNA_NOT_FOUND. */
const lockOwn = Effect.fnUntraced(function* (sealedId: string) {
  const { storeId } = yield* callingSeller
  const id = yield* openId('goodsQuestion', sealedId, refused('QNA_NOT_FOUND'))
  const question = yield* lockQuestion(id)
  return question?.store_id === storeId ? question : yield* refused('QNA_NOT_FOUND')
})

const showOwn = Effect.fnUntraced(function* (id: number) {
  return toSellerQuestion(yield* findListedQuestion(id), yield* WireIds)
})

/**
 * Answers a question, or corrects its answer; the writer is notified of the first one. The question is locked: one that
 * was changed since the seller read it is refused, and of two answers at once the second corrects the first. Refusals:
 * QNA_NOT_FOUND, QNA_ANSWER_REQUIRED, QNA_ANSWER_TOO_LONG, GOODS_QUESTION_DELETED, QNA_CHANGED. Source: market-rules
 * §9.3, decision 156.
 */
export const answerQuestion = Effect.fnUntraced(function* (input: z.output<typeof questionAnswer>) {
  const question = yield* lockOwn(input.id)
  const text = decideAnswerText(input.text)
  if (!text.ok) return yield* refused(text.reason)
  if (question.state !== 'DELETED') {
    const seen = decideAnswerSeen(question.revision, input.seenRevision)
    if (!seen.ok) return yield* refused(seen.reason)
  }
  const atMs = yield* Clock.currentTimeMillis
  const step = { event: 'seller.answer', atMs, answer: text.value } as const
  const answered = yield* advanceQuestion(question, step)
  if (!answered.ok) return yield* refused('GOODS_QUESTION_DELETED')
  yield* recordAudit({
    call: 'sellerQuestion.answer',
    target: `goodsQuestion:${question.id}`,
    before: { state: question.state, answer: question.answer },
    after: { state: answered.value.target, answer: text.value },
    reason: null,
  })
  return yield* showOwn(question.id)
}, transaction)

/**
 * Defers the answer to a question. The question is locked: one that was answered meanwhile is refused. Refusals:
 * QNA_NOT_FOUND, GOODS_QUESTION_DELETED, QNA_NOT_HELD.
 */
export const holdQuestion = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const question = yield* lockOwn(input.id)
  const atMs = yield* Clock.currentTimeMillis
  const held = yield* advanceQuestion(question, { event: 'seller.hold', atMs })
  if (!held.ok) {
    const isDeleted = held.reason === 'INQUIRY_DELETED'
    return yield* refused(isDeleted ? 'GOODS_QUESTION_DELETED' : 'QNA_NOT_HELD')
  }
  yield* recordAudit({
    call: 'sellerQuestion.hold',
    target: `goodsQuestion:${question.id}`,
    before: { state: question.state },
    after: { state: held.value.target },
    reason: null,
  })
  return yield* showOwn(question.id)
}, transaction)
