import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { StoreFeature } from '../session/permission.codes.ts'
import { decideStoreFeature } from '../session/permission.rules.ts'

/** Most products that a member may like. Source: market-rules §3. */
export const FAVORITE_GOODS_COUNT_MAX = 1_000

/** A product in the buyer's list of favourites. */
export type FavoriteGoods = {
  readonly goodsId: number
  readonly favoriteGoodsIdEncrypt: string
}

/** A list without some products; those that are not in it change nothing. */
export function withoutFavorites(
  favorites: readonly FavoriteGoods[],
  goodsIds: readonly number[],
): FavoriteGoods[] {
  return favorites.filter(({ goodsId }) => !goodsIds.includes(goodsId))
}

/** A list with a product, once; its id is the later one. */
export function withFavorite(
  favorites: readonly FavoriteGoods[],
  favorite: FavoriteGoods,
): FavoriteGoods[] {
  return [favorite, ...withoutFavorites(favorites, [favorite.goodsId])]
}

/** Facts for adding a product or a store to a member's favourites. */
export type FavoriteFacts = {
  /** It is one already. */
  readonly isFavorite: boolean
  /** Favourites of its kind that the member has. */
  readonly count: number
  /** Features that the store, or the product's store, denies its buyers. */
  readonly denied: readonly StoreFeature[]
}

/**
 * Decides whether a product becomes a favourite; one that is one already stays one. Refusals in this order:
 * STORE_FEATURE_DENIED, FAVORITE_FULL. Source: market-rules §3, spec §6.
 */
export function decideFavorite(
  facts: FavoriteFacts,
): Decision<'STORE_FEATURE_DENIED' | 'FAVORITE_FULL'> {
  const { isFavorite, count, denied } = facts
  if (isFavorite) return allow()
  if (!decideStoreFeature('FAVORITE', denied).ok) return refuse('STORE_FEATURE_DENIED')
  return count >= FAVORITE_GOODS_COUNT_MAX ? refuse('FAVORITE_FULL') : allow()
}

/** Won by which a product became cheaper since it was liked; 0 when it did not. Source: market-rules §3. */
export function priceDropOf(addedPrice: number, salePrice: number): number {
  return Math.max(0, addedPrice - salePrice)
}

/** Most stores that a member may like. Source: market-rules §3. */
export const FAVORITE_STORE_COUNT_MAX = 300

/** Days for which a product is new among favourite stores. Source: market-rules §3. */
export const FAVORITE_STORE_NEW_DAYS = 7

/**
 * Decides whether a store becomes a favourite; one that is one already stays one. Refusals in this order:
 * STORE_FEATURE_DENIED, FAVORITE_STORE_FULL. Source: market-rules §3, §6.
 */
export function decideStoreFavorite(
  facts: FavoriteFacts,
): Decision<'STORE_FEATURE_DENIED' | 'FAVORITE_STORE_FULL'> {
  const { isFavorite, count, denied } = facts
  if (isFavorite) return allow()
  if (!decideStoreFeature('FAVORITE', denied).ok) return refuse('STORE_FEATURE_DENIED')
  return count >= FAVORITE_STORE_COUNT_MAX ? refuse('FAVORITE_STORE_FULL') : allow()
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
