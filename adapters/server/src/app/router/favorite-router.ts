import { answer } from '../../call/answer.ts'
import { addFavorite } from '../../favorite/add-favorite.ts'
import { listAllFavoriteIds, listFavoriteIdsAmong } from '../../favorite/list-favorite-ids.ts'
import { listMyGoodsCategories } from '../../favorite/list-my-goods-categories.ts'
import { listMyGoods } from '../../favorite/list-my-goods.ts'
import { listRecents } from '../../favorite/list-recents.ts'
import { recordViews } from '../../favorite/record-views.ts'
import { removeFavorites } from '../../favorite/remove-favorites.ts'
import { removeRecents } from '../../favorite/remove-recents.ts'
import { calls } from '../market-calls.ts'

/** The calls of favourites and of what was viewed, with the use cases that answer them. */
export const liking = {
  favorite: {
    addGoods: calls.favorite.addGoods.handler(answer(addFavorite)),
    removeGoods: calls.favorite.removeGoods.handler(answer(removeFavorites)),
    goods: calls.favorite.goods.handler(answer(listFavoriteIdsAmong)),
    goodsMe: calls.favorite.goodsMe.handler(answer(listAllFavoriteIds)),
    myGoods: calls.favorite.myGoods.handler(answer(listMyGoods)),
    myGoodsCategory: calls.favorite.myGoodsCategory.handler(answer(listMyGoodsCategories)),
    recordRecent: calls.favorite.recordRecent.handler(answer(recordViews)),
    recent: calls.favorite.recent.handler(answer(listRecents)),
    removeRecent: calls.favorite.removeRecent.handler(answer(removeRecents)),
  },
}
