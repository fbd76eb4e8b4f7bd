import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { LaterRail } from '../../parts/goods/LaterRail.tsx'
import styles from './Search.module.css'

/** Products that sold best in the last day; the page does without where there are none. */
export function BestGoods() {
  const calls = useCalls()
  const { data } = useQuery(calls.keyword.recommendGoods.queryOptions())
  if (data === undefined || data.goodsList.length === 0) return null
  return (
    <div className={styles.rail}>
      <LaterRail section={{ title: '오늘 많이 구매한 상품', goodsList: data.goodsList }} />
    </div>
  )
}
