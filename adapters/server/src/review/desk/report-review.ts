import { done } from '@jangteo/contract/wire/wire.schemas'
import * as Effect from 'effect/Effect'
import { onceByKey } from '../../call/once.ts'
import { callingSeller } from '../../call/staff-caller.ts'
import { type ReportFields, writeReport } from '../../report/receive-report.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { lockStoreReview } from './seller-reviews.ts'

/**
 * Reports a review of the caller's store. Its lock keeps the text as it is copied; the store's lock makes two users of it
 * take turns. Refusals: REVIEW_NOT_FOUND, those of `writeReport`. Source: market-rules §9.3, decision 162.
 */
export const reportStoreReview = Effect.fnUntraced(
  function* (input: ReportFields & { readonly id: string }) {
    const review = yield* lockStoreReview(input.id)
    const { storeId, sellerUserId } = yield* callingSeller
    const { id: targetId, goods_id: goodsId, body: excerpt, member_id: writerId } = review
    const subject = { kind: 'REVIEW', targetId, goodsId, excerpt, writerId } as const
    const written = yield* writeReport(subject, input, { storeId, sellerUserId })
    yield* recordAudit({
      call: 'sellerReview.report',
      target: `review:${targetId}`,
      before: null,
      after: { reason: input.reportReasonEnum },
      reason: null,
    })
    return written
  },
  onceByKey('sellerReview.report', done),
)
