import { CLAIM_FAULT_LABELS } from '@jangteo/core/claim/claim.codes'
import { isRequestable } from '@jangteo/core/claim/claim.rules'
import { CLAIM_REASON_LABELS } from '@jangteo/core/claim/request/claimReason.codes'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import type { ClaimDetailData } from '../claimData.ts'
import { EvidenceList } from './EvidenceList.tsx'

/**
 * Reason of the buyer with their words and pictures, and the party that bears the fees; nothing for a seller's claim.
 */
export function ReasonSection({ claim }: { readonly claim: ClaimDetailData }) {
  const { claimReasonEnum, reasonDetail, responsible, files } = claim
  if (!isRequestable(claim.claimTypeEnum) || claimReasonEnum === null) return null
  const facts = [
    { label: '사유', value: CLAIM_REASON_LABELS[claimReasonEnum] },
    { label: '상세 사유', value: reasonDetail === '' ? null : reasonDetail },
    { label: '배송비', value: responsible === null ? null : CLAIM_FAULT_LABELS[responsible] },
  ]
  return (
    <PageSection title="신청 사유">
      <FactList facts={facts} />
      <EvidenceList files={files} />
    </PageSection>
  )
}
