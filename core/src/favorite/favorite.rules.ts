/** A product in the buyer's list of favourites. */
export type FavoriteGoods = {
  readonly goodsId: number
  readonly favoriteGoodsIdEncrypt: string
}

/** Favourite state of a product; the id is empty when it is none. */
export type FavoriteMark = { readonly isFavorite: boolean; readonly favoriteGoodsIdEncrypt: string }

/**
 * Merges the buyer's favourites into products by id; a product that is none gets an empty id. Order and all other
 * fields stay. Source: spec §3.
 */
export function mergeFavorites<Goods extends { readonly goodsId: number }>(
  goods: readonly Goods[],
  favorites: readonly FavoriteGoods[],
): (Goods & FavoriteMark)[] {
  const ids = new Map(favorites.map((entry) => [entry.goodsId, entry.favoriteGoodsIdEncrypt]))
  return goods.map((entry) => {
    const favoriteGoodsIdEncrypt = ids.get(entry.goodsId) ?? ''
    return { ...entry, isFavorite: favoriteGoodsIdEncrypt !== '', favoriteGoodsIdEncrypt }
  })
}

/** Favourite state of a store, and if its alert is on. */
export type StoreFavor = { readonly isFavorite: boolean; readonly isAlertOn: boolean }

/**
 * Returns a store after it is added to or removed from the favourites; its alert ends with a removal. Source: spec §4.
 */
export function afterStoreFavored(favor: StoreFavor, isFavorite: boolean): StoreFavor {
  return { isFavorite, isAlertOn: isFavorite && favor.isAlertOn }
}

/** A store after its alert was switched; only a favourite has one. Source: spec §4. */
export function afterAlertSwitched(favor: StoreFavor, isAlertOn: boolean): StoreFavor {
  return { ...favor, isAlertOn: favor.isFavorite && isAlertOn }
}
