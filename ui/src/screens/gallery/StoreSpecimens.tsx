import { FIRST_PAGE_NUMBER } from '@jangteo/core/navigation/paging.rules'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { StoreCard } from '../../parts/goods/StoreCard.tsx'
import { StoreLogo } from '../../parts/goods/StoreLogo.tsx'
import { StoreHead } from '../store/StoreHead.tsx'
import { DrawnFrame } from './DrawnFrame.tsx'
import { Specimen } from './Specimen.tsx'

/** Parts that show stores; the one in them is the first by name. */
export function StoreSpecimens() {
  const calls = useCalls()
  const list = useQuery(
    calls.store.list.queryOptions({ input: { page: FIRST_PAGE_NUMBER, size: 1 } }),
  )
  const store = list.data?.content[0]
  const { data: head } = useQuery({
    ...calls.store.head.queryOptions({ input: { id: store?.storeUrl ?? '' } }),
    enabled: store !== undefined,
  })
  if (store === undefined) return null
  return (
    <>
      <Specimen name="StoreLogo">
        <StoreLogo logo={store.logo} />
        <StoreLogo logo={store.logo} size="l" />
      </Specimen>
      <Specimen name="StoreCard" layout="stack">
        <StoreCard store={store} headingLevel={3} />
        <StoreCard store={{ ...store, couponCount: 0, pictures: [] }} headingLevel={3} />
      </Specimen>
      {head === undefined ? null : (
        <Specimen name="StoreHead" layout="stack">
          <DrawnFrame>
            <StoreHead store={head} />
          </DrawnFrame>
          <DrawnFrame>
            <StoreHead store={{ ...head, couponCount: 0, reviewCount: 0, pictures: [] }} />
          </DrawnFrame>
        </Specimen>
      )}
    </>
  )
}
