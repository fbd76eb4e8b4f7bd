import type {
  operatorOrder,
  operatorOrderDetail,
} from '@jangteo/contract/order/operatorOrder.schemas'
import { orderNumberToId } from '@jangteo/core/order/orderNumber.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { auditOf } from '../../support/auditLog.ts'
import type { Buyer } from '../../support/buyer.ts'
import { requested } from '../../support/claim/claimCalls.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { itemOf } from '../../support/order/paidOrder.ts'
import { ORDERER, SEOUL } from '../../support/purchase.ts'
import { act, aSale, bothSellers, type BuyerAnswer } from '../../support/seller/sellerDesk.ts'
import { loginOperator } from '../../support/staff.ts'

type Order = z.output<typeof operatorOrder>
type Detail = z.output<typeof operatorOrderDetail>

let market: TestMarket
let operator: Buyer
let operatorId: number
beforeAll(async () => {
  market = await openMarket()
  const login = await loginOperator(market, ['ORDERS'])
  operator = login.browser
  operatorId = login.operatorId
})
afterAll(() => market.close())

async function find(keyword: string): Promise<string[]> {
  const path = `/operators/orders?keyword=${encodeURIComponent(keyword)}`
  const { content } = await operator.ask<{ content: Order[] }>('GET', path)
  return content.map(({ orderNumber }) => orderNumber)
}

test('주문번호와 휴대폰과 송장으로 찾고, 이름으로는 찾지 못한다', async () => {
  const { buyer } = await aMember(market)
  const order = await aSale(market, { buyer })
  const { seller } = await bothSellers(market)
  await act(seller, '/sellers/orders/acknowledge', { items: [itemOf(order)] })
  const parcel = { courierEnum: 'FREIGHT', invoice: '900000000001' }
  await act(seller, '/sellers/orders/ship', { items: [itemOf(order)], ...parcel })
  const found = [
    await find(order.orderNumber),
    await find(buyer.mobile),
    await find(parcel.invoice),
    await find(ORDERER.name),
  ]
  const own = [order.orderNumber]
  expect(found).toEqual([own, own, own, []])
})

test('한 주문의 상품과 돈과 신청을 보고, 구매자는 사유를 적어야 열린다', async () => {
  const { buyer } = await aMember(market)
  const order = await aSale(market, { buyer })
  await requested({ buyer, order, type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' })
  const path = `/operators/orders/${order.ordersIdEncrypt}`
  const detail = await operator.ask<Detail>('GET', path)
  const opened = await operator.ask<BuyerAnswer>('POST', `${path}/buyer`, {
    body: { reason: '배송 문의 확인' },
  })
  const target = `order:${orderNumberToId(order.orderNumber)}`
  const audit = await auditOf(market, target, ['who', 'call', 'reason'])
  expect([
    detail.items.map((item) => item.orderItemStatusEnum),
    detail.claims.map((claim) => [claim.claimTypeEnum, claim.claimStatusEnum]),
    detail.refunds.map(({ amount }) => amount),
    detail.buyer.receiverName,
    opened.receiverMobile,
    audit,
  ]).toEqual([
    ['C'],
    [['CANCEL', 'CC']],
    [order.payableAmount],
    '홍*동',
    SEOUL.receiverMobile,
    [{ who: `operator:${operatorId}`, call: 'operatorOrder.openBuyer', reason: '배송 문의 확인' }],
  ])
})
