import { settlePayment } from '@jangteo/server/payment/settle-payment'
import { WireIds } from '@jangteo/server/wire/wire-ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { requested, showClaim } from '../../support/claim/claimCalls.ts'
import { heldAtGateway, work } from '../../support/claim/claimDesk.ts'
import {
  accountFor,
  anOwedClaim,
  type OwedClaim,
  owedHistoryOf,
  payOwed,
  requestBy,
  standOfOwed,
} from '../../support/claim/owedClaim.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, aMemberInApp } from '../../support/member.ts'
import { itemsOf } from '../../support/order/paidOrder.ts'
import { atBank, read } from '../../support/payment/deposit.ts'
import { agreeInWindow, approve, showOrder } from '../../support/purchase.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const aBuyerInApp = async () => (await aMemberInApp(market)).buyer

const PAID = { claim: 'CC', additional: 'PAID', payments: ['DEPOSIT_COMPLETE'] }
const WAITING = { claim: 'CA', additional: 'WAITING', payments: ['PAYMENT_WAIT'] }

async function paymentIdOf({ owed }: Pick<OwedClaim, 'owed'>): Promise<number> {
  const wireIds = await market.runtime.runPromise(WireIds)
  return wireIds.open('payment', owed.paymentGatewayIdEncrypt) ?? 0
}

describe('결제', () => {
  test('카드로 내면 그것만 기다리던 취소가 바로 끝나고, 어느 클레임이었는지 답한다', async () => {
    const asked = await anOwedClaim(market, await aBuyerInApp())
    const before = await standOfOwed(market, asked)
    const { status, body } = await payOwed(market, asked)
    expect({
      before,
      answer: [status, body],
      after: await standOfOwed(market, asked),
      history: await owedHistoryOf(market, asked),
      items: itemsOf(await showOrder(asked.buyer, asked.order)).map(
        (item) => item.orderItemStatusEnum,
      ),
      held: await heldAtGateway(market, asked.order),
    }).toEqual({
      before: WAITING,
      answer: [
        200,
        {
          ordersIdEncrypt: asked.order.ordersIdEncrypt,
          orderClaimIdEncrypt: asked.claim.orderClaimIdEncrypt,
          paymentStatusEnum: 'DEPOSIT_COMPLETE',
        },
      ],
      after: PAID,
      history: ['buyer buyer.pay WAITING>APPROVING', 'gateway gateway.approved APPROVING>PAID'],
      items: ['DC', 'C'],
      held: 51_000,
    })
  })

  test('거절되면 주문은 그대로이고 다시 낼 수 있다', async () => {
    const asked = await anOwedClaim(market, await aBuyerInApp())
    const form = { action: 'decline', reason: 'REJECT_CARD_COMPANY', atConfirm: 'on' }
    const { status, body } = await payOwed(market, asked, form)
    const declined = await standOfOwed(market, asked)
    const items = itemsOf(await showOrder(asked.buyer, asked.order))
    const again = await payOwed(market, asked)
    expect([
      [status, body.code],
      declined,
      items.map((item) => item.orderItemStatusEnum),
      again.status,
      await standOfOwed(market, asked),
    ]).toEqual([[402, 'PAYMENT_DECLINED'], WAITING, ['DC', 'DC'], 200, PAID])
  })

  test('결제사가 대답하지 않으면 확인 중이고, 작업이 결과를 찾아 마무리한다', async () => {
    const asked = await anOwedClaim(market, await aBuyerInApp())
    const { status, body } = await payOwed(market, asked, { answer: 'silent' })
    const waiting = await standOfOwed(market, asked)
    await market.runtime.runPromise(settlePayment(await paymentIdOf(asked)))
    expect([status, body.code, waiting, await standOfOwed(market, asked)]).toEqual([
      503,
      'PAYMENT_UNCONFIRMED',
      { claim: 'CA', additional: 'APPROVING', payments: ['APPROVING'] },
      PAID,
    ])
  })

  test('승인을 두 번 청해도 한 번만 내고 같은 답을 듣는다', async () => {
    const asked = await anOwedClaim(market, await aBuyerInApp())
    const returned = await agreeInWindow(market, { buyer: asked.buyer, order: asked.owed })
    const first = await approve(asked.buyer, asked.owed, returned)
    const second = await approve(asked.buyer, asked.owed, returned)
    expect([first.status, second, (await owedHistoryOf(market, asked)).length]).toEqual([
      200,
      first,
      2,
    ])
  })

  test('남이 낼 수 없고, 다른 금액은 받지 않는다', async () => {
    const asked = await anOwedClaim(market, await aBuyerInApp())
    const stranger = (await aMember(market)).buyer
    const foreign = await requestBy({ ...asked, buyer: stranger }, 'CARD')
    const returned = await agreeInWindow(market, { buyer: asked.buyer, order: asked.owed })
    const other = await approve(asked.buyer, asked.owed, { ...returned, amount: 10 })
    expect([
      [foreign.status, foreign.body.code],
      [other.status, other.body.code],
      (await standOfOwed(market, asked)).additional,
    ]).toEqual([[404, 'PAYMENT_NOT_FOUND'], [409, 'PAYMENT_AMOUNT_DIFFERS'], 'WAITING'])
  })
})

