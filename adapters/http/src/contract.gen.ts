// Generated from the contract: node tests/support/generate/contractClient.ts
import type { CallRoutes } from './call/contractLink.ts'

export const CALL_ROUTES = {
  address: {
    create: 'POST /buyers/addresses',
    list: 'GET /buyers/addresses/me',
    count: 'GET /buyers/addresses/me-address-count',
    detail: 'GET /buyers/addresses/{id}',
    change: 'PUT /buyers/addresses/{id}',
    remove: 'DELETE /buyers/addresses/{id}',
  },
  cart: {
    list: 'GET /shops/carts',
    add: 'POST /shops/carts',
    change: 'PUT /shops/carts',
    remove: 'DELETE /shops/carts',
    summary: 'GET /shops/carts/summary',
    buyAvailableCheck: 'GET /shops/carts/buy-available-check',
    miniCart: 'GET /shops/carts/goods/{id}/mini-cart',
    miniCartPrice: 'POST /shops/carts/goods/{id}/mini-cart/price',
    recommendGoods: 'GET /shops/carts/recommend-goods',
  },
  category: {
    list: 'GET /displays/pages/category-list',
    child: 'GET /displays/categories/{id}/child',
    navigationBar: 'GET /displays/categories/{id}/navigation-bar',
    goods: 'GET /displays/categories/goods',
    goodsFacets: 'GET /displays/categories/goods/facets',
    recommend: 'GET /displays/categories/{id}/recommend',
  },
  checkout: {
    page: 'GET /shops/pages/order',
    summary: 'POST /shops/orders/summary',
    checkShippingArea: 'POST /shops/orders/check-possible-shipping-area',
    place: 'POST /shops/orders',
  },
  delivery: {
    track: 'GET /orders/ships/tracking',
    info: 'GET /orders/ships/info',
  },
  display: {
    mainList: 'GET /displays/pages/main-list',
  },
  goods: {
    detail: 'GET /goods/{id}',
    options: 'GET /goods/{id}/options',
    price: 'GET /goods/{id}/price',
    status: 'GET /goods/{id}/status',
    announcement: 'GET /goods/{id}/announcement',
    returnExchanges: 'GET /goods/{id}/return-exchanges',
    storeInfo: 'GET /goods/{id}/store-info',
  },
  order: {
    list: 'GET /orders/manages',
    listPage: 'GET /orders/pages/order-list',
    detail: 'GET /orders/manages/{id}',
    confirm: 'PATCH /orders/ships/change-status/finish',
    checkAddress: 'POST /orders/manages/{id}/shipping-address/{addressId}',
    changeAddress: 'PATCH /orders/manages/{id}/shipping-address/{addressId}',
  },
  payment: {
    page: 'GET /systems/pages/payment',
    requestData: 'POST /systems/payments/{id}/request-data',
    approveData: 'POST /systems/payments/{id}/approve-data',
    approveDataZero: 'POST /systems/payments/{id}/approve-data/zero',
    depositCancel: 'PATCH /orders/manages/change-status/deposit-cancel',
    refundAccount: 'GET /orders/manages/{id}/refund-account',
    accountValidationCheck: 'POST /systems/payments/{id}/account-validation-check',
    ordersReceipt: 'GET /systems/payments/orders-receipt/{id}',
    cardInstallment: 'GET /benefit/card/installment',
  },
  session: {
    login: 'POST /accounts/login',
    logout: 'POST /accounts/logout',
    whoAmI: 'GET /accounts/me',
    openGuestOrder: 'POST /accounts/guest-order',
  },
  system: {
    healthCheck: 'GET /systems/status/health-check',
    layout: 'GET /systems/layouts/layout',
    buyer: 'GET /systems/layouts/buyer',
  },
} as const satisfies CallRoutes
