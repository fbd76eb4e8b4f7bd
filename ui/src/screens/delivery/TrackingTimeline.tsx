import type { TrackingStep } from '@jangteo/core/order/tracking.view'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import styles from './Tracking.module.css'

/** Every report of the carrier, newest first. */
export function TrackingTimeline({ steps }: { readonly steps: readonly TrackingStep[] }) {
  return (
    <PageSection title="배송 과정">
      <ol className={styles.steps}>
        {steps.map(({ atMs, place, text, timeText, agoText, isNewest }) => (
          <li key={`${atMs} ${place} ${text}`} className={styles.step} data-newest={isNewest}>
            <p className={styles.stepText}>{text}</p>
            <p className={styles.stepFacts}>
              <span>{place}</span>
              <time dateTime={new Date(atMs).toISOString()}>{timeText}</time>
              {agoText === null ? null : <span className={styles.ago}>{agoText}</span>}
            </p>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}
