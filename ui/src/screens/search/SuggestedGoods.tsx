import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { LaterRail } from '../../parts/goods/LaterRail.tsx'

/** Products to look at where a search has none; without an answer the page does without. */
export function SuggestedGoods() {
  const calls = useCalls()
  const { data } = useQuery(calls.cart.recommendGoods.queryOptions())
  if (data === undefined || data.goodsList.length === 0) return null
  return <LaterRail section={{ title: '이런 상품은 어때요', goodsList: data.goodsList }} />
}
