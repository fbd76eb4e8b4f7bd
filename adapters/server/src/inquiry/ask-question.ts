import {
  goodsQuestion,
  type newGoodsQuestion,
} from '@jangteo/contract/inquiry/goodsQuestion.schemas'
import { decideAsking } from '@jangteo/core/inquiry/goodsQuestion.rules'
import { INQUIRY_TABLE } from '@jangteo/core/inquiry/inquiry.table.gen'
import { lockNames } from '@jangteo/postgres/database/lockNames'
import {
  countWaitingQuestions,
  findQuestionedGoods,
  insertQuestion,
} from '@jangteo/postgres/inquiry/goods-question.store'
import { findListedQuestion } from '@jangteo/postgres/inquiry/question-list.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { callingMember } from '../call/member-caller.ts'
import { onceByKey } from '../call/once.ts'
import { refused } from '../call/refused.ts'
import { notify } from '../notification/notify.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toQuestionAnswer } from './question-answer.ts'
import { readWritten } from './written-question.ts'

/**
 * Asks the seller of a product, who is notified without the text. A member's questions about one product take turns on a
 * lock of their own, so that several at once do not exceed their limit. Refusals: GOODS_NOT_FOUND, those of
 * `readWritten`, STORE_FEATURE_DENIED, QNA_TOO_MANY. Source: market-rules §5.1.
 */
export const askQuestion = Effect.fnUntraced(
  function* (input: z.output<typeof newGoodsQuestion>) {
    const { id: goodsId } = input
    const memberId = yield* callingMember
    const goods = yield* findQuestionedGoods(goodsId)
    if (goods === undefined) return yield* refused('GOODS_NOT_FOUND')
    const written = yield* readWritten(goodsId, input)
    yield* lockNames([`questions:${memberId}:${goodsId}`])
    const waitingCount = yield* countWaitingQuestions(memberId, goodsId)
    const decided = decideAsking({ deniedFeatures: goods.denied_features, waitingCount })
    if (!decided.ok) return yield* refused(decided.reason)
    const atMs = yield* Clock.currentTimeMillis
    const at = new Date(atMs)
    const { id } = yield* insertQuestion({
      ...written,
      goods_id: goodsId,
      store_id: goods.store_id,
      member_id: memberId,
      state: INQUIRY_TABLE.initial,
      asked_at: at,
      state_changed_at: at,
    })
    const content = { kind: 'QUESTION_RECEIVED' } as const
    yield* notify({ to: { storeOfGoods: goodsId }, content, key: id, atMs })
    const wireIds = yield* WireIds
    return toQuestionAnswer(yield* findListedQuestion(id), { readerId: memberId, wireIds })
  },
  onceByKey('goodsQuestion.ask', goodsQuestion),
)
