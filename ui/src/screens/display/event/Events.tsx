import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { PartyPopper } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../../lib/infiniteList.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { Chip } from '../../../parts/action/Chip.tsx'
import { MoreButton } from '../../../parts/action/MoreButton.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { ChipStrip } from '../../../parts/action/ChipStrip.tsx'
import { EventCard } from './EventCard.tsx'
import styles from './EventList.module.css'
import type { EventListing } from './eventListing.ts'

type EventsProps = {
  readonly listing: EventListing
  readonly onChange: (part: Partial<EventListing>) => void
}

/** The events of one tab and category, page by page. */
export function Events({ listing, onChange }: EventsProps) {
  const calls = useCalls()
  const { filter, categoryId } = listing
  const list = useSuspenseInfiniteQuery(
    calls.event.list.infiniteOptions({
      input: (page: number) => ({
        page,
        statusFilterEnum: filter,
        ...(categoryId === null ? {} : { eventCategoryIdList: [categoryId] }),
      }),
      ...PAGED,
    }),
  )
  const events = uniqBy(list.data.pages, ({ eventIdEncrypt }) => eventIdEncrypt)
  const categories = list.data.pages[0]?.categoryList ?? []
  const more = moreOf(list)
  return (
    <>
      <Categories categories={categories} listing={listing} onChange={onChange} />
      {events.length === 0 ? (
        <NoEvents />
      ) : (
        <ul className={styles.events}>
          {events.map((event) => (
            <li key={event.eventIdEncrypt}>
              <EventCard event={event} nowMs={list.dataUpdatedAt} />
            </li>
          ))}
        </ul>
      )}
      {more === null ? null : (
        <div className={styles.more}>
          <MoreButton {...more} />
        </div>
      )}
    </>
  )
}

type CategoriesProps = EventsProps & {
  readonly categories: readonly {
    readonly eventCategoryId: number
    readonly categoryName: string
  }[]
}

function Categories({ categories, listing, onChange }: CategoriesProps) {
  return (
    <ChipStrip className={styles.categories} label="이벤트 분류">
      <li>
        <Chip
          isSelected={listing.categoryId === null}
          onSelect={() => onChange({ categoryId: null })}
        >
          전체
        </Chip>
      </li>
      {categories.map(({ eventCategoryId: categoryId, categoryName }) => (
        <li key={categoryId}>
          <Chip
            isSelected={listing.categoryId === categoryId}
            onSelect={() => onChange({ categoryId })}
          >
            {categoryName}
          </Chip>
        </li>
      ))}
    </ChipStrip>
  )
}

function NoEvents() {
  return (
    <EmptyState
      icon={PartyPopper}
      title="이벤트가 없어요"
      text="다른 분류를 선택하거나 혜택을 둘러보세요."
    >
      <ButtonLink variant="outline" to={routes.benefitList()}>
        혜택 보기
      </ButtonLink>
    </EmptyState>
  )
}
