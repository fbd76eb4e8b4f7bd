import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { EventCard } from '../../display/event/EventCard.tsx'
import { ExhibitionCard } from '../../display/exhibition/ExhibitionCard.tsx'
import styles from '../../favorite/Favorite.module.css'

const SIZES = '(min-width: 1200px) 365px, (min-width: 1024px) 30vw, (min-width: 674px) 46vw, 90vw'

/** Exhibitions or events opened lately, as a tab of what was viewed. */
export function RecentPages({ kind }: { readonly kind: 'event' | 'exhibition' }) {
  const calls = useCalls()
  const { data, dataUpdatedAt: nowMs } = useSuspenseQuery({
    ...calls.favorite.recentPages.queryOptions(),
    staleTime: 0,
  })
  return kind === 'exhibition' ? (
    <Exhibitions exhibitions={data.exhibitionList} nowMs={nowMs} />
  ) : (
    <Events events={data.eventList} nowMs={nowMs} />
  )
}

type Pages = Answers['favorite']['recentPages']
type ExhibitionsProps = { readonly exhibitions: Pages['exhibitionList']; readonly nowMs: number }

function Exhibitions({ exhibitions, nowMs }: ExhibitionsProps) {
  if (exhibitions.length === 0) {
    return (
      <EmptyState
        icon={Clock}
        title="최근 본 기획전이 없어요"
        text="둘러본 기획전을 90일 동안 여기에서 다시 볼 수 있어요."
      >
        <ButtonLink to={routes.exhibitionList()}>기획전 보기</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <ul className={styles.stores}>
      {exhibitions.map((exhibition) => (
        <li key={exhibition.exhibitionId}>
          <ExhibitionCard exhibition={exhibition} nowMs={nowMs} sizes={SIZES} />
        </li>
      ))}
    </ul>
  )
}

type EventsProps = { readonly events: Pages['eventList']; readonly nowMs: number }

function Events({ events, nowMs }: EventsProps) {
  if (events.length === 0) {
    return (
      <EmptyState
        icon={Clock}
        title="최근 본 이벤트가 없어요"
        text="둘러본 이벤트를 90일 동안 여기에서 다시 볼 수 있어요."
      >
        <ButtonLink to={routes.eventList()}>이벤트 보기</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <ul className={styles.stores}>
      {events.map((event) => (
        <li key={event.eventIdEncrypt}>
          <EventCard event={event} nowMs={nowMs} />
        </li>
      ))}
    </ul>
  )
}
