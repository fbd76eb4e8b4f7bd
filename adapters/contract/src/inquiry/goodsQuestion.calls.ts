import { QUESTION_TOPICS } from '@jangteo/core/inquiry/goodsQuestion.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, opaqueId, pageOf, plainIdText, ynFlag } from '../wire/wire.schemas.ts'
import {
  changedGoodsQuestion,
  goodsQuestion,
  goodsQuestionQuery,
  myQuestion,
  myQuestionQuery,
  newGoodsQuestion,
  questionCounts,
} from './goodsQuestion.schemas.ts'

const tags = ['goodsQuestion']

/** Refusals of a text or an option of a question. */
const WRITING_REFUSALS = [
  'INQUIRY_TEXT_REQUIRED',
  'INQUIRY_TEXT_TOO_LONG',
  'QNA_OPTION_INVALID',
] as const

/** The questions about a product, newest first. Whoever may not read a secret one gets it without text, option and answer. */
const list = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/goods/{id}/qnas', summary: '상품 문의 목록', tags })
  .input(goodsQuestionQuery)
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(pageOf(goodsQuestion))

/** Asks the seller of a product. */
const ask = call({ who: 'member', isIdempotent: true })
  .route({ method: 'POST', path: '/goods/{id}/qnas', summary: '상품 문의 쓰기', tags })
  .input(newGoodsQuestion)
  .errors(refusals('GOODS_NOT_FOUND', 'STORE_FEATURE_DENIED', 'QNA_TOO_MANY', ...WRITING_REFUSALS))
  .output(goodsQuestion)

/** The caller's questions, newest first. */
const mine = call({ who: 'member' })
  .route({ method: 'GET', path: '/goods/qnas/me', summary: '내 상품 문의', tags })
  .input(myQuestionQuery)
  .errors(refusals('PERIOD_TOO_LONG', 'PERIOD_TOO_OLD', 'PERIOD_START_AFTER_END'))
  .output(pageOf(myQuestion))

/** Refusals of a question that its writer wants to change or remove. */
const editing = refusals('EDIT_DENIED', 'GOODS_QUESTION_DELETED', 'INQUIRY_ANSWERED')

/** Changes a question of the caller's that has no answer. */
const change = call({ who: 'member' })
  .route({ method: 'PUT', path: '/goods/qnas/{id}', summary: '상품 문의 수정', tags })
  .input(changedGoodsQuestion)
  .errors({ ...editing, ...refusals(...WRITING_REFUSALS) })
  .output(goodsQuestion)

/** Removes a question of the caller's that has no answer; a second time it is removed already. */
const remove = call({ who: 'member' })
  .route({ method: 'DELETE', path: '/goods/qnas/{id}', summary: '상품 문의 삭제', tags })
  .input(z.object({ id: opaqueId }))
  .errors(editing)
  .output(done)

/** The first page of a product's questions with their counts, and the caller's right to ask. */
const page = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/goods/pages/qna-list', summary: '상품 문의 화면', tags })
  .input(z.object({ goodsId: plainIdText }))
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(
    z.object({
      bbsTypeList: z.array(z.object({ bbsTypeId: z.literal(QUESTION_TOPICS), name: z.string() })),
      notice: z.string(),
      counts: questionCounts,
      mayAskYn: ynFlag,
      /** Reason against a question of the caller's; `null` when they may ask. */
      denialCode: z.enum(['SESSION_REQUIRED', 'STORE_FEATURE_DENIED', 'QNA_TOO_MANY']).nullable(),
      page: pageOf(goodsQuestion),
    }),
  )

export const goodsQuestionCalls = { list, ask, mine, change, remove, page }
