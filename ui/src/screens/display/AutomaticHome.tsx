import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { Store } from 'lucide-react'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { GoodsRail } from '../../parts/goods/GoodsRail.tsx'
import { DealRail } from './deal/DealRail.tsx'
import { GoodsGrid } from './GoodsGrid.tsx'
import { HeroCarousel } from './HeroCarousel.tsx'
import { HomeStores } from './HomeStores.tsx'
import styles from './MainGroups.module.css'
import { RankedGoods } from './ranking/RankedGoods.tsx'

const SECTIONS = {
  DEAL: DealRail,
  RANKING: RankedGoods,
  RAIL: GoodsRail,
  GRID: GoodsGrid,
} as const

/** Places where all of a section are. */
const MORE: Readonly<Partial<Record<keyof typeof SECTIONS, string>>> = {
  DEAL: routes.deal(),
  RANKING: routes.ranking(),
}

type Home = Answers['display']['mainList']
type AutomaticHomeProps = Pick<Home, 'banners' | 'sections'> & {
  /** When the server answered. */
  readonly nowMs: number
  /** The ways into the categories. */
  readonly ways: ReactNode
  /** The exhibitions. */
  readonly posters: ReactNode
  /** Products by their reviews. */
  readonly picks: ReactNode
}

function toItems(banners: Home['banners']) {
  return banners.map(({ picture, title, subtitle, goodsId }) => ({
    picture,
    alt: '',
    text: title,
    subText: subtitle,
    linkUrl: routes.productDetail(goodsId),
  }))
}

/** Home while nobody has composed it: banners, deals, best sellers and new products by themselves. */
export function AutomaticHome(props: AutomaticHomeProps) {
  const { banners, sections, nowMs, ways, posters, picks } = props
  if (sections.length === 0) {
    return (
      <EmptyState
        icon={Store}
        title="가게를 열 준비를 하고 있어요"
        text="잠시 후 다시 방문해 주세요."
      />
    )
  }
  const [first, ...later] = sections
  return (
    <div className={styles.groups}>
      <div className={styles.first}>
        {banners.length === 0 ? null : (
          <HeroCarousel title="오늘의 소식" items={toItems(banners)} isFirst />
        )}
        {ways}
        {first === undefined ? null : <Section section={first} nowMs={nowMs} />}
      </div>
      {posters}
      {later.map((section) => (
        <Fragment key={section.sectionId}>
          {section.layout === 'GRID' ? (
            <>
              <HomeStores />
              {picks}
            </>
          ) : null}
          <Section section={section} nowMs={nowMs} />
        </Fragment>
      ))}
    </div>
  )
}

type SectionProps = { readonly section: Home['sections'][number]; readonly nowMs: number }

function Section({ section, nowMs }: SectionProps) {
  const { layout, title, goodsList } = section
  const Part = SECTIONS[layout]
  const moreTo = MORE[layout]
  const head = moreTo === undefined ? { title } : { title, moreTo }
  return <Part section={{ ...head, goodsList }} nowMs={nowMs} />
}
