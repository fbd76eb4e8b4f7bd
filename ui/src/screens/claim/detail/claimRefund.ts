import { claimQuoteView } from '@jangteo/core/claim/refund/claimQuote.view'
import type { ClaimQuoteView } from '@jangteo/core/claim/refund/claimQuote.view'
import type { SeenQuote } from '@jangteo/core/claim/request/claimRequest.rules'

/** Total of a claim as a table, from the amounts on the wire. */
export function refundViewOf(refund: SeenQuote): ClaimQuoteView {
  const { shipping } = refund
  return claimQuoteView({
    goodsAmount: refund.productAmount,
    goodsDiscount: refund.goodsCouponBack,
    duplicationDiscount: refund.dupCouponBack,
    storeDiscount: refund.storeCouponBack,
    withdrawnDiscount: refund.storeCouponWithdrawn,
    feesBefore: { fee: shipping.beforeFee, areaFee: shipping.beforeArea },
    feesAfter: { fee: shipping.afterFee, areaFee: shipping.afterArea },
    initialFeeCharged: shipping.initialFeeCharged,
    shipments: shipping,
    refunds: refund.refundByMethod,
    refundAmount: refund.refundAmount,
    additionalAmount: refund.additionalPayAmount,
  })
}
