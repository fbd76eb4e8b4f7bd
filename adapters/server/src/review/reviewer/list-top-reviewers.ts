import { hideLoginId } from '@jangteo/core/member/mask.rules'
import { findReviewerRun, listTopReviewers } from '@jangteo/postgres/review/reviewer.store'
import * as Effect from 'effect/Effect'
import { WireIds } from '../../wire/wire-ids.ts'

/** Lists the first reviewers of the newest ranking; nobody before the first one. Source: market-rules §4.1. */
export const showTopReviewers = Effect.fnUntraced(function* ({ n }: { readonly n: number }) {
  const run = yield* findReviewerRun
  if (run === undefined) return { content: [], computedAt: null }
  const wireIds = yield* WireIds
  const rows = yield* listTopReviewers(run.id, n)
  return {
    content: rows.map((row) => ({
      rank: row.rank,
      changeEnum: row.change,
      buyerIdEncrypt: wireIds.seal('buyer', row.member_id),
      maskedId: hideLoginId(row.login_id ?? ''),
      score: row.score,
      reviewCount: row.review_count,
      likeCount: row.like_count,
    })),
    computedAt: run.computed_at.toISOString(),
  }
})
