import { z } from 'zod'
import { call } from '../call/call.ts'

const count = z.int().min(0)

/** Counts of what operators have to decide; `null` is a part that the caller has no permission for. */
const home = call({ who: 'operator', permission: null })
  .route({ method: 'GET', path: '/operators/home', summary: '운영자 홈', tags: ['operator'] })
  .output(
    z.object({
      /** Requests that the caller may decide, and the caller's own. */
      approvalCount: count,
      sellers: z.object({ applicationCount: count, goodsReviewCount: count }).nullable(),
      claims: z
        .object({
          disputeCount: count,
          reportCount: count,
          objectionCount: count,
          refundCount: count,
        })
        .nullable(),
      /** Statements that are closed and wait for their approval. */
      money: z.object({ closedStatementCount: count }).nullable(),
    }),
  )

export const operatorHomeCalls = { home }
