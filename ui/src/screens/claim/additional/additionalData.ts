import { additionalPaymentView } from '@jangteo/core/claim/additional/additionalPayment.view'
import type { AdditionalPaymentView } from '@jangteo/core/claim/additional/additionalPayment.view'
import type { ClaimCardData, ClaimDetailData } from '../claimData.ts'

type AdditionalData = Pick<
  NonNullable<ClaimDetailData['additionalPayment']>,
  'additionalPaymentStatusEnum' | 'amount' | 'dueAt'
>

/** Additional payment of a claim, as its list and its pages show it. */
export function additionalViewOf(
  type: ClaimCardData['claimTypeEnum'],
  { additionalPaymentStatusEnum: state, amount, dueAt }: AdditionalData,
  nowMs: number,
): AdditionalPaymentView {
  return additionalPaymentView({ type, state, amount, dueAtMs: Date.parse(dueAt) }, nowMs)
}
