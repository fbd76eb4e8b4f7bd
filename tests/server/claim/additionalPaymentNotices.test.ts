import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { showClaim } from '../../support/claim/claimCalls.ts'
import { anOwedClaim, type OwedClaim, payOwed } from '../../support/claim/owedClaim.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, aMemberInApp } from '../../support/member.ts'
import { itemsOf } from '../../support/order/paidOrder.ts'
import { agreeInWindow, approve } from '../../support/purchase.ts'

type Life = {
  readonly chart: string
  readonly title: string
  readonly endsAt: string
  readonly status: string
}

type Listed = { readonly orderClaimIdEncrypt: string }

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const aBuyerInApp = async () => (await aMemberInApp(market)).buyer

describe('목록', () => {
  const listOf = (buyer: Buyer, query = '') =>
    buyer.ask<{ content: readonly Listed[]; totalElements: number }>(
      'GET',
      `/orders/claims/add-payments${query}`,
    )

  const goodsOf = ({ order }: OwedClaim) => itemsOf(order)[1]

  test('기다리는 것부터, 무엇 때문에 얼마인지와 언제까지인지를 보이고, 남의 것은 없다', async () => {
    const buyer = await aBuyerInApp()
    const first = await anOwedClaim(market, buyer, 'EXCHANGE')
    market.advance(1_000)
    const second = await anOwedClaim(market, buyer)
    await payOwed(market, second)
    const { content, totalElements } = await listOf(buyer)
    const stranger = await listOf((await aMember(market)).buyer)
    const lines = [
      { asked: first, state: 'WAITING', reasonEnum: 'EXCHANGE_FEE', amount: 6_000 },
      { asked: second, state: 'PAID', reasonEnum: 'INITIAL_FEE', amount: 3_000 },
    ]
    const details = await Promise.all(lines.map(({ asked }) => showClaim(buyer, asked.claim)))
    expect([totalElements, stranger.content, content]).toEqual([
      2,
      [],
      lines.map(({ asked, state, ...reason }, index) => ({
        additionalPaymentIdEncrypt: details[index]?.additionalPayment?.additionalPaymentIdEncrypt,
        paymentGatewayIdEncrypt: asked.owed.paymentGatewayIdEncrypt,
        orderClaimIdEncrypt: asked.claim.orderClaimIdEncrypt,
        claimTypeEnum: asked.claim.claimTypeEnum,
        ordersIdEncrypt: asked.order.ordersIdEncrypt,
        orderNumber: asked.order.orderNumber,
        goodsName: goodsOf(asked)?.goodsName,
        picture: goodsOf(asked)?.picture,
        amount: asked.owed.payableAmount,
        currencyCode: 'KRW',
        reasonList: [reason],
        askedAt: details[index]?.requestedAt,
        dueAt: details[index]?.additionalPayment?.dueAt,
        additionalPaymentStatusEnum: state,
        depositAccount: null,
      })),
    ])
  })

  test('쪽을 나누고, 둘 다 기다리면 새것부터 보인다', async () => {
    const buyer = await aBuyerInApp()
    const former = await anOwedClaim(market, buyer)
    const later = await anOwedClaim(market, buyer, 'RETURN')
    const pages = [await listOf(buyer, '?size=1'), await listOf(buyer, '?size=1&page=1')]
    expect(
      pages.map(({ content, totalElements }) => [
        content.map(({ orderClaimIdEncrypt }) => orderClaimIdEncrypt),
        totalElements,
      ]),
    ).toEqual([
      [[later.claim.orderClaimIdEncrypt], 2],
      [[former.claim.orderClaimIdEncrypt], 2],
    ])
  })

  test('결제 화면은 무엇을 내는지와 어느 클레임인지를 안다', async () => {
    const asked = await anOwedClaim(market, await aBuyerInApp(), 'RETURN')
    const { paymentGatewayIdEncrypt } = asked.owed
    const query = `paymentGatewayIdEncrypt=${paymentGatewayIdEncrypt}`
    const page = await asked.buyer.ask<Record<string, unknown>>(
      'GET',
      `/systems/pages/payment?${query}`,
    )
    const { orderName, amount, orderClaimIdEncrypt, paymentProgressEnum } = page
    expect({ orderName, amount, orderClaimIdEncrypt, paymentProgressEnum }).toEqual({
      orderName: '반품 추가결제',
      amount: 4_000,
      orderClaimIdEncrypt: asked.claim.orderClaimIdEncrypt,
      paymentProgressEnum: 'PAYABLE',
    })
  })
})

test('주문의 이력은 추가결제와 그 결제도 말한다', async () => {
  const asked = await anOwedClaim(market, await aBuyerInApp())
  await payOwed(market, asked)
  const { lives } = await aBuyer(market).ask<{ lives: readonly Life[] }>(
    'GET',
    `/dev/orders/${asked.order.orderNumber}/history`,
  )
  const paid = lives.filter(({ chart }) => chart === 'additionalPayment' || chart === 'payment')
  expect(paid.map(({ title, endsAt, status }) => [title, endsAt, status])).toEqual([
    ['취소 추가결제', 'PAID', 'PAID'],
    ['결제 50,000원', 'DEPOSIT_COMPLETE', 'DEPOSIT_COMPLETE'],
    ['추가결제 1,000원', 'DEPOSIT_COMPLETE', 'DEPOSIT_COMPLETE'],
  ])
})

test('영수증은 추가결제도 말한다', async () => {
  const asked = await anOwedClaim(market, await aBuyerInApp())
  const returned = await agreeInWindow(market, { buyer: asked.buyer, order: asked.owed })
  await approve(asked.buyer, asked.owed, returned)
  const path = `/systems/payments/orders-receipt/${asked.order.ordersIdEncrypt}`
  const receipts = await asked.buyer.ask<{ additionalPaymentList: readonly object[] }>('GET', path)
  const { additionalPaymentList } = receipts
  expect(additionalPaymentList).toEqual([
    {
      orderClaimIdEncrypt: asked.claim.orderClaimIdEncrypt,
      claimTypeEnum: 'CANCEL',
      paymentMethodEnum: 'CARD',
      amount: 1_000,
      paidAt: new Date(market.now()).toISOString(),
      cardReceiptUrl: `/sandbox-gateway/receipt/${returned.gatewayOrderId}`,
      cashReceiptUrl: null,
    },
  ])
})
