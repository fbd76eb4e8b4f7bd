import { ORDERER, SEOUL } from '../purchase.ts'

/** An id that could be one: of the right length, but sealed by nobody. */
export const AN_OPAQUE_ID = 'A'.repeat(22)

/** A store's name in a path, which is no secret. */
export const A_STORE_URL = 'achimbat'

type Sample = {
  /** What stands for `{id}`. */
  readonly id?: string | number
  readonly query?: string
  readonly body?: unknown
}

const ADDRESS = { ...SEOUL, name: '우리 집', defaultYn: 'N' }
const CART_GOODS = { goodsId: 1, optionId: 1, quantity: 1 }

const CLAIMED = {
  ordersIdEncrypt: AN_OPAQUE_ID,
  orderShippingPriceIdEncrypt: AN_OPAQUE_ID,
  orderItemIdEncryptList: [AN_OPAQUE_ID],
}
const CLAIMED_GROUP = `ordersIdEncrypt=${AN_OPAQUE_ID}&orderShippingPriceIdEncrypt=${AN_OPAQUE_ID}`
const SEEN = { version: 0, refundAmount: 0, additionalPayAmount: 0 }
const CLAIM = { ...CLAIMED, ...SEEN, claimReasonEnum: 'ORDER_MISTAKE' }
const PICKUP = { methodEnum: 'COLLECT', receiver: SEOUL }

