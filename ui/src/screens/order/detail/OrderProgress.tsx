import { StepMarks } from '../../../parts/text/StepMarks.tsx'
import { PageBand } from '../../../parts/layout/PageSection.tsx'
import { progressOf } from '../orderData.ts'
import type { OrderData } from '../orderData.ts'
import { OrderButtons } from '../OrderButtons.tsx'
import styles from './OrderDetail.module.css'

/** Progress of the order, what comes next, and what may be done with all of it. */
export function OrderProgress({ order }: { readonly order: OrderData }) {
  const progress = progressOf(order)
  if (progress === null) return null
  const { title, tone, note, isMixed, marks } = progress
  return (
    <PageBand>
      <div className={styles.progress} aria-live="polite">
        <h2 className={styles.state} data-tone={tone}>
          {title}
        </h2>
        {note === null ? null : <p className={styles.note}>{note}</p>}
        {isMixed ? (
          <p className={styles.note}>상품마다 진행 상태가 달라요. 아래에서 확인해 주세요.</p>
        ) : null}
      </div>
      {marks.length === 0 ? null : (
        <StepMarks label="주문 진행 단계" marks={marks} isArrived={tone === 'arrived'} />
      )}
      <OrderButtons order={order} hidesAddress />
    </PageBand>
  )
}
