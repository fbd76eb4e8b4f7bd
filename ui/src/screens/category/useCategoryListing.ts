import { useCallback } from 'react'
import { useLocation, useNavigate } from '../../app/router.ts'
import { categoryListingUrl, readCategoryListing } from './categoryListing.ts'
import type { CategoryListing } from './categoryListing.ts'

/** Sort and filters of a list: its URL alone holds them, so that the way back from a product leads to the same list. */
export function useCategoryListing(categoryId: number): {
  readonly listing: CategoryListing
  readonly change: (part: Partial<CategoryListing>) => void
} {
  const { search } = useLocation()
  const navigate = useNavigate()
  const change = useCallback(
    (part: Partial<CategoryListing>) => {
      const url = categoryListingUrl(categoryId, { ...readCategoryListing(search), ...part })
      void navigate(url, { replace: true })
    },
    [navigate, categoryId, search],
  )
  return { listing: readCategoryListing(search), change }
}
