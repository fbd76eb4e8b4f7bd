import type { HandMoneyResult } from '@jangteo/core/payment/handMoney.codes'
import { takesTwoOperators } from '@jangteo/core/payment/handMoney.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { findRefund, findRefundAccount } from '@jangteo/postgres/payment/refund.store'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { refused } from '../../call/refused.ts'
import { requireSellerReason } from '../../seller/claim/command-claim.ts'
import { requireOpeningReason } from '../../seller/order/open-buyer.ts'
import { type ApprovalAction, askApproval, readPayload } from '../../staff/approvals.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { openId } from '../../wire/open-id.ts'
import { Seals } from '../../wire/seals.ts'
import { moveRefund, type RefundMove } from './move-refund.ts'

/** Details that a second operator approves. */
const payload = z.object({ refundId: z.int(), memo: z.string() })

type Outcome = { readonly resultEnum: HandMoneyResult }
const RECORDED: Outcome = { resultEnum: 'RECORDED' }
const ASKED: Outcome = { resultEnum: 'APPROVAL_ASKED' }

const CALLS = {
  'system.askAgain': 'operatorPayment.askRefundAgain',
  'system.recorded': 'operatorPayment.recordRefund',
} as const satisfies Record<RefundMove, string>

type Move = { readonly refundId: number; readonly event: RefundMove; readonly memo: string | null }

/** Moves a refund on, with its line in the audit log. */
const moveAudited = Effect.fnUntraced(function* ({ refundId, event, memo }: Move) {
  const { before, after } = yield* moveRefund(refundId, event)
  yield* recordAudit({
    call: CALLS[event],
    target: `refund:${refundId}`,
    before: { status: before },
    after: { status: after },
    reason: memo,
  })
})

/**
 * Has the gateway asked again for a refund that it refused. Safe under two simultaneous calls as `moveRefund` is.
 * Refusals: those of `moveRefund`.
 */
export const askRefundAgain = Effect.fnUntraced(function* ({ id }: { readonly id: string }) {
  const refundId = yield* openId('refund', id, refused('PAYMENT_REFUND_NOT_FOUND'))
  yield* moveAudited({ refundId, event: 'system.askAgain', memo: null })
  return { done: true } as const
}, transaction)

/**
 * Records that a refund was paid by hand; above 1,000,000 won it is asked of a second operator instead. Refusals: those of
 * `moveRefund`, CLAIM_REASON_DETAIL_REQUIRED, APPROVAL_PENDING. Source: market-rules §9.2.
 */
export const recordHandRefund = Effect.fnUntraced(function* ({
  id,
  memo,
}: {
  readonly id: string
  readonly memo: string
}) {
  const refundId = yield* openId('refund', id, refused('PAYMENT_REFUND_NOT_FOUND'))
  yield* requireSellerReason(memo)
  const refund = yield* findRefund(refundId)
  if (refund === undefined) return yield* refused('PAYMENT_REFUND_NOT_FOUND')
  if (!takesTwoOperators(refund.amount)) {
    yield* moveAudited({ refundId, event: 'system.recorded', memo })
    return RECORDED
  }
  const target = `refund:${refundId}`
  yield* askApproval({ kind: 'REFUND', target, payload: { refundId, memo }, reason: memo })
  return ASKED
}, transaction)

/** Records the refund that a second operator approved; one that was paid meanwhile is APPROVAL_OUTDATED. */
export const recordApprovedRefund: ApprovalAction = (request) => {
  const { refundId, memo } = readPayload(payload, request)
  return Effect.catchTag(moveAudited({ refundId, event: 'system.recorded', memo }), 'Refused', () =>
    refused('APPROVAL_OUTDATED'),
  )
}

/**
 * Opens the account that a refund is paid to, with a line in the audit log. Refusals: OPENING_REASON_REQUIRED,
 * PAYMENT_REFUND_NOT_FOUND, CLAIM_REFUND_ACCOUNT_REQUIRED until the buyer has entered one. Source: market-rules §9.2.
 */
export const openRefundAccount = Effect.fnUntraced(function* (input: {
  readonly id: string
  readonly reason: string
}) {
  yield* requireOpeningReason(input.reason)
  const refundId = yield* openId('refund', input.id, refused('PAYMENT_REFUND_NOT_FOUND'))
  const refund = yield* findRefund(refundId)
  if (refund === undefined) return yield* refused('PAYMENT_REFUND_NOT_FOUND')
  const account = yield* findRefundAccount(refund.order_id)
  if (account === undefined) return yield* refused('CLAIM_REFUND_ACCOUNT_REQUIRED')
  yield* recordAudit({
    call: 'operatorPayment.openRefundAccount',
    target: `refund:${refundId}`,
    before: null,
    after: null,
    reason: input.reason,
  })
  const { bank_code: bankCode, holder_name: holderName } = account
  const accountNumber = (yield* Seals).open(account.sealed_account_number)
  return { bankCode, accountNumber, holderName }
}, transaction)
