import { FIRST_PAGE_NUMBER } from '@jangteo/core/navigation/paging.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { GoodsRail } from '../../../parts/rail/GoodsRail.tsx'
import type { GoodsSection } from '../../../parts/rail/GoodsRail.tsx'
import type { GoodsDetailData } from './goodsDetail.ts'
import styles from './LaterGoods.module.css'

/** One more than is shown: the product itself may be among them. */
const ASKED_COUNT = 11

type MoreGoodsProps = { readonly goods: GoodsDetailData }

/** Best sellers around the product's category and of its store; without an answer the page does without. */
export function MoreGoods({ goods }: MoreGoodsProps) {
  const calls = useCalls()
  const { goodsId, categoryId, storeUrl } = goods
  const alike = useQuery({
    ...calls.category.recommend.queryOptions({ input: { id: categoryId ?? 0 } }),
    enabled: categoryId !== null,
  })
  const ofStore = useQuery(
    calls.store.goods.queryOptions({
      input: { id: storeUrl, page: FIRST_PAGE_NUMBER, size: ASKED_COUNT },
    }),
  )
  const others = (list: GoodsSection['goodsList'] = []) =>
    list.filter((other) => other.goodsId !== goodsId).slice(0, ASKED_COUNT - 1)
  const rails = [
    { sectionId: 'alike', title: '함께 보면 좋은 상품', goodsList: others(alike.data?.goodsList) },
    { sectionId: 'store', title: '이 스토어 인기 상품', goodsList: others(ofStore.data?.content) },
  ].filter(({ goodsList }) => goodsList.length > 0)
  const isDone = !alike.isLoading && !ofStore.isLoading
  return (
    <div className={styles.rails} data-empty={isDone && rails.length === 0}>
      {rails.map((section) => (
        <GoodsRail
          key={section.sectionId}
          section={section}
          {...(section.sectionId === 'store' ? { moreTo: routes.store(storeUrl) } : {})}
        />
      ))}
    </div>
  )
}
