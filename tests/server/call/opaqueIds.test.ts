import { REFUSALS, type RefusalCode } from '@jangteo/contract/refusal/refusal.catalogue'
import { createWireIds, type WireIdKind, WireIds } from '@jangteo/server/wire/wire-ids'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Answer, Buyer, RefusalBody } from '../../support/buyer.ts'
import { A_STORE_URL, sampleOf, samplePath } from '../../support/call/callSamples.ts'
import { CONTRACT_CALLS, type ContractCall } from '../../support/call/contractCalls.ts'
import { anOrderOf, requested } from '../../support/claim/claimCalls.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { aCoupon, anIssue, sealedIssue } from '../../support/coupon/aCoupon.ts'
import { anEntryEvent, sealedEvent } from '../../support/display/anEvent.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'
import { loginOperator, loginSeller } from '../../support/staff.ts'
import { placeOrder, putInCart, SEOUL, showOrder } from '../../support/purchase.ts'
import { anApplication, applyForStore } from '../../support/seller.ts'

type Kind = WireIdKind
type DeskRefunds = { readonly content: readonly { readonly refundIdEncrypt: string }[] }
type Sessions = { readonly content: readonly { readonly sessionIdEncrypt: string }[] }
type Applications = {
  readonly content: readonly { readonly sellerApplicationIdEncrypt: string }[]
}
type Notifications = { readonly content: readonly { readonly notificationIdEncrypt: string }[] }
type Named = { readonly kind: Kind; readonly refusal: RefusalCode }

const ADDRESS: Named = { kind: 'address', refusal: 'ADDRESS_DELETED' }
const CLAIM: Named = { kind: 'claim', refusal: 'CLAIM_NOT_FOUND' }
const COUPON: Named = { kind: 'couponIssue', refusal: 'COUPON_NOT_EXIST' }
const QUESTION: Named = { kind: 'goodsQuestion', refusal: 'GOODS_QUESTION_DELETED' }
const STORE_QUESTION: Named = { kind: 'goodsQuestion', refusal: 'QNA_NOT_FOUND' }
const RESTOCK: Named = { kind: 'restockAlert', refusal: 'RESTOCK_ALERT_NOT_FOUND' }
const EVENT: Named = { kind: 'event', refusal: 'EVENT_NOT_FOUND' }
const NOTIFICATION: Named = { kind: 'notification', refusal: 'NOTIFICATION_NOT_FOUND' }
const FAVORITE_GROUP: Named = { kind: 'favoriteGroup', refusal: 'FAVORITE_GROUP_NOT_FOUND' }
const MEMBER: Named = { kind: 'buyer', refusal: 'MEMBER_NOT_FOUND' }
const NOTICE: Named = { kind: 'storeNotice', refusal: 'NOTICE_NOT_FOUND' }
const ANNOUNCEMENT: Named = { kind: 'storeAnnouncement', refusal: 'ANNOUNCEMENT_NOT_FOUND' }
const ORDER: Named = { kind: 'order', refusal: 'ORDER_NOT_FOUND' }
const ITEM: Named = { kind: 'orderItem', refusal: 'ORDER_ITEM_NOT_FOUND' }
const PAYMENT: Named = { kind: 'payment', refusal: 'PAYMENT_NOT_FOUND' }
const APPLICATION: Named = { kind: 'sellerApplication', refusal: 'SELLER_APPLICATION_NOT_FOUND' }
const SESSION: Named = { kind: 'session', refusal: 'SESSION_NOT_FOUND' }
const SELLER_USER: Named = { kind: 'sellerUser', refusal: 'STAFF_NOT_FOUND' }
const OPERATOR: Named = { kind: 'operator', refusal: 'STAFF_NOT_FOUND' }
const PAYOUT: Named = { kind: 'payout', refusal: 'PAYOUT_NOT_FOUND' }
const STATEMENT: Named = { kind: 'statement', refusal: 'STATEMENT_NOT_FOUND' }
const REPORTED: Named = { kind: 'review', refusal: 'REPORT_SUBJECT_NOT_FOUND' }
const REVIEW: Named = { kind: 'review', refusal: 'REVIEW_NOT_FOUND' }
const SHIP_FILE: Named = { kind: 'shipFile', refusal: 'SHIP_FILE_NOT_FOUND' }
const REPORT: Named = { kind: 'report', refusal: 'REPORT_NOT_FOUND' }
const REFUND: Named = { kind: 'refund', refusal: 'PAYMENT_REFUND_NOT_FOUND' }

