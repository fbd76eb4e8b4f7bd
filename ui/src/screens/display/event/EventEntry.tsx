import { formatSpokenTime } from '@jangteo/core/calendar/dateText.rules'
import { Callout } from '../../../parts/text/Callout.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { DrawCheck } from './DrawCheck.tsx'
import { DrawPromise } from './DrawPromise.tsx'
import styles from './EventDetail.module.css'
import { entryViewOf } from './eventData.ts'
import type { EventEntryData } from './eventData.ts'
import { EntryForm } from './EntryForm.tsx'
import { OwnEntries } from './OwnEntries.tsx'
import { Winners } from './Winners.tsx'

type EventEntryProps = {
  readonly eventId: string
  readonly endsAt: string
  readonly entry: EventEntryData
}

/** Prizes of an event, the way to enter for them, and who won. */
export function EventEntry({ eventId, endsAt, entry }: EventEntryProps) {
  const view = entryViewOf(entry)
  const isDrawn = entry.drawnAt !== null
  return (
    <div className={styles.sections}>
      <PageSection title="경품">
        <ol className={styles.prizes}>
          {view.prizeTexts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        {view.taxText === null ? null : <p className={styles.tax}>{view.taxText}</p>}
      </PageSection>
      <PageSection title="응모">
        <div className={styles.stack}>
          <FactList
            facts={[
              { label: '방법', value: view.limitText },
              { label: '마감', value: formatSpokenTime(Date.parse(endsAt) - 1) },
              { label: '당첨자 발표', value: view.announceText },
            ]}
          />
          {view.resultText === null ? null : (
            <Callout>
              <p>{view.resultText}</p>
              {view.wonText === null ? null : <p>{view.wonText}</p>}
            </Callout>
          )}
          <EntryForm eventId={eventId} view={view} />
          <OwnEntries entries={entry.entryList} />
          {isDrawn || entry.commitment === null ? null : (
            <DrawPromise commitment={entry.commitment} />
          )}
        </div>
      </PageSection>
      {isDrawn ? (
        <PageSection title="당첨자">
          <Winners winners={entry.winnerList} />
          <DrawCheck eventId={eventId} />
        </PageSection>
      ) : null}
    </div>
  )
}
