import type { AnyRouter } from '@orpc/server'
import { changeAddress } from '../../address/change-address.ts'
import { countAddresses } from '../../address/count-addresses.ts'
import { createAddress } from '../../address/create-address.ts'
import { listAddresses } from '../../address/list-addresses.ts'
import { removeAddress } from '../../address/remove-address.ts'
import { showAddress } from '../../address/show-address.ts'
import { addToCart } from '../../cart/add-to-cart.ts'
import { changeCart } from '../../cart/change-cart.ts'
import { checkBuyAvailable } from '../../cart/check-buy-available.ts'
import { listCart } from '../../cart/list-cart.ts'
import { openMiniCart } from '../../cart/open-mini-cart.ts'
import { priceMiniCart } from '../../cart/price-mini-cart.ts'
import { recommendGoods } from '../../cart/recommend-goods.ts'
import { removeFromCart } from '../../cart/remove-from-cart.ts'
import { restoreToCart } from '../../cart/restore-to-cart.ts'
import { summariseCart } from '../../cart/summarise-cart.ts'
import { listCategories } from '../../category/list-categories.ts'
import { listCategoryFacets } from '../../category/list-category-facets.ts'
import { listCategoryGoods } from '../../category/list-category-goods.ts'
import { listChildCategories } from '../../category/list-child-categories.ts'
import { recommendCategoryGoods } from '../../category/recommend-category-goods.ts'
import { showNavigationBar } from '../../category/show-navigation-bar.ts'
import { checkShippingArea } from '../../checkout/check-shipping-area.ts'
import { openOrderPage } from '../../checkout/open-order-page.ts'
import { placeOrder } from '../../checkout/place-order.ts'
import { summariseOrder } from '../../checkout/summarise-order.ts'
import { deleteCouponIssue } from '../../coupon/delete-coupon-issue.ts'
import { downloadCoupon } from '../../coupon/download-coupon.ts'
import { listMyCoupons } from '../../coupon/list-my-coupons.ts'
import { offerGoodsCoupons, offerStoreCoupons } from '../../coupon/offer-coupons.ts'
import { openCouponPage } from '../../coupon/open-coupon-page.ts'
import { priceCartCoupons } from '../../coupon/price-cart.ts'
import { quoteBestCoupons, quoteChosenCoupons } from '../../coupon/quote-coupons.ts'
import { registerCode } from '../../coupon/register-code.ts'
import { renewCouponIssue } from '../../coupon/renew-coupon-issue.ts'
import { showCouponIssue } from '../../coupon/show-coupon-issue.ts'
import { showShipment } from '../../delivery/show-shipment.ts'
import { trackParcel } from '../../delivery/track-parcel.ts'
import { listDeals } from '../../display/list-deals.ts'
import { listExhibitionFacets } from '../../display/list-exhibition-facets.ts'
import { listExhibitionGoods } from '../../display/list-exhibition-goods.ts'
import { listExhibitions } from '../../display/list-exhibitions.ts'
import { offerExhibitionCoupons } from '../../display/offer-exhibition-coupons.ts'
import { showExhibition } from '../../display/show-exhibition.ts'
import { listMains } from '../../display/list-mains.ts'
import { showMain } from '../../display/show-main.ts'
import {
  showBannerGroup,
  showDealGroup,
  showGoodsGroup,
  showRecommendGroup,
  showVideoGroup,
} from '../../display/show-main-group.ts'
import { showPreview } from '../../display/show-preview.ts'
import { showSubMain } from '../../display/show-sub-main.ts'
import { listRanking } from '../../display/ranking/list-ranking.ts'
import { listRootRankings } from '../../display/ranking/list-root-rankings.ts'
import { showRankingPage } from '../../display/ranking/show-ranking-page.ts'
import { changeOrderAddress } from '../../order/change-order-address.ts'
import { checkOrderAddress } from '../../order/check-address-change.ts'
import { confirmPurchase } from '../../order/confirm-purchase.ts'
import { listOrders } from '../../order/list-orders.ts'
import { openOrderList } from '../../order/open-order-list.ts'
import { showOrder } from '../../order/show-order.ts'
import { approveFreePayment } from '../../payment/approve-free-payment.ts'
import { approvePayment } from '../../payment/approve-payment.ts'
import { cancelDeposit } from '../../payment/cancel-deposit.ts'
import { checkAccount } from '../../payment/check-account.ts'
import { listCardPlans } from '../../payment/list-card-plans.ts'
import { requestPayment } from '../../payment/request-payment.ts'
import { showPayment } from '../../payment/show-payment.ts'
import { showReceipts } from '../../payment/show-receipts.ts'
import { showRefundAccount } from '../../payment/show-refund-account.ts'
import { login } from '../../session/login.ts'
import { logout } from '../../session/logout.ts'
import { openGuestOrder } from '../../session/open-guest-order.ts'
import { whoAmI } from '../../session/who-am-i.ts'
import { listStoreFacets } from '../../store/list-store-facets.ts'
import { listStoreGoods } from '../../store/list-store-goods.ts'
import { listStoreGroups } from '../../store/list-store-groups.ts'
import { listStores } from '../../store/list-stores.ts'
import { openStorePage } from '../../store/open-store-page.ts'
import { showStoreSide } from '../../store/show-store-side.ts'
import { showStore } from '../../store/show-store.ts'
import { listStoreNotices, showStoreNotice } from '../../store/store-notices.ts'
import { showStoreSeller } from '../../store/show-store-seller.ts'
import { checkHealth } from '../../system/check-health.ts'
import { showBuyer } from '../../system/show-buyer.ts'
import { showLayout } from '../../system/show-layout.ts'
import { uploadFiles } from '../../upload/upload-files.ts'
import { answer, answerStreamed } from '../../call/answer.ts'
import { accounting } from './account-router.ts'
import { benefiting } from './benefit-router.ts'
import { planningSales, promoting } from './promotion-router.ts'
import { claiming } from './claim-router.ts'
import { desk } from './desk-router.ts'
import { goodsCalls, reportCalls } from './goods-router.ts'
import { liking } from './favorite-router.ts'
import { calls } from '../market-calls.ts'
import { questioning } from './question-router.ts'
import { operating } from './operator-router.ts'
import { selling } from './seller-router.ts'
import { staffCalls } from '../staff-calls.ts'
import { belonging } from './member-router.ts'
import { reviewing } from './review-router.ts'
import { searching } from './search-router.ts'
import { socialising } from './social-router.ts'

