import type { TrackingMark, TrackingView } from '@jangteo/core/order/tracking.view'
import { PageBand } from '../../parts/layout/PageSection.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import styles from './Tracking.module.css'

const STATE_NAMES: Readonly<Record<TrackingMark['state'], string>> = {
  passed: '지남',
  current: '지금',
  ahead: '남음',
}

/** Progress: how far the parcel is, in words and as a bar. */
export function TrackingProgress({ view }: { readonly view: TrackingView }) {
  const { title, note, marks } = view
  return (
    <PageBand>
      <div aria-live="polite">
        <h2 className={styles.title}>{title}</h2>
        {note === null ? null : <p className={styles.note}>{note}</p>}
      </div>
      {marks.length === 0 ? null : (
        <ol className={styles.marks} aria-label="배송 단계">
          {marks.map(({ level, label, state }) => (
            <li
              key={level}
              className={styles.mark}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {label}
              <VisuallyHidden> {STATE_NAMES[state]}</VisuallyHidden>
            </li>
          ))}
        </ol>
      )}
    </PageBand>
  )
}
