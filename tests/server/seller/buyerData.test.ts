import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { BUYER_DATA_DAYS } from '@jangteo/core/order/buyerData.rules'
import { orderNumberToId } from '@jangteo/core/order/orderNumber.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../support/auditLog.ts'
import type { Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { confirm, happen, itemOf, WAY_TO } from '../../support/order/paidOrder.ts'
import { ORDERER, SEOUL } from '../../support/purchase.ts'
import {
  aSale,
  bothSellers,
  type BuyerAnswer,
  type SellerOrder,
  storesOf,
} from '../../support/seller/sellerDesk.ts'
import { loginSeller } from '../../support/staff.ts'

let market: TestMarket
let seller: Buyer
beforeAll(async () => {
  market = await openMarket()
  seller = (await bothSellers(market)).seller
})
afterAll(() => market.close())

describe('구매자 정보', () => {
  test('가린 채로 보이고, 사유를 적으면 열리며, 누가 왜 봤는지 남는다', async () => {
    const order = await aSale(market)
    const path = `/sellers/orders/${order.ordersIdEncrypt}`
    const masked = await seller.ask<SellerOrder>('GET', path)
    const short = await seller.call('POST', `${path}/buyer`, { body: { reason: ' 문의 ' } })
    const opened = await seller.ask<BuyerAnswer>('POST', `${path}/buyer`, {
      body: { reason: '배송 문의 확인' },
    })
    const id = orderNumberToId(order.orderNumber)
    expect([masked.buyer, masked.isBuyerOpenable, short.body.code, opened]).toEqual([
      {
        ordererName: '홍*동',
        ordererMobile: expect.stringMatching(/^010-\*{4}-\d{4}$/) as string,
        receiverName: '홍*동',
        receiverMobile: '010-****-5678',
        zonecode: '*****',
        roadAddress: '서울특별시 강남구 ***',
        detailAddress: '***',
        deliveryRequest: masked.buyer.deliveryRequest,
      },
      true,
      'OPENING_REASON_REQUIRED',
      {
        ...SEOUL,
        ordererName: ORDERER.name,
        ordererMobile: opened.ordererMobile,
        deliveryRequest: opened.deliveryRequest,
      },
    ])
    expect(
      await auditOf(market, `order:${id}`, ['who', 'call', 'before', 'after', 'reason']),
    ).toEqual([
      {
        who: expect.stringMatching(/^seller:\d+$/) as string,
        call: 'sellerOrder.openBuyer',
        before: null,
        after: null,
        reason: '배송 문의 확인',
      },
    ])
  })

  test('거래가 끝나고 90일이 지나면 열리지 않고, 주문 파일에서도 가린다', async () => {
    const old = await openMarket()
    const { own } = await storesOf(old)
    const { buyer } = await aMember(old)
    const order = await aSale(old, { buyer })
    await happen(old, itemOf(order), ...WAY_TO.SC)
    await confirm(buyer, itemOf(order))
    old.advance(BUYER_DATA_DAYS * DAY_MS + 1)
    const late = (await loginSeller(old, own)).browser
    const path = `/sellers/orders/${order.ordersIdEncrypt}/buyer`
    const { body } = await late.call('POST', path, { body: { reason: '배송 문의 확인' } })
    const { text } = await late.ask<{ text: string }>('POST', '/sellers/orders.csv', {
      body: { reason: '배송 문의 확인' },
    })
    await old.close()
    expect([body.code, text.includes(SEOUL.receiverMobile), text.includes('홍*동')]).toEqual([
      'BUYER_DATA_CLOSED',
      false,
      true,
    ])
  })

  test('주문 파일은 사유가 없으면 가리고, 있으면 열며, 그대로 송장 파일이 된다', async () => {
    const order = await aSale(market)
    const body = { keyword: order.orderNumber }
    const masked = await seller.ask<{ text: string }>('POST', '/sellers/orders.csv', { body })
    const opened = await seller.ask<{ text: string }>('POST', '/sellers/orders.csv', {
      body: { ...body, reason: '택배 접수' },
    })
    const [head, row] = opened.text.split('\r\n')
    expect([
      masked.text.includes(SEOUL.receiverMobile),
      row?.includes(SEOUL.receiverMobile),
      head?.startsWith('\uFEFF주문상품번호,택배사,송장번호,'),
      row?.startsWith(`${order.orderNumber}-1,,,결제완료,`),
    ]).toEqual([false, true, true, true])
  })
})
