import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useCaller } from '../../lib/caller.ts'
import { useCalls } from '../../lib/deps.ts'
import { lazyExtra } from '../../lib/lazyExtra.ts'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { MainGroups } from './MainGroups.tsx'
import { Shortcuts } from './Shortcuts.tsx'

const AutomaticHome = lazyExtra(async () => (await import('./AutomaticHome.tsx')).AutomaticHome)

const Exhibitions = lazyExtra(async () => (await import('./LaterHome.tsx')).LaterExhibitions)
const ReviewPicks = lazyExtra(async () => (await import('./LaterHome.tsx')).LaterReviews)
const WeekGoods = lazyExtra(async () => (await import('./LaterHome.tsx')).LaterGoods)
const OrderStrip = lazyExtra(async () => (await import('../order/OrderStrip.tsx')).OrderStrip)

const DESCRIPTION =
  '가까운 가게의 좋은 상품을 한자리에 모았어요. 장터에서 오늘의 장보기를 시작해 보세요.'

/** Home: what the market puts forward today. */
export function HomeScreen() {
  return (
    <>
      <title>장터 - 좋은 가게가 모이는 곳</title>
      <meta name="description" content={DESCRIPTION} />
      <meta property="og:title" content="장터" />
      <meta property="og:description" content={DESCRIPTION} />
      <meta property="og:type" content="website" />
      <VisuallyHidden>
        <h1>장터 홈</h1>
      </VisuallyHidden>
      <QueryBoundary skeleton={<HomeSkeleton />}>
        <HomeContent />
      </QueryBoundary>
      {useCaller().isLoggedIn ? (
        <Suspense>
          <OrderStrip />
        </Suspense>
      ) : null}
    </>
  )
}

function HomeContent() {
  const calls = useCalls()
  const { data, dataUpdatedAt } = useSuspenseQuery(calls.display.mainList.queryOptions())
  const { mainGroupList, shortcuts, exhibitions } = data
  const ways = shortcuts.length === 0 ? null : <Shortcuts categories={shortcuts} />
  const posters =
    exhibitions.length === 0 ? null : (
      <Suspense>
        <Exhibitions exhibitions={exhibitions} nowMs={dataUpdatedAt} />
      </Suspense>
    )
  const picks = (
    <Suspense>
      <ReviewPicks />
    </Suspense>
  )
  return mainGroupList.length === 0 ? (
    <Suspense>
      <AutomaticHome
        banners={data.banners}
        sections={data.sections}
        nowMs={dataUpdatedAt}
        ways={ways}
        posters={posters}
        picks={picks}
      />
    </Suspense>
  ) : (
    <MainGroups
      groups={mainGroupList}
      nowMs={dataUpdatedAt}
      afterFirst={ways}
      afterThird={posters}
      afterNinth={picks}
      afterLast={
        <Suspense>
          <WeekGoods />
        </Suspense>
      }
    />
  )
}
