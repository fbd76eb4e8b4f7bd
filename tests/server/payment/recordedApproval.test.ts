import { settlePayment } from '@jangteo/server/payment/settle-payment'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer, type RefusalBody } from '../../support/buyer.ts'
import { work } from '../../support/claim/claimDesk.ts'
import { requested } from '../../support/claim/claimCalls.ts'
import {
  accountFor,
  anOwedClaim,
  owedHistoryOf,
  payOwed,
  standOfOwed,
} from '../../support/claim/owedClaim.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import { refundsOf, standOf } from '../../support/payment/deposit.ts'
import {
  agreeInWindow,
  approve,
  type PlacedOrder,
  placeOrder,
  putInCart,
  showOrder,
} from '../../support/purchase.ts'

const STRAWBERRIES = 2
const MEMO = '결제사 관리자에서 확인했어요'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type RecordType = 'system.depositRecorded' | 'system.approvalRecorded' | 'system.approvalEnded'
type Named = Pick<PlacedOrder, 'paymentGatewayIdEncrypt'>

function record({ paymentGatewayIdEncrypt: id }: Named, type: RecordType, memo = MEMO) {
  const path = `/dev/desk/payments/${id}/events`
  return aBuyer(market).call<Partial<RefusalBody>>('POST', path, { body: { type, memo } })
}

/** An order whose gateway says nothing to its approval. */
async function unanswered() {
  const buyer = aBuyer(market)
  const order = await placeOrder(buyer, [await putInCart(buyer, STRAWBERRIES)])
  const returned = await agreeInWindow(market, { buyer, order, form: { answer: 'silent' } })
  await approve(buyer, order, returned)
  const attempt = await market.database.db
    .selectFrom('payment_attempts')
    .select(['id', 'payment_id'])
    .where('gateway_order_id', '=', returned.gatewayOrderId)
    .executeTakeFirstOrThrow()
  const { id: attemptId, payment_id: paymentId } = attempt
  const issued = { buyer, order, attemptId, paymentId, gatewayOrderId: returned.gatewayOrderId }
  return { ...issued, returned }
}

async function pendingAtDesk({ orderNumber }: PlacedOrder) {
  const { content } = await aBuyer(market).ask<{
    content: { orderNumber: string; paymentStateEnum: string; events: { type: string }[] }[]
  }>('GET', '/dev/desk/payments')
  return content
    .filter((payment) => payment.orderNumber === orderNumber)
    .map(({ paymentStateEnum, events }) => [paymentStateEnum, ...events.map(({ type }) => type)])
}

