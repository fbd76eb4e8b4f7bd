import { chooseStorePlaces, GOODS_PER_STORE_PLACE } from '@jangteo/core/store/storePlace.rules'
import { Fragment, memo, Suspense } from 'react'
import type { Answers } from '@jangteo/http/call/calls'
import { GoodsCard } from '../../../parts/goods/GoodsCard.tsx'
import { GoodsPlace, GoodsPlaces, TILE_SIZES } from '../../../parts/goods/GoodsTiles.tsx'
import { lazyExtra } from '../../../lib/lazyExtra.ts'

const StorePlace = lazyExtra(async () => (await import('./StorePlace.tsx')).StorePlace)

type ListedGoodsProps = {
  readonly goodsList: Answers['category']['goods']['content']
  readonly headingLevel: 2 | 3
  /** Stores stand among the products: the list is of several, and nobody ordered it. */
  readonly hasStores: boolean
}

/** The products of a list, and in every twelfth place a store of theirs. Drawn again only with other products. */
export const ListedGoods = memo(function ListedGoods(props: ListedGoodsProps) {
  const { goodsList, headingLevel, hasStores } = props
  const stores = hasStores ? chooseStorePlaces(goodsList) : []
  return (
    <GoodsPlaces>
      {goodsList.map((goods, index) => (
        <Fragment key={goods.goodsId}>
          <GoodsPlace>
            <GoodsCard goods={goods} sizes={TILE_SIZES} headingLevel={headingLevel} />
          </GoodsPlace>
          <StoreAfter
            store={stores[(index + 1) / GOODS_PER_STORE_PLACE - 1] ?? null}
            goodsList={goodsList}
            headingLevel={headingLevel}
          />
        </Fragment>
      ))}
    </GoodsPlaces>
  )
})

/** Most pictures on the tile of a store. */
const PICTURE_COUNT_MAX = 3

type StoreAfterProps = Pick<ListedGoodsProps, 'goodsList' | 'headingLevel'> & {
  readonly store: { readonly storeUrl: string; readonly storeName: string } | null
}

function StoreAfter({ store, goodsList, headingLevel }: StoreAfterProps) {
  if (store === null) return null
  const ofStore = goodsList.filter(
    ({ storeUrl, adultYn }) => storeUrl === store.storeUrl && adultYn === 'N',
  )
  const pictures = ofStore.slice(0, PICTURE_COUNT_MAX).map(({ picture }) => picture)
  return (
    <GoodsPlace>
      <Suspense>
        <StorePlace store={store} pictures={pictures} headingLevel={headingLevel} />
      </Suspense>
    </GoodsPlace>
  )
}
