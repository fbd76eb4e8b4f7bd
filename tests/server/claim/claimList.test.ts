import type { claimCard } from '@jangteo/contract/claim/claim.schemas'
import type { Page } from '@jangteo/core/navigation/paging.rules'
import {
  ORDER_ITEM_FILTER_STATUSES,
  ORDER_ITEM_FILTERS,
  type OrderItemStatus,
} from '@jangteo/core/order/orderItem.codes'
import { WireIds } from '@jangteo/server/wire/wire-ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Buyer } from '../../support/buyer.ts'
import {
  anOrderOf,
  type Asked,
  type ClaimDetail,
  preview,
  requested,
  showClaim,
} from '../../support/claim/claimCalls.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { itemOf, itemsOf } from '../../support/order/paidOrder.ts'
import { issueAccount, cancelDeposit } from '../../support/payment/deposit.ts'
import { type OrderDetail, SEOUL, showOrder } from '../../support/purchase.ts'

type ClaimList = Page<z.output<typeof claimCard>>

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const DAY_MS = 24 * 60 * 60 * 1_000

const CANCEL = { type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' } as const
const RETURN = { type: 'RETURN', reason: 'ORDER_MISTAKE' } as const

const listClaims = (buyer: Buyer, query = '') =>
  buyer.ask<ClaimList>('GET', `/orders/claims?${query}`)

async function typesOf(buyer: Buyer, query = ''): Promise<string[]> {
  const { content } = await listClaims(buyer, query)
  return content.map(({ claimTypeEnum }) => claimTypeEnum)
}

/** A member with a cancel that waits, a return and a deposit that was cancelled, each of an order of its own. */
async function aClaimant() {
  const { buyer } = await aMember(market)
  const waiting = await issueAccount(market, {}, buyer)
  await cancelDeposit(waiting)
  const ordersOf = async (until: 'SR' | 'SC') =>
    anOrderOf(market, buyer, { goods: await goodsAt(market, [40_000, 20_000]), until })
  const sent = await ordersOf('SC')
  const kept = await ordersOf('SR')
  const back = await requested({ buyer, order: sent, ...RETURN, items: [0] })
  const cancel = await requested({ buyer, order: kept, ...CANCEL, items: [1] })
  return { buyer, sent, kept, back, cancel }
}

test('목록은 새것부터, 탭마다 그 신청만 보여 준다', async () => {
  const { buyer } = await aClaimant()
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

/** Puts an item into a state as it is stored, without what leads there. */
async function putItem(orderItemIdEncrypt: string, status: OrderItemStatus) {
  const wireIds = await market.runtime.runPromise(WireIds)
  await market.database.db
    .updateTable('order_items')
    .set({ status })
    .where('id', '=', Number(wireIds.open('orderItem', orderItemIdEncrypt)))
    .execute()
}

test('열 가지 상태로 모두 거르고, 모르는 상태는 코드로 거절한다', async () => {
  const { buyer, back } = await aClaimant()
  const shownBy = async () =>
    Object.fromEntries(
      await Promise.all(
        ORDER_ITEM_FILTERS.map(async (filter) => [
          filter,
          await typesOf(buyer, `mypageItemStatusEnum=${filter}`),
        ]),
      ),
    ) as Record<string, string[]>
  const everything = ['CANCEL', 'RETURN', 'DEPOSIT_CANCEL']
  const expected = {
    ALL_ORDER: everything,
    DEPOSIT_READY: [],
    DEPOSIT_COMPLETE: [],
    SHIPPING_READY: ['CANCEL'],
    SHIPPING_ING: [],
    SHIPPING_COMPLETE: ['RETURN'],
    CANCEL: ['CANCEL', 'DEPOSIT_CANCEL'],
    EXCHANGE: [],
    RETURN: ['RETURN'],
    ALL_CLAIM: everything,
  }
  expect(await shownBy()).toEqual(expected)
  await buyer.ask('PATCH', `/orders/claims/${back.orderClaimIdEncrypt}/return-cancel`, { body: {} })
  expect(await shownBy()).toEqual(expected)
  const unknown = await buyer.call('GET', '/orders/claims?mypageItemStatusEnum=LOST')
  expect([unknown.status, unknown.body.code]).toEqual([400, 'BAD_INPUT'])
})

test('상태로 거른 목록은 신청한 상품의 지금 상태를 따른다', async () => {
  const { buyer } = await aMember(market)
  const goods = await goodsAt(market, [40_000])
  const order = await anOrderOf(market, buyer, { goods, until: 'SC' })
  await requested({ buyer, order, ...RETURN })
  const id = itemOf(order).orderItemIdEncrypt
  const shown: string[] = []
  for (const filter of ORDER_ITEM_FILTERS) {
    for (const status of ORDER_ITEM_FILTER_STATUSES[filter]) {
      await putItem(id, status)
      const types = await typesOf(buyer, `mypageItemStatusEnum=${filter}`)
      if (types.length > 0) shown.push(`${filter} ${status}`)
    }
  }
  await putItem(id, 'SC')
  const elsewhere = await typesOf(buyer, 'mypageItemStatusEnum=SHIPPING_ING')
  const everywhere = ORDER_ITEM_FILTERS.flatMap((filter) =>
    ORDER_ITEM_FILTER_STATUSES[filter].map((status) => `${filter} ${status}`),
  )
  const ofOtherClaims = (one: string) => /^(?:CANCEL|EXCHANGE) /.test(one)
  expect([shown, elsewhere]).toEqual([everywhere.filter((one) => !ofOtherClaims(one)), []])
})

test('목록의 카드는 상품과 금액과 할 수 있는 일을 보여 준다', async () => {
  const { buyer, kept, cancel } = await aClaimant()
  const { content, ...shown } = await listClaims(buyer, 'size=1')
  const item = itemsOf(kept)[1]
  const at = new Date(market.now()).toISOString()
  expect({ card: content[0], shown }).toEqual({
    card: {
      orderClaimIdEncrypt: cancel.orderClaimIdEncrypt,
      claimTypeEnum: 'CANCEL',
      claimStatusEnum: 'CA',
      withdrawn: false,
      requestedAt: at,
      ordersIdEncrypt: kept.ordersIdEncrypt,
      orderNumber: kept.orderNumber,
      orderedAt: kept.orderedAt,
      orderShippingPriceIdEncrypt: kept.groups[0]?.orderShippingPriceIdEncrypt,
      storeName: kept.groups[0]?.storeName,
      storeUrl: kept.groups[0]?.storeUrl,
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
  const { buyer } = await aClaimant()
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
  const { buyer, sent, back } = await aClaimant()
  const { history, items, refund, pickup, ...shown } = await showClaim(buyer, back)
  const asked: Asked = { buyer, order: sent, ...RETURN, items: [0] }
  const at = new Date(market.now()).toISOString()
  const expected: Partial<ClaimDetail> = {
    orderClaimIdEncrypt: back.orderClaimIdEncrypt,
    claimTypeEnum: 'RETURN',
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
    refundList: [],
    additionalPayment: null,
    withdrawal: { count: 0, limit: 3, allowed: true },
    files: [],
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
  const { buyer, kept, cancel } = await aClaimant()
  await buyer.ask('PATCH', `/orders/claims/${cancel.orderClaimIdEncrypt}/cancel-cancel`, {
    body: {},
  })
  const { content } = await listClaims(buyer, 'mypageItemStatusEnum=CANCEL')
  const item = itemsOf(await showOrder(buyer, kept))[1]
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
