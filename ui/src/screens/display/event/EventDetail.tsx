import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { Markdown } from '../Markdown.tsx'
import { CouponBand } from '../../coupon/CouponBlock.tsx'
import { useEventRecord } from '../useOpenedRecord.ts'
import styles from './EventDetail.module.css'
import { EventEntry } from './EventEntry.tsx'
import { EventHead } from './EventHead.tsx'

/** An event: what it is about, its coupons, its entry and its winners. */
export function EventDetail({ eventId }: { readonly eventId: string }) {
  const calls = useCalls()
  const { data: event, dataUpdatedAt: nowMs } = useSuspenseQuery(
    calls.event.detail.queryOptions({ input: { id: eventId } }),
  )
  useEventRecord(eventId)
  return (
    <div className={styles.page}>
      <title>{`${event.title} - 장터`}</title>
      <EventHead event={event} nowMs={nowMs} />
      <div className={styles.body}>
        <Markdown text={event.body} />
      </div>
      <CouponBand title="이 이벤트의 쿠폰" coupons={event.couponList} />
      {event.entry === null ? null : (
        <EventEntry eventId={eventId} endsAt={event.endsAt} entry={event.entry} />
      )}
    </div>
  )
}
