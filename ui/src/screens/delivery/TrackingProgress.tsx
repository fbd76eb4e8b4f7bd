import type { TrackingView } from '@jangteo/core/order/tracking.view'
import { PageBand } from '../../parts/layout/PageSection.tsx'
import { StepMarks } from '../../parts/text/StepMarks.tsx'
import styles from './Tracking.module.css'

/** Progress of a parcel, as text and as a bar. */
export function TrackingProgress({ view }: { readonly view: TrackingView }) {
  const { title, note, marks } = view
  return (
    <PageBand>
      <div aria-live="polite">
        <h2 className={styles.title}>{title}</h2>
        {note === null ? null : <p className={styles.note}>{note}</p>}
      </div>
      {marks.length === 0 ? null : <StepMarks label="배송 단계" marks={marks} />}
    </PageBand>
  )
}
