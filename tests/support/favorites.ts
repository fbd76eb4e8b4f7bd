import type { Buyer } from './buyer.ts'
import type { Stock } from './stock.ts'

type Favorite = { readonly goodsId: number; readonly favoriteGoodsIdEncrypt: string }

/** A page of a member's favourites, as far as tests read it. */
export type MyGoods = {
  readonly content: readonly (Favorite & {
    readonly priceDropped: number
    readonly displaySaleStatusEnum: string
  })[]
  readonly totalElements: number
}

/** Likes a product; returns the id of the favourite. */
export async function favorite(buyer: Buyer, goodsId: number): Promise<string> {
  const body = { goodsId }
  const added = await buyer.ask<Favorite>('POST', '/favorites/goods', { body })
  return added.favoriteGoodsIdEncrypt
}

/** All favourites of a member by product. */
export const favoritesOf = (buyer: Buyer) =>
  buyer.ask<readonly Favorite[]>('GET', '/favorites/goods/me')

/** Products of favourites. */
export const goodsIds = (favorites: readonly Favorite[]) => favorites.map(({ goodsId }) => goodsId)

/** A favourite of a member in a group of theirs, and a favourite store, as rows. */
export async function favoriteInGroup(
  { database: { db } }: Stock,
  { memberId, goodsId }: { readonly memberId: number; readonly goodsId: number },
): Promise<void> {
  const at = new Date()
  const { id: favoriteId } = await db
    .insertInto('favorite_goods')
    .values({ member_id: memberId, goods_id: goodsId, added_price: 1_000, added_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: groupId } = await db
    .insertInto('favorite_groups')
    .values({ member_id: memberId, name: '선물', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('favorite_stores')
    .values({ member_id: memberId, store_id: 1, added_at: at })
    .execute()
  await db
    .insertInto('favorite_group_goods')
    .values({ group_id: groupId, favorite_id: favoriteId, member_id: memberId, added_at: at })
    .execute()
}
