import { takesTwoOperators } from '@jangteo/core/payment/handMoney.rules'
import type { HandMoneyResult } from '@jangteo/core/payment/handMoney.codes'
import { transaction } from '@jangteo/postgres/database/db'
import { findPayment } from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { refused } from '../../call/refused.ts'
import { requireSellerReason } from '../../seller/claim/command-claim.ts'
import { type ApprovalAction, askApproval, readPayload } from '../../staff/approvals.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { openId } from '../../wire/open-id.ts'
import type { PaymentRecord } from './payment-records.ts'
import { type PaymentFinding, recordPayment } from './record-payment.ts'

type Input = { readonly id: string; readonly type: PaymentRecord; readonly memo: string }
type Outcome = { readonly resultEnum: HandMoneyResult }

/** Details that a second operator approves. */
const payload = z.object({
  paymentId: z.int(),
  type: z.enum(['system.depositRecorded', 'system.approvalRecorded']),
  memo: z.string(),
})

const RECORDED: Outcome = { resultEnum: 'RECORDED' }
const ASKED: Outcome = { resultEnum: 'APPROVAL_ASKED' }

/** Records a finding with its line in the audit log. */
const recordAudited = Effect.fnUntraced(function* (finding: PaymentFinding) {
  const { paymentId, type, memo } = finding
  yield* recordPayment(finding)
  yield* recordAudit({
    call: 'operatorPayment.record',
    target: `payment:${paymentId}`,
    before: null,
    after: { type },
    reason: memo,
  })
})

/**
 * Records what an operator found out of a payment. Money above 1,000,000 won that came in by hand is asked of a second
 * operator instead; both are one transaction, and the order's lock decides between two. Refusals: those of
 * `recordPayment`, APPROVAL_PENDING. Source: market-rules §9.2.
 */
export const actOnPayment = Effect.fnUntraced(function* ({ id, type, memo }: Input) {
  const paymentId = yield* openId('payment', id, refused('PAYMENT_NOT_FOUND'))
  yield* requireSellerReason(memo)
  const payment = yield* findPayment(paymentId)
  if (payment === undefined) return yield* refused('PAYMENT_NOT_FOUND')
  const isMoney = type !== 'system.approvalEnded'
  if (!isMoney || !takesTwoOperators(payment.amount)) {
    yield* recordAudited({ paymentId, type, memo })
    return RECORDED
  }
  const target = `payment:${paymentId}`
  const asked = { paymentId, type, memo }
  yield* askApproval({ kind: 'DEPOSIT', target, payload: asked, reason: memo })
  return ASKED
}, transaction)

/** Records the deposit that a second operator approved; one that came in meanwhile is APPROVAL_OUTDATED. */
export const recordApprovedDeposit: ApprovalAction = (request) =>
  Effect.catchTag(recordAudited(readPayload(payload, request)), 'Refused', () =>
    refused('APPROVAL_OUTDATED'),
  )