/** Row that the opaque id of each call names, with the refusal of an id that names nothing. */
const NAMED: Readonly<Record<string, Named>> = {
  'account.endSession': SESSION,
  'address.detail': ADDRESS,
  'address.change': ADDRESS,
  'address.remove': ADDRESS,
  'claim.detail': CLAIM,
  'claim.withdrawCancel': CLAIM,
  'claim.withdrawExchange': CLAIM,
  'claim.withdrawReturn': CLAIM,
  'coupon.detail': COUPON,
  'coupon.renew': COUPON,
  'coupon.remove': COUPON,
  'goodsQuestion.change': QUESTION,
  'goodsQuestion.remove': QUESTION,
  'sellerQuestion.answer': STORE_QUESTION,
  'sellerQuestion.hold': STORE_QUESTION,
  'restock.remove': RESTOCK,
  'event.detail': EVENT,
  'favorite.groupDetail': FAVORITE_GROUP,
  'event.draw': EVENT,
  'event.enter': EVENT,
  'notification.remove': NOTIFICATION,
  'operatorMember.detail': MEMBER,
  'operatorMember.reveal': MEMBER,
  'operatorMember.suspend': MEMBER,
  'operatorMember.release': MEMBER,
  'operatorMember.unlock': MEMBER,
  'operatorMember.endSessions': MEMBER,
  'operatorMember.grantCoupon': MEMBER,
  'operatorEvent.change': EVENT,
  'operatorEvent.detail': EVENT,
  'sellerStorePage.changeAnnouncement': ANNOUNCEMENT,
  'sellerStorePage.changeNotice': NOTICE,
  'sellerStorePage.removeAnnouncement': ANNOUNCEMENT,
  'sellerStorePage.removeNotice': NOTICE,
  'store.notice': NOTICE,
  'order.detail': ORDER,
  'order.checkAddress': ORDER,
  'order.changeAddress': ORDER,
  'payment.requestData': PAYMENT,
  'payment.approveData': PAYMENT,
  'payment.approveDataZero': PAYMENT,
  'payment.accountValidationCheck': PAYMENT,
  'payment.ordersReceipt': ORDER,
  'payment.refundAccount': ORDER,
  'report.bbsForm': REPORTED,
  'report.bbs': REPORTED,
  'review.detail': REVIEW,
  'review.change': REVIEW,
  'review.remove': REVIEW,
  'review.like': REVIEW,
  'reviewer.object': REVIEW,
  'reviewer.profile': { kind: 'buyer', refusal: 'REVIEWER_NOT_FOUND' },
  'sellerReview.reply': REVIEW,
  'sellerReview.removeReply': REVIEW,
  'sellerReview.report': REVIEW,
  'operatorReview.hide': REVIEW,
  'operatorReview.restore': REVIEW,
  'sellerUser.change': SELLER_USER,
  'sellerUser.remove': SELLER_USER,
  'sellerUser.sendLink': SELLER_USER,
  'operatorRole.change': OPERATOR,
  'operatorRole.remove': OPERATOR,
  'operatorRole.resetAuthenticator': OPERATOR,
  'sellerSettlement.detail': STATEMENT,
  'sellerSettlement.sheet': STATEMENT,
  'operatorSettlement.detail': STATEMENT,
  'operatorSettlement.hold': STATEMENT,
  'operatorSettlement.release': STATEMENT,
  'operatorSettlement.payout': PAYOUT,
  'operatorSettlement.sheet': PAYOUT,
  'operatorSettlement.record': PAYOUT,
  'desk.send': ITEM,
  'desk.scan': ITEM,
  'desk.sendClaim': CLAIM,
  'desk.recordPayment': PAYMENT,
  'desk.refuseSale': ITEM,
  'desk.sendRefund': REFUND,
  'operatorApplication.detail': APPLICATION,
  'operatorApplication.businessState': APPLICATION,
  'operatorApplication.approve': APPLICATION,
  'operatorApplication.reject': APPLICATION,
  'operatorApplication.askSupplement': APPLICATION,
  'sellerOrder.detail': ORDER,
  'sellerOrder.openBuyer': ORDER,
  'shipFile.detail': SHIP_FILE,
  'sellerClaim.detail': CLAIM,
  'sellerClaim.openPlaces': CLAIM,
  'sellerClaim.send': CLAIM,
  'operatorOrder.detail': ORDER,
  'operatorOrder.openBuyer': ORDER,
  'dispute.open': CLAIM,
  'sellerDispute.answer': CLAIM,
  'operatorDispute.decide': CLAIM,
  'operatorReport.accept': REPORT,
  'operatorReport.dismiss': REPORT,
  'operatorClaim.addEvidence': CLAIM,
  'operatorClaim.detail': CLAIM,
  'operatorClaim.send': CLAIM,
  'operatorPayment.record': PAYMENT,
  'operatorPayment.askRefundAgain': REFUND,
  'operatorPayment.recordRefund': REFUND,
  'operatorPayment.openRefundAccount': REFUND,
}

