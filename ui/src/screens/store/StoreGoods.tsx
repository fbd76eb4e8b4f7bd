import { formatNumber } from '@jangteo/core/money/money.rules'
import { useCalls } from '../../lib/deps.ts'
import { useLocation, useNavigate } from '../../lib/router.ts'
import { Chip } from '../../parts/action/Chip.tsx'
import { ChipCount, ChipStrip } from '../../parts/action/ChipStrip.tsx'
import { GoodsListing } from '../goods/list/GoodsListing.tsx'
import { readGoodsListing } from '../goods/list/goodsListing.ts'
import type { StorePageData } from './storeData.ts'
import { NoGoods } from './StoreHome.tsx'
import { storeGoodsUrl, storeSource } from './storeView.ts'

type StoreGoodsProps = { readonly store: StorePageData; readonly categoryId: number | null }

/** All goods of a store, or those of one of its categories. */
export function StoreGoods({ store, categoryId }: StoreGoodsProps) {
  const calls = useCalls()
  return (
    <>
      <StoreCategories store={store} categoryId={categoryId} />
      <GoodsListing
        key={categoryId}
        source={storeSource(calls, store.storeUrl, categoryId)}
        none={<NoGoods />}
      />
    </>
  )
}

function StoreCategories({ store, categoryId: chosen }: StoreGoodsProps) {
  const navigate = useNavigate()
  const { sort } = readGoodsListing(useLocation().search)
  const { storeUrl, goodsCount, categoryList } = store
  const all = { categoryId: null, categoryName: '전체', goodsCount }
  const show = (categoryId: number | null) =>
    void navigate(storeGoodsUrl(storeUrl, categoryId, sort), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <ChipStrip label="스토어 카테고리">
      {[all, ...categoryList].map(({ categoryId, categoryName, goodsCount: count }) => (
        <li key={categoryId}>
          <Chip isSelected={categoryId === chosen} onSelect={() => show(categoryId)}>
            {categoryName}
            <ChipCount>{formatNumber(count)}</ChipCount>
          </Chip>
        </li>
      ))}
    </ChipStrip>
  )
}
