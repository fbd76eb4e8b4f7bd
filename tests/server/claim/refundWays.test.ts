import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import type { CancelOutcome, CancelRequest } from '@jangteo/payment/gateway.port'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { addToCart } from '../../support/cart/inCart.ts'
import { anOrderOf, request, requested, showClaim } from '../../support/claim/claimCalls.ts'
import {
  goOn,
  heldAtGateway,
  payAdditional,
  withdraw,
  work,
} from '../../support/claim/claimDesk.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { anOwedClaim, standOfOwed } from '../../support/claim/owedClaim.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import { happen, itemsOf, WAY_TO } from '../../support/order/paidOrder.ts'
import { atRefundDesk, sendToRefund } from '../../support/payment/refundDesk.ts'
import { ACCOUNT, agreeToAccount, atBank, read } from '../../support/payment/deposit.ts'
import {
  agreeInWindow,
  approve,
  fillOrder,
  type OrderDetail,
  type PlacedOrder,
  showOrder,
} from '../../support/purchase.ts'

/** Refunds that the gateway was asked for, with its answers before it obeys. */
const asked: CancelRequest[] = []
const answers: CancelOutcome[] = []

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({
    wrapGateway: (gateway) => ({
      ...gateway,
      cancel: (sent) =>
        Effect.suspend(() => {
          asked.push(sent)
          const answer = answers.shift()
          return answer === undefined ? gateway.cancel(sent) : Effect.succeed(answer)
        }),
    }),
  })
})
afterAll(() => market.close())
beforeEach(() => {
  asked.length = 0
  answers.length = 0
})

const settle = () => work(market, 'settle-refunds', 'finish-withdrawal')

/** Two goods of 60,000 and 20,000 won, ordered and paid by phone or into an account. */
async function paidBy(paymentMethodEnum: 'PHONE' | 'VIRTUAL_ACCOUNT') {
  const { buyer } = await aMemberInApp(market)
  const goods = await goodsAt(market, [60_000, 20_000])
  const picks = goods.map((goodsId) => ({ goodsId }))
  const { cartIdList } = await addToCart(market, buyer, ...picks)
  const body = { ...(await fillOrder(buyer, cartIdList)), paymentMethodEnum }
  const placed = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body })
  if (paymentMethodEnum === 'VIRTUAL_ACCOUNT') {
    const issued = await agreeToAccount(market, { buyer, order: placed })
    await atBank(market, issued, { action: 'deposit' })
    await read(market, issued)
  } else {
    const returned = await agreeInWindow(market, { buyer, order: placed })
    await approve(buyer, placed, returned)
  }
  return { buyer, order: await showOrder(buyer, placed), placed }
}

function registerAccount(buyer: Buyer, { payment }: OrderDetail) {
  const path = `/systems/payments/${payment.paymentGatewayIdEncrypt}/account-validation-check`
  return buyer.ask('POST', path, { body: ACCOUNT })
}

const cancelOf = ({ buyer, order }: { readonly buyer: Buyer; readonly order: OrderDetail }) => ({
  buyer,
  order,
  type: 'CANCEL' as const,
  reason: 'SIMPLE_CHANGE_OF_MIND' as const,
  items: [1],
})

test('가상계좌로 산 것은 환불계좌를 말해야 취소할 수 있고, 그 계좌로 돌려준다', async () => {
  const bought = await paidBy('VIRTUAL_ACCOUNT')
  const refused = await request(cancelOf(bought))
  await registerAccount(bought.buyer, bought.order)
  const claim = await requested(cancelOf(bought))
  await settle()
  const { refundList } = await showClaim(bought.buyer, claim)
  expect({
    refused: [refused.status, refused.body.code, refused.body.message],
    refunds: refundList.map(({ amount, way, refundStatusEnum }) => [amount, way, refundStatusEnum]),
    sent: asked.map(({ amount, cancellableAmount, refundAccount }) => ({
      amount,
      cancellableAmount,
      to: refundAccount?.accountNumber,
    })),
  }).toEqual({
    refused: [409, 'CLAIM_REFUND_ACCOUNT_REQUIRED', '환불받을 계좌를 입력해 주세요.'],
    refunds: [[20_000, 'ACCOUNT', 'DONE']],
    sent: [{ amount: 20_000, cancellableAmount: 80_000, to: '110123456789' }],
  })
})

