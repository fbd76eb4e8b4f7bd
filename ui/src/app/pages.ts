import { CORRECTED_PATHS, MARKET_PATHS, OWN_PATHS } from '@jangteo/core/navigation/path.codes'
import { EVENT_PAGES } from './eventPages.ts'
import { lazyPage } from './lazyRoutes.ts'
import { MEMBER_PAGES, type Pages } from './memberPages.ts'
import { REVIEW_EDITOR_PAGES, REVIEW_PAGES } from './reviewPages.ts'
import { generatePath, redirect } from '../lib/router.ts'
import type { RouteFrame } from './routeFrame.ts'
import type { RouteObject } from '../lib/router.ts'

/** Pages with a bar of their own, and a way back in it. */
const INNER_PAGES: Pages = {
  ...MEMBER_PAGES,
  ...REVIEW_PAGES,
  ...EVENT_PAGES,
  categoryDetail: {
    path: MARKET_PATHS.categoryDetail,
    load: async () =>
      (await import('../screens/category/CategoryDetailScreen.tsx')).CategoryDetailScreen,
  },
  cart: {
    path: MARKET_PATHS.cart,
    load: async () => (await import('../screens/cart/CartScreen.tsx')).CartScreen,
  },
  orderList: {
    path: MARKET_PATHS.orderList,
    load: async () => (await import('../screens/order/list/OrderListScreen.tsx')).OrderListScreen,
  },
  orderDetail: {
    path: MARKET_PATHS.orderDetail,
    load: async () =>
      (await import('../screens/order/detail/OrderDetailScreen.tsx')).OrderDetailScreen,
  },
  orderTracking: {
    path: MARKET_PATHS.orderTracking,
    load: async () => (await import('../screens/delivery/TrackingScreen.tsx')).TrackingScreen,
  },
  claimList: {
    path: MARKET_PATHS.claimList,
    load: async () => (await import('../screens/claim/list/ClaimListScreen.tsx')).ClaimListScreen,
  },
  claimDetail: {
    path: MARKET_PATHS.claimDetail,
    load: async () =>
      (await import('../screens/claim/detail/ClaimDetailScreen.tsx')).ClaimDetailScreen,
  },
  additionalPay: {
    path: MARKET_PATHS.additionalPay,
    load: async () =>
      (await import('../screens/claim/additional/AdditionalPaymentListScreen.tsx'))
        .AdditionalPaymentListScreen,
  },
  manageAddress: {
    path: MARKET_PATHS.manageAddress,
    load: async () =>
      (await import('../screens/address/ManageAddressScreen.tsx')).ManageAddressScreen,
  },
  reviewPolicy: {
    path: OWN_PATHS.reviewPolicy,
    load: async () => (await import('../screens/review/ReviewPolicyScreen.tsx')).ReviewPolicyScreen,
  },
  reviewerRanking: {
    path: MARKET_PATHS.reviewerRanking,
    load: async () =>
      (await import('../screens/review/reviewer/ReviewerRankingScreen.tsx')).ReviewerRankingScreen,
  },
  reviewerProfile: {
    path: MARKET_PATHS.reviewerProfile,
    load: async () =>
      (await import('../screens/review/reviewer/ReviewerProfileScreen.tsx')).ReviewerProfileScreen,
  },
  favoriteGroup: {
    path: MARKET_PATHS.favoriteGroup,
    load: async () =>
      (await import('../screens/favorite/FavoriteGroupScreen.tsx')).FavoriteGroupScreen,
  },
  recentGoods: {
    path: MARKET_PATHS.recentGoods,
    load: async () =>
      (await import('../screens/member/recent/RecentGoodsScreen.tsx')).RecentGoodsScreen,
  },
  productInquiry: {
    path: MARKET_PATHS.productInquiry,
    load: async () =>
      (await import('../screens/inquiry/ProductInquiryScreen.tsx')).ProductInquiryScreen,
  },
  restockAlert: {
    path: MARKET_PATHS.restockAlert,
    load: async () =>
      (await import('../screens/member/restock/RestockAlertScreen.tsx')).RestockAlertScreen,
  },
  couponList: {
    path: MARKET_PATHS.couponList,
    load: async () => (await import('../screens/coupon/CouponListScreen.tsx')).CouponListScreen,
  },
  couponDetail: {
    path: MARKET_PATHS.couponDetail,
    load: async () => (await import('../screens/coupon/CouponDetailScreen.tsx')).CouponDetailScreen,
  },
  benefitDetail: {
    path: MARKET_PATHS.benefitDetail,
    load: async () =>
      (await import('../screens/display/benefit/BenefitDetailScreen.tsx')).BenefitDetailScreen,
  },
  search: {
    path: MARKET_PATHS.search,
    load: async () => (await import('../screens/search/SearchScreen.tsx')).SearchScreen,
  },
  searchResult: {
    path: MARKET_PATHS.searchResult,
    load: async () => (await import('../screens/search/SearchResultScreen.tsx')).SearchResultScreen,
  },
  vsPick: {
    path: OWN_PATHS.vsPick,
    load: async () => (await import('../screens/goods/compare/VsPickScreen.tsx')).VsPickScreen,
  },
  store: {
    path: MARKET_PATHS.store,
    load: async () => (await import('../screens/store/StoreScreen.tsx')).StoreScreen,
  },
  storeNoticeList: {
    path: MARKET_PATHS.storeNoticeList,
    load: async () =>
      (await import('../screens/store/StoreNoticeListScreen.tsx')).StoreNoticeListScreen,
  },
  storeNotice: {
    path: MARKET_PATHS.storeNotice,
    load: async () => (await import('../screens/store/StoreNoticeScreen.tsx')).StoreNoticeScreen,
  },
  storeSellerInfo: {
    path: MARKET_PATHS.storeSellerInfo,
    load: async () =>
      (await import('../screens/store/StoreSellerInfoScreen.tsx')).StoreSellerInfoScreen,
  },
  sellerApply: {
    path: OWN_PATHS.sellerApply,
    load: async () =>
      (await import('../screens/seller/application/SellerApplyScreen.tsx')).SellerApplyScreen,
  },
  sellerApplication: {
    path: OWN_PATHS.sellerApplication,
    load: async () =>
      (await import('../screens/seller/application/SellerProgressScreen.tsx')).SellerProgressScreen,
  },
  desk: {
    path: OWN_PATHS.desk,
    load: async () => (await import('../screens/desk/DeskScreen.tsx')).DeskScreen,
  },
  outbox: {
    path: OWN_PATHS.outbox,
    load: async () => (await import('../screens/desk/OutboxScreen.tsx')).OutboxScreen,
  },
  flows: {
    path: OWN_PATHS.flows,
    load: async () => (await import('../screens/flow/FlowsScreen.tsx')).FlowsScreen,
  },
}

