import { done } from '@jangteo/contract/wire/wire.schemas'
import type { Db } from '@jangteo/postgres/database/db'
import {
  findReportedQuestion,
  findReportedReview,
} from '@jangteo/postgres/report/report-subject.store'
import * as Effect from 'effect/Effect'
import { once } from '../call/once.ts'
import { type Refused, refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds } from '../wire/wire-ids.ts'
import {
  offerReasons,
  receiveReport,
  type ReportFields,
  type ReportSubject,
} from './receive-report.ts'

const NOT_FOUND = refused('REPORT_SUBJECT_NOT_FOUND')

/** Opens an id of a review or of a question: its kind decides which. */
const openSubject = Effect.fnUntraced(function* (sealed: string) {
  const wireIds = yield* WireIds
  const reviewId = wireIds.open('review', sealed)
  if (reviewId !== null) return { kind: 'REVIEW', targetId: reviewId } as const
  const targetId = yield* openId('goodsQuestion', sealed, NOT_FOUND)
  return { kind: 'QUESTION', targetId } as const
})

const requireText = Effect.fnUntraced(function* (
  sealed: string,
): Effect.fn.Return<ReportSubject, Refused<'REPORT_SUBJECT_NOT_FOUND'>, Db | WireIds> {
  const { kind, targetId } = yield* openSubject(sealed)
  const text = yield* kind === 'REVIEW'
    ? findReportedReview(targetId)
    : findReportedQuestion(targetId)
  if (text === undefined) return yield* NOT_FOUND
  const { goods_id: goodsId, member_id: writerId, body: excerpt } = text
  return { kind, targetId, goodsId, excerpt, writerId }
})

/** Offers the reasons to report a review or a question. Refusal: REPORT_SUBJECT_NOT_FOUND. */
export const offerBbsReasons = (input: { readonly id: string }) =>
  Effect.flatMap(requireText(input.id), offerReasons)

/** Reports a review or a question. Refusals: REPORT_SUBJECT_NOT_FOUND, those of `receiveReport`. Source: market-rules §5.3. */
export const reportBbs = (input: ReportFields & { readonly id: string }) =>
  once(
    { call: 'report.bbs', input, decodeStoredAnswer: (answer) => done.parse(answer) },
    Effect.flatMap(requireText(input.id), (subject) => receiveReport(subject, input)),
  )