describe('답이 없는 승인', () => {
  test('데스크가 승인됐다고 적으면 주문은 결제완료이고, 결제사에 더 묻지 않는다', async () => {
    const asked = await unanswered()
    const before = await pendingAtDesk(asked.order)
    const { status } = await record(asked.order, 'system.approvalRecorded')
    await market.runtime.runPromise(settlePayment(asked.paymentId))
    const again = await approve(asked.buyer, asked.order, asked.returned)
    expect({
      before,
      status,
      stand: await standOf(market, asked),
      later: await pendingAtDesk(asked.order),
      again: again.status,
    }).toEqual({
      before: [['APPROVING', 'system.approvalRecorded', 'system.approvalEnded']],
      status: 200,
      stand: { payment: 'DEPOSIT_COMPLETE_MANUAL', items: ['DC'] },
      later: [],
      again: 200,
    })
  })

  test('적은 승인은 결제사에 묻지 않고 사람이 돌려준다', async () => {
    const asked = await unanswered()
    await record(asked.order, 'system.approvalRecorded')
    const { buyer } = asked
    const order = await showOrder(buyer, asked.order)
    const reason = 'SIMPLE_CHANGE_OF_MIND'
    await requested({ buyer, order, type: 'CANCEL', reason, items: [0] })
    await work(market, 'settle-refunds')
    expect(await refundsOf(market, asked)).toEqual([
      {
        amount: asked.order.payableAmount,
        status: 'REFUSED',
        failure_code: 'REFUND_BY_TRANSFER',
      },
    ])
  })

  test('없었다고 적으면 다시 결제할 수 있고, 결제사가 뒤늦게 승인했다고 하면 그 돈은 돌려준다', async () => {
    const asked = await unanswered()
    await record(asked.order, 'system.approvalEnded')
    const ended = await standOf(market, asked)
    const reported = await approve(asked.buyer, asked.order, asked.returned)
    await work(market, 'read-notices')
    const { buyer, order } = asked
    const returned = await agreeInWindow(market, { buyer, order })
    const paid = await approve(buyer, order, returned)
    expect({
      ended,
      reported: [reported.status, reported.body.code],
      paid: paid.status,
      stand: await standOf(market, asked),
      sentBack: (await refundsOf(market, asked)).map(({ amount }) => amount),
    }).toEqual({
      ended: { payment: 'PAYMENT_WAIT', items: ['PW'] },
      reported: [402, 'PAYMENT_DECLINED'],
      paid: 200,
      stand: { payment: 'DEPOSIT_COMPLETE', items: ['DC'] },
      sentBack: [asked.order.payableAmount],
    })
  })

  test('까닭이 없거나, 결제가 아니거나, 기다리지 않으면 거절된다', async () => {
    const asked = await unanswered()
    const short = await record(asked.order, 'system.approvalEnded', '확인')
    const deposit = await record(asked.order, 'system.depositRecorded')
    const nobody = await record({ paymentGatewayIdEncrypt: 'A'.repeat(22) }, 'system.approvalEnded')
    await record(asked.order, 'system.approvalEnded')
    const twice = await record(asked.order, 'system.approvalRecorded')
    const answers = [short, deposit, nobody, twice]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'CLAIM_REASON_DETAIL_REQUIRED'],
      [503, 'PAYMENT_UNCONFIRMED'],
      [404, 'PAYMENT_NOT_FOUND'],
      [409, 'PAYMENT_NOT_WAITING'],
    ])
  })

  test('두 데스크가 동시에 다르게 적어도 하나만 남는다', async () => {
    const asked = await unanswered()
    const types = ['system.approvalRecorded', 'system.approvalEnded'] as const
    const answers = await atOnce(
      market,
      'payment_history',
      types.map((type) => () => record(asked.order, type)),
    )
    const isRecorded = answers[0]?.status === 200
    expect([
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      (await standOf(market, asked)).payment,
    ]).toEqual([[200, 409], isRecorded ? 'DEPOSIT_COMPLETE_MANUAL' : 'PAYMENT_WAIT'])
  })
})

describe('추가결제', () => {
  const anOwed = async () => anOwedClaim(market, (await aMemberInApp(market)).buyer)

  test('결제사가 알리지 않은 입금을 적으면 기다리던 취소가 끝난다', async () => {
    const asked = await anOwed()
    await accountFor(market, asked)
    const { status } = await record(asked.owed, 'system.depositRecorded')
    expect([status, await standOfOwed(market, asked)]).toEqual([
      200,
      { claim: 'CC', additional: 'PAID', payments: ['DEPOSIT_COMPLETE_MANUAL'] },
    ])
  })

  test('답이 없는 승인을 승인됐다고 적으면 취소가 끝나고, 없었다고 적으면 다시 낼 수 있다', async () => {
    const approved = await anOwed()
    await payOwed(market, approved, { answer: 'silent' })
    await record(approved.owed, 'system.approvalRecorded')
    const ended = await anOwed()
    await payOwed(market, ended, { answer: 'silent' })
    await record(ended.owed, 'system.approvalEnded')
    const waiting = await standOfOwed(market, ended)
    const again = await payOwed(market, ended)
    expect({
      approved: await standOfOwed(market, approved),
      history: (await owedHistoryOf(market, approved)).at(-1),
      waiting,
      again: again.status,
    }).toEqual({
      approved: { claim: 'CC', additional: 'PAID', payments: ['DEPOSIT_COMPLETE_MANUAL'] },
      history: 'system system.approvalRecorded APPROVING>PAID',
      waiting: { claim: 'CA', additional: 'WAITING', payments: ['PAYMENT_WAIT'] },
      again: 200,
    })
  })
})
