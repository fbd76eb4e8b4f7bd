import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  anOrderOf,
  type Input,
  type ClaimDetail,
  preview,
  requested,
  showClaim,
} from '../../support/claim/claimCalls.ts'
import { aClaimant, listClaims, typesOf } from '../../support/claim/aClaimant.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { itemOf, itemsOf } from '../../support/order/paidOrder.ts'
import { issueAccount, cancelDeposit } from '../../support/payment/deposit.ts'
import { type OrderDetail, SEOUL, showOrder } from '../../support/purchase.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const DAY_MS = 24 * 60 * 60 * 1_000

const CANCEL = { type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' } as const
const RETURN = { type: 'RETURN', reason: 'ORDER_MISTAKE' } as const

test('목록은 새것부터, 탭마다 그 신청만 보여 준다', async () => {
  const { buyer } = await aClaimant(market)
  const tabs = ['ALL_CLAIM', 'CANCEL', 'EXCHANGE', 'RETURN'].map((tab) =>
    typesOf(buyer, `mypageItemStatusEnum=${tab}`),
  )
  expect(await Promise.all(tabs)).toEqual([
    ['CANCEL', 'RETURN', 'DEPOSIT_CANCEL'],
    ['CANCEL', 'DEPOSIT_CANCEL'],
    [],
    ['RETURN'],
  ])
})

test('목록의 카드는 상품과 금액과 할 수 있는 일을 보여 준다', async () => {
  const { buyer, retained, cancel } = await aClaimant(market)
  const { content, ...shown } = await listClaims(buyer, 'size=1')
  const item = itemsOf(retained)[1]
  const at = new Date(market.now()).toISOString()
  expect({ card: content[0], shown }).toEqual({
    card: {
      orderClaimIdEncrypt: cancel.orderClaimIdEncrypt,
      claimTypeEnum: 'CANCEL',
      converted: false,
      claimStatusEnum: 'CA',
      withdrawn: false,
      requestedAt: at,
      ordersIdEncrypt: retained.ordersIdEncrypt,
      orderNumber: retained.orderNumber,
      orderedAt: retained.orderedAt,
      orderShippingPriceIdEncrypt: retained.groups[0]?.orderShippingPriceIdEncrypt,
      storeName: retained.groups[0]?.storeName,
      storeUrl: retained.groups[0]?.storeUrl,
      addPaymentWaiting: false,
      actions: ['WITHDRAW_CLAIM'],
      items: [
        {
          orderItemIdEncrypt: item?.orderItemIdEncrypt,
          goodsId: item?.goodsId,
          goodsName: item?.goodsName,
          optionName: '하양',
          picture: item?.picture,
          quantity: 1,
          paidAmount: 20_000,
          exchangeOptionName: null,
        },
      ],
      refundAmount: 17_000,
      additionalPayAmount: 0,
      currencyCode: 'KRW',
    },
    shown: { number: 0, last: false, totalElements: 3, totalPages: 3 },
  })
})

test('기간과 상품 이름으로 찾고, 남의 것은 없다', async () => {
  const { buyer } = await aClaimant(market)
  const { buyer: other } = await aMember(market)
  const today = new Date(market.now() + 9 * 60 * 60 * 1_000).toISOString().slice(0, 10)
  const yesterday = new Date(market.now() - DAY_MS + 9 * 60 * 60 * 1_000).toISOString().slice(0, 10)
  const early = await buyer.call('GET', `/orders/claims?startDate=${today}&endDate=${yesterday}`)
  expect([
    await typesOf(buyer, `endDate=${yesterday}`),
    await typesOf(buyer, `goodsName=${encodeURIComponent('딸기')}&startDate=${today}`),
    await typesOf(buyer, 'goodsName=%25'),
    await typesOf(other),
    early.body.code,
  ]).toEqual([[], ['CANCEL', 'RETURN', 'DEPOSIT_CANCEL'], [], [], 'PERIOD_START_AFTER_END'])
})

test('진행 중인 신청의 상품은 주문 목록에서 그 신청의 탭에만 있다', async () => {
  const { buyer } = await aMember(market)
  const goods = await goodsAt(market, [40_000])
  const order = await anOrderOf(market, buyer, { goods, until: 'SC' })
  await requested({ buyer, order, ...RETURN })
  const countOf = async (tab: string) => {
    const path = `/orders/manages?mypageItemStatusEnum=${tab}`
    return (await buyer.ask<{ totalElements: number }>('GET', path)).totalElements
  }
  type Counts = { countList: { mypageItemStatusEnum: string; count: number }[] }
  const { countList } = await buyer.ask<Counts>('GET', '/orders/pages/order-list')
  const counts = Object.fromEntries(countList.map((one) => [one.mypageItemStatusEnum, one.count]))
  const tabs = ['ALL_ORDER', 'SHIPPING_COMPLETE', 'CANCEL', 'EXCHANGE', 'RETURN', 'ALL_CLAIM']
  const shown = await Promise.all(tabs.map(countOf))
  expect([shown, tabs.map((tab) => counts[tab])]).toEqual([
    [1, 0, 0, 0, 1, 1],
    [1, 0, 0, 0, 1, 1],
  ])
})

test('상세는 사유와 수거와 환불과 철회를 모두 보여 준다', async () => {
  const { buyer, sent, back } = await aClaimant(market)
  const { history, items, refund, pickup, ...shown } = await showClaim(buyer, back)
  const asked: Input = { buyer, order: sent, ...RETURN, items: [0] }
  const at = new Date(market.now()).toISOString()
  const expected: Partial<ClaimDetail> = {
    orderClaimIdEncrypt: back.orderClaimIdEncrypt,
    claimTypeEnum: 'RETURN',
    converted: false,
    claimStatusEnum: 'RA',
    withdrawn: false,
    requestedAt: at,
    ordersIdEncrypt: sent.ordersIdEncrypt,
    orderNumber: sent.orderNumber,
    orderedAt: sent.orderedAt,
    orderShippingPriceIdEncrypt: sent.groups[0]?.orderShippingPriceIdEncrypt ?? '',
    storeName: sent.groups[0]?.storeName ?? '',
    storeUrl: sent.groups[0]?.storeUrl ?? '',
    addPaymentWaiting: false,
    actions: ['WITHDRAW_CLAIM'],
    claimReasonEnum: 'ORDER_MISTAKE',
    reasonDetail: '다섯 글자 넘게',
    responsible: 'BUYER',
    reship: null,
    holdback: null,
    sellerMemo: '',
    marketFiles: [],
    refundList: [],
    additionalPayment: null,
    withdrawal: { count: 0, limit: 3, allowed: true },
    files: [],
    dispute: null,
    disputable: false,
    currencyCode: 'KRW',
  }
  expect({
    shown,
    refund: [refund?.refundAmount, refund?.shipping.returnFee, refund?.responsible],
    refusedNow: (await preview(asked)).status,
    items: items.map(({ orderItem, statusBefore }) => [orderItem.paidAmount, statusBefore]),
    history: history.map(({ actor, action, from, to, memo }) => [actor, action, from, to, memo]),
    pickup,
  }).toEqual({
    shown: expected,
    refund: [34_000, 3_000, 'BUYER'],
    refusedNow: 200,
    items: [[40_000, 'SC']],
    history: [['BUYER', '반품 신청', null, 'RA', '']],
    pickup: {
      methodEnum: 'COLLECT',
      receiver: SEOUL,
      request: '문 앞에 있어요',
      courierEnum: null,
      invoiceNumber: null,
      pickupStatusEnum: 'WAITING',
      pickupOn: null,
    },
  })
})

test('추가결제를 기다리는 신청은 그 결제와 함께, 상품에서도 그렇게 보인다', async () => {
  const { buyer } = await aMember(market)
  const goods = await goodsAt(market, [48_000, 2_000])
  const order = await anOrderOf(market, buyer, { goods })
  const claim = await requested({ buyer, order, ...CANCEL, items: [1] })
  const { additionalPayment, holdback, addPaymentWaiting, actions } = await showClaim(buyer, claim)
  const item = itemsOf(await showOrder(buyer, order))[1]
  expect({
    additional: [additionalPayment?.amount, additionalPayment?.additionalPaymentStatusEnum],
    holdback,
    waits: addPaymentWaiting,
    actions,
    item: [item?.claimStatusEnum, item?.orderClaimIdEncrypt, item?.actions],
  }).toEqual({
    additional: [1_000, 'WAITING'],
    holdback: { reason: 'ADD_PAYMENT_READY', message: '추가결제를 기다리고 있어요.' },
    waits: true,
    actions: ['PAY_ADDITIONAL', 'WITHDRAW_CLAIM'],
    item: ['CA', claim.orderClaimIdEncrypt, ['PAY_ADDITIONAL', 'SHOW_CLAIM', 'WITHDRAW_CLAIM']],
  })
})

test('입금 전에 취소한 주문의 상품도 그 신청을 가리킨다', async () => {
  const { buyer } = await aMember(market)
  const waiting = await issueAccount(market, {}, buyer)
  await cancelDeposit(waiting)
  const order: OrderDetail = await showOrder(buyer, waiting.order)
  const { claimStatusEnum, orderClaimIdEncrypt, actions } = itemOf(order)
  const claim = await showClaim(buyer, { orderClaimIdEncrypt: orderClaimIdEncrypt ?? '' })
  expect([claimStatusEnum, actions, claim.claimTypeEnum, claim.refund]).toEqual([
    'CB',
    ['SHOW_CLAIM'],
    'DEPOSIT_CANCEL',
    null,
  ])
})

test('철회한 신청은 목록에 철회로 남고, 상품에는 아무 신청도 없다', async () => {
  const { buyer, retained, cancel } = await aClaimant(market)
  await buyer.ask('PATCH', `/orders/claims/${cancel.orderClaimIdEncrypt}/cancel-cancel`, {
    body: {},
  })
  const { content } = await listClaims(buyer, 'mypageItemStatusEnum=CANCEL')
  const item = itemsOf(await showOrder(buyer, retained))[1]
  expect([
    content.map(({ claimStatusEnum, withdrawn, actions }) => [claimStatusEnum, withdrawn, actions]),
    [item?.claimStatusEnum, item?.orderClaimIdEncrypt, item?.actions],
  ]).toEqual([
    [
      [null, true, []],
      ['CB', false, []],
    ],
    [null, null, ['REQUEST_CANCEL']],
  ])
})
