import { FIRST_PAGE_NUMBER } from '@jangteo/core/navigation/paging.rules'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { StoreCard } from '../../parts/goods/StoreCard.tsx'
import { StoreLogo } from '../../parts/goods/StoreLogo.tsx'
import { StoreTile } from '../goods/list/StoreTile.tsx'
import { Specimen } from './Specimen.tsx'

/** Parts that show stores; the one in them is the first by name. */
export function StoreSpecimens() {
  const calls = useCalls()
  const list = useQuery(
    calls.store.list.queryOptions({ input: { page: FIRST_PAGE_NUMBER, size: 1 } }),
  )
  const store = list.data?.content[0]
  if (store === undefined) return null
  return (
    <>
      <Specimen name="StoreLogo">
        <StoreLogo logo={store.logo} />
        <StoreLogo logo={store.logo} size="l" />
      </Specimen>
      <Specimen name="StoreCard" layout="stack">
        <StoreCard store={store} headingLevel={3} />
        <StoreCard
          store={{ ...store, couponCount: 0, newGoodsCount: 0, goodsList: [] }}
          headingLevel={3}
        />
      </Specimen>
      <Specimen name="StoreTile" layout="cards">
        <StoreTile
          store={store}
          brief={{ ...store, favoriteCount: 1_204 }}
          pictures={store.goodsList.map(({ picture }) => picture)}
          headingLevel={3}
        />
        <StoreTile
          store={store}
          brief={{ ...store, favoriteCount: 0 }}
          pictures={[]}
          headingLevel={3}
        />
        <StoreTile store={store} brief={null} pictures={[]} headingLevel={3} />
      </Specimen>
    </>
  )
}
