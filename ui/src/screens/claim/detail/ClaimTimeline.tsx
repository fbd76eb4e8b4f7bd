import { Badge } from '../../../parts/text/Badge.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { Timeline, TimelineStep } from '../../../parts/text/Timeline.tsx'
import type { ClaimDetailData } from '../claimData.ts'
import { shownSteps } from './claimSteps.ts'

/** Everything that happened to a claim, newest first. */
export function ClaimTimeline({
  claim,
}: {
  readonly claim: Pick<ClaimDetailData, 'history' | 'converted'>
}) {
  const shown = shownSteps(claim)
  return (
    <PageSection title="진행 내역">
      <Timeline>
        {shown.map(({ at, text, transitionText, actorText, timeText, memo }, index) => (
          <TimelineStep
            key={`${shown.length - index}`}
            isNewest={index === 0}
            title={
              <>
                {text}
                {transitionText === null ? null : <Badge>{transitionText}</Badge>}
              </>
            }
            facts={
              <>
                <span>{actorText}</span>
                <time dateTime={at}>{timeText}</time>
              </>
            }
            memo={memo}
          />
        ))}
      </Timeline>
    </PageSection>
  )
}
