import { priceDropOf } from '@jangteo/core/favorite/favorite.rules'
import type { FavoriteRow } from '@jangteo/postgres/favorite/favorite-goods.store'
import { toGoodsCard } from '../goods/goods-card.ts'
import type { WireIdCodec } from '../wire/wire-ids.ts'

/** Maps a favourite with its product as it is now. */
export function toFavoriteCard(row: FavoriteRow, wireIds: WireIdCodec, nowMs: number) {
  const card = toGoodsCard(row, nowMs)
  return {
    ...card,
    favoriteGoodsIdEncrypt: wireIds.seal('favoriteGoods', row.favorite_id),
    addedAt: row.added_at.toISOString(),
    priceDropped: priceDropOf(row.added_price, card.salePrice),
  }
}
