import styles from './EventDetail.module.css'
import type { EventEntryData } from './eventData.ts'

/** The winners of an event without their names, the first rank first. */
export function Winners({ winners }: { readonly winners: EventEntryData['winnerList'] }) {
  if (winners.length === 0) {
    return <p className={styles.note}>공개할 당첨자가 없어요. 발표하고 90일이 지나면 삭제돼요.</p>
  }
  return (
    <ol className={styles.winners}>
      {winners.map(({ rank, maskedId, prizeName }) => (
        <li key={rank} className={styles.winner}>
          <span className={styles.maskedId}>{maskedId}</span>
          <span className={styles.prize}>{prizeName}</span>
        </li>
      ))}
    </ol>
  )
}
