import type { CallerKind } from '@jangteo/core/session/caller.codes'

/** Result for each kind of caller: let in, or the refusal. */
type Door = Readonly<Record<CallerKind, 'let in' | 'SESSION_REQUIRED'>>

const EVERYBODY: Door = {
  GUEST: 'let in',
  GUEST_ORDER: 'let in',
  ASSOCIATE_MEMBER: 'let in',
  MEMBER: 'let in',
}
/** Callers with an order: members, and guests who opened theirs. */
const BUYERS: Door = { ...EVERYBODY, GUEST: 'SESSION_REQUIRED' }
const MEMBERS: Door = { ...BUYERS, GUEST_ORDER: 'SESSION_REQUIRED' }

/**
 * Every call with its verb, its path and who may make it, written down apart from the contract, which is compared with
 * it. A call without a line here fails the test of all callers. Source: spec §6, §7, domain-rules A25.
 */
export const EXPECTED_CALLERS: Readonly<Record<string, Door>> = {
  'POST /buyers/addresses': MEMBERS,
  'GET /buyers/addresses/me': MEMBERS,
  'GET /buyers/addresses/me-address-count': MEMBERS,
  'GET /buyers/addresses/{id}': MEMBERS,
  'PUT /buyers/addresses/{id}': MEMBERS,
  'DELETE /buyers/addresses/{id}': MEMBERS,
  'GET /shops/carts': EVERYBODY,
  'POST /shops/carts': EVERYBODY,
  'PUT /shops/carts': EVERYBODY,
  'DELETE /shops/carts': EVERYBODY,
  'GET /shops/carts/summary': EVERYBODY,
  'POST /shops/carts/restore': EVERYBODY,
  'GET /shops/carts/buy-available-check': EVERYBODY,
  'GET /shops/carts/goods/{id}/mini-cart': EVERYBODY,
  'POST /shops/carts/goods/{id}/mini-cart/price': EVERYBODY,
  'GET /shops/carts/recommend-goods': EVERYBODY,
  'GET /displays/pages/category-list': EVERYBODY,
  'GET /displays/categories/{id}/child': EVERYBODY,
  'GET /displays/categories/{id}/navigation-bar': EVERYBODY,
  'GET /displays/categories/goods': EVERYBODY,
  'GET /displays/categories/goods/facets': EVERYBODY,
  'GET /displays/categories/{id}/recommend': EVERYBODY,
  'GET /shops/pages/order': EVERYBODY,
  'POST /shops/orders/summary': EVERYBODY,
  'POST /shops/orders/check-possible-shipping-area': EVERYBODY,
  'POST /shops/orders': EVERYBODY,
  'GET /promotions/coupons/goods/{id}': EVERYBODY,
  'GET /promotions/coupons/companyStore/{id}': EVERYBODY,
  'GET /displays/events': EVERYBODY,
  'GET /displays/events/{id}': EVERYBODY,
  'GET /displays/events/{id}/draw': EVERYBODY,
  'POST /displays/events/{id}/entries': MEMBERS,
  'GET /displays/events/me': MEMBERS,
  'GET /displays/events/welcome': EVERYBODY,
  'GET /displays/pages/view-benefit': EVERYBODY,
  'GET /displays/benefits/{id}': EVERYBODY,
  'GET /promotions/coupons/exhibitions/{id}': EVERYBODY,
  'POST /promotions/coupons/{id}': EVERYBODY,
  'POST /promotions/coupons/codes': MEMBERS,
  'GET /promotions/coupons/me': MEMBERS,
  'GET /promotions/coupons/issues/{id}': MEMBERS,
  'PUT /promotions/coupons/issues/{id}': MEMBERS,
  'DELETE /promotions/coupons/issues/{id}': MEMBERS,
  'GET /promotions/coupons/shopping-order': MEMBERS,
  'POST /shops/pages/shopping-order-dup-and-store-coupons': MEMBERS,
  'GET /promotions/coupons/carts': MEMBERS,
  'GET /promotions/pages/me-coupon-detail': MEMBERS,
  'GET /orders/ships/tracking': BUYERS,
  'GET /orders/ships/info': BUYERS,
  'GET /displays/pages/main-list': EVERYBODY,
  'GET /exhibitions': EVERYBODY,
  'GET /exhibitions/{id}': EVERYBODY,
  'GET /exhibitions/{id}/goods-list': EVERYBODY,
  'GET /exhibitions/{id}/goods-list/facets': EVERYBODY,
  'GET /stores/mains': EVERYBODY,
  'GET /stores/mains/{id}': EVERYBODY,
  'GET /stores/{id}/pages/main': EVERYBODY,
  'GET /stores/{id}/main-groups': EVERYBODY,
  'GET /stores/{id}/goods-list': EVERYBODY,
  'GET /stores/{id}/goods-list/facets': EVERYBODY,
  'GET /stores/seller-info/{id}': EVERYBODY,
  'GET /goods/{id}': EVERYBODY,
  'GET /goods/{id}/options': EVERYBODY,
  'GET /goods/{id}/price': EVERYBODY,
  'GET /goods/{id}/status': EVERYBODY,
  'GET /goods/{id}/announcement': EVERYBODY,
  'GET /goods/{id}/return-exchanges': EVERYBODY,
  'GET /goods/{id}/store-info': EVERYBODY,
  'GET /orders/claims': MEMBERS,
  'GET /orders/claims/{id}': BUYERS,
  'PATCH /orders/claims/{id}/cancel-cancel': BUYERS,
  'PATCH /orders/claims/{id}/exchange-cancel': BUYERS,
  'PATCH /orders/claims/{id}/return-cancel': BUYERS,
  'GET /orders/pages/claim-cancel-request': BUYERS,
  'GET /orders/pages/claim-exchange-request': BUYERS,
  'GET /orders/pages/claim-return-request': BUYERS,
  'GET /orders/pages/order-cancel-request': BUYERS,
  'POST /orders/claims/order-cancel-request': BUYERS,
  'POST /orders/claims/cancel-request/refund': BUYERS,
  'POST /orders/claims/exchange-request/refund': BUYERS,
  'POST /orders/claims/return-request/refund': BUYERS,
  'POST /orders/claims/cancel-request': BUYERS,
  'POST /orders/claims/exchange-request': BUYERS,
  'POST /orders/claims/return-request': BUYERS,
  'POST /orders/claims/exchange-request/available-check': BUYERS,
  'POST /orders/claims/cancel-request/available-check': BUYERS,
  'GET /orders/claims/available-check': BUYERS,
  'POST /orders/claims/check-possible-shipping-area': BUYERS,
  'GET /orders/manages': MEMBERS,
  'GET /orders/pages/order-list': MEMBERS,
  'GET /orders/manages/{id}': BUYERS,
  'PATCH /orders/ships/change-status/finish': BUYERS,
  'POST /orders/manages/{id}/shipping-address/{addressId}': BUYERS,
  'PATCH /orders/manages/{id}/shipping-address/{addressId}': BUYERS,
  'GET /systems/pages/payment': BUYERS,
  'POST /systems/payments/{id}/request-data': BUYERS,
  'POST /systems/payments/{id}/approve-data': BUYERS,
  'POST /systems/payments/{id}/approve-data/zero': BUYERS,
  'PATCH /orders/manages/change-status/deposit-cancel': BUYERS,
  'GET /orders/manages/{id}/refund-account': BUYERS,
  'POST /systems/payments/{id}/account-validation-check': BUYERS,
  'GET /systems/payments/orders-receipt/{id}': BUYERS,
  'GET /benefit/card/installment': EVERYBODY,
  'POST /accounts/login': EVERYBODY,
  'POST /accounts/logout': EVERYBODY,
  'GET /accounts/me': EVERYBODY,
  'POST /accounts/guest-order': EVERYBODY,
  'GET /systems/status/health-check': EVERYBODY,
  'GET /systems/layouts/layout': EVERYBODY,
  'GET /systems/layouts/buyer': EVERYBODY,
  'POST /systems/files/uploads': BUYERS,
  'GET /orders/claims/add-payments': MEMBERS,
  'GET /dev/desk/order-items': EVERYBODY,
  'POST /dev/desk/order-items/{id}/events': EVERYBODY,
  'POST /dev/desk/order-items/{id}/scans': EVERYBODY,
  'GET /dev/desk/claims': EVERYBODY,
  'POST /dev/desk/claims/{id}/events': EVERYBODY,
  'POST /dev/desk/order-items/{id}/refusal': EVERYBODY,
  'GET /dev/desk/payments': EVERYBODY,
  'POST /dev/desk/payments/{id}/events': EVERYBODY,
  'GET /dev/desk/refunds': EVERYBODY,
  'POST /dev/desk/refunds/{id}/events': EVERYBODY,
  'GET /dev/charts/coverage': EVERYBODY,
  'GET /dev/orders': EVERYBODY,
  'GET /dev/orders/{orderNumber}/history': EVERYBODY,
}

type Placed = { readonly method: string; readonly path: string }

/** A call's line in the table. */
export function lineOf({ method, path }: Placed): string {
  return `${method} ${path}`
}

/** Returns the callers that a call is expected to admit; a call without a line throws. */
export function expectedCallers(call: Placed): Door {
  const door = EXPECTED_CALLERS[lineOf(call)]
  if (door === undefined) {
    throw new Error(`${lineOf(call)} has no callers: add them to expectedCallers.ts`)
  }
  return door
}
