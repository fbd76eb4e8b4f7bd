import { settlePayment } from '@jangteo/server/payment/settle-payment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { addToCart } from '../../support/cart/inCart.ts'
import { requested, showClaim } from '../../support/claim/claimCalls.ts'
import { claimHistoryOf, work } from '../../support/claim/claimDesk.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import {
  owedFor,
  type OwedClaim,
  owedHistoryOf,
  payOwed,
  standOfOwed,
} from '../../support/claim/owedClaim.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import { itemsOf } from '../../support/order/paidOrder.ts'
import { agreeToAccount, atBank, type IssuedOrder, read } from '../../support/payment/deposit.ts'
import { fillOrder, type PlacedOrder, showOrder } from '../../support/purchase.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type Waiting = { readonly issued: IssuedOrder; readonly owed: OwedClaim }

/** A cancel of an order that was paid by deposit; its additional payment is being approved. */
async function aCancelBeingPaid(): Promise<Waiting> {
  const { buyer } = await aMemberInApp(market)
  const goods = await goodsAt(market, [48_000, 2_000])
  const { cartIdList } = await addToCart(market, buyer, ...goods.map((goodsId) => ({ goodsId })))
  const filled = await fillOrder(buyer, cartIdList)
  const body = { ...filled, paymentMethodEnum: 'VIRTUAL_ACCOUNT' }
  const placed = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body })
  const issued = await agreeToAccount(market, { buyer, order: placed })
  await atBank(market, issued, { action: 'deposit' })
  await read(market, issued)
  const order = await showOrder(buyer, placed)
  const reason = 'SIMPLE_CHANGE_OF_MIND'
  const claim = await requested({ buyer, order, type: 'CANCEL', reason, items: [1] })
  const own = { buyer, order, claim, owed: await owedFor({ buyer, order }, claim) }
  await buyer.ask('POST', `/systems/payments/${own.owed.paymentGatewayIdEncrypt}/request-data`, {
    body: { paymentMethodEnum: 'CARD' },
  })
  await payOwed(market, own, { answer: 'silent' })
  return { issued, owed: own }
}

async function standOfAll({ issued, owed }: Waiting) {
  const items = itemsOf(await showOrder(issued.buyer, issued.order))
  return {
    items: items.map((item) => [item.orderItemStatusEnum, item.claimStatusEnum]),
    stand: await standOfOwed(market, owed),
    claim: await claimHistoryOf(market, owed.claim),
    additional: await owedHistoryOf(market, owed),
  }
}

const WITHDRAWN = {
  items: [
    ['DR', null],
    ['DR', null],
  ],
  claim: ['buyer buyer.request >CA', 'gateway payment.reversed CA>WITHDRAWN'],
}

test('추가결제를 확인하는 동안 은행이 입금을 되가져가면, 확인이 끝난 뒤 취소가 없어지고 낸 돈은 돌아간다', async () => {
  const waiting = await aCancelBeingPaid()
  await atBank(market, waiting.issued, { action: 'reverse' })
  await read(market, waiting.issued)
  const during = await standOfAll(waiting)
  market.advance(60_000)
  await work(market, 'settle-payment')
  await work(market, 'settle-refunds')
  const after = await standOfAll(waiting)
  const { additionalPayment } = await showClaim(waiting.issued.buyer, waiting.owed.claim)
  expect({ during, after, shown: additionalPayment?.additionalPaymentStatusEnum }).toEqual({
    during: {
      items: [
        ['DR', null],
        ['DR', 'CA'],
      ],
      stand: { claim: 'CA', additional: 'APPROVING', payments: ['APPROVING'] },
      claim: ['buyer buyer.request >CA'],
      additional: ['buyer buyer.pay WAITING>APPROVING'],
    },
    after: {
      ...WITHDRAWN,
      stand: { claim: 'WITHDRAWN', additional: 'REFUNDED', payments: ['REFUND_COMPLETE'] },
      additional: [
        'buyer buyer.pay WAITING>APPROVING',
        'gateway gateway.approved APPROVING>PAID',
        'buyer claim.withdrawn PAID>REFUNDING',
        'gateway gateway.refunded REFUNDING>REFUNDED',
      ],
    },
    shown: 'REFUNDED',
  })
})

test('되가져간 입금과 추가결제의 확인이 같은 때에 와도 취소는 먼저 온 것을 따라 한 번 끝난다', async () => {
  const waiting = await aCancelBeingPaid()
  const { id } = await market.database.db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'APPROVING')
    .executeTakeFirstOrThrow()
  await atBank(market, waiting.issued, { action: 'reverse' })
  await atOnce<unknown>(market, 'payments', [
    () => read(market, waiting.issued),
    () => market.runtime.runPromise(settlePayment(id)),
  ])
  await work(market, 'settle-refunds')
  const { items, claim, stand } = await standOfAll(waiting)
  const reversedFirst = {
    ...WITHDRAWN,
    stand: { claim: 'WITHDRAWN', additional: 'REFUNDED', payments: ['REFUND_COMPLETE'] },
  }
  const approvedFirst = {
    items: [
      ['DR', null],
      ['C', 'CC'],
    ],
    claim: ['buyer buyer.request >CA', 'system system.completeAtOnce CA>CC'],
    stand: { claim: 'CC', additional: 'PAID', payments: ['DEPOSIT_COMPLETE'] },
  }
  expect([reversedFirst, approvedFirst]).toContainEqual({ items, claim, stand })
})
