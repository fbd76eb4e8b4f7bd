import { SELLER_PATHS } from '@jangteo/core/navigation/staffPath.codes'
import type { Pages } from './memberPages.ts'

/** The pages of the seller centre before the login. */
export const SELLER_DOORS: Pages = {
  sellerLogin: {
    path: SELLER_PATHS.login,
    load: async () => (await import('../screens/seller/SellerLoginScreen.tsx')).SellerLoginScreen,
  },
  sellerPassword: {
    path: SELLER_PATHS.password,
    load: async () =>
      (await import('../screens/seller/SellerPasswordScreen.tsx')).SellerPasswordScreen,
  },
}

/** The pages of the seller centre within its frame. */
export const SELLER_PAGES: Pages = {
  sellerHome: {
    path: SELLER_PATHS.home,
    load: async () => (await import('../screens/seller/SellerHomeScreen.tsx')).SellerHomeScreen,
  },
  sellerNotifications: {
    path: SELLER_PATHS.notifications,
    load: async () =>
      (await import('../screens/seller/notification/SellerNotificationsScreen.tsx'))
        .SellerNotificationsScreen,
  },
  sellerSettlements: {
    path: SELLER_PATHS.settlements,
    load: async () =>
      (await import('../screens/seller/settlement/SettlementsScreen.tsx')).SettlementsScreen,
  },
  sellerSettlementDetail: {
    path: SELLER_PATHS.settlementDetail,
    load: async () =>
      (await import('../screens/seller/settlement/SettlementDetailScreen.tsx'))
        .SettlementDetailScreen,
  },
  sellerGoods: {
    path: SELLER_PATHS.goods,
    load: async () =>
      (await import('../screens/seller/goods/SellerGoodsScreen.tsx')).SellerGoodsScreen,
  },
  sellerQuestions: {
    path: SELLER_PATHS.qnas,
    load: async () =>
      (await import('../screens/seller/inquiry/SellerQuestionsScreen.tsx')).SellerQuestionsScreen,
  },
  newSellerGoods: {
    path: SELLER_PATHS.newGoods,
    load: async () =>
      (await import('../screens/seller/goods/NewSellerGoodsScreen.tsx')).NewSellerGoodsScreen,
  },
  sellerGoodsFiles: {
    path: SELLER_PATHS.goodsFiles,
    load: async () =>
      (await import('../screens/seller/goods/SellerGoodsFilesScreen.tsx')).SellerGoodsFilesScreen,
  },
  sellerGoodsFile: {
    path: SELLER_PATHS.goodsFile,
    load: async () =>
      (await import('../screens/seller/goods/SellerGoodsFileScreen.tsx')).SellerGoodsFileScreen,
  },
  sellerGoodsForm: {
    path: SELLER_PATHS.goodsForm,
    load: async () =>
      (await import('../screens/seller/goods/SellerGoodsFormScreen.tsx')).SellerGoodsFormScreen,
  },
  sellerPolicies: {
    path: SELLER_PATHS.shippingPolicies,
    load: async () =>
      (await import('../screens/seller/shipping/SellerPoliciesScreen.tsx')).SellerPoliciesScreen,
  },
  sellerDeals: {
    path: SELLER_PATHS.deals,
    load: async () =>
      (await import('../screens/seller/display/SellerDealsScreen.tsx')).SellerDealsScreen,
  },
  sellerOrders: {
    path: SELLER_PATHS.orders,
    load: async () =>
      (await import('../screens/seller/order/SellerOrderListScreen.tsx')).SellerOrderListScreen,
  },
  sellerOrder: {
    path: SELLER_PATHS.order,
    load: async () =>
      (await import('../screens/seller/order/SellerOrderScreen.tsx')).SellerOrderScreen,
  },
  sellerClaims: {
    path: SELLER_PATHS.claims,
    load: async () =>
      (await import('../screens/seller/claim/SellerClaimListScreen.tsx')).SellerClaimListScreen,
  },
  sellerClaim: {
    path: SELLER_PATHS.claim,
    load: async () =>
      (await import('../screens/seller/claim/SellerClaimScreen.tsx')).SellerClaimScreen,
  },
  sellerReviews: {
    path: SELLER_PATHS.reviews,
    load: async () =>
      (await import('../screens/seller/review/SellerReviewsScreen.tsx')).SellerReviewsScreen,
  },
  sellerCoupons: {
    path: SELLER_PATHS.coupons,
    load: async () =>
      (await import('../screens/seller/coupon/SellerCouponListScreen.tsx')).SellerCouponListScreen,
  },
  sellerCoupon: {
    path: SELLER_PATHS.coupon,
    load: async () =>
      (await import('../screens/seller/coupon/SellerCouponScreen.tsx')).SellerCouponScreen,
  },
  sellerNotices: {
    path: SELLER_PATHS.notices,
    load: async () =>
      (await import('../screens/seller/store/StorePagesScreen.tsx')).StorePagesScreen,
  },
  sellerUsers: {
    path: SELLER_PATHS.users,
    load: async () => (await import('../screens/staff/SellerUsersScreen.tsx')).SellerUsersScreen,
  },
  sellerStore: {
    path: SELLER_PATHS.store,
    load: async () =>
      (await import('../screens/seller/store/SellerStoreScreen.tsx')).SellerStoreScreen,
  },
}
