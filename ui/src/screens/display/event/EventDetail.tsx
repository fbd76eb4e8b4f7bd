import { useSuspenseQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { Img } from '../../../parts/picture/Img.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { Markdown } from '../../../parts/text/Markdown.tsx'
import { CouponBand } from '../../coupon/CouponBlock.tsx'
import styles from './EventDetail.module.css'
import { eventTimeOf } from './eventData.ts'
import type { EventDetailData } from './eventData.ts'
import { EventEntry } from './EventEntry.tsx'

const SIZES = '(min-width: 674px) 640px, 100vw'

/** An event: what it is about, its coupons, its entry and its winners. */
export function EventDetail({ eventId }: { readonly eventId: string }) {
  const calls = useCalls()
  const { data: event, dataUpdatedAt: nowMs } = useSuspenseQuery(
    calls.event.detail.queryOptions({ input: { id: eventId } }),
  )
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

type EventHeadProps = { readonly event: EventDetailData; readonly nowMs: number }

function EventHead({ event, nowMs }: EventHeadProps) {
  const { isOver, daysText, markText } = eventTimeOf(event, nowMs)
  return (
    <header>
      <div className={styles.picture} data-over={isOver}>
        <Img picture={event.picture} alt="" kind="hero" shape="wide" sizes={SIZES} isPriority />
      </div>
      <div className={styles.words}>
        <p className={styles.marks}>
          <Badge>{event.category.categoryName}</Badge>
          {markText === null ? null : <Badge tone={isOver ? 'inverse' : 'brand'}>{markText}</Badge>}
        </p>
        <h1 className={styles.name}>{event.title}</h1>
        <p className={styles.days}>
          <Icon of={CalendarDays} size="s" />
          {daysText}
        </p>
      </div>
    </header>
  )
}
