/** A product in the buyer's list of favourites. */
export type FavoriteGoods = {
  readonly goodsId: number
  readonly favoriteGoodsIdEncrypt: string
}

/** Information that a product says of being a favourite; the id is empty when it is none. */
export type FavoriteMark = { readonly isFavorite: boolean; readonly favoriteGoodsIdEncrypt: string }

/**
 * Goods with the buyer's favourites merged in, matched by their id: what is no favourite says so with an empty id.
 * Order and everything else stay. Source: spec §3.
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

/** A store as a favourite: whether it is one, and whether its news are wanted. */
export type StoreFavor = { readonly isFavorite: boolean; readonly isAlertOn: boolean }

/** A store after it became a favourite or ceased to be one; its alert ends with it. Source: spec §4. */
export function afterStoreFavored(favor: StoreFavor, isFavorite: boolean): StoreFavor {
  return { isFavorite, isAlertOn: isFavorite && favor.isAlertOn }
}

/** A store after its alert was switched; only a favourite has one. Source: spec §4. */
export function afterAlertSwitched(favor: StoreFavor, isAlertOn: boolean): StoreFavor {
  return { ...favor, isAlertOn: favor.isFavorite && isAlertOn }
}
