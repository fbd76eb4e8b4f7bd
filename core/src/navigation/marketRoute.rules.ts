import { MARKET_PATHS, OWN_PATHS } from './path.codes.ts'
import type { FavoriteTab } from './path.codes.ts'
import { toUrl } from './path.rules.ts'
import type { Query } from './query.rules.ts'

type FavoriteOptions = {
  readonly fromMypage?: boolean
  readonly tab?: FavoriteTab
  /** Id of the category whose favourites are shown. */
  readonly category?: number
}

/** Target of the review editor: a new review of an order item, or a review to edit. */
export type ReviewTarget =
  | { readonly orderItemIdEncrypt: string }
  | { readonly feedbackIdEncrypt: string }

/** Links to every page of the market; ids as they are on the wire. Source: spec §2. */
export const routes = {
  home: () => MARKET_PATHS.home,
  mainHome: () => MARKET_PATHS.mainHome,
  exhibitionList: () => MARKET_PATHS.exhibitionList,
  exhibitionDetail: (exhibitionId: number, query: Query = {}) =>
    toUrl(MARKET_PATHS.exhibitionDetail, { exhibitionId }, query),
  deal: (query: Query = {}) => toUrl(MARKET_PATHS.deal, {}, query),
  ranking: (query: Query = {}) => toUrl(MARKET_PATHS.ranking, {}, query),
  subMain: (subMainId: string) => toUrl(MARKET_PATHS.subMain, { subMainId }),
  benefitList: () => MARKET_PATHS.benefitList,
  benefitDetail: (benefitId: number) => toUrl(MARKET_PATHS.benefitDetail, { benefitId }),
  productDetail: (
    goodsId: number,
    options: { readonly review?: boolean; readonly restock?: boolean } = {},
  ) =>
    toUrl(
      MARKET_PATHS.productDetail,
      { goodsId },
      { review: options.review ? 'Y' : null, restock: options.restock ? 'Y' : null },
    ),
  claimList: (query: Query = {}) => toUrl(MARKET_PATHS.claimList, {}, query),
  claimRequest: (claimTargetId: string, query: Query = {}) =>
    toUrl(MARKET_PATHS.claimRequest, { claimTargetId }, query),
  claimDetail: (orderClaimId: string) => toUrl(MARKET_PATHS.claimDetail, { orderClaimId }),
  authPin: (query: Query = {}) => toUrl(MARKET_PATHS.authPin, {}, query),
  authSocial: (provider: string, query: Query = {}) =>
    toUrl(MARKET_PATHS.authSocial, { provider }, query),
  category: (query: Query = {}) => toUrl(MARKET_PATHS.category, {}, query),
  categoryDetail: (categoryId: number, query: Query = {}) =>
    toUrl(MARKET_PATHS.categoryDetail, { categoryId }, query),
  myPage: () => MARKET_PATHS.myPage,
  additionalPay: () => MARKET_PATHS.additionalPay,
  additionalPayPayment: (additionalPayId: string, query: Query = {}) =>
    toUrl(MARKET_PATHS.additionalPayPayment, { additionalPayId }, query),
  manageAddress: () => MARKET_PATHS.manageAddress,
  productInquiry: (query: Query = {}) => toUrl(MARKET_PATHS.productInquiry, {}, query),
  recentGoods: (query: Query = {}) => toUrl(MARKET_PATHS.recentGoods, {}, query),
  restockAlert: () => MARKET_PATHS.restockAlert,
  couponList: (query: Query = {}) => toUrl(MARKET_PATHS.couponList, {}, query),
  couponDetail: (couponIssueId: string, query: Query = {}) =>
    toUrl(MARKET_PATHS.couponDetail, { couponIssueId }, query),
  notice: () => MARKET_PATHS.notice,
  inquiry: () => MARKET_PATHS.inquiry,
  inquiryWrite: () => MARKET_PATHS.inquiryWrite,
  faq: () => MARKET_PATHS.faq,
  review: () => MARKET_PATHS.review,
  reviewConfig: () => MARKET_PATHS.reviewConfig,
  reviewerRanking: () => MARKET_PATHS.reviewerRanking,
  reviewerProfile: (buyerIdEncrypt: string) =>
    toUrl(MARKET_PATHS.reviewerProfile, {}, { buyerIdEncrypt }),
  editReview: (target: ReviewTarget) => toUrl(MARKET_PATHS.editReview, {}, target),
  mediaReview: (goodsId: number) => toUrl(MARKET_PATHS.mediaReview, {}, { goodsId }),
  reviewDetail: (query: Query = {}) => toUrl(MARKET_PATHS.reviewDetail, {}, query),
  bestReviewDetail: (query: Query = {}) => toUrl(MARKET_PATHS.bestReviewDetail, {}, query),
  aboveFourDetail: (query: Query = {}) => toUrl(MARKET_PATHS.aboveFourDetail, {}, query),
  cart: () => MARKET_PATHS.cart,
  orderPayment: (cartIdList: readonly number[]) =>
    toUrl(MARKET_PATHS.orderPayment, {}, { cartIdList }),
  orderComplete: (ordersIdEncrypt: string, orderClaimIdEncrypt: string | null = null) =>
    toUrl(MARKET_PATHS.orderComplete, {}, { ordersIdEncrypt, orderClaimIdEncrypt }),
  orderProcessing: (query: Query = {}) => toUrl(MARKET_PATHS.orderProcessing, {}, query),
  orderDetail: (ordersId: string) => toUrl(MARKET_PATHS.orderDetail, { ordersId }),
  orderList: (query: Query = {}) => toUrl(MARKET_PATHS.orderList, {}, query),
  orderTracking: (orderItemId: string) => toUrl(MARKET_PATHS.orderTracking, { orderItemId }),
  favorite: (options: FavoriteOptions = {}) =>
    toUrl(
      MARKET_PATHS.favorite,
      {},
      { fromMypage: options.fromMypage || null, tab: options.tab, category: options.category },
    ),
  favoriteGroup: (favoriteGroupId: string) =>
    toUrl(MARKET_PATHS.favoriteGroup, { favoriteGroupId }),
  search: (keyword: string | null = null) => toUrl(MARKET_PATHS.search, {}, { keyword }),
  searchResult: (keyword: string, { noSuggest, ...query }: Query = {}) =>
    toUrl(MARKET_PATHS.searchResult, {}, { keyword, noSuggest: noSuggest || null, ...query }),
  storeList: () => MARKET_PATHS.storeList,
  store: (storeUrl: string, query: Query = {}) => toUrl(MARKET_PATHS.store, { storeUrl }, query),
  storeNoticeList: (storeUrl: string) => toUrl(MARKET_PATHS.storeNoticeList, { storeUrl }),
  storeNotice: (storeUrl: string, noticeId: string) =>
    toUrl(MARKET_PATHS.storeNotice, { storeUrl, noticeId }),
  storeSellerInfo: (storeUrl: string) => toUrl(MARKET_PATHS.storeSellerInfo, { storeUrl }),
  login: (returnUrl: string | null = null) => toUrl(OWN_PATHS.login, {}, { returnUrl }),
  sellerApply: () => OWN_PATHS.sellerApply,
  sellerApplication: (number: string | null = null) =>
    toUrl(OWN_PATHS.sellerApplication, {}, { number }),
  signUp: (query: Query = {}) => toUrl(OWN_PATHS.signUp, {}, query),
  upgrade: (returnUrl: string | null = null) => toUrl(OWN_PATHS.upgrade, {}, { returnUrl }),
  findId: (query: Query = {}) => toUrl(OWN_PATHS.findId, {}, query),
  resetPassword: (query: Query = {}) => toUrl(OWN_PATHS.resetPassword, {}, query),
  changePassword: (returnUrl: string | null = null) =>
    toUrl(OWN_PATHS.changePassword, {}, { returnUrl }),
  passwordLater: (returnUrl: string | null = null) =>
    toUrl(OWN_PATHS.passwordLater, {}, { returnUrl }),
  adultCertification: (returnUrl: string | null = null) =>
    toUrl(OWN_PATHS.adultCertification, {}, { returnUrl }),
  guestOrder: () => OWN_PATHS.guestOrder,
  orderCancel: (ordersId: string) => toUrl(OWN_PATHS.orderCancel, { ordersId }),
  notificationList: () => OWN_PATHS.notificationList,
  reviewPolicy: () => OWN_PATHS.reviewPolicy,
  vsPick: (picks: readonly number[]) => toUrl(OWN_PATHS.vsPick, {}, { picks }),
  eventList: (query: Query = {}) => toUrl(OWN_PATHS.eventList, {}, query),
  eventDetail: (eventId: string) => toUrl(OWN_PATHS.eventDetail, { eventId }),
  specialSale: () => OWN_PATHS.specialSale,
  specialSaleDraw: (saleGoodsId: number) => toUrl(OWN_PATHS.specialSaleDraw, { saleGoodsId }),
  mainPreview: (previewToken: string) => toUrl(OWN_PATHS.mainPreview, { previewToken }),
  desk: (tab: string | null = null) => toUrl(OWN_PATHS.desk, {}, { tab }),
  outbox: () => OWN_PATHS.outbox,
  flows: (order: string | null = null) => toUrl(OWN_PATHS.flows, {}, { order }),
} as const satisfies Record<
  keyof typeof MARKET_PATHS | keyof typeof OWN_PATHS,
  (...args: never) => string
>
