import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import styles from './EventDetail.module.css'
import type { EventEntryData } from './eventData.ts'

/** The caller's entries, each with the hash that stands in the published list; none take no place. */
export function OwnEntries({ entries }: { readonly entries: EventEntryData['entryList'] }) {
  if (entries.length === 0) return null
  return (
    <details>
      <summary className={styles.more}>내 응모 확인값 보기</summary>
      <ul className={styles.stack}>
        {entries.map(({ entryNo, entryHash, enteredAt }) => (
          <li key={entryNo} className={styles.note}>
            {formatDateTime(Date.parse(enteredAt))} · 응모번호 {entryNo}
            <br />
            <code className={styles.hash}>{entryHash}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}
