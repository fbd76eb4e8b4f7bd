import type { TrackingStep } from '@jangteo/core/order/tracking.view'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import { Timeline, TimelineStep } from '../../parts/text/Timeline.tsx'
import styles from './Tracking.module.css'

/** Every report of the carrier, newest first. */
export function TrackingTimeline({ steps }: { readonly steps: readonly TrackingStep[] }) {
  return (
    <PageSection title="배송 과정">
      <Timeline>
        {steps.map(({ atMs, place, text, timeText, agoText, isNewest }) => (
          <TimelineStep
            key={`${atMs} ${place} ${text}`}
            isNewest={isNewest}
            title={text}
            facts={
              <>
                <span>{place}</span>
                <time dateTime={new Date(atMs).toISOString()}>{timeText}</time>
                {agoText === null ? null : <span className={styles.ago}>{agoText}</span>}
              </>
            }
          />
        ))}
      </Timeline>
    </PageSection>
  )
}
