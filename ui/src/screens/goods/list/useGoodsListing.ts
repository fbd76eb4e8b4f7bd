import { useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation, useNavigate } from '../../../lib/router.ts'
import { listingQuery, readGoodsListing } from './goodsListing.ts'
import type { GoodsListing } from './goodsListing.ts'
import type { GoodsSource } from './goodsSource.ts'

/**
 * Sort and filters of a list: its URL alone holds them, so that the way back from a product leads to the same list. A
 * change is made to what the address says, and shows the list from its top, and nothing above it. Its query has lists,
 * which `useUrlFilter` does not read.
 */
export function useGoodsListing(source: GoodsSource): {
  readonly place: RefObject<HTMLDivElement | null>
  readonly listing: GoodsListing
  readonly change: (part: Partial<GoodsListing>) => void
} {
  const { search } = useLocation()
  const navigate = useNavigate()
  const place = useRef<HTMLDivElement>(null)
  const readListing = (from: string) => readGoodsListing(from, source.hasSearchFilters)
  const listing = readListing(search)
  const change = (part: Partial<GoodsListing>) => {
    const url = source.urlOf(listingQuery({ ...readListing(globalThis.location.search), ...part }))
    void navigate(url, { replace: true, preventScrollReset: true })
    if ((place.current?.getBoundingClientRect().top ?? 0) < 0) place.current?.scrollIntoView()
  }
  return { place, listing, change }
}
