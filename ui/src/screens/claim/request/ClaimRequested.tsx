import { CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import { movesMoney } from '@jangteo/core/claim/request/claimRequest.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { SplitPage } from '../../../parts/layout/SplitPage.tsx'
import { AdditionalPaymentSection } from '../additional/AdditionalPaymentSection.tsx'
import styles from './ClaimRequest.module.css'
import { detailViewOf } from '../claimData.ts'
import { ClaimItems } from '../detail/ClaimItems.tsx'
import { RefundTable } from '../detail/RefundTable.tsx'
import { useClaim } from '../detail/useClaim.ts'

/** Outcome of a request, and what comes next. */
export function ClaimRequested({ claimId }: { readonly claimId: string }) {
  const claim = useClaim(claimId)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { tone, nextText } = detailViewOf(claim)
  const type = CLAIM_TYPE_LABELS[claim.claimTypeEnum]
  return (
    <SplitPage
      aside={
        claim.refund === null || !movesMoney(claim.refund) ? null : (
          <PageSection title={claim.claimTypeEnum === 'EXCHANGE' ? '교환 비용' : '환불 정보'}>
            <RefundTable refund={claim.refund} />
          </PageSection>
        )
      }
      action={
        <div className={styles.ends}>
          <ButtonLink to={routes.orderDetail(claim.ordersIdEncrypt)} variant="outline" isWide>
            주문 상세
          </ButtonLink>
          <ButtonLink to={routes.claimDetail(claimId)} variant="inverse" isWide>
            신청 상세
          </ButtonLink>
        </div>
      }
    >
      <div className={styles.done}>
        <span className={styles.mark}>
          <Icon of={CircleCheck} size="l" />
        </span>
        <h2 ref={title} className={styles.title} tabIndex={-1}>
          {tone === 'done' ? nextText.replace(/\.$/, '') : `${type} 신청이 완료됐어요`}
        </h2>
        {tone === 'done' ? null : <p className={styles.next}>{nextText}</p>}
      </div>
      <AdditionalPaymentSection claim={claim} />
      <PageSection title={`${type} 상품`}>
        <ClaimItems items={claim.items.map(({ orderItem }) => orderItem)} />
      </PageSection>
    </SplitPage>
  )
}
