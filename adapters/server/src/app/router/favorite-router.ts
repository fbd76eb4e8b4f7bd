import { answer } from '../../call/answer.ts'
import { LONG_TTL } from '../../call/cached.ts'
import { storedAnswer } from '../../call/stored-answer.ts'
import { listRecentPagesOf } from '../../display/list-recent-pages.ts'
import { recordRecentEvents, recordRecentExhibitions } from '../../display/record-recent-pages.ts'
import { addFavorite } from '../../favorite/add-favorite.ts'
import {
  addFavoriteStore,
  removeFavoriteStores,
  turnStoreAlertOff,
  turnStoreAlertOn,
} from '../../store/change-favorite-stores.ts'
import { createFavoriteGroup, removeGroups, renameGroup } from '../../favorite/change-groups.ts'
import {
  listAllFavoriteIds,
  listFavoriteIdsAmong,
  readFavoritesVersion,
} from '../../favorite/list-favorite-ids.ts'
import { listGroups, showGroup } from '../../favorite/list-groups.ts'
import { listMyStores, showFavoriteStore } from '../../store/list-favorite-stores.ts'
import { listMyGoodsCategories } from '../../favorite/list-my-goods-categories.ts'
import { listMyGoods } from '../../favorite/list-my-goods.ts'
import { addToGroup, listGroupsOfGoods, takeFromGroup } from '../../favorite/place-in-groups.ts'
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
    goodsMe: storedAnswer(calls.favorite.goodsMe.handler(answer(listAllFavoriteIds)), {
      readVersion: readFavoritesVersion,
      ttl: LONG_TTL,
    }),
    myGoods: calls.favorite.myGoods.handler(answer(listMyGoods)),
    myGoodsCategory: calls.favorite.myGoodsCategory.handler(answer(listMyGoodsCategories)),
    groups: calls.favorite.groups.handler(answer(listGroups)),
    groupDetail: calls.favorite.groupDetail.handler(answer(showGroup)),
    createGroup: calls.favorite.createGroup.handler(answer(createFavoriteGroup)),
    renameGroup: calls.favorite.renameGroup.handler(answer(renameGroup)),
    removeGroups: calls.favorite.removeGroups.handler(answer(removeGroups)),
    groupsOfGoods: calls.favorite.groupsOfGoods.handler(answer(listGroupsOfGoods)),
    addToGroup: calls.favorite.addToGroup.handler(answer(addToGroup)),
    takeFromGroup: calls.favorite.takeFromGroup.handler(answer(takeFromGroup)),
    addStore: calls.favorite.addStore.handler(answer(addFavoriteStore)),
    removeStores: calls.favorite.removeStores.handler(answer(removeFavoriteStores)),
    storesMe: calls.favorite.storesMe.handler(answer(listMyStores)),
    store: calls.favorite.store.handler(answer(showFavoriteStore)),
    alertOn: calls.favorite.alertOn.handler(answer(turnStoreAlertOn)),
    alertOff: calls.favorite.alertOff.handler(answer(turnStoreAlertOff)),
    recordRecent: calls.favorite.recordRecent.handler(answer(recordViews)),
    recordRecentExhibition: calls.favorite.recordRecentExhibition.handler(
      answer(recordRecentExhibitions),
    ),
    recordRecentEvent: calls.favorite.recordRecentEvent.handler(answer(recordRecentEvents)),
    recentPages: calls.favorite.recentPages.handler(answer(listRecentPagesOf)),
    recent: calls.favorite.recent.handler(answer(listRecents)),
    removeRecent: calls.favorite.removeRecent.handler(answer(removeRecents)),
  },
}
