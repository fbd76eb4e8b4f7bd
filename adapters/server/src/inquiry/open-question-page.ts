import { QUESTION_TOPIC_LABELS, QUESTION_TOPICS } from '@jangteo/core/inquiry/goodsQuestion.codes'
import { decideAsking } from '@jangteo/core/inquiry/goodsQuestion.rules'
import { INQUIRY_MESSAGES } from '@jangteo/core/inquiry/inquiry.messages'
import { FIRST_PAGE_NUMBER, PAGE_SIZE_DEFAULT, toPage } from '@jangteo/core/navigation/paging.rules'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { findQuestionedGoods } from '@jangteo/postgres/inquiry/goods-question.store'
import { countQuestionsOfGoods, listQuestions } from '@jangteo/postgres/inquiry/question-list.store'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { refused } from '../call/refused.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toYn } from '../wire/yn.ts'
import { toQuestionAnswer } from './question-answer.ts'

/** All questions that are not removed. */
const EVERY_STATE = ['WAIT', 'HOLD', 'DONE'] as const

/**
 * Shows the questions about a product first: the topics, how many there are, the newest page, and whether the caller may
 * ask. Refusal: GOODS_NOT_FOUND. Source: market-rules §5.1.
 */
export const openQuestionPage = Effect.fnUntraced(function* (input: { readonly goodsId: number }) {
  const { goodsId } = input
  const readerId = memberIdOf(yield* Caller)
  const wireIds = yield* WireIds
  const search = {
    goodsId,
    memberId: null,
    states: EVERY_STATE,
    topic: null,
    isWithoutSecrets: false,
  }
  const [number, size] = [FIRST_PAGE_NUMBER, PAGE_SIZE_DEFAULT]
  const reads = [
    findQuestionedGoods(goodsId),
    countQuestionsOfGoods(goodsId, readerId),
    listQuestions(search, { offset: 0, limit: size }),
  ] as const
  const [goods, counts, rows] = yield* together(Effect.all(reads, AT_ONCE))
  if (goods === undefined) return yield* refused('GOODS_NOT_FOUND')
  const asking = decideAsking({
    deniedFeatures: goods.denied_features,
    waitingCount: counts.waiting_count,
  })
  const refusal = asking.ok ? null : asking.reason
  const denialCode = refusal ?? (readerId === null ? ('SESSION_REQUIRED' as const) : null)
  const content = rows.map((row) => toQuestionAnswer(row, { readerId, wireIds }))
  return {
    bbsTypeList: QUESTION_TOPICS.map((topic) => ({
      bbsTypeId: topic,
      name: QUESTION_TOPIC_LABELS[topic],
    })),
    notice: INQUIRY_MESSAGES.QUESTION_PRIVACY_NOTICE(),
    counts: {
      totalCount: counts.total_count,
      answeredCount: counts.answered_count,
      mineCount: counts.mine_count,
    },
    mayAskYn: toYn(denialCode === null),
    denialCode,
    page: { ...toPage(content, { number, size, totalElements: counts.total_count }), content },
  }
})
