import { CalendarDays } from 'lucide-react'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { Img } from '../../../parts/picture/Img.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import styles from './EventDetail.module.css'
import { eventTimeOf } from './eventData.ts'
import type { EventCardData } from './eventData.ts'

const SIZES = '(min-width: 674px) 640px, 100vw'

type EventHeadProps = { readonly event: EventCardData; readonly nowMs: number }

/** Picture, name and days of an event. */
export function EventHead({ event, nowMs }: EventHeadProps) {
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
