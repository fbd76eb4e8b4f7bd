import type { claimRefund } from '@jangteo/contract/refusal/refusal.schemas'
import type { ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import { listSpentCoupons } from '@jangteo/postgres/claim/ledger.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { WireIds } from '../../wire/wire-ids.ts'

/** Maps the quote of a claim to the wire. */
export const toRefundAnswer = Effect.fnUntraced(function* (
  quote: ClaimQuote,
): Effect.fn.Return<z.input<typeof claimRefund>, never, Db | WireIds> {
  const wireIds = yield* WireIds
  const { feesBefore, feesAfter, shipments, returnedCoupons } = quote
  const ids = returnedCoupons.map(({ couponIssueId }) => couponIssueId)
  const coupons = ids.length === 0 ? [] : yield* listSpentCoupons(ids)
  const nameOf = new Map(coupons.map(({ id, name }) => [id, name]))
  return {
    productAmount: quote.goodsAmount,
    goodsCouponBack: quote.goodsDiscount,
    dupCouponBack: quote.duplicationDiscount,
    storeCouponBack: quote.storeDiscount,
    storeCouponWithdrawn: quote.withdrawnDiscount,
    shipping: {
      beforeFee: feesBefore.fee,
      afterFee: feesAfter.fee,
      beforeArea: feesBefore.areaFee,
      afterArea: feesAfter.areaFee,
      initialFeeCharged: quote.initialFeeCharged,
      ...shipments,
    },
    responsible: quote.claim.fault,
    couponRestored: returnedCoupons.map(({ couponIssueId, isReissued }) => ({
      couponIssueIdEncrypt: wireIds.seal('couponIssue', couponIssueId),
      couponName: nameOf.get(couponIssueId) ?? '',
      reissued: isReissued,
    })),
    refundByMethod: [...quote.refunds],
    refundAmount: quote.refundAmount,
    additionalPayAmount: quote.additionalAmount,
    refundAccountRequired: quote.isRefundAccountRequired,
    version: quote.version,
  } satisfies z.input<typeof claimRefund>
})
