import { OPERATOR_PATHS } from '@jangteo/core/navigation/staffPath.codes'
import type { Pages } from './memberPages.ts'

/** The pages of the operator console before the login. */
export const OPERATOR_DOORS: Pages = {
  operatorLogin: {
    path: OPERATOR_PATHS.login,
    load: async () =>
      (await import('../screens/operator/OperatorLoginScreen.tsx')).OperatorLoginScreen,
  },
  operatorPassword: {
    path: OPERATOR_PATHS.password,
    load: async () =>
      (await import('../screens/operator/OperatorPasswordScreen.tsx')).OperatorPasswordScreen,
  },
}

/** The pages of the operator console within its frame. */
export const OPERATOR_PAGES: Pages = {
  operatorHome: {
    path: OPERATOR_PATHS.home,
    load: async () =>
      (await import('../screens/operator/OperatorHomeScreen.tsx')).OperatorHomeScreen,
  },
  operatorHolidays: {
    path: OPERATOR_PATHS.holidays,
    load: async () =>
      (await import('../screens/operator/calendar/HolidaysScreen.tsx')).HolidaysScreen,
  },
  operatorZoneRanges: {
    path: OPERATOR_PATHS.zoneRanges,
    load: async () =>
      (await import('../screens/operator/shipping/ZoneRangesScreen.tsx')).ZoneRangesScreen,
  },
  operatorTerms: {
    path: OPERATOR_PATHS.terms,
    load: async () =>
      (await import('../screens/operator/terms/OperatorTermsScreen.tsx')).OperatorTermsScreen,
  },
  operatorMembers: {
    path: OPERATOR_PATHS.members,
    load: async () =>
      (await import('../screens/operator/member/OperatorMembersScreen.tsx')).OperatorMembersScreen,
  },
  operatorMember: {
    path: OPERATOR_PATHS.member,
    load: async () =>
      (await import('../screens/operator/member/OperatorMemberScreen.tsx')).OperatorMemberScreen,
  },
  operatorClosedOrders: {
    path: OPERATOR_PATHS.closedOrders,
    load: async () =>
      (await import('../screens/operator/member/ClosedOrdersScreen.tsx')).ClosedOrdersScreen,
  },
  operatorReports: {
    path: OPERATOR_PATHS.reports,
    load: async () =>
      (await import('../screens/operator/report/OperatorReportsScreen.tsx')).OperatorReportsScreen,
  },
  operatorNotifications: {
    path: OPERATOR_PATHS.notifications,
    load: async () =>
      (await import('../screens/operator/notification/OperatorNotificationsScreen.tsx'))
        .OperatorNotificationsScreen,
  },
  operatorSettlements: {
    path: OPERATOR_PATHS.settlements,
    load: async () =>
      (await import('../screens/operator/settlement/OperatorSettlementsScreen.tsx'))
        .OperatorSettlementsScreen,
  },
  operatorSettlementDetail: {
    path: OPERATOR_PATHS.settlementDetail,
    load: async () =>
      (await import('../screens/operator/settlement/OperatorSettlementDetailScreen.tsx'))
        .OperatorSettlementDetailScreen,
  },
  operatorPayouts: {
    path: OPERATOR_PATHS.payouts,
    load: async () =>
      (await import('../screens/operator/settlement/PayoutsScreen.tsx')).PayoutsScreen,
  },
  operatorPayoutDetail: {
    path: OPERATOR_PATHS.payoutDetail,
    load: async () =>
      (await import('../screens/operator/settlement/PayoutDetailScreen.tsx')).PayoutDetailScreen,
  },
  operatorOrders: {
    path: OPERATOR_PATHS.orders,
    load: async () =>
      (await import('../screens/operator/order/OperatorOrderListScreen.tsx'))
        .OperatorOrderListScreen,
  },
  operatorOrder: {
    path: OPERATOR_PATHS.order,
    load: async () =>
      (await import('../screens/operator/order/OperatorOrderScreen.tsx')).OperatorOrderScreen,
  },
  operatorReviews: {
    path: OPERATOR_PATHS.reviews,
    load: async () =>
      (await import('../screens/operator/review/OperatorReviewsScreen.tsx')).OperatorReviewsScreen,
  },
  operatorClaims: {
    path: OPERATOR_PATHS.claims,
    load: async () =>
      (await import('../screens/operator/claim/OperatorClaimListScreen.tsx'))
        .OperatorClaimListScreen,
  },
  operatorClaim: {
    path: OPERATOR_PATHS.claim,
    load: async () =>
      (await import('../screens/operator/claim/OperatorClaimScreen.tsx')).OperatorClaimScreen,
  },
  operatorRefunds: {
    path: OPERATOR_PATHS.refunds,
    load: async () =>
      (await import('../screens/operator/payment/OperatorRefundScreen.tsx')).OperatorRefundScreen,
  },
  operatorGoods: {
    path: OPERATOR_PATHS.goods,
    load: async () =>
      (await import('../screens/operator/goods/OperatorGoodsScreen.tsx')).OperatorGoodsScreen,
  },
  operatorGoodsReview: {
    path: OPERATOR_PATHS.goodsReview,
    load: async () =>
      (await import('../screens/operator/goods/GoodsReviewScreen.tsx')).GoodsReviewScreen,
  },
  operatorDisplay: {
    path: OPERATOR_PATHS.display,
    load: async () =>
      (await import('../screens/operator/display/ComposerScreen.tsx')).ComposerScreen,
  },
  operatorExhibitions: {
    path: OPERATOR_PATHS.exhibitions,
    load: async () =>
      (await import('../screens/operator/display/OperatorExhibitionListScreen.tsx'))
        .OperatorExhibitionListScreen,
  },
  operatorExhibition: {
    path: OPERATOR_PATHS.exhibition,
    load: async () =>
      (await import('../screens/operator/display/OperatorExhibitionScreen.tsx'))
        .OperatorExhibitionScreen,
  },
  operatorBenefits: {
    path: OPERATOR_PATHS.benefits,
    load: async () =>
      (await import('../screens/operator/display/OperatorBenefitListScreen.tsx'))
        .OperatorBenefitListScreen,
  },
  operatorBenefit: {
    path: OPERATOR_PATHS.benefit,
    load: async () =>
      (await import('../screens/operator/display/OperatorBenefitScreen.tsx')).OperatorBenefitScreen,
  },
  operatorEvents: {
    path: OPERATOR_PATHS.events,
    load: async () =>
      (await import('../screens/operator/display/OperatorEventListScreen.tsx'))
        .OperatorEventListScreen,
  },
  operatorEvent: {
    path: OPERATOR_PATHS.event,
    load: async () =>
      (await import('../screens/operator/display/OperatorEventScreen.tsx')).OperatorEventScreen,
  },
  operatorSpecialSales: {
    path: OPERATOR_PATHS.specialSales,
    load: async () =>
      (await import('../screens/operator/promotion/OperatorSpecialSaleListScreen.tsx'))
        .OperatorSpecialSaleListScreen,
  },
  operatorSpecialSale: {
    path: OPERATOR_PATHS.specialSale,
    load: async () =>
      (await import('../screens/operator/promotion/OperatorSpecialSaleScreen.tsx'))
        .OperatorSpecialSaleScreen,
  },
  operatorCoupons: {
    path: OPERATOR_PATHS.coupons,
    load: async () =>
      (await import('../screens/operator/coupon/OperatorCouponListScreen.tsx'))
        .OperatorCouponListScreen,
  },
  operatorCoupon: {
    path: OPERATOR_PATHS.coupon,
    load: async () =>
      (await import('../screens/operator/coupon/OperatorCouponScreen.tsx')).OperatorCouponScreen,
  },
  operatorApprovals: {
    path: OPERATOR_PATHS.approvals,
    load: async () => (await import('../screens/staff/ApprovalsScreen.tsx')).ApprovalsScreen,
  },
  operatorRoles: {
    path: OPERATOR_PATHS.roles,
    load: async () => (await import('../screens/staff/RolesScreen.tsx')).RolesScreen,
  },
  operatorAudit: {
    path: OPERATOR_PATHS.audit,
    load: async () => (await import('../screens/staff/AuditScreen.tsx')).AuditScreen,
  },
  operatorApplications: {
    path: OPERATOR_PATHS.applications,
    load: async () =>
      (await import('../screens/operator/application/OperatorApplicationsScreen.tsx'))
        .OperatorApplicationsScreen,
  },
  operatorApplication: {
    path: OPERATOR_PATHS.application,
    load: async () =>
      (await import('../screens/operator/application/OperatorApplicationScreen.tsx'))
        .OperatorApplicationScreen,
  },
  operatorStores: {
    path: OPERATOR_PATHS.stores,
    load: async () =>
      (await import('../screens/operator/store/OperatorStoresScreen.tsx')).OperatorStoresScreen,
  },
  operatorFees: {
    path: OPERATOR_PATHS.fees,
    load: async () =>
      (await import('../screens/operator/settlement/CategoryFeesScreen.tsx')).CategoryFeesScreen,
  },
  operatorBrands: {
    path: OPERATOR_PATHS.brands,
    load: async () => (await import('../screens/operator/search/BrandsScreen.tsx')).BrandsScreen,
  },
  operatorStore: {
    path: OPERATOR_PATHS.store,
    load: async () =>
      (await import('../screens/operator/store/OperatorStoreScreen.tsx')).OperatorStoreScreen,
  },
}
