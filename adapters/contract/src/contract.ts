import { addressCalls } from './address/address.calls.ts'
import { cartCalls } from './cart/cart.calls.ts'
import { categoryCalls } from './category/category.calls.ts'
import { checkoutCalls } from './checkout/checkout.calls.ts'
import { claimCalls } from './claim/claim.calls.ts'
import { couponCalls } from './coupon/coupon.calls.ts'
import { deliveryCalls } from './delivery/delivery.calls.ts'
import { deskCalls } from './desk/desk.calls.ts'
import { disputeCalls } from './claim/dispute.calls.ts'
import { benefitCalls } from './display/benefit.calls.ts'
import { dealCalls } from './display/deal.calls.ts'
import { displayCalls } from './display/display.calls.ts'
import { eventCalls } from './display/event.calls.ts'
import { exhibitionCalls } from './display/exhibition.calls.ts'
import { rankingCalls } from './display/ranking.calls.ts'
import { favoriteCalls } from './favorite/favorite.calls.ts'
import { favoriteGroupCalls } from './favorite/favoriteGroup.calls.ts'
import { favoriteStoreCalls } from './favorite/favoriteStore.calls.ts'
import { recentCalls } from './favorite/recent.calls.ts'
import { goodsCalls } from './goods/goods.calls.ts'
import { restockCalls } from './goods/restock.calls.ts'
import { goodsQuestionCalls } from './inquiry/goodsQuestion.calls.ts'
import { socialCalls } from './member/social.calls.ts'
import { proofCalls } from './member/proof.calls.ts'
import { pinCalls } from './member/pin.calls.ts'
import { withdrawalCalls } from './member/withdrawal.calls.ts'
import { accountCalls } from './member/account.calls.ts'
import { identityCalls } from './member/identity.calls.ts'
import { joiningCalls } from './member/joining.calls.ts'
import { passwordCalls } from './member/password.calls.ts'
import { myPageCalls } from './member/myPage.calls.ts'
import { notificationCalls } from './notification/notification.calls.ts'
import { orderCalls } from './order/order.calls.ts'
import { paymentCalls } from './payment/payment.calls.ts'
import { specialSaleCalls } from './promotion/specialSale.calls.ts'
import { reviewCalls } from './review/review.calls.ts'
import { reviewerCalls } from './review/reviewer.calls.ts'
import { reviewKeywordCalls } from './review/reviewKeyword.calls.ts'
import { keywordCalls } from './search/keyword.calls.ts'
import { reportCalls } from './report/report.calls.ts'
import { searchResultCalls } from './search/searchResult.calls.ts'
import { sessionCalls } from './session/session.calls.ts'
import { storeCalls } from './store/store.calls.ts'
import { storeReviewCalls } from './store/storeReview.calls.ts'
import { systemCalls } from './system/system.calls.ts'
import { termsCalls } from './terms/terms.calls.ts'
import { uploadCalls } from './upload/upload.calls.ts'

/** Every call of the market, by domain. Paths are below `/api`. Source: spec §7. */
export const contract = {
  account: accountCalls,
  address: addressCalls,
  benefit: benefitCalls,
  cart: cartCalls,
  category: categoryCalls,
  checkout: checkoutCalls,
  claim: claimCalls,
  coupon: couponCalls,
  deal: dealCalls,
  delivery: deliveryCalls,
  display: displayCalls,
  dispute: disputeCalls,
  event: eventCalls,
  exhibition: exhibitionCalls,
  favorite: { ...favoriteCalls, ...favoriteGroupCalls, ...favoriteStoreCalls, ...recentCalls },
  goods: goodsCalls,
  goodsQuestion: goodsQuestionCalls,
  identity: identityCalls,
  joining: joiningCalls,
  keyword: keywordCalls,
  myPage: myPageCalls,
  notification: notificationCalls,
  order: orderCalls,
  password: passwordCalls,
  payment: paymentCalls,
  pin: pinCalls,
  proof: proofCalls,
  ranking: rankingCalls,
  report: reportCalls,
  restock: restockCalls,
  review: reviewCalls,
  reviewer: reviewerCalls,
  reviewKeyword: reviewKeywordCalls,
  search: searchResultCalls,
  session: sessionCalls,
  social: socialCalls,
  specialSale: specialSaleCalls,
  store: storeCalls,
  storeReview: storeReviewCalls,
  system: systemCalls,
  terms: termsCalls,
  upload: uploadCalls,
  withdrawal: withdrawalCalls,
}

/** The calls of `/devOnly`, served in development only. */
export const deskContract = { desk: deskCalls }
