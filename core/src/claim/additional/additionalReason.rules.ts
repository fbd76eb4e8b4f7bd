import type { Won } from '../../money/money.rules.ts'
import { ADDITIONAL_REASONS } from './additionalReason.codes.ts'
import type { AdditionalReason } from './additionalReason.codes.ts'
import type { ClaimAmounts } from '../refund/claimSettlement.rules.ts'

/** One charge of a claim, in won. */
type ReasonLine = { readonly reason: AdditionalReason; readonly amount: Won }

type Charged = Pick<ClaimAmounts, 'initialFeeCharged' | 'withdrawnDiscount' | 'shipments'>

/** Lists the charges of a claim for the buyer, without those of 0 won. Source: domain-rules §1.5, §1.9. */
export function additionalReasons({
  initialFeeCharged,
  withdrawnDiscount,
  shipments,
}: Charged): ReasonLine[] {
  const amounts: Record<AdditionalReason, Won> = {
    INITIAL_FEE: initialFeeCharged,
    WITHDRAWN_DISCOUNT: withdrawnDiscount,
    RETURN_FEE: shipments.returnFee,
    EXCHANGE_FEE: shipments.exchangeFee,
    AREA_EXTRA: shipments.areaExtra,
  }
  return ADDITIONAL_REASONS.map((reason) => ({ reason, amount: amounts[reason] })).filter(
    ({ amount }) => amount > 0,
  )
}
