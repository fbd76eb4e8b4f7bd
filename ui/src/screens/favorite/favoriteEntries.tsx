import { FavoriteCard } from './FavoriteCard.tsx'
import type { MyGoods } from './useMyGoods.ts'

/** Favourites as the entries of a list that can be picked. */
export const favoriteEntries = (goodsList: readonly MyGoods[]) =>
  goodsList.map((goods) => ({
    id: goods.favoriteGoodsIdEncrypt,
    goodsId: goods.goodsId,
    goodsName: goods.goodsName,
    card: <FavoriteCard goods={goods} />,
  }))
