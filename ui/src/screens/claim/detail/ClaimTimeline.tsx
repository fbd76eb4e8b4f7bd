import { Badge } from '../../../parts/text/Badge.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import type { ClaimDetailData } from '../claimData.ts'
import { shownSteps } from './claimSteps.ts'
import styles from './ClaimTimeline.module.css'

/** Everything that happened to a claim, newest first. */
export function ClaimTimeline({
  claim,
}: {
  readonly claim: Pick<ClaimDetailData, 'history' | 'converted'>
}) {
  const shown = shownSteps(claim)
  return (
    <PageSection title="진행 내역">
      <ol className={styles.steps}>
        {shown.map(({ at, text, transitionText, actorText, timeText, memo }, index) => (
          <li key={`${shown.length - index}`} className={styles.step} data-newest={index === 0}>
            <p className={styles.text}>
              {text}
              {transitionText === null ? null : <Badge>{transitionText}</Badge>}
            </p>
            <p className={styles.facts}>
              <span>{actorText}</span>
              <time dateTime={at}>{timeText}</time>
            </p>
            {memo === '' ? null : <p className={styles.memo}>{memo}</p>}
          </li>
        ))}
      </ol>
    </PageSection>
  )
}
