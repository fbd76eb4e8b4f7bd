/** The pages of the market. Names are ours, paths are the specification's, misspellings included. Source: spec §2, domain-rules A19. */
export const MARKET_PATHS = {
  home: '/',
  mainHome: '/main/home',
  exhibitionList: '/main/exhibition',
  exhibitionDetail: '/main/exhibition/:exhibitionId',
  deal: '/main/deal',
  ranking: '/main/ranking',
  subMain: '/main/sub/:subMainId',
  benefitList: '/main/benefits',
  benefitDetail: '/main/benefits/:benefitId',
  productDetail: '/product/detail/:goodsId',
  claimList: '/claim/list',
  claimRequest: '/claim/request/:claimTargetId',
  claimDetail: '/claim/detail/:orderClaimId',
  authPin: '/auth/pin',
  authSocial: '/auth/:provider',
  category: '/category',
  categoryDetail: '/category/detail/:categoryId',
  myPage: '/myPage',
  additionalPay: '/myPage/addtionalPay',
  additionalPayPayment: '/myPage/addtionalPay/payment/:additionalPayId',
  manageAddress: '/myPage/manageAddress',
  productInquiry: '/myPage/productInquiry',
  recentGoods: '/myPage/recentGoods',
  restockAlert: '/myPage/restockAlert',
  couponList: '/myPage/coupon/list',
  couponDetail: '/myPage/coupon/detail/:couponIssueId',
  notice: '/myPage/notice',
  inquiry: '/myPage/inquiry',
  inquiryWrite: '/myPage/inquiry/write',
  faq: '/myPage/faq',
  review: '/myPage/review',
  reviewConfig: '/reviewconfig',
  reviewerRanking: '/reviewerranking',
  reviewerProfile: '/reviewerProfile',
  editReview: '/editReview',
  mediaReview: '/mediareview',
  reviewDetail: '/reviewdetail',
  bestReviewDetail: '/bestreviewdetail',
  aboveFourDetail: '/abovefourdetail',
  cart: '/order/cart',
  orderPayment: '/order/payment',
  orderComplete: '/order/complete',
  orderProcessing: '/order/processing',
  orderDetail: '/order/detail/:ordersId',
  orderList: '/order/list',
  orderTracking: '/order/tracking/:orderItemId',
  favorite: '/favorite',
  favoriteGroup: '/favorite/item/:favoriteGroupId',
  search: '/search',
  searchResult: '/search/result',
  storeList: '/store',
  store: '/store/:storeUrl',
  storeNoticeList: '/store/:storeUrl/storenotice',
  storeNotice: '/store/:storeUrl/storenotice/:noticeId',
  storeSellerInfo: '/store/:storeUrl/storesellerinfo',
} as const

/**
 * Pages that the web needs and the specification does not name; in the native app, the app provides the login. Source:
 * spec §6.
 */
export const OWN_PATHS = {
  login: '/login',
  signUp: '/account/signUp',
  upgrade: '/account/upgrade',
  findId: '/account/findId',
  resetPassword: '/account/resetPassword',
  changePassword: '/account/password',
  passwordLater: '/account/passwordLater',
  adultCertification: '/account/adultCertification',
  guestOrder: '/order/guest',
  orderCancel: '/order/cancel/:ordersId',
  notificationList: '/notifications',
  reviewPolicy: '/review/policy',
  vsPick: '/product/compare',
  eventList: '/main/event',
  eventDetail: '/main/event/:eventId',
  specialSale: '/main/special-sale',
  specialSaleDraw: '/main/special-sale/:saleGoodsId',
  mainPreview: '/main/preview/:previewToken',
  sellerApply: '/seller/apply',
  sellerApplication: '/seller/apply/progress',
  desk: '/devOnly/desk',
  flows: '/devOnly/flows',
  outbox: '/devOnly/outbox',
} as const

/** Correct spellings of the market's paths, which redirect there. Source: domain-rules A19. */
export const CORRECTED_PATHS = {
  '/myPage/additionalPay': MARKET_PATHS.additionalPay,
  '/myPage/additionalPay/payment/:additionalPayId': MARKET_PATHS.additionalPayPayment,
} as const

/** The pages of the wider life app. Source: spec §2. */
export const LIFE_PATHS = {
  setting: '/setting',
  settingAlarm: '/setting/alarm',
  settingAlarmSection: '/setting/alarm/:section',
  security: '/setting/security',
  connectedDevice: '/setting/security/connectedDevice',
  terms: '/setting/terms',
  termsDetail: '/setting/terms/detail/:termsId',
  termsSection: '/setting/terms/:section',
  openLicense: '/setting/openLicense',
  withdraw: '/withdraw',
  newsList: '/news',
  newsDetail: '/news/detail/:newsId',
  lowAuction: '/lowAuction',
  lowAuctionDetail: '/lowAuction/detail/:raffleId',
  lowAuctionPayment: '/lowAuction/payment',
  devOnly: '/devOnly',
  visitCoupang: '/missions/visitCoupang',
  memoryCard: '/missions/games/memoryCard',
  dailyLuckyQuiz: '/missions/dailyLuckyQuiz',
  offerwall: '/missions/offerwall',
  welcomeEvent: '/events/welcome',
  myEventList: '/myPage/event',
  myEventDetail: '/myPage/event/:eventId',
  customerList: '/cx/list',
  pointModal: '/modal/point',
  cashModal: '/modal/cash',
  partnerModal: '/modal/partner',
  whistleMain: '/whistle/main',
  exchangeMain: '/v1/exchange/main',
} as const

export const ALARM_SECTIONS = ['feed', 'challenge', 'lotto', 'pay', 'shopping', 'whistle'] as const

/** The sub pages of the alarm settings. Source: spec §2. */
export type AlarmSection = (typeof ALARM_SECTIONS)[number]

export const TERMS_SECTIONS = [
  'mobile',
  'challenge',
  'pedometer',
  'store',
  'pay/essential',
  'pay/installment',
  'pay/whistleGift',
  'whistle/essential',
  'whistle/fine',
  'whistle/hipass',
  'whistle/sale',
] as const

/** The sub pages of the terms settings. Source: spec §2. */
export type TermsSection = (typeof TERMS_SECTIONS)[number]

export const FAVORITE_TABS = ['goods', 'stores', 'groups'] as const

/** The tabs of the favourites page; that of groups is ours. Source: spec §2. */
export type FavoriteTab = (typeof FAVORITE_TABS)[number]
