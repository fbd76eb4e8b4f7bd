import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { GoodsRail } from '../../parts/rail/GoodsRail.tsx'

/** Goods that go with the cart; without an answer the cart does without. */
export function RecommendedGoods({ isCartEmpty }: { readonly isCartEmpty: boolean }) {
  const calls = useCalls()
  const { data } = useQuery(calls.cart.recommendGoods.queryOptions())
  if (data === undefined || data.goodsList.length === 0) return null
  const title = isCartEmpty ? '지금 많이 찾는 상품' : '함께 담으면 좋은 상품'
  return <GoodsRail section={{ title, goodsList: data.goodsList }} />
}
