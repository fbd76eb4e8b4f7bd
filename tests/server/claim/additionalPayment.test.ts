import { settlePayment } from '@jangteo/server/payment/settle-payment'
import { WireIds } from '@jangteo/server/wire/wire-ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { requested, showClaim } from '../../support/claim/claimCalls.ts'
import { heldAtGateway } from '../../support/claim/claimDesk.ts'
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
import { endOverdue } from '../../support/payment/endOverdue.ts'
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
    await atBank(market, issued, { action: 'deposit' })
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
    await endOverdue(market, 'close-account')
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

test('비회원도 주문을 연 창에서 추가결제를 내고, 목록은 없다', async () => {
  const asked = await anOwedClaim(market, aBuyer(market))
  const { status } = await payOwed(market, asked)
  const list = await asked.buyer.call('GET', '/orders/claims/add-payments')
  expect([status, await standOfOwed(market, asked), list.body.code]).toEqual([
    200,
    PAID,
    'SESSION_REQUIRED',
  ])
})

test('은행이 입금을 도로 가져가면 클레임은 그대로이고 사람이 살핀다', async () => {
  const asked = await anOwedClaim(market, await aBuyerInApp(), 'EXCHANGE')
  const issued = await accountFor(market, asked)
  await atBank(market, issued, { action: 'deposit' })
  await read(market, issued)
  await atBank(market, issued, { action: 'reverse' })
  await read(market, issued)
  expect([await standOfOwed(market, asked), (await owedHistoryOf(market, asked)).length]).toEqual([
    { claim: 'EA', additional: 'PAID', payments: ['DEPOSIT_COMPLETE'] },
    3,
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
