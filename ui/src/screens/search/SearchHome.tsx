import { formatSpokenTime } from '@jangteo/core/calendar/dateText.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { lazyExtra } from '../../lib/lazyExtra.ts'
import { ChipLink } from '../../parts/action/Chip.tsx'
import { PopularKeywordList } from '../../parts/frame/PopularKeywordList.tsx'
import { Badge } from '../../parts/text/Badge.tsx'
import { BestGoods } from './BestGoods.tsx'
import { RankedStores } from './RankedStores.tsx'
import { RecentKeywords } from './RecentKeywords.tsx'
import { SearchSection } from './SearchSection.tsx'
import styles from './Search.module.css'

const HelpfulReviews = lazyExtra(async () => (await import('./HelpfulReviews.tsx')).HelpfulReviews)

/** Recent, recommended and popular keywords. */
export function SearchHome() {
  const calls = useCalls()
  const { data } = useSuspenseQuery(calls.keyword.page.queryOptions())
  return (
    <>
      <RecentKeywords />
      <Recommended recommendList={data.recommendList} />
      <Popular popularList={data.popularList} computedAt={data.computedAt} />
      <RankedStores />
      <BestGoods />
      <Suspense>
        <HelpfulReviews />
      </Suspense>
    </>
  )
}

type PageData = Answers['keyword']['page']

function Recommended({ recommendList }: Pick<PageData, 'recommendList'>) {
  if (recommendList.length === 0) return null
  return (
    <SearchSection title="추천 검색어">
      <ul className={styles.chips}>
        {recommendList.map(({ keyword, linkUrl, adYn }) => (
          <li key={keyword}>
            <ChipLink to={linkUrl ?? routes.searchResult(keyword)} isCurrent={false}>
              {keyword}
              {adYn === 'Y' ? <Badge>광고</Badge> : null}
            </ChipLink>
          </li>
        ))}
      </ul>
    </SearchSection>
  )
}

function Popular({ popularList, computedAt }: Pick<PageData, 'popularList' | 'computedAt'>) {
  if (computedAt === null) return null
  return (
    <SearchSection
      title="인기 검색어"
      extra={
        <span className={styles.at}>{`${formatSpokenTime(Date.parse(computedAt))} 기준`}</span>
      }
    >
      <PopularKeywordList ranks={popularList} isWide />
    </SearchSection>
  )
}
