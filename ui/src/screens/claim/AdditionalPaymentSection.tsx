import { additionalPaymentView } from '@jangteo/core/claim/additionalPayment.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useState } from 'react'
import { Badge } from '../../parts/Badge.tsx'
import { ButtonLink } from '../../parts/Button.tsx'
import { PageSection } from '../../parts/PageSection.tsx'
import styles from './AdditionalPayment.module.css'
import { withdrawable } from './claimData.ts'
import type { ClaimDetailData } from './claimData.ts'

/** What a claim costs more than it gives back, until when, and the way to pay it; nothing where it costs nothing. */
export function AdditionalPaymentSection({ claim }: { readonly claim: ClaimDetailData }) {
  const [nowMs] = useState(Date.now)
  const payment = claim.additionalPayment
  const requested = withdrawable(claim)
  if (payment === null || requested === null) return null
  const { label, amountText, dueText, canPay } = additionalPaymentView(
    {
      type: requested.type,
      state: payment.additionalPaymentStatusEnum,
      amount: payment.amount,
      dueAtMs: Date.parse(payment.dueAt),
    },
    nowMs,
  )
  return (
    <PageSection
      title="추가결제"
      extra={<Badge tone={canPay ? 'brand' : 'neutral'}>{label}</Badge>}
    >
      <div className={styles.due}>
        <p className={styles.amount}>{amountText}</p>
        {dueText === null ? null : <p className={styles.until}>{dueText}</p>}
      </div>
      {canPay ? (
        <ButtonLink to={routes.additionalPayPayment(claim.orderClaimIdEncrypt)}>
          추가결제하기
        </ButtonLink>
      ) : null}
    </PageSection>
  )
}