/** Every call of the contract with the use case that answers it. */
export const market = calls.router({
  address: {
    create: calls.address.create.handler(answer(createAddress)),
    list: calls.address.list.handler(answer(listAddresses)),
    count: calls.address.count.handler(answer(countAddresses)),
    detail: calls.address.detail.handler(answer(showAddress)),
    change: calls.address.change.handler(answer(changeAddress)),
    remove: calls.address.remove.handler(answer(removeAddress)),
  },
  cart: {
    list: calls.cart.list.handler(answer(listCart)),
    add: calls.cart.add.handler(answer(addToCart)),
    change: calls.cart.change.handler(answer(changeCart)),
    remove: calls.cart.remove.handler(answer(removeFromCart)),
    restore: calls.cart.restore.handler(answer(restoreToCart)),
    summary: calls.cart.summary.handler(answer(summariseCart)),
    buyAvailableCheck: calls.cart.buyAvailableCheck.handler(answer(checkBuyAvailable)),
    miniCart: calls.cart.miniCart.handler(answer(openMiniCart)),
    miniCartPrice: calls.cart.miniCartPrice.handler(answer(priceMiniCart)),
    recommendGoods: calls.cart.recommendGoods.handler(answer(recommendGoods)),
  },
  category: {
    list: calls.category.list.handler(answer(listCategories)),
    child: calls.category.child.handler(answer(listChildCategories)),
    navigationBar: calls.category.navigationBar.handler(answer(showNavigationBar)),
    goods: calls.category.goods.handler(answer(listCategoryGoods)),
    goodsFacets: calls.category.goodsFacets.handler(answer(listCategoryFacets)),
    recommend: calls.category.recommend.handler(answer(recommendCategoryGoods)),
  },
  checkout: {
    page: calls.checkout.page.handler(answer(openOrderPage)),
    summary: calls.checkout.summary.handler(answer(summariseOrder)),
    checkShippingArea: calls.checkout.checkShippingArea.handler(answer(checkShippingArea)),
    place: calls.checkout.place.handler(answer(placeOrder)),
  },
  ...claiming,
  coupon: {
    forGoods: calls.coupon.forGoods.handler(answer(offerGoodsCoupons)),
    ofStore: calls.coupon.ofStore.handler(answer(offerStoreCoupons)),
    ofExhibition: calls.coupon.ofExhibition.handler(answer(offerExhibitionCoupons)),
    download: calls.coupon.download.handler(answer(downloadCoupon)),
    register: calls.coupon.register.handler(answer(registerCode)),
    mine: calls.coupon.mine.handler(answer(listMyCoupons)),
    detail: calls.coupon.detail.handler(answer(showCouponIssue)),
    renew: calls.coupon.renew.handler(answer(renewCouponIssue)),
    remove: calls.coupon.remove.handler(answer(deleteCouponIssue)),
    best: calls.coupon.best.handler(answer(quoteBestCoupons)),
    choose: calls.coupon.choose.handler(answer(quoteChosenCoupons)),
    forCart: calls.coupon.forCart.handler(answer(priceCartCoupons)),
    page: calls.coupon.page.handler(answer(openCouponPage)),
  },
  delivery: {
    track: calls.delivery.track.handler(answer(trackParcel)),
    info: calls.delivery.info.handler(answer(showShipment)),
  },
  display: {
    mainList: calls.display.mainList.handler(answer(showMain)),
    subMainList: calls.display.subMainList.handler(answer(showSubMain)),
    mains: calls.display.mains.handler(answer(listMains)),
    banner: calls.display.banner.handler(answer(showBannerGroup)),
    goods: calls.display.goods.handler(answer(showGoodsGroup)),
    recommend: calls.display.recommend.handler(answer(showRecommendGroup)),
    deal: calls.display.deal.handler(answer(showDealGroup)),
    preview: calls.display.preview.handler(answer(showPreview)),
    video: calls.display.video.handler(answer(showVideoGroup)),
  },
  deal: { list: calls.deal.list.handler(answer(listDeals)) },
  exhibition: {
    list: calls.exhibition.list.handler(answer(listExhibitions)),
    detail: calls.exhibition.detail.handler(answer(showExhibition)),
    goods: calls.exhibition.goods.handler(answer(listExhibitionGoods)),
    goodsFacets: calls.exhibition.goodsFacets.handler(answer(listExhibitionFacets)),
  },
  goods: goodsCalls,
  report: reportCalls,
  order: {
    list: calls.order.list.handler(answer(listOrders)),
    listPage: calls.order.listPage.handler(answer(openOrderList)),
    detail: calls.order.detail.handler(answer(showOrder)),
    confirm: calls.order.confirm.handler(answer(confirmPurchase)),
    checkAddress: calls.order.checkAddress.handler(answer(checkOrderAddress)),
    changeAddress: calls.order.changeAddress.handler(answer(changeOrderAddress)),
  },
  payment: {
    page: calls.payment.page.handler(answer(showPayment)),
    requestData: calls.payment.requestData.handler(answer(requestPayment)),
    approveData: calls.payment.approveData.handler(answer(approvePayment)),
    approveDataZero: calls.payment.approveDataZero.handler(answer(approveFreePayment)),
    depositCancel: calls.payment.depositCancel.handler(answer(cancelDeposit)),
    refundAccount: calls.payment.refundAccount.handler(answer(showRefundAccount)),
    accountValidationCheck: calls.payment.accountValidationCheck.handler(answer(checkAccount)),
    ordersReceipt: calls.payment.ordersReceipt.handler(answer(showReceipts)),
    cardInstallment: calls.payment.cardInstallment.handler(answer(listCardPlans)),
  },
  ranking: {
    page: calls.ranking.page.handler(answer(showRankingPage)),
    list: calls.ranking.list.handler(answer(listRanking)),
    roots: calls.ranking.roots.handler(answer(listRootRankings)),
  },
  ...questioning,
  ...belonging,
  ...reviewing,
  ...accounting,
  ...benefiting,
  ...promoting,
  ...liking,
  ...searching,
  ...socialising,
  session: {
    login: calls.session.login.handler(answer(login)),
    logout: calls.session.logout.handler(answer(logout)),
    whoAmI: calls.session.whoAmI.handler(answer(whoAmI)),
    openGuestOrder: calls.session.openGuestOrder.handler(answer(openGuestOrder)),
  },
  store: {
    list: calls.store.list.handler(answer(listStores)),
    head: calls.store.head.handler(answer(showStore)),
    side: calls.store.side.handler(answer(showStoreSide)),
    page: calls.store.page.handler(answer(openStorePage)),
    groups: calls.store.groups.handler(answer(listStoreGroups)),
    goods: calls.store.goods.handler(answer(listStoreGoods)),
    goodsFacets: calls.store.goodsFacets.handler(answer(listStoreFacets)),
    notices: calls.store.notices.handler(answer(listStoreNotices)),
    notice: calls.store.notice.handler(answer(showStoreNotice)),
    sellerInfo: calls.store.sellerInfo.handler(answer(showStoreSeller)),
  },
  system: {
    healthCheck: calls.system.healthCheck.handler(answer(checkHealth)),
    layout: calls.system.layout.handler(answer(showLayout)),
    buyer: calls.system.buyer.handler(answer(showBuyer)),
  },
  upload: {
    files: calls.upload.files.handler(answerStreamed(uploadFiles)),
  },
})

const staff = staffCalls.router({ ...selling, ...operating, ...planningSales })

/** The calls that a server answers: the market's, those of staff, and the desk's, which its gate hides in production. */
export const router: AnyRouter = { ...market, ...staff, ...desk }
