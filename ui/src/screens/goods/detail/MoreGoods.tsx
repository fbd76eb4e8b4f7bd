import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { LaterRail } from '../../../parts/goods/LaterRail.tsx'
import type { GoodsDetailData } from './goodsDetail.ts'
import styles from './LaterGoods.module.css'

type MoreGoodsProps = { readonly goods: GoodsDetailData }

/** Products that go with a product, and the best sellers of its store; nothing without an answer. */
export function MoreGoods({ goods: { goodsId, storeUrl } }: MoreGoodsProps) {
  const calls = useCalls()
  const input = { id: goodsId }
  const alike = useQuery(calls.goods.recommended.queryOptions({ input }))
  const ofStore = useQuery(calls.goods.storeBest.queryOptions({ input }))
  const rails = [
    { sectionId: 'alike', title: '함께 보면 좋은 상품', goodsList: alike.data?.goodsList ?? [] },
    { sectionId: 'store', title: '이 스토어 인기 상품', goodsList: ofStore.data?.goodsList ?? [] },
  ].filter(({ goodsList }) => goodsList.length > 0)
  const isDone = !alike.isLoading && !ofStore.isLoading
  return (
    <div className={styles.rails} data-empty={isDone && rails.length === 0}>
      {rails.map((section) => (
        <LaterRail
          key={section.sectionId}
          section={section}
          {...(section.sectionId === 'store' ? { moreTo: routes.store(storeUrl) } : {})}
        />
      ))}
    </div>
  )
}