test('휴대폰으로 낸 돈의 일부는 결제사에 묻지 않고, 사람이 보낸 뒤 기록한다', async () => {
  const bought = await paidBy('PHONE')
  const refused = await request(cancelOf(bought))
  await registerAccount(bought.buyer, bought.order)
  await requested(cancelOf(bought))
  await settle()
  const [refund, ...rest] = await atRefundDesk(market, bought.order)
  const again = await sendToRefund(market, refund, 'system.askAgain')
  const recorded = [
    await sendToRefund(market, refund, 'system.recorded'),
    await sendToRefund(market, refund, 'system.recorded'),
  ]
  const { payment } = await showOrder(bought.buyer, bought.order)
  expect({
    refused: refused.body.code,
    waiting: [refund?.way, refund?.refundStatusEnum, refund?.failureCode, refund?.account, rest],
    again,
    recorded,
    asked,
    left: [payment.refundedAmount, payment.refundList.map((one) => one.refundStatusEnum)],
    desk: await atRefundDesk(market, bought.order),
  }).toEqual({
    refused: 'CLAIM_REFUND_ACCOUNT_REQUIRED',
    waiting: [
      'ACCOUNT',
      'REFUSED',
      'REFUND_BY_TRANSFER',
      { bankCode: '88', accountNumber: '110123456789', holderName: '홍길동' },
      [],
    ],
    again: 'PAYMENT_REFUND_BY_HAND',
    recorded: ['done', 'PAYMENT_REFUND_ENDED'],
    asked: [],
    left: [20_000, ['DONE']],
    desk: [],
  })
})

test('일부를 돌려준 뒤에도 결제한 때는 그대로이다', async () => {
  const { buyer } = await aMemberInApp(market)
  const order = await anOrderOf(market, buyer, { goods: await goodsAt(market, [60_000, 20_000]) })
  market.advance(DAY_MS)
  await requested(cancelOf({ buyer, order }))
  await settle()
  const { payment } = await showOrder(buyer, order)
  expect([payment.refundedAmount, payment.completedAt]).toEqual([20_000, order.payment.completedAt])
})

test('결제사가 거절한 환불은 새 열쇠로 다시 청하고, 두 번 눌러도 한 번만 나간다', async () => {
  const { buyer } = await aMemberInApp(market)
  const owed = await anOwedClaim(market, buyer, 'EXCHANGE')
  await payAdditional(market, buyer, owed.claim)
  asked.length = 0
  answers.push({ outcome: 'refused', code: 'NOT_CANCELABLE_PAYMENT' })
  const refused = await withdraw(buyer, owed.claim)
  const failed = await standOfOwed(market, owed)
  const again = await withdraw(buyer, owed.claim)
  const [refund] = await atRefundDesk(market, owed.order)
  const ask = () => sendToRefund(market, refund, 'system.askAgain')
  const sent = await atOnce(market, 'payment_refunds', [ask, ask])
  await settle()
  expect({
    refused: [refused.status, refused.body.code, again.body.code],
    failed,
    sent: sent.toSorted(),
    after: await standOfOwed(market, owed),
    keys: asked.map(({ idempotencyKey, amount }) => [idempotencyKey.endsWith(':2'), amount]),
    held: await heldAtGateway(market, owed.order),
  }).toEqual({
    refused: [409, 'ADD_PAYMENT_REFUND_ERROR', 'ADD_PAYMENT_REFUND_ERROR'],
    failed: { claim: 'EA', additional: 'REFUND_FAILED', payments: ['DEPOSIT_COMPLETE'] },
    sent: ['PAYMENT_REFUND_ENDED', 'done'],
    after: { claim: 'WITHDRAWN', additional: 'REFUNDED', payments: ['REFUND_COMPLETE'] },
    keys: [
      [false, 6_000],
      [true, 6_000],
    ],
    held: 50_000,
  })
})

