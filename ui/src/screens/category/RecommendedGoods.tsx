import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { GoodsRail } from '../../parts/rail/GoodsRail.tsx'

const ROOT_DEPTH = 1

/** Best sellers around a category, where its list has nothing to show; without an answer the page does without. */
export function RecommendedGoods({ categoryId }: { readonly categoryId: number }) {
  const calls = useCalls()
  const { data } = useQuery(
    calls.category.recommend.queryOptions({ input: { id: categoryId, depth: ROOT_DEPTH } }),
  )
  if (data === undefined || data.goodsList.length === 0) return null
  const section = { sectionId: 'recommend', title: '이런 상품은 어때요', goodsList: data.goodsList }
  return <GoodsRail section={section} />
}
