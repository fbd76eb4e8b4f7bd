import { SELLER_QUESTION_TABS } from '@jangteo/core/inquiry/goodsQuestion.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { opaqueId, pageOf } from '../wire/wire.schemas.ts'
import { questionAnswer, sellerQuestion, sellerQuestionQuery } from './goodsQuestion.schemas.ts'

const tags = ['sellerQuestion']
const answering = () => call({ who: 'seller', permission: 'CS' })

/** The questions that the store was put: the oldest that waits first, then deferred ones, then the newest answers. */
const list = answering()
  .route({ method: 'GET', path: '/sellers/qnas', summary: '판매자 상품 문의', tags })
  .input(sellerQuestionQuery)
  .output(
    pageOf(sellerQuestion).extend({
      countList: z.array(
        z.object({ tabEnum: z.enum(SELLER_QUESTION_TABS), count: z.int().min(0) }),
      ),
    }),
  )

/** Answers a question, or corrects its answer. The writer is notified of the first one. */
const answer = answering()
  .route({ method: 'PUT', path: '/sellers/qnas/{id}/answer', summary: '상품 문의 답변', tags })
  .input(questionAnswer)
  .errors(
    refusals(
      'QNA_NOT_FOUND',
      'QNA_CHANGED',
      'QNA_ANSWER_REQUIRED',
      'QNA_ANSWER_TOO_LONG',
      'GOODS_QUESTION_DELETED',
    ),
  )
  .output(sellerQuestion)

/** Defers the answer to a question that waits. */
const hold = answering()
  .route({ method: 'PUT', path: '/sellers/qnas/{id}/hold', summary: '상품 문의 답변 보류', tags })
  .input(z.object({ id: opaqueId }))
  .errors(refusals('QNA_NOT_FOUND', 'QNA_NOT_HELD', 'GOODS_QUESTION_DELETED'))
  .output(sellerQuestion)

export const sellerQuestionCalls = { list, answer, hold }
