import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { lazy, Suspense } from 'react'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { StoreLink } from '../../../parts/goods/StoreLink.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { AdditionalPaymentSection } from '../additional/AdditionalPaymentSection.tsx'
import styles from './ClaimDetail.module.css'
import { ClaimItems } from './ClaimItems.tsx'
import { ClaimProgress } from './ClaimProgress.tsx'
import { ClaimTimeline } from './ClaimTimeline.tsx'
import { MarketEvidence } from './MarketEvidence.tsx'
import { PickupSection, ReshipSection } from './PlaceSections.tsx'
import { ReasonSection } from './ReasonSection.tsx'
import { RefundSection } from './RefundSection.tsx'
import { useClaim } from './useClaim.ts'

const DisputeSection = lazy(async () => ({
  default: (await import('../dispute/DisputeSection.tsx')).DisputeSection,
}))

/** Content of a claim: its progress and next action first, then its items, then its amounts. */
export function ClaimDetail({ claimId }: { readonly claimId: string }) {
  const claim = useClaim(claimId)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.day}>
          {formatDate(Date.parse(claim.requestedAt))} {CLAIM_TYPE_LABELS[claim.claimTypeEnum]}
        </p>
        <AppLink className={styles.number} to={routes.orderDetail(claim.ordersIdEncrypt)}>
          주문번호 {claim.orderNumber}
        </AppLink>
      </header>
      <div className={styles.main}>
        <ClaimProgress claim={claim} />
        <AdditionalPaymentSection claim={claim} />
        {claim.dispute !== null || claim.disputable ? (
          <Suspense>
            <DisputeSection claim={claim} />
          </Suspense>
        ) : null}
        <PageSection title={<StoreLink storeName={claim.storeName} storeUrl={claim.storeUrl} />}>
          <ClaimItems items={claim.items.map(({ orderItem }) => orderItem)} />
        </PageSection>
        <ReasonSection claim={claim} />
        {claim.marketFiles.length === 0 ? null : <MarketEvidence files={claim.marketFiles} />}
        <PickupSection claim={claim} />
        <ReshipSection claim={claim} />
        <ClaimTimeline claim={claim} />
      </div>
      <div className={styles.side}>
        <RefundSection claim={claim} />
      </div>
    </div>
  )
}
