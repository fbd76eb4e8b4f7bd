import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import type { ReactNode } from 'react'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import styles from './DisputePanel.module.css'
import { disputeViewOf } from './disputeData.ts'
import type { DisputeData } from './disputeData.ts'

type DisputePanelProps = {
  readonly dispute: DisputeData
  /** Actions of this side. */
  readonly children?: ReactNode
}

/** A dispute: its state, and what each side has said. */
export function DisputePanel({ dispute, children }: DisputePanelProps) {
  const { label, tone, nextText, answerText } = disputeViewOf(dispute)
  const facts = [
    { label: '신청일', value: formatDateTime(Date.parse(dispute.openedAt)) },
    { label: '구매자', value: dispute.reason },
    { label: '판매자', value: dispute.answer ?? answerText },
    { label: '장터 결정', value: dispute.decision },
  ]
  return (
    <PageSection title="분쟁" extra={<Badge tone={tone}>{label}</Badge>}>
      <div className={styles.panel}>
        <Callout>
          <p>{nextText}</p>
        </Callout>
        <FactList facts={facts} />
        <div className={styles.actions}>{children}</div>
      </div>
    </PageSection>
  )
}
