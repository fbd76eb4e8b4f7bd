import { answer } from '../../call/answer.ts'
import { listAnnouncements } from '../../goods/list-announcements.ts'
import { listOptions } from '../../goods/list-options.ts'
import { showGoods } from '../../goods/show-goods.ts'
import { showPrice } from '../../goods/show-price.ts'
import { showReturnGuide } from '../../goods/show-return-guide.ts'
import { showStatus } from '../../goods/show-status.ts'
import { showStoreInfo } from '../../goods/show-store-info.ts'
import {
  checkRestockAlerts,
  listRestockAlerts,
  removeRestockAlert,
  requestRestockAlerts,
} from '../../goods/restock/restock-alerts.ts'
import { calls } from '../market-calls.ts'

/** The calls of a product's page, with the use cases that answer them. */
export const goodsShowing = {
  goods: {
    detail: calls.goods.detail.handler(answer(showGoods)),
    options: calls.goods.options.handler(answer(listOptions)),
    price: calls.goods.price.handler(answer(showPrice)),
    status: calls.goods.status.handler(answer(showStatus)),
    announcement: calls.goods.announcement.handler(answer(listAnnouncements)),
    returnExchanges: calls.goods.returnExchanges.handler(answer(showReturnGuide)),
    storeInfo: calls.goods.storeInfo.handler(answer(showStoreInfo)),
  },
  restock: {
    check: calls.restock.check.handler(answer(checkRestockAlerts)),
    request: calls.restock.request.handler(answer(requestRestockAlerts)),
    list: calls.restock.list.handler(answer(listRestockAlerts)),
    remove: calls.restock.remove.handler(answer(removeRestockAlert)),
  },
}
