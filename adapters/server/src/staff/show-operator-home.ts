import { CLAIM_TAB_TYPES } from '@jangteo/core/claim/claimTab.codes'
import type { OperatorNeed } from '@jangteo/core/staff/staff.codes'
import { hasPermission } from '@jangteo/core/staff/staff.rules'
import { countStaffClaims } from '@jangteo/postgres/claim/staff-claim.store'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { countReviewedGoods } from '@jangteo/postgres/goods/goods-review.store'
import { countOpenRefunds } from '@jangteo/postgres/payment/refund.store'
import { countReports } from '@jangteo/postgres/report/report.store'
import { countOperatorReviews } from '@jangteo/postgres/review/review-desk.store'
import { countApplications } from '@jangteo/postgres/seller/application.store'
import { countStatements } from '@jangteo/postgres/settlement/statement-list.store'
import * as Effect from 'effect/Effect'
import { callingOperator } from '../call/staff-caller.ts'
import { countPendingRequests } from './list-approvals.ts'

const DISPUTED = {
  storeId: null,
  types: CLAIM_TAB_TYPES.DISPUTE,
  isOpen: false,
  isDisputed: true,
  orderId: null,
  offset: 0,
  limit: 0,
}

const countApplied = Effect.gen(function* () {
  const counts = yield* countApplications()
  return counts.reduce((sum, { state, count }) => (state === 'APPLIED' ? sum + count : sum), 0)
})

const ofSellers = Effect.all(
  {
    applicationCount: countApplied,
    goodsReviewCount: countReviewedGoods({ queue: 'WAITING', keyword: null }),
  },
  AT_ONCE,
)

const ofClaims = Effect.all(
  {
    disputeCount: countStaffClaims(DISPUTED),
    reportCount: countReports({ state: 'RECEIVED', kind: null, reason: null }),
    objectionCount: countOperatorReviews('OBJECTED', ''),
    refundCount: countOpenRefunds(),
  },
  AT_ONCE,
)

const ofMoney = Effect.all({ closedStatementCount: countStatements('CLOSED') }, AT_ONCE)

const NOTHING = Effect.succeed(null)

/** Counts what waits for operators, as far as the caller's permissions reach. Source: market-rules §9.4. */
export const showOperatorHome = Effect.fnUntraced(function* () {
  const { isAdmin: isChief, permissions } = yield* callingOperator
  const mayDo = (need: OperatorNeed) => hasPermission({ isChief, permissions }, need)
  return yield* together(
    Effect.all(
      {
        approvalCount: countPendingRequests,
        sellers: mayDo('SELLERS') ? ofSellers : NOTHING,
        claims: mayDo('CLAIMS') ? ofClaims : NOTHING,
        money: mayDo('MONEY') ? ofMoney : NOTHING,
      },
      AT_ONCE,
    ),
  )
})
