import { done } from '@jangteo/contract/wire/wire.schemas'
import type { Db } from '@jangteo/postgres/database/db'
import { findReportedReview } from '@jangteo/postgres/report/report-subject.store'
import * as Effect from 'effect/Effect'
import { once } from '../call/once.ts'
import { type Refused, refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import type { WireIds } from '../wire/wire-ids.ts'
import {
  offerReasons,
  receiveReport,
  type ReportFields,
  type ReportSubject,
} from './receive-report.ts'

const NOT_FOUND = refused('REPORT_SUBJECT_NOT_FOUND')

const requireReview = Effect.fnUntraced(function* (
  sealed: string,
): Effect.fn.Return<ReportSubject, Refused<'REPORT_SUBJECT_NOT_FOUND'>, Db | WireIds> {
  const targetId = yield* openId('review', sealed, NOT_FOUND)
  const review = yield* findReportedReview(targetId)
  if (review === undefined) return yield* NOT_FOUND
  const { goods_id: goodsId, member_id: writerId, body: excerpt } = review
  return { kind: 'REVIEW', targetId, goodsId, excerpt, writerId }
})

/** Offers the reasons to report a review. Refusal: REPORT_SUBJECT_NOT_FOUND. */
export const offerBbsReasons = (input: { readonly id: string }) =>
  Effect.flatMap(requireReview(input.id), offerReasons)

/** Reports a review. Refusals: REPORT_SUBJECT_NOT_FOUND, those of `receiveReport`. Source: market-rules §5.3. */
export const reportBbs = (input: ReportFields & { readonly id: string }) =>
  once(
    { call: 'report.bbs', input, decodeStoredAnswer: (answer) => done.parse(answer) },
    Effect.flatMap(requireReview(input.id), (subject) => receiveReport(subject, input)),
  )
