import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { LaterRail } from '../../parts/goods/LaterRail.tsx'
import styles from './Search.module.css'

const TITLES = { Y: '최근 본 상품과 어울려요', N: '오늘 많이 구매한 상품' } as const

/** Products that go with those looked at last, else what sold best in the last day; the page does without any. */
export function BestGoods() {
  const calls = useCalls()
  const { data } = useQuery(calls.keyword.recommendGoods.queryOptions())
  if (data === undefined || data.goodsList.length === 0) return null
  return (
    <div className={styles.rail}>
      <LaterRail section={{ title: TITLES[data.seenYn], goodsList: data.goodsList }} />
    </div>
  )
}
