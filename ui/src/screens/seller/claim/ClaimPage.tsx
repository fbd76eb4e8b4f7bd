import { CLAIM_FAULT_LABELS, CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import { CLAIM_REASON_LABELS } from '@jangteo/core/claim/request/claimReason.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '../../../lib/router.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { ClaimItems } from '../../claim/detail/ClaimItems.tsx'
import { ClaimTimeline } from '../../claim/detail/ClaimTimeline.tsx'
import { MarketEvidence } from '../../claim/detail/MarketEvidence.tsx'
import { EvidenceList } from '../../claim/detail/EvidenceList.tsx'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { viewOf } from '../../claim/claimData.ts'
import styles from '../order/SellerOrder.module.css'
import { ClaimCommands } from './ClaimCommands.tsx'
import { ClaimPlaces } from './ClaimPlaces.tsx'
import { RefundPreview } from './RefundPreview.tsx'
import type { ClaimSide, StaffClaimDetail } from './staffClaims.ts'

type Places = StaffAnswers['sellerClaim']['openPlaces']

type ClaimPageProps = {
  readonly side: ClaimSide
  /** Opens the places of a claim; `null` where this side does not. */
  readonly onOpenPlaces: ((id: string, reason: string) => Promise<Places>) | null
}

/** One claim: what was asked, what it comes to beside, and what may be done. */
export function ClaimPage({ side, onOpenPlaces }: ClaimPageProps) {
  const { orderClaimId: id = '' } = useParams()
  const { data: claim } = useSuspenseQuery(side.calls.detail.queryOptions({ input: { id } }))
  const { label } = viewOf(claim)
  return (
    <StaffPage
      title={`${CLAIM_TYPE_LABELS[claim.claimTypeEnum]} ${claim.orderNumber}`}
      place={side.place}
      actions={
        <ButtonLink size="s" variant="outline" to={side.orderUrl(claim.ordersIdEncrypt)}>
          주문 보기
        </ButtonLink>
      }
    >
      <div className={styles.detail}>
        <div className={styles.section}>
          <PageSection title="신청 상품" extra={<Badge tone="inverse">{label}</Badge>}>
            <ClaimItems items={claim.items.map(({ orderItem }) => orderItem)} />
            <ClaimCommands side={side} claim={claim} />
          </PageSection>
          {claim.dispute === null ? null : (
            <side.Dispute claimId={claim.orderClaimIdEncrypt} dispute={claim.dispute} />
          )}
          <ReasonSection claim={claim} />
          <Evidence side={side} claim={claim} />
          <ClaimPlaces claim={claim} onOpen={onOpenPlaces} />
          <ClaimTimeline claim={claim} />
        </div>
        <RefundPreview claim={claim} />
      </div>
    </StaffPage>
  )
}

type EvidenceProps = { readonly side: ClaimSide; readonly claim: StaffClaimDetail }

/** Evidence of the market, where there is some or this side may add some. */
function Evidence({ side: { AddEvidence }, claim }: EvidenceProps) {
  const { marketFiles, marketEvidenceLeft: left, orderClaimIdEncrypt: claimId } = claim
  const canAdd = AddEvidence !== null && left > 0
  if (marketFiles.length === 0 && !canAdd) return null
  return (
    <MarketEvidence files={marketFiles}>
      {canAdd ? <AddEvidence claimId={claimId} left={left} /> : null}
    </MarketEvidence>
  )
}

function textOrNull(text: string): string | null {
  return text === '' ? null : text
}

function ReasonSection({ claim }: { readonly claim: StaffClaimDetail }) {
  const { claimReasonEnum: reason, responsible, holdback } = claim
  const facts = [
    { label: '주문자', value: claim.ordererName },
    { label: '사유', value: reason === null ? null : CLAIM_REASON_LABELS[reason] },
    { label: '상세', value: textOrNull(claim.reasonDetail) },
    { label: '배송비', value: responsible === null ? null : CLAIM_FAULT_LABELS[responsible] },
    { label: '판매자 메모', value: textOrNull(claim.sellerMemo) },
  ]
  return (
    <PageSection title="신청 사유">
      {holdback === null ? null : (
        <Callout>
          <p>{holdback.message}</p>
        </Callout>
      )}
      <FactList facts={facts} />
      <EvidenceList files={claim.files} />
    </PageSection>
  )
}
