import { OPERATOR_PATHS, SELLER_PATHS } from './staffPath.codes.ts'
import { toUrl } from './path.rules.ts'
import type { Query } from './query.rules.ts'

/** Query of the page of settlements. */
export type SettlementQuery = {
  readonly tab?: string | null
  readonly state?: string | null
  readonly month?: string | null
  readonly page?: number | null
}

/** Query of the operator's page of settlements. */
export type OperatorSettlementQuery = SettlementQuery & { readonly store?: string | null }
/** Filters of the list of a store's products, as its URL has them. */
export type SellerGoodsQuery = {
  readonly listing?: string | undefined
  readonly keyword?: string | undefined
  readonly lowStock?: 'Y' | undefined
  readonly page?: number | undefined
}

/** Part of the results of a file, as its URL has it. */
export type SellerFileQuery = {
  readonly refused?: 'Y' | undefined
  readonly page?: number | undefined
}

/** Filters of the operators' list of products, as its URL has them. */
export type OperatorGoodsQuery = {
  readonly queue?: string | undefined
  readonly keyword?: string | undefined
  readonly page?: number | undefined
}
/** The last part of the path of what is still to be made. */
export const NEW_ID = 'new'

/** Links to the pages of the seller centre; apart from the market's, which every buyer loads. Source: market-rules §9.3. */
export const sellerRoutes = {
  login: (returnUrl: string | null = null) => toUrl(SELLER_PATHS.login, {}, { returnUrl }),
  password: () => SELLER_PATHS.password,
  home: () => SELLER_PATHS.home,
  notifications: () => SELLER_PATHS.notifications,
  settlements: (query: SettlementQuery = {}) => toUrl(SELLER_PATHS.settlements, {}, query),
  settlementDetail: (statementId: string, page: number | null = null) =>
    toUrl(SELLER_PATHS.settlementDetail, { statementId }, { page }),
  goods: (query: SellerGoodsQuery = {}) => toUrl(SELLER_PATHS.goods, {}, query),
  newGoods: () => SELLER_PATHS.newGoods,
  goodsFiles: () => SELLER_PATHS.goodsFiles,
  goodsFile: (importId: number, query: SellerFileQuery = {}) =>
    toUrl(SELLER_PATHS.goodsFile, { importId }, query),
  goodsForm: (goodsId: number) => toUrl(SELLER_PATHS.goodsForm, { goodsId }),
  shippingPolicies: () => SELLER_PATHS.shippingPolicies,
  deals: (query: { readonly page?: number; readonly goodsId?: number } = {}) =>
    toUrl(SELLER_PATHS.deals, {}, query),
  orders: (query: Query = {}) => toUrl(SELLER_PATHS.orders, {}, query),
  order: (ordersId: string) => toUrl(SELLER_PATHS.order, { ordersId }),
  claims: (query: Query = {}) => toUrl(SELLER_PATHS.claims, {}, query),
  claim: (orderClaimId: string) => toUrl(SELLER_PATHS.claim, { orderClaimId }),
  reviews: (query: Query = {}) => toUrl(SELLER_PATHS.reviews, {}, query),
  qnas: (query: Query = {}) => toUrl(SELLER_PATHS.qnas, {}, query),
  coupons: (query: Query = {}) => toUrl(SELLER_PATHS.coupons, {}, query),
  coupon: (couponId: number | typeof NEW_ID) => toUrl(SELLER_PATHS.coupon, { couponId }),
  notices: (query: Query = {}) => toUrl(SELLER_PATHS.notices, {}, query),
  users: () => SELLER_PATHS.users,
  store: () => SELLER_PATHS.store,
} as const satisfies Record<keyof typeof SELLER_PATHS, (...args: never) => string>

