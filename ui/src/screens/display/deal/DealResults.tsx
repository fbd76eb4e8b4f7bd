import { NO_DEALS } from '@jangteo/core/display/deal.view'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { TimerOff } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../../lib/infiniteList.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { MoreButton } from '../../../parts/action/MoreButton.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import tiles from '../../../parts/goods/GoodsTiles.module.css'
import { DealCard } from './DealCard.tsx'
import styles from './DealList.module.css'
import { dealInput } from './dealPlace.ts'
import type { DealPlace } from './dealPlace.ts'

type DealResultsProps = {
  readonly place: DealPlace
  readonly onChange: (part: Partial<DealPlace>) => void
}

/** The deals of a tab, page by page. */
export function DealResults({ place, onChange }: DealResultsProps) {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery(
    calls.deal.list.infiniteOptions({
      input: (page: number) => dealInput(place, page),
      ...PAGED,
    }),
  )
  const deals = uniqBy(list.data.pages, ({ dealId }) => dealId)
  const more = moreOf(list)
  const { title, text } = NO_DEALS[place.status]
  if (deals.length === 0) {
    const status = place.status === 'RUNNING' ? 'COMING' : 'RUNNING'
    return (
      <EmptyState icon={TimerOff} title={title} text={text}>
        <Button variant="outline" onClick={() => onChange({ status, categoryId: null })}>
          {status === 'COMING' ? '오픈 예정 특가 보기' : '진행 중인 특가 보기'}
        </Button>
      </EmptyState>
    )
  }
  return (
    <>
      <div className={tiles.place}>
        <ul className={tiles.tiles}>
          {deals.map((deal) => (
            <li key={deal.dealId} className={tiles.tile}>
              <DealCard deal={deal} nowMs={Date.parse(list.data.pages[0]?.at ?? deal.startsAt)} />
            </li>
          ))}
        </ul>
      </div>
      {more === null ? null : (
        <div className={styles.more}>
          <MoreButton {...more} />
        </div>
      )}
    </>
  )
}
