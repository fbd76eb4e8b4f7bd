import type {
  goodsQuestionQuery,
  myQuestionQuery,
} from '@jangteo/contract/inquiry/goodsQuestion.schemas'
import { statesOfAnswer } from '@jangteo/core/inquiry/goodsQuestion.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { findQuestionedGoods } from '@jangteo/postgres/inquiry/goods-question.store'
import { countQuestions, listQuestions } from '@jangteo/postgres/inquiry/question-list.store'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { Caller, memberIdOf } from '../call/caller.ts'
import { callingMember } from '../call/member-caller.ts'
import { refused } from '../call/refused.ts'
import { readPeriod } from '../order/order-period.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toMyQuestion, toQuestionAnswer } from './question-answer.ts'

type AnswerQuery = Pick<z.output<typeof myQuestionQuery>, 'answerDoneYn' | 'answerHoldYn'>

const flagOf = (yn: 'N' | 'Y' | undefined) => (yn === undefined ? null : yn === 'Y')

const statesOf = ({ answerHoldYn, answerDoneYn }: AnswerQuery) =>
  statesOfAnswer({ isHeld: flagOf(answerHoldYn), isDone: flagOf(answerDoneYn) })

/** A guest has written nothing. */
const NOBODY = 0

/**
 * Lists the questions about a product, the newest first. A secret one of somebody else has neither text, option nor
 * answer. Refusal: GOODS_NOT_FOUND. Source: market-rules §5.1.
 */
export const listGoodsQuestions = Effect.fnUntraced(function* (
  input: z.output<typeof goodsQuestionQuery>,
) {
  const { id: goodsId, page: number, size } = input
  const readerId = memberIdOf(yield* Caller)
  const wireIds = yield* WireIds
  const search = {
    goodsId,
    memberId: input.mineYn === 'Y' ? (readerId ?? NOBODY) : null,
    states: statesOf(input),
    topic: input.bbsTypeId ?? null,
    isWithoutSecrets: input.secretExcludeYn === 'Y',
  }
  const reads = [
    findQuestionedGoods(goodsId),
    listQuestions(search, { offset: number * size, limit: size }),
    countQuestions(search),
  ] as const
  const [goods, rows, totalElements] = yield* together(Effect.all(reads, AT_ONCE))
  if (goods === undefined) return yield* refused('GOODS_NOT_FOUND')
  const content = rows.map((row) => toQuestionAnswer(row, { readerId, wireIds }))
  return { ...toPage(content, { number, size, totalElements }), content }
})

/**
 * Lists the caller's questions of a period, the newest first. Refusals: PERIOD_START_AFTER_END, PERIOD_TOO_LONG,
 * PERIOD_TOO_OLD.
 */
export const listMyQuestions = Effect.fnUntraced(function* (
  input: z.output<typeof myQuestionQuery>,
) {
  const { page: number, size } = input
  const memberId = yield* callingMember
  const wireIds = yield* WireIds
  const { from, to } = yield* readPeriod(input)
  const search = {
    memberId,
    from,
    to,
    states: statesOf(input),
    topic: null,
    isWithoutSecrets: false,
  }
  const reads = [
    listQuestions(search, { offset: number * size, limit: size }),
    countQuestions(search),
  ] as const
  const [rows, totalElements] = yield* together(Effect.all(reads, AT_ONCE))
  const content = rows.map((row) => toMyQuestion(row, wireIds))
  return { ...toPage(content, { number, size, totalElements }), content }
})