describe('가상계좌', () => {
  test('다른 결제수단으로 계좌를 받으면 입금을 기다리고, 들어오면 취소가 끝난다', async () => {
    const asked = await anOwedClaim(market, await aBuyerInApp())
    const issued = await accountFor(market, asked)
    const waiting = await standOfOwed(market, asked)
    const order = await showOrder(asked.buyer, asked.order)
    await atBank(market, issued, { deed: 'deposit' })
    await read(market, issued)
    expect({
      waiting,
      ofOrder: [order.depositAccount, order.payment.paymentStatusEnum],
      after: await standOfOwed(market, asked),
      history: await owedHistoryOf(market, asked),
    }).toEqual({
      waiting: { claim: 'CA', additional: 'WAITING', payments: ['DEPOSIT_READY'] },
      ofOrder: [null, 'DEPOSIT_COMPLETE'],
      after: PAID,
      history: [
        'buyer buyer.pay WAITING>APPROVING',
        'gateway gateway.accountIssued APPROVING>WAITING',
        'gateway gateway.deposited WAITING>PAID',
      ],
    })
  })

  test('입금하지 않아 계좌가 닫히면 다시 다른 방법으로 낼 수 있다', async () => {
    const asked = await anOwedClaim(market, await aBuyerInApp())
    await accountFor(market, asked)
    market.advance(4 * DAY_MS)
    await work(market, 'expire-deposit', 'close-account')
    const closed = await standOfOwed(market, asked)
    const { additionalPayment } = await showClaim(asked.buyer, asked.claim)
    const paymentGatewayIdEncrypt = additionalPayment?.paymentGatewayIdEncrypt ?? ''
    const former = await requestBy(asked, 'CARD')
    const owed = { ...asked.owed, paymentGatewayIdEncrypt }
    const { status } = await payOwed(market, { ...asked, owed })
    expect([closed, former.body.code, status, await standOfOwed(market, asked)]).toEqual([
      {
        claim: 'CA',
        additional: 'WAITING',
        payments: ['DEPOSIT_CANCEL', 'PAYMENT_WAIT'],
      },
      'PAYMENT_NOT_WAITING',
      200,
      { claim: 'CC', additional: 'PAID', payments: ['DEPOSIT_CANCEL', 'DEPOSIT_COMPLETE'] },
    ])
  })
})

describe('목록', () => {
  const listOf = (buyer: Buyer, query = '') =>
    buyer.ask<{ content: readonly object[]; totalElements: number }>(
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

  test('쪽을 나눈다', async () => {
    const buyer = await aBuyerInApp()
    await anOwedClaim(market, buyer)
    await anOwedClaim(market, buyer, 'RETURN')
    const pages = [await listOf(buyer, '?size=1'), await listOf(buyer, '?size=1&page=1')]
    expect(pages.map(({ content, totalElements }) => [content.length, totalElements])).toEqual([
      [1, 2],
      [1, 2],
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
      cardSlipUrl: `/sandbox-gateway/receipt/${returned.gatewayOrderId}`,
      cashReceiptUrl: null,
    },
  ])
})

test('추가결제가 걸린 상품은 그것부터 내라고 한다', async () => {
  const asked = await anOwedClaim(market, await aBuyerInApp())
  const again = requested({
    buyer: asked.buyer,
    order: asked.order,
    type: 'CANCEL',
    reason: 'SIMPLE_CHANGE_OF_MIND',
    items: [1],
  })
  await expect(again).rejects.toThrow('ORDER_ITEM_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY')
})
