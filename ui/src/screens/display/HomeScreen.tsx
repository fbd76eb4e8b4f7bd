import type { HomeLayout } from '@jangteo/core/display/display.codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { Fragment } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import { DealRail } from './DealRail.tsx'
import { Exhibitions } from './Exhibitions.tsx'
import { GoodsGrid } from './GoodsGrid.tsx'
import { GoodsRail } from '../../parts/rail/GoodsRail.tsx'
import { HeroCarousel } from './HeroCarousel.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import type { HomeSection, HomeSectionProps } from './homeSection.ts'
import styles from './HomeScreen.module.css'
import { HomeStores } from './HomeStores.tsx'
import { RankedGoods } from './RankedGoods.tsx'
import { Shortcuts } from './Shortcuts.tsx'

const SECTIONS = {
  DEAL: DealRail,
  RANKING: RankedGoods,
  RAIL: GoodsRail,
  GRID: GoodsGrid,
} as const
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
  const [first, ...later] = data.sections
  return (
    <div className={styles.home}>
      <div className={styles.first}>
        {data.banners.length === 0 ? null : <HeroCarousel banners={data.banners} />}
        {data.shortcuts.length === 0 ? null : <Shortcuts categories={data.shortcuts} />}
        {first === undefined ? null : <HomePart section={first} nowMs={dataUpdatedAt} />}
      </div>
      {data.exhibitions.length === 0 ? null : (
        <Exhibitions exhibitions={data.exhibitions} nowMs={dataUpdatedAt} />
      )}
      {later.map((section) => (
        <Fragment key={section.sectionId}>
          {section.layout === 'GRID' ? <HomeStores /> : null}
          <HomePart section={section} nowMs={dataUpdatedAt} />
        </Fragment>
      ))}
    </div>
  )
}

type HomePartProps = Omit<HomeSectionProps, 'section'> & {
  readonly section: HomeSection & { readonly layout: HomeLayout }
}

function HomePart({ section, nowMs }: HomePartProps) {
  const Section = SECTIONS[section.layout]
  return <Section section={section} nowMs={nowMs} />
}
