import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { useCaller } from '../../lib/caller.ts'
import { useCalls } from '../../lib/deps.ts'

/**
 * Adds a product to the favourites, or removes it. A guest is asked to log in, and nothing is done afterwards by itself.
 * `null` where nobody shops: pages of staff have no hearts.
 */
export const FavoriteToggleContext = createContext<((goodsId: number) => Promise<void>) | null>(
  null,
)

export function useFavoriteToggle(): ((goodsId: number) => Promise<void>) | null {
  return use(FavoriteToggleContext)
}

/**
 * True for a favourite of the member who is there; no product is one before they are known, and none is one of a guest.
 * Pages are the same for everybody until this joins, and only a page with hearts asks for it, once.
 */
export function useIsFavorite(goodsId: number): boolean {
  const calls = useCalls()
  const { isLoggedIn } = useCaller()
  const { data } = useQuery({
    ...calls.favorite.goodsMe.queryOptions(),
    enabled: isLoggedIn,
    select: (list) => list.some((each) => each.goodsId === goodsId),
  })
  return isLoggedIn && data === true
}