test('은행이 잃은 환불은 다시 청하지 않고, 기록하면 철회가 끝난다', async () => {
  const { buyer } = await aMemberInApp(market)
  const owed = await anOwedClaim(market, buyer, 'EXCHANGE')
  await payAdditional(market, buyer, owed.claim)
  answers.push({
    outcome: 'cancelled',
    cancelledAtMs: market.now(),
    cancelledAmount: 6_000,
    transactionKey: 'lost',
    refundStatus: 'failed',
  })
  await withdraw(buyer, owed.claim)
  const [refund] = await atRefundDesk(market, owed.order)
  const said = [
    await sendToRefund(market, refund, 'system.askAgain'),
    await sendToRefund(market, refund, 'system.recorded'),
  ]
  await settle()
  expect([refund?.failureCode, said, await standOfOwed(market, owed)]).toEqual([
    'REFUND_TRANSFER_FAILED',
    ['PAYMENT_REFUND_BY_HAND', 'done'],
    { claim: 'WITHDRAWN', additional: 'REFUNDED', payments: ['REFUND_COMPLETE_MANUAL'] },
  ])
})

test('영수증은 무엇이 왜 돌아갔는지 말한다', async () => {
  const { buyer } = await aMemberInApp(market)
  const owed = await anOwedClaim(market, buyer, 'EXCHANGE')
  await payAdditional(market, buyer, owed.claim)
  await withdraw(buyer, owed.claim)
  const at = new Date(market.now()).toISOString()
  const receipts = await buyer.ask<{ refundList: readonly object[] }>(
    'GET',
    `/systems/payments/orders-receipt/${owed.order.ordersIdEncrypt}`,
  )
  expect(receipts.refundList).toEqual([
    {
      amount: 6_000,
      refundStatusEnum: 'DONE',
      requestedAt: at,
      settledAt: at,
      paymentMethodEnum: 'CARD',
      orderClaimIdEncrypt: owed.claim.orderClaimIdEncrypt,
      isAdditional: true,
    },
  ])
})

test('없는 환불은 다룰 수 없다', async () => {
  const path = '/dev/desk/refunds/AAAAAAAAAAAAAAAAAAAAAA/events'
  const { status, body } = await aBuyer(market).call('POST', path, {
    body: { type: 'system.recorded' },
  })
  expect([status, body.code]).toEqual([404, 'PAYMENT_REFUND_NOT_FOUND'])
})

test('휴대폰으로 낸 달이 지나서 승인되면 계좌를 물은 뒤 사람이 보낸다', async () => {
  const { buyer, order } = await paidBy('PHONE')
  for (const item of itemsOf(order)) await happen(market, item, ...WAY_TO.SR)
  const claim = await requested({ ...cancelOf({ buyer, order }), items: [0, 1] })
  const quoted = (await showClaim(buyer, claim)).refund
  market.advance(32 * DAY_MS)
  await goOn(market, claim, 'seller.approve')
  await settle()
  const path = `/orders/manages/${order.ordersIdEncrypt}/refund-account`
  const before = await buyer.ask<{ required: boolean; account: object | null }>('GET', path)
  const [waiting] = await atRefundDesk(market, order)
  await registerAccount(buyer, order)
  await settle()
  const [known] = await atRefundDesk(market, order)
  expect({
    quoted: [quoted?.refundByMethod, quoted?.refundAccountRequired],
    before,
    refunds: [waiting, known].map((one) => `${one?.way} ${one?.refundStatusEnum} ${one?.amount}`),
    recorded: [await sendToRefund(market, known, 'system.recorded'), asked.length],
    left: (await showOrder(buyer, order)).payment.refundList.map((one) => one.refundStatusEnum),
  }).toEqual({
    quoted: [[{ method: 'PHONE', amount: 80_000, way: 'GATEWAY' }], false],
    before: { required: true, account: null },
    refunds: ['ACCOUNT REQUESTED 80000', 'ACCOUNT REFUSED 80000'],
    recorded: ['done', 0],
    left: ['DONE'],
  })
})
