import type { CallerKind } from '@jangteo/core/session/caller.codes'

/** What happens to each kind of caller at the door: let in, or why not. */
type Door = Readonly<Record<CallerKind, 'let in' | 'SESSION_REQUIRED'>>

const EVERYBODY: Door = {
  GUEST: 'let in',
  GUEST_ORDER: 'let in',
  ASSOCIATE_MEMBER: 'let in',
  MEMBER: 'let in',
}
/** Whoever has an order: members, and guests who opened theirs. */
const BUYERS: Door = { ...EVERYBODY, GUEST: 'SESSION_REQUIRED' }
const MEMBERS: Door = { ...BUYERS, GUEST_ORDER: 'SESSION_REQUIRED' }

/**
 * Who may make each call, written down apart from the contract: what the contract says is compared with it. A call
 * without a line here fails the test of all callers. Source: spec §6, domain-rules A25.
 */
export const EXPECTED_CALLERS: Readonly<Record<string, Door>> = {
  'address.create': MEMBERS,
  'address.list': MEMBERS,
  'address.count': MEMBERS,
  'address.detail': MEMBERS,
  'address.change': MEMBERS,
  'address.remove': MEMBERS,
  'cart.list': EVERYBODY,
  'cart.add': EVERYBODY,
  'cart.change': EVERYBODY,
  'cart.remove': EVERYBODY,
  'cart.summary': EVERYBODY,
  'cart.buyAvailableCheck': EVERYBODY,
  'cart.miniCart': EVERYBODY,
  'cart.miniCartPrice': EVERYBODY,
  'cart.recommendGoods': EVERYBODY,
  'category.list': EVERYBODY,
  'category.child': EVERYBODY,
  'category.navigationBar': EVERYBODY,
  'category.goods': EVERYBODY,
  'category.goodsFacets': EVERYBODY,
  'category.recommend': EVERYBODY,
  'checkout.page': EVERYBODY,
  'checkout.summary': EVERYBODY,
  'checkout.checkShippingArea': EVERYBODY,
  'checkout.place': EVERYBODY,
  'delivery.track': BUYERS,
  'delivery.info': BUYERS,
  'display.mainList': EVERYBODY,
  'goods.detail': EVERYBODY,
  'goods.options': EVERYBODY,
  'goods.price': EVERYBODY,
  'goods.status': EVERYBODY,
  'goods.announcement': EVERYBODY,
  'goods.returnExchanges': EVERYBODY,
  'goods.storeInfo': EVERYBODY,
  'order.list': MEMBERS,
  'order.listPage': MEMBERS,
  'order.detail': BUYERS,
  'order.confirm': BUYERS,
  'order.checkAddress': BUYERS,
  'order.changeAddress': BUYERS,
  'payment.page': BUYERS,
  'payment.requestData': BUYERS,
  'payment.approveData': BUYERS,
  'payment.approveDataZero': BUYERS,
  'payment.depositCancel': BUYERS,
  'payment.refundAccount': BUYERS,
  'payment.accountValidationCheck': BUYERS,
  'payment.ordersReceipt': BUYERS,
  'session.login': EVERYBODY,
  'session.logout': EVERYBODY,
  'session.whoAmI': EVERYBODY,
  'session.openGuestOrder': EVERYBODY,
  'system.healthCheck': EVERYBODY,
  'system.layout': EVERYBODY,
  'system.buyer': EVERYBODY,
  'desk.list': EVERYBODY,
  'desk.send': EVERYBODY,
  'desk.scan': EVERYBODY,
}

/** What a call is expected to do at the door; a call without a line is nobody's, so it throws. */
export function expectedCallers(name: string): Door {
  const door = EXPECTED_CALLERS[name]
  if (door === undefined) throw new Error(`${name} has no callers: add them to expectedCallers.ts`)
  return door
}
