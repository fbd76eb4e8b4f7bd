import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { ADDITIONAL_PAYMENT_STATE_LABELS } from '@jangteo/core/claim/additional/additionalPayment.codes'
import { CLAIM_FAULT_LABELS } from '@jangteo/core/claim/claim.codes'
import { formatWon } from '@jangteo/core/money/money.rules'
import { REFUND_STATE_LABELS } from '@jangteo/core/payment/refund.codes'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { RefundTable } from '../../claim/detail/RefundTable.tsx'
import styles from '../order/SellerOrder.module.css'
import type { StaffClaimDetail } from './staffClaims.ts'

type ClaimProps = { readonly claim: StaffClaimDetail }

/** The quote of a claim, and its quote at the fault of the other party: those that are carried out. */
export function RefundPreview({ claim }: ClaimProps) {
  const { refund, refundAtOtherFault: other } = claim
  return (
    <div className={styles.section}>
      {refund === null ? null : (
        <PageSection title={`환불 예정금액 (${CLAIM_FAULT_LABELS[refund.responsible]})`}>
          <RefundTable refund={refund} />
          <MoneyStates claim={claim} />
        </PageSection>
      )}
      {other === null ? null : (
        <PageSection title={`귀책을 바꾸면 (${CLAIM_FAULT_LABELS[other.responsible]})`}>
          <RefundTable refund={other} />
        </PageSection>
      )}
    </div>
  )
}

function MoneyStates({ claim: { refundList, additionalPayment } }: ClaimProps) {
  const refunds = refundList.map((refund, index) => ({
    label: `환불 ${index + 1}`,
    value: `${formatWon(refund.amount)} · ${REFUND_STATE_LABELS[refund.refundStatusEnum]} (${formatDateTime(
      Date.parse(refund.settledAt ?? refund.requestedAt),
    )})`,
  }))
  const asked =
    additionalPayment === null
      ? null
      : `${formatWon(additionalPayment.amount)} · ${ADDITIONAL_PAYMENT_STATE_LABELS[additionalPayment.additionalPaymentStatusEnum]}`
  return <FactList facts={[...refunds, { label: '추가결제', value: asked }]} />
}
