import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { ReactNode } from 'react'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { Img } from '../../../parts/picture/Img.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import styles from './EventCard.module.css'
import { eventTimeOf } from './eventData.ts'
import type { EventCardData } from './eventData.ts'

const SIZES = '(min-width: 1200px) 365px, (min-width: 1024px) 30vw, (min-width: 674px) 46vw, 90vw'

type EventCardProps = {
  readonly event: EventCardData
  /** When the server notified of it. */
  readonly nowMs: number
  /** Place where the card leads; the event's page unless given. */
  readonly to?: string
  /** Below the days: how the caller stands in it. */
  readonly children?: ReactNode
}

/** An event in a list; as wide as its place. The whole card is its link. */
export function EventCard(props: EventCardProps) {
  const { event, nowMs, children } = props
  const { isOver, daysText, markText } = eventTimeOf(event, nowMs)
  return (
    <article className={styles.card} data-over={isOver}>
      <div className={styles.picture}>
        <Img picture={event.picture} alt="" kind="hero" shape="wide" sizes={SIZES} />
      </div>
      {markText === null ? null : (
        <span className={styles.mark}>
          <Badge tone="inverse">{markText}</Badge>
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.category}>{event.category.categoryName}</p>
        <h2 className={styles.name}>
          <AppLink
            className={styles.link}
            to={props.to ?? routes.eventDetail(event.eventIdEncrypt)}
          >
            {event.title}
          </AppLink>
        </h2>
        <p className={styles.days}>{daysText}</p>
        {children}
      </div>
    </article>
  )
}
