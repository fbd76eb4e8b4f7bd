import { createContext, use } from 'react'

/** Favourites of whoever is there, for the hearts of a page. */
export type Favorites = {
  /** Products that are favourites; none before they are known, and none of a guest. */
  readonly goodsIds: ReadonlySet<number>
  /** Adds a product, or removes it; a guest is asked to log in, and nothing is done afterwards by itself. */
  readonly toggle: (goodsId: number) => void
}

/** `null` where nobody shops: pages of staff have no hearts. */
export const FavoritesContext = createContext<Favorites | null>(null)

export function useFavorites(): Favorites | null {
  return use(FavoritesContext)
}