/** Calls whose id is no row of the market: a verification's is the provider's. */
const OTHER_IDS: readonly string[] = ['identity.confirmVerification']

const CALLS_WITH_ID = CONTRACT_CALLS.filter(({ name, path }) => {
  if (OTHER_IDS.includes(name)) return false
  const { id } = sampleOf(name)
  return path.includes('{id}') && typeof id === 'string' && id !== A_STORE_URL
})

let market: TestMarket
let buyer: Buyer
/** Browsers of staff, by how the paths of their calls begin. */
let staff: Readonly<Record<string, Buyer>>
/** An id of every kind that names something of the buyer's. */
let owned: Readonly<Partial<Record<Kind, string>>>

beforeAll(async () => {
  market = await openMarket()
  const member = await aMember(market)
  buyer = member.buyer
  const [seller, operator] = [await loginSeller(market), await loginOperator(market)]
  staff = { sellers: seller.browser, operators: operator.browser }
  const address = await buyer.ask<{ buyerAddressIdEncrypt: string }>('POST', '/buyers/addresses', {
    body: { ...SEOUL, name: '우리 집', defaultYn: 'Y' },
  })
  const cartId = await putInCart(buyer, goodsNamed('하동 세작 녹차'))
  const order = await placeOrder(buyer, [cartId])
  const { groups } = await showOrder(buyer, order)
  const held = { coupon_id: await aCoupon(market), member_id: member.memberId }
  const claimed = await anOrderOf(market, buyer, { goods: await goodsAt(market, [30_000]) })
  const asked = { buyer, order: claimed, type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' } as const
  const { orderClaimIdEncrypt } = await requested(asked)
  const { content } = await buyer.ask<DeskRefunds>('GET', '/dev/desk/refunds')
  const wireIds = await market.runtime.runPromise(WireIds)
  const { content: notifications } = await buyer.ask<Notifications>('GET', '/life/notifications')
  const { content: sessions } = await buyer.ask<Sessions>('GET', '/accounts/sessions')
  await applyForStore(buyer, anApplication())
  const { content: applications } = await (staff['operators'] ?? buyer).ask<Applications>(
    'GET',
    '/operators/applications',
  )
  owned = {
    sellerApplication: applications[0]?.sellerApplicationIdEncrypt ?? '',
    buyer: wireIds.seal('buyer', member.memberId),
    sellerUser: wireIds.seal('sellerUser', seller.sellerUserId),
    operator: wireIds.seal('operator', operator.operatorId),
    notification: notifications[0]?.notificationIdEncrypt ?? '',
    session: sessions[0]?.sessionIdEncrypt ?? '',
    claim: orderClaimIdEncrypt,
    refund: content[0]?.refundIdEncrypt ?? '',
    address: address.buyerAddressIdEncrypt,
    couponIssue: await sealedIssue(market, await anIssue(market, held)),
    event: await sealedEvent(market, await anEntryEvent(market)),
    order: order.ordersIdEncrypt,
    orderItem: groups[0]?.items[0]?.orderItemIdEncrypt ?? '',
    orderShippingPrice: groups[0]?.orderShippingPriceIdEncrypt ?? '',
    payment: order.paymentGatewayIdEncrypt,
    goodsQuestion: wireIds.seal('goodsQuestion', 999_998),
    restockAlert: wireIds.seal('restockAlert', 999_998),
    review: wireIds.seal('review', 999_998),
    favoriteGroup: wireIds.seal('favoriteGroup', 999_998),
    shipFile: wireIds.seal('shipFile', 1),
    payout: wireIds.seal('payout', 1),
    statement: wireIds.seal('statement', 1),
    report: wireIds.seal('report', 1),
    storeNotice: wireIds.seal('storeNotice', 999_998),
    storeAnnouncement: wireIds.seal('storeAnnouncement', 999_998),
  }
})
afterAll(() => market.close())

/** Calls that check something secret count their tries. */
beforeEach(() => forgetTries(market))

const namedBy = (name: string): Named => {
  const named = NAMED[name]
  if (named === undefined) throw new Error(`${name} names something unknown`)
  return named
}

const refusedAs = (code: RefusalCode) => {
  const { status, message } = REFUSALS[code]
  return { status, body: { code, message, status, data: null } }
}

function callWith(call: ContractCall, id: string): Promise<Answer<RefusalBody>> {
  const caller = staff[call.path.split('/')[1] ?? ''] ?? buyer
  return caller.call(call.method, samplePath(call, id), { body: sampleOf(call.name).body })
}

/** Another letter in the middle. */
function altered(id: string): string {
  return `${id.slice(0, 10)}${id[10] === 'A' ? 'B' : 'A'}${id.slice(11)}`
}

test('숨긴 번호를 받는 호출은 모두 여기서 살핀다', () => {
  expect(Object.keys(NAMED).toSorted()).toEqual(CALLS_WITH_ID.map(({ name }) => name).toSorted())
})

describe.each(CALLS_WITH_ID)('$name ($method $path)', (call) => {
  test('없는 것, 남이 만든 것, 고친 것, 다른 종류의 번호는 모두 없는 것으로 안다', async () => {
    const { kind, refusal } = namedBy(call.name)
    const wireIds = await market.runtime.runPromise(WireIds)
    const others = Object.entries(owned).filter(([other]) => other !== kind)
    const ids = [
      wireIds.seal(kind, 999_999),
      wireIds.seal(kind, Number.MAX_SAFE_INTEGER),
      createWireIds({ current: 'a secret of somebody else', former: null }).seal(kind, 1),
      altered(owned[kind] ?? ''),
      ...others.map(([, id]) => id),
    ]
    const answers = []
    for (const id of ids) {
      await forgetTries(market)
      answers.push(await callWith(call, id))
    }
    expect(answers).toEqual(ids.map(() => refusedAs(refusal)))
  })

  test.each(['1', 'A'.repeat(21), 'A'.repeat(23), `${'A'.repeat(21)}!`])(
    '번호의 꼴이 아니면 입력 오류다: %s',
    async (id) => {
      const { status, body } = await callWith(call, id)
      const { issues } = body.data as { issues: { path: string }[] }
      expect({ status, code: body.code, paths: issues.map(({ path }) => path) }).toEqual({
        status: 400,
        code: 'BAD_INPUT',
        paths: ['id'],
      })
    },
  )
})

test('구매확정도 모르는 번호가 하나라도 있으면 거절한다', async () => {
  const send = (id: string | undefined) =>
    buyer.call('PATCH', '/orders/ships/change-status/finish', {
      body: { orderItemIdEncryptList: [id] },
    })
  const answers = [await send(owned.order), await send(altered(owned.orderItem ?? ''))]
  expect(answers).toEqual(answers.map(() => refusedAs('ORDER_ITEM_NOT_FOUND')))
})