/** What each call can be made with: input that its schema takes, naming as little as it may. */
export const CALL_SAMPLES: Readonly<Record<string, Sample>> = {
  'address.create': { body: ADDRESS },
  'address.list': {},
  'address.count': {},
  'address.detail': { id: AN_OPAQUE_ID },
  'address.change': { id: AN_OPAQUE_ID, body: ADDRESS },
  'address.remove': { id: AN_OPAQUE_ID },
  'cart.list': {},
  'cart.add': { body: { goodsList: [CART_GOODS] } },
  'cart.change': { body: { cartId: 1, goodsList: [CART_GOODS] } },
  'cart.remove': { body: { cartIdList: [1] } },
  'cart.summary': {},
  'cart.buyAvailableCheck': { query: 'cartIdList=[1]' },
  'cart.miniCart': { id: 1 },
  'cart.miniCartPrice': { id: 1, body: { goodsList: [] } },
  'cart.recommendGoods': {},
  'category.list': {},
  'category.child': { id: 1 },
  'category.navigationBar': { id: 1 },
  'category.goods': { query: 'categoryId=1' },
  'category.goodsFacets': { query: 'categoryId=1' },
  'category.recommend': { id: 1 },
  'checkout.page': { query: 'cartIdList=[1]' },
  'checkout.summary': { body: { cartIdList: [1], zonecode: null } },
  'checkout.checkShippingArea': { body: { cartIdList: [1], zonecode: '06236' } },
  'checkout.place': {
    body: {
      cartIdList: [1],
      orderer: ORDERER,
      receiver: SEOUL,
      paymentMethodEnum: 'CARD',
      agreedTermsList: [],
      payableAmount: 0,
      seenLines: [],
    },
  },
  'claim.list': {},
  'claim.detail': { id: AN_OPAQUE_ID },
  'claim.withdrawCancel': { id: AN_OPAQUE_ID, body: {} },
  'claim.withdrawExchange': { id: AN_OPAQUE_ID, body: {} },
  'claim.withdrawReturn': { id: AN_OPAQUE_ID, body: {} },
  'claim.cancelPage': { query: CLAIMED_GROUP },
  'claim.exchangePage': { query: CLAIMED_GROUP },
  'claim.returnPage': { query: CLAIMED_GROUP },
  'claim.previewCancel': { body: { ...CLAIMED, claimReasonEnum: null } },
  'claim.previewExchange': { body: { ...CLAIMED, claimReasonEnum: null } },
  'claim.previewReturn': { body: { ...CLAIMED, claimReasonEnum: null } },
  'claim.requestCancel': { body: CLAIM },
  'claim.requestExchange': { body: { ...CLAIM, pickup: PICKUP, reship: { receiver: SEOUL } } },
  'claim.requestReturn': { body: { ...CLAIM, pickup: PICKUP } },
  'claim.checkExchange': { body: CLAIMED },
  'claim.checkCancel': { body: CLAIMED },
  'claim.check': { query: `orderItemIdEncryptList=[${AN_OPAQUE_ID}]&claimTypeEnum=CANCEL` },
  'claim.addPayments': {},
  'claim.checkShippingArea': { body: { ...CLAIMED, zonecode: '06236' } },
  'coupon.forGoods': { id: 1 },
  'coupon.ofStore': { id: 1 },
  'coupon.ofExhibition': { id: 1 },
  'coupon.download': { id: 1 },
  'coupon.register': { body: { code: 'NQBQDYHASTH2S' } },
  'coupon.mine': {},
  'coupon.detail': { id: AN_OPAQUE_ID },
  'coupon.renew': { id: AN_OPAQUE_ID, body: {} },
  'coupon.remove': { id: AN_OPAQUE_ID },
  'coupon.best': { query: 'cartId=[1]' },
  'coupon.choose': { body: { cartIdList: [1], couponList: [] } },
  'coupon.forCart': {},
  'coupon.page': { query: `couponIssueIdEncrypt=${AN_OPAQUE_ID}` },
  'delivery.track': { query: `orderItemIdEncrypt=${AN_OPAQUE_ID}` },
  'delivery.info': { query: `orderItemIdEncrypt=${AN_OPAQUE_ID}` },
  'display.mainList': {},
  'exhibition.list': {},
  'exhibition.detail': { id: 1 },
  'exhibition.goods': { id: 1 },
  'exhibition.goodsFacets': { id: 1 },
  'goods.detail': { id: 1 },
  'goods.options': { id: 1 },
  'goods.price': { id: 1 },
  'goods.status': { id: 1 },
  'goods.announcement': { id: 1 },
  'goods.returnExchanges': { id: 1 },
  'goods.storeInfo': { id: 1 },
  'order.list': {},
  'order.listPage': {},
  'order.detail': { id: AN_OPAQUE_ID },
  'order.confirm': { body: { orderItemIdEncryptList: [AN_OPAQUE_ID] } },
  'order.checkAddress': { id: AN_OPAQUE_ID, body: { receiver: SEOUL } },
  'order.changeAddress': { id: AN_OPAQUE_ID, body: { receiver: SEOUL } },
  'payment.page': { query: `paymentGatewayIdEncrypt=${AN_OPAQUE_ID}` },
  'payment.depositCancel': { body: { ordersIdEncrypt: AN_OPAQUE_ID } },
  'payment.refundAccount': { id: AN_OPAQUE_ID },
  'payment.accountValidationCheck': {
    id: AN_OPAQUE_ID,
    body: { bankCode: '88', accountNumber: '110123456789', holderName: '홍길동' },
  },
  'payment.ordersReceipt': { id: AN_OPAQUE_ID },
  'payment.cardInstallment': {},
  'payment.requestData': { id: AN_OPAQUE_ID, body: {} },
  'payment.approveData': {
    id: AN_OPAQUE_ID,
    body: { gatewayOrderId: 'none', paymentKey: 'none', amount: 0 },
  },
  'payment.approveDataZero': { id: AN_OPAQUE_ID, body: {} },
  'session.login': { body: { loginId: 'nobody', password: 'nothing' } },
  'session.logout': { body: {} },
  'session.whoAmI': {},
  'session.openGuestOrder': { body: { orderNumber: '1', password: 'nothing' } },
  'store.list': {},
  'store.head': { id: A_STORE_URL },
  'store.page': { id: A_STORE_URL },
  'store.groups': { id: A_STORE_URL },
  'store.goods': { id: A_STORE_URL },
  'store.goodsFacets': { id: A_STORE_URL },
  'store.sellerInfo': { id: A_STORE_URL },
  'system.healthCheck': {},
  'system.layout': {},
  'system.buyer': {},
  'upload.files': { body: {} },
  'desk.list': {},
  'desk.send': { id: AN_OPAQUE_ID, body: { type: 'seller.acknowledge' } },
  'desk.scan': { id: AN_OPAQUE_ID, body: { level: 2, place: '옥천HUB' } },
  'desk.claims': {},
  'desk.sendClaim': { id: AN_OPAQUE_ID, body: { type: 'seller.collect' } },
  'desk.refuseSale': { id: AN_OPAQUE_ID, body: { memo: '더 만들지 않아요' } },
  'desk.payments': {},
  'desk.recordPayment': {
    id: AN_OPAQUE_ID,
    body: { type: 'system.depositRecorded', memo: '은행에서 입금을 확인했어요' },
  },
  'desk.refunds': {},
  'desk.sendRefund': { id: AN_OPAQUE_ID, body: { type: 'system.recorded' } },
  'desk.coverage': {},
  'desk.orders': {},
  'desk.history': {},
}

/** The sample of a call; a call without one has no test either, so it throws. */
export function sampleOf(name: string): Sample {
  const sample = CALL_SAMPLES[name]
  if (sample === undefined) throw new Error(`${name} has no sample: add one to callSamples.ts`)
  return sample
}

/** The path of a call with its sample's id, or another one, and query; what else it names is an id of nobody's. */
export function samplePath(
  { name, path }: { readonly name: string; readonly path: string },
  id = sampleOf(name).id,
): string {
  const { query } = sampleOf(name)
  const filled = path.replace('{id}', String(id)).replaceAll(/\{\w+\}/g, AN_OPAQUE_ID)
  return query === undefined ? filled : `${filled}?${query}`
}
