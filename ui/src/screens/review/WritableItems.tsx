import { formatDate, formatDaysLeft } from '@jangteo/core/calendar/dateText.rules'
import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { PackageCheck } from 'lucide-react'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../lib/infiniteList.ts'
import { useMinute } from '../../lib/pageClock.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { MoreButton } from '../../parts/action/MoreButton.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { GoodsLine } from '../../parts/goods/GoodsLine.tsx'
import { Badge } from '../../parts/text/Badge.tsx'
import styles from './Review.module.css'
import type { WritableData } from './reviewData.ts'

type Page = {
  readonly content: readonly WritableData[]
  readonly number: number
  readonly last: boolean
}

const NO_ITEMS: Page = { content: [], number: 0, last: true }

/** Confirmed purchases without a review, those whose time is over first at the top. */
export function WritableItems() {
  const calls = useCalls()
  const nowMs = useMinute()
  const list = useSuspenseInfiniteQuery({
    ...calls.review.enable.infiniteOptions({
      initialPageParam: PAGED.initialPageParam,
      getNextPageParam: (page) => PAGED.getNextPageParam('content' in page ? page : NO_ITEMS),
      input: (page: number) => ({ page }),
    }),
    staleTime: 0,
  })
  const pages = list.data.pages.map((page) => ('content' in page ? page : NO_ITEMS))
  const items = uniqBy(pages, ({ orderItemIdEncrypt }) => orderItemIdEncrypt)
  const more = moreOf(list)
  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          icon={PackageCheck}
          title="작성 가능한 리뷰가 없어요"
          text="구매확정한 상품은 90일 동안 리뷰를 작성할 수 있어요."
        />
      ) : (
        <ul>
          {items.map(({ orderItemIdEncrypt, goods, optionName, dueAt }) => (
            <li key={orderItemIdEncrypt} className={styles.item}>
              <GoodsLine goods={{ ...goods, optionName, isAddon: false }}>
                <p className={styles.soft}>
                  {formatDate(Date.parse(dueAt))}까지 작성{' '}
                  <Badge tone="neutral">{formatDaysLeft(kstDayOf(Date.parse(dueAt)), nowMs)}</Badge>
                </p>
                <div className={styles.row}>
                  <ButtonLink
                    size="s"
                    variant="outline"
                    to={routes.editReview({ orderItemIdEncrypt })}
                    name={`${goods.goodsName} 리뷰 쓰기`}
                  >
                    리뷰 쓰기
                  </ButtonLink>
                </div>
              </GoodsLine>
            </li>
          ))}
        </ul>
      )}
      {more === null ? null : <MoreButton {...more} />}
    </>
  )
}
