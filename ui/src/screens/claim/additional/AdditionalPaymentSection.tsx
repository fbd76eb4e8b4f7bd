import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../lib/deps.ts'
import { Badge } from '../../../parts/text/Badge.tsx'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import styles from './AdditionalPayment.module.css'
import { additionalViewOf } from './additionalData.ts'
import type { ClaimDetailData } from '../claimData.ts'

/**
 * Cost of a claim more than it gives back, until when, and the way to pay it; nothing where it costs nothing, or
 * nothing any more.
 */
export function AdditionalPaymentSection({ claim }: { readonly claim: ClaimDetailData }) {
  const [nowMs] = useState(Date.now)
  const payment = claim.additionalPayment
  if (payment === null) return null
  const { label, amountText, dueText, canPay, isDropped } = additionalViewOf(
    claim.claimTypeEnum,
    payment,
    nowMs,
  )
  if (isDropped) return null
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
        <PayLink claimId={claim.orderClaimIdEncrypt} paymentId={payment.paymentGatewayIdEncrypt} />
      ) : null}
    </PageSection>
  )
}

type PayLinkProps = { readonly claimId: string; readonly paymentId: string }

/** To the page that takes the payment, or shows the account that waits for it. */
function PayLink({ claimId, paymentId }: PayLinkProps) {
  const calls = useCalls()
  const input = { paymentGatewayIdEncrypt: paymentId }
  const { data } = useQuery(calls.payment.page.queryOptions({ input, staleTime: 0 }))
  const hasAccount = (data?.depositAccount ?? null) !== null
  return (
    <ButtonLink to={routes.additionalPayPayment(claimId)}>
      {hasAccount ? '입금계좌 보기' : '추가결제하기'}
    </ButtonLink>
  )
}