/** Pages with a bar of their own and one thing to finish. */
const FINISHING_PAGES: Pages = {
  ...REVIEW_EDITOR_PAGES,
  authPin: {
    path: MARKET_PATHS.authPin,
    load: async () => (await import('../screens/member/pin/PinScreen.tsx')).PinScreen,
  },
  orderCancel: {
    path: OWN_PATHS.orderCancel,
    load: async () =>
      (await import('../screens/claim/wholeOrder/OrderCancelScreen.tsx')).OrderCancelScreen,
  },
  claimRequest: {
    path: MARKET_PATHS.claimRequest,
    load: async () =>
      (await import('../screens/claim/request/ClaimRequestScreen.tsx')).ClaimRequestScreen,
  },
  additionalPayPayment: {
    path: MARKET_PATHS.additionalPayPayment,
    load: async () =>
      (await import('../screens/payment/AdditionalPaymentScreen.tsx')).AdditionalPaymentScreen,
  },
  checkout: {
    path: MARKET_PATHS.orderPayment,
    load: async () => (await import('../screens/checkout/CheckoutScreen.tsx')).CheckoutScreen,
  },
}

/** Pages below the market's bars. */
const FIRST_PAGES: Pages = {
  mainPreview: {
    path: OWN_PATHS.mainPreview,
    load: async () => (await import('../screens/display/MainPreviewScreen.tsx')).MainPreviewScreen,
  },
  deal: {
    path: MARKET_PATHS.deal,
    load: async () => (await import('../screens/display/deal/DealListScreen.tsx')).DealListScreen,
  },
  exhibitionList: {
    path: MARKET_PATHS.exhibitionList,
    load: async () =>
      (await import('../screens/display/exhibition/ExhibitionListScreen.tsx')).ExhibitionListScreen,
  },
  benefitList: {
    path: MARKET_PATHS.benefitList,
    load: async () =>
      (await import('../screens/display/benefit/BenefitListScreen.tsx')).BenefitListScreen,
  },
  eventList: {
    path: OWN_PATHS.eventList,
    load: async () =>
      (await import('../screens/display/event/EventListScreen.tsx')).EventListScreen,
  },
  favorite: {
    path: MARKET_PATHS.favorite,
    load: async () => (await import('../screens/favorite/FavoriteScreen.tsx')).FavoriteScreen,
  },
  ranking: {
    path: MARKET_PATHS.ranking,
    load: async () => (await import('../screens/display/ranking/RankingScreen.tsx')).RankingScreen,
  },
  storeList: {
    path: MARKET_PATHS.storeList,
    load: async () => (await import('../screens/store/StoreListScreen.tsx')).StoreListScreen,
  },
  category: {
    path: MARKET_PATHS.category,
    load: async () => (await import('../screens/category/CategoryScreen.tsx')).CategoryScreen,
  },
  orderComplete: {
    path: MARKET_PATHS.orderComplete,
    load: async () => (await import('../screens/payment/CompleteScreen.tsx')).CompleteScreen,
  },
  myPage: {
    path: MARKET_PATHS.myPage,
    load: async () => (await import('../screens/member/MyPageScreen.tsx')).MyPageScreen,
  },
}

/** Waiting for a payment: below the market's bars, with nothing else to do. */
const PROCESSING_PAGES: Pages = {
  orderProcessing: {
    path: MARKET_PATHS.orderProcessing,
    load: async () => (await import('../screens/payment/ProcessingScreen.tsx')).ProcessingScreen,
  },
}

function toRoutes(pages: Pages, frame: RouteFrame): RouteObject[] {
  return Object.entries(pages).map(([id, { path, load }]) => ({
    id,
    path,
    handle: frame,
    lazy: lazyPage(load),
  }))
}

/** Addresses that lead to another one, with what their path and query say. */
function toCorrected(): RouteObject[] {
  return Object.entries(CORRECTED_PATHS).map(([path, target]) => ({
    id: path,
    path,
    loader: ({ params, request }) =>
      redirect(generatePath(target, params) + new URL(request.url).search),
  }))
}

/** The pages that bring their own data: their code is fetched when one opens, and asks for what it shows. */
export function createPages(): RouteObject[] {
  return [
    ...toRoutes(INNER_PAGES, { isInner: true, hasFooter: true }),
    ...toRoutes(FINISHING_PAGES, { isInner: true, hasFooter: false }),
    ...toRoutes(FIRST_PAGES, { isInner: false, hasFooter: true }),
    ...toRoutes(PROCESSING_PAGES, { isInner: false, hasFooter: false }),
    ...toCorrected(),
  ]
}