/** Links to the pages of the operator console. Source: market-rules §9.4. */
export const operatorRoutes = {
  login: (returnUrl: string | null = null) => toUrl(OPERATOR_PATHS.login, {}, { returnUrl }),
  password: () => OPERATOR_PATHS.password,
  home: () => OPERATOR_PATHS.home,
  notifications: () => OPERATOR_PATHS.notifications,
  holidays: () => OPERATOR_PATHS.holidays,
  zoneRanges: () => OPERATOR_PATHS.zoneRanges,
  terms: () => OPERATOR_PATHS.terms,
  members: (query: Query = {}) => toUrl(OPERATOR_PATHS.members, {}, query),
  member: (memberId: string) => toUrl(OPERATOR_PATHS.member, { memberId }),
  closedOrders: () => OPERATOR_PATHS.closedOrders,
  reports: (query: Query = {}) => toUrl(OPERATOR_PATHS.reports, {}, query),
  settlements: (query: OperatorSettlementQuery = {}) =>
    toUrl(OPERATOR_PATHS.settlements, {}, query),
  settlementDetail: (statementId: string, page: number | null = null) =>
    toUrl(OPERATOR_PATHS.settlementDetail, { statementId }, { page }),
  payouts: (page: number | null = null) => toUrl(OPERATOR_PATHS.payouts, {}, { page }),
  payoutDetail: (payoutId: string) => toUrl(OPERATOR_PATHS.payoutDetail, { payoutId }),
  goods: (query: OperatorGoodsQuery = {}) => toUrl(OPERATOR_PATHS.goods, {}, query),
  goodsReview: (goodsId: number) => toUrl(OPERATOR_PATHS.goodsReview, { goodsId }),
  orders: (query: Query = {}) => toUrl(OPERATOR_PATHS.orders, {}, query),
  order: (ordersId: string) => toUrl(OPERATOR_PATHS.order, { ordersId }),
  claims: (query: Query = {}) => toUrl(OPERATOR_PATHS.claims, {}, query),
  claim: (orderClaimId: string) => toUrl(OPERATOR_PATHS.claim, { orderClaimId }),
  refunds: (query: Query = {}) => toUrl(OPERATOR_PATHS.refunds, {}, query),
  display: (query: Query = {}) => toUrl(OPERATOR_PATHS.display, {}, query),
  exhibitions: (query: Query = {}) => toUrl(OPERATOR_PATHS.exhibitions, {}, query),
  exhibition: (exhibitionId: number | typeof NEW_ID) =>
    toUrl(OPERATOR_PATHS.exhibition, { exhibitionId }),
  events: (query: Query = {}) => toUrl(OPERATOR_PATHS.events, {}, query),
  event: (eventId: string) => toUrl(OPERATOR_PATHS.event, { eventId }),
  specialSales: (query: Query = {}) => toUrl(OPERATOR_PATHS.specialSales, {}, query),
  specialSale: (specialSaleId: number | string) =>
    toUrl(OPERATOR_PATHS.specialSale, { specialSaleId }),
  reviews: (query: Query = {}) => toUrl(OPERATOR_PATHS.reviews, {}, query),
  coupons: (query: Query = {}) => toUrl(OPERATOR_PATHS.coupons, {}, query),
  coupon: (couponId: number | typeof NEW_ID) => toUrl(OPERATOR_PATHS.coupon, { couponId }),
  roles: () => OPERATOR_PATHS.roles,
  approvals: (query: Query = {}) => toUrl(OPERATOR_PATHS.approvals, {}, query),
  audit: (query: Query = {}) => toUrl(OPERATOR_PATHS.audit, {}, query),
  applications: (query: Query = {}) => toUrl(OPERATOR_PATHS.applications, {}, query),
  application: (applicationId: string) => toUrl(OPERATOR_PATHS.application, { applicationId }),
  stores: (query: Query = {}) => toUrl(OPERATOR_PATHS.stores, {}, query),
  benefits: () => OPERATOR_PATHS.benefits,
  benefit: (benefitId: number | typeof NEW_ID) => toUrl(OPERATOR_PATHS.benefit, { benefitId }),
  fees: (query: Query = {}) => toUrl(OPERATOR_PATHS.fees, {}, query),
  brands: (query: Query = {}) => toUrl(OPERATOR_PATHS.brands, {}, query),
  store: (storeUrl: string) => toUrl(OPERATOR_PATHS.store, { storeUrl }),
} as const satisfies Record<keyof typeof OPERATOR_PATHS, (...args: never) => string>
