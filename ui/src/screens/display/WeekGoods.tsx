import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../lib/infiniteList.ts'
import { useNear } from '../../lib/useInView.ts'
import { MoreButton } from '../../parts/action/MoreButton.tsx'
import { GoodsTiles } from '../../parts/goods/GoodsTiles.tsx'
import { GoodsTilesSkeleton } from '../../parts/goods/GoodsTilesSkeleton.tsx'
import section from '../../parts/goods/Section.module.css'
import home from './MainGroups.module.css'

const TITLE = '이번 주 인기 상품'
const PERIOD = 'WEEK'

/**
 * The products of the week's board, page after page, so that home goes on as long as its buyer does; asked for when the buyer
 * comes near, left out while there is no board.
 */
export function WeekGoods() {
  const calls = useCalls()
  const titleId = useId()
  const { ref, isNear } = useNear()
  const list = useInfiniteQuery({
    ...calls.ranking.list.infiniteOptions({
      input: (page: number) => ({ rankingPeriodEnum: PERIOD, page }),
      ...PAGED,
    }),
    enabled: isNear,
  })
  const goodsList = uniqBy(list.data?.pages ?? [], ({ goodsId }) => goodsId)
  const more = moreOf(list)
  if (list.isLoadingError || (list.isSuccess && goodsList.length === 0)) return null
  return (
    <div ref={ref}>
      <section className={section.section} aria-labelledby={titleId}>
        <div className={section.head}>
          <h2 id={titleId} className={section.title}>
            {TITLE}
          </h2>
        </div>
        {list.isPending ? <GoodsTilesSkeleton /> : <GoodsTiles goodsList={goodsList} />}
        {more === null ? null : (
          <div className={home.more}>
            <MoreButton {...more} />
          </div>
        )}
      </section>
    </div>
  )
}
