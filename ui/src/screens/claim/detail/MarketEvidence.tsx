import type { ReactNode } from 'react'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import type { ClaimDetailData } from '../claimData.ts'
import { EvidenceList } from './EvidenceList.tsx'

type MarketEvidenceProps = {
  readonly files: ClaimDetailData['marketFiles']
  /** Action of operators. */
  readonly children?: ReactNode
}

/** Evidence that operators added to a claim; buyer and seller see the same. */
export function MarketEvidence({ files, children }: MarketEvidenceProps) {
  return (
    <PageSection title="장터가 첨부한 자료" extra={children}>
      {files.length === 0 ? <p>아직 첨부한 자료가 없어요.</p> : null}
      <EvidenceList files={files} name="market-evidence" />
    </PageSection>
  )
}
