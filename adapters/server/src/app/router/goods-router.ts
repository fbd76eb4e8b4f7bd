import { answer } from '../../call/answer.ts'
import { comparePicks } from '../../goods/compare-picks.ts'
import { listAnnouncements } from '../../goods/list-announcements.ts'
import { listRecommended, listStoreBest } from '../../goods/list-neighbours.ts'
import { listOptions } from '../../goods/list-options.ts'
import { listRelatedVideos } from '../../review/list-videos.ts'
import { showGoods } from '../../goods/show-goods.ts'
import { showPrice } from '../../goods/show-price.ts'
import { showReturnGuide } from '../../goods/show-return-guide.ts'
import { showStatus } from '../../goods/show-status.ts'
import { showStoreInfo } from '../../goods/show-store-info.ts'
import { offerBbsReasons, reportBbs } from '../../report/report-bbs.ts'
import { offerGoodsReasons, reportGoods } from '../../report/report-goods.ts'
import { calls } from '../market-calls.ts'

/** The calls of one product, with the use cases that answer them. */
export const goodsCalls = {
  detail: calls.goods.detail.handler(answer(showGoods)),
  options: calls.goods.options.handler(answer(listOptions)),
  price: calls.goods.price.handler(answer(showPrice)),
  status: calls.goods.status.handler(answer(showStatus)),
  announcement: calls.goods.announcement.handler(answer(listAnnouncements)),
  returnExchanges: calls.goods.returnExchanges.handler(answer(showReturnGuide)),
  storeInfo: calls.goods.storeInfo.handler(answer(showStoreInfo)),
  recommended: calls.goods.recommended.handler(answer(listRecommended)),
  storeBest: calls.goods.storeBest.handler(answer(listStoreBest)),
  relationVideo: calls.goods.relationVideo.handler(answer(listRelatedVideos)),
  vsPick: calls.goods.vsPick.handler(answer(comparePicks)),
}

/** The calls of reports, with the use cases that answer them. */
export const reportCalls = {
  goodsForm: calls.report.goodsForm.handler(answer(offerGoodsReasons)),
  goods: calls.report.goods.handler(answer(reportGoods)),
  bbsForm: calls.report.bbsForm.handler(answer(offerBbsReasons)),
  bbs: calls.report.bbs.handler(answer(reportBbs)),
}
