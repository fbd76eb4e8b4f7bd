import type { claimDetail } from '@jangteo/contract/claim/claim.schemas'
import { isRequestable } from '@jangteo/core/claim/claim.rules'
import { CLAIM_HOLDBACK_LABELS } from '@jangteo/core/claim/claimHoldback.codes'
import { holdbackOf } from '@jangteo/core/claim/claimHoldback.rules'
import {
  WITHDRAW_COUNT_MAX,
  withdrawalsLeft,
} from '@jangteo/core/claim/withdrawal/withdrawal.rules'
import {
  type ClaimStepRow,
  listClaimSteps,
  listFilesOfClaim,
  listRefundsOfClaim,
} from '@jangteo/postgres/claim/claim-detail.store'
import {
  listAdditionalPaymentsOfClaims,
  listItemsOfClaims,
  type OwedRow,
} from '@jangteo/postgres/claim/claim-list.store'
import { type ClaimRow, countWithdrawals } from '@jangteo/postgres/claim/claim-step.store'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { loadDisputeAnswer } from './dispute/dispute-answer.ts'
import { isDisputable } from './dispute/disputed-claim.ts'
import { toEvidenceAnswer } from './market-evidence.ts'
import { WireIds, type WireIdCodec } from '../wire/wire-ids.ts'
import { toClaimHead, toClaimItem } from './claim-answer.ts'
import { toClaimStep } from './claim-history-answer.ts'
import { requireOwnClaim } from './own-claim.ts'
import { toPickupAnswer, toReshipAnswer } from './request/place-answer.ts'
import { toRefundAnswer } from './refund/refund-answer.ts'
import { findWithdrawable } from './withdrawal/withdrawal-facts.ts'

type Detail = z.input<typeof claimDetail>

function holdbackAnswer(
  claim: ClaimRow,
  owed: OwedRow | undefined,
  steps: readonly ClaimStepRow[],
) {
  const reason = holdbackOf({
    state: claim.state,
    additionalPayment: owed?.state ?? null,
    lastEvent: steps.at(-1)?.event ?? null,
  })
  return reason === null ? null : { reason, message: CLAIM_HOLDBACK_LABELS[reason] }
}

const describeWithdrawal = Effect.fnUntraced(function* (
  { id, type }: ClaimRow,
  isOffered: boolean,
) {
  const counts = yield* countWithdrawals(id)
  const left = isRequestable(type) ? withdrawalsLeft(type, counts) : 0
  return {
    count: Math.max(0, ...counts),
    limit: left === null ? null : WITHDRAW_COUNT_MAX,
    allowed: isOffered && left !== 0,
  }
})

function additionalAnswer(wireIds: WireIdCodec, owed: OwedRow | undefined) {
  if (owed === undefined) return null
  return {
    additionalPaymentIdEncrypt: wireIds.seal('additionalPayment', owed.id),
    paymentGatewayIdEncrypt: wireIds.seal('payment', owed.payment_id),
    amount: owed.amount,
    dueAt: owed.due_at.toISOString(),
    additionalPaymentStatusEnum: owed.state,
  }
}

/** Shows one claim of the caller with its history. Refusal: CLAIM_NOT_FOUND, also for another buyer's. */
export const showClaim = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const wireIds = yield* WireIds
  const claim = yield* requireOwnClaim(input.id)
  const items = yield* listItemsOfClaims([claim.id])
  const steps = yield* listClaimSteps(claim.id)
  const refunds = yield* listRefundsOfClaim(claim.id)
  const [owed] = yield* listAdditionalPaymentsOfClaims([claim.id])
  const files = yield* listFilesOfClaim(claim.id)
  const withdrawable = yield* findWithdrawable([claim])
  return {
    ...toClaimHead(claim, { wireIds, owed, withdrawable }),
    claimReasonEnum: claim.reason,
    reasonDetail: claim.reason_detail,
    responsible: claim.fault,
    items: items.map((item) => ({
      orderItem: toClaimItem(wireIds, item),
      statusBefore: item.item_status,
    })),
    history: steps.map((step) => toClaimStep(step, claim.type)),
    pickup: toPickupAnswer(claim, steps),
    reship: toReshipAnswer(claim),
    holdback: holdbackAnswer(claim, owed, steps),
    sellerMemo: claim.seller_memo,
    refund: claim.quote === null ? null : yield* toRefundAnswer(claim.quote),
    refundList: refunds.map(({ amount, status, requested_at, settled_at, way }) => ({
      amount,
      refundStatusEnum: status,
      requestedAt: requested_at.toISOString(),
      settledAt: settled_at?.toISOString() ?? null,
      way,
    })),
    additionalPayment: additionalAnswer(wireIds, owed),
    withdrawal: yield* describeWithdrawal(claim, withdrawable.has(claim.id)),
    dispute: yield* loadDisputeAnswer(claim.id),
    disputable: yield* isDisputable(claim),
    ...toEvidenceAnswer(wireIds, files),
    currencyCode: 'KRW' as const,
  } satisfies Detail
})
