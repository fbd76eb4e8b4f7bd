import { useSuspenseQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { Fragment } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import { ExhibitionRail } from './ExhibitionRail.tsx'
import { GoodsGrid } from './GoodsGrid.tsx'
import { GoodsRail } from './GoodsRail.tsx'
import { HeroCarousel } from './HeroCarousel.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import styles from './HomeScreen.module.css'
import { Shortcuts } from './Shortcuts.tsx'

const SECTIONS = { RAIL: GoodsRail, GRID: GoodsGrid } as const
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
    </>
  )
}

function HomeContent() {
  const calls = useCalls()
  const { data, dataUpdatedAt } = useSuspenseQuery(calls.display.mainList.queryOptions())
  if (data.sections.length === 0) {
    return (
      <EmptyState
        icon={Store}
        title="가게를 열 준비를 하고 있어요"
        text="잠시 후 다시 방문해 주세요."
      />
    )
  }
  return (
    <div className={styles.home}>
      {data.banners.length === 0 ? null : <HeroCarousel banners={data.banners} />}
      {data.shortcuts.length === 0 ? null : <Shortcuts categories={data.shortcuts} />}
      {data.sections.map((section, place) => {
        const Section = SECTIONS[section.layout]
        return (
          <Fragment key={section.sectionId}>
            <Section section={section} />
            {place === 0 && data.exhibitions.length > 0 ? (
              <ExhibitionRail exhibitions={data.exhibitions} nowMs={dataUpdatedAt} />
            ) : null}
          </Fragment>
        )
      })}
    </div>
  )
}
