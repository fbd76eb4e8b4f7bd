import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { createGateways } from '@jangteo/payment/gateways'
import { createTossGateway } from '@jangteo/payment/toss/toss-gateway'
import { readNotices } from '@jangteo/server/payment/read-notices'
import { settlePayment } from '@jangteo/server/payment/settle-payment'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { OPENED_AT_MS } from '../../support/databaseServer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { type IssuedOrder, placeBy, standOf } from '../../support/payment/deposit.ts'
import { agreeInWindow, approve, showOrder } from '../../support/purchase.ts'
import { SECRET_KEY, startTossStandIn, type TossStandIn } from '../../support/toss/standIn.ts'

const clock = { nowMs: () => OPENED_AT_MS }
/** Which gateway is open; the other one finishes what began there. */
let isTossOpen = true

let toss: TossStandIn
let market: TestMarket
beforeAll(async () => {
  toss = await startTossStandIn({ nowMs: () => clock.nowMs() })
  market = await openMarket({
    chooseGateways: (sandbox, now) => {
      clock.nowMs = now
      const port = createTossGateway({
        secretKey: SECRET_KEY,
        apiUrl: toss.apiUrl,
        nowMs: now,
        answerTimeoutMs: 5_000,
      })
      const { named } = createGateways(sandbox, [port])
      return {
        get open() {
          return isTossOpen ? port : sandbox
        },
        named,
      }
    },
  })
})
beforeEach(() => {
  isTossOpen = true
})
afterAll(async () => {
  await market.close()
  await toss.close()
})

/** An order whose window is open at the gateway that is open. */
async function anOpenWindow(method: PaymentMethod = 'CARD') {
  const buyer = aBuyer(market)
  const order = await placeBy(buyer, method)
  const { gatewayOrderId, windowUrl } = await buyer.ask<{
    gatewayOrderId: string
    windowUrl: string
  }>('POST', `/systems/payments/${order.paymentGatewayIdEncrypt}/request-data`, { body: {} })
  const { id: attemptId, payment_id: paymentId } = await market.database.db
    .selectFrom('payment_attempts')
    .select(['id', 'payment_id'])
    .where('gateway_order_id', '=', gatewayOrderId)
    .executeTakeFirstOrThrow()
  return { buyer, order, gatewayOrderId, windowUrl, attemptId, paymentId }
}

/** Query that the buyer comes back with from the window's last address. */
function returnedOf(address: URL, gatewayOrderId: string) {
  const { searchParams } = address
  const paymentKey = searchParams.get('paymentKey') ?? ''
  return { gatewayOrderId, paymentKey, amount: Number(searchParams.get('amount')) }
}

async function agreedAtToss(method: PaymentMethod = 'CARD') {
  const opened = await anOpenWindow(method)
  const address = toss.window.agree(opened.gatewayOrderId)
  return { ...opened, address, returned: returnedOf(address, opened.gatewayOrderId) }
}

const approveIt = ({ buyer, order, returned }: Awaited<ReturnType<typeof agreedAtToss>>) =>
  approve(buyer, order, returned)

const PAID = { payment: 'DEPOSIT_COMPLETE', items: ['DC'] }
const ASKED = { payment: 'APPROVING', items: ['PW'] }

describe('토스페이먼츠로 사기', () => {
  test('결제창에서 동의하고 돌아오면 결제가 끝난다', async () => {
    const opened = await agreedAtToss()
    const { status } = await approveIt(opened)
    const { payment } = await showOrder(opened.buyer, opened.order)
    expect({
      window: opened.windowUrl,
      back: [opened.address.origin, opened.address.pathname],
      status,
      stand: await standOf(market, opened),
      card: [payment.cardCompany, payment.installmentMonths],
    }).toEqual({
      window: `${toss.apiUrl}/v1/payments/${opened.returned.paymentKey}/checkout`,
      back: ['http://market.test', '/order/processing'],
      status: 200,
      stand: PAID,
      card: ['현대카드', 3],
    })
  })

  test('카드사가 거절하면 까닭을 알려 주고, 새 결제창에서 다시 결제한다', async () => {
    const opened = await agreedAtToss()
    toss.window.declineAtConfirm(opened.gatewayOrderId, 'REJECT_ACCOUNT_PAYMENT')
    const { status, body } = await approveIt(opened)
    expect([status, body.message, body.data]).toEqual([
      402,
      '잔액이 부족해요. 충전하거나 다른 결제수단을 선택해 주세요.',
      { gatewayCode: 'REJECT_ACCOUNT_PAYMENT' },
    ])
    const { gatewayOrderId } = await opened.buyer.ask<{ gatewayOrderId: string }>(
      'POST',
      `/systems/payments/${opened.order.paymentGatewayIdEncrypt}/request-data`,
      { body: {} },
    )
    const returned = returnedOf(toss.window.agree(gatewayOrderId), gatewayOrderId)
    expect((await approve(opened.buyer, opened.order, returned)).status).toEqual(200)
  })

  test('결제창의 금액을 바꿔 돌아오면 승인을 청하지 않는다', async () => {
    const opened = await agreedAtToss()
    toss.asked.length = 0
    const { body } = await approveIt({ ...opened, returned: { ...opened.returned, amount: 100 } })
    expect([body.code, toss.asked]).toEqual(['PAYMENT_AMOUNT_DIFFERS', []])
  })

  test.each(['dropped', 'lost'] as const)(
    '승인의 답이 사라지면(%s) 확인 중이라고 하고, 작업이 한 번 결제된 것으로 마무리한다',
    async (kind) => {
      const opened = await agreedAtToss()
      toss.disturb('confirm', { kind })
      const { body } = await approveIt(opened)
      const before = await standOf(market, opened)
      await market.runtime.runPromise(settlePayment(opened.paymentId))
      expect([body.code, before, await standOf(market, opened)]).toEqual([
        'PAYMENT_UNCONFIRMED',
        ASKED,
        PAID,
      ])
    },
  )

  test('다른 금액으로 결제됐다고 하면 끝내지 않고 사람을 기다린다', async () => {
    const opened = await agreedAtToss()
    const text = (answer: string) => answer.replace(/"totalAmount":\d+/, '"totalAmount":1')
    toss.disturb('confirm', { kind: 'answered', text })
    toss.disturb('query', { kind: 'answered', text })
    await approveIt(opened)
    await market.runtime.runPromise(settlePayment(opened.paymentId))
    expect(await standOf(market, opened)).toEqual(ASKED)
  })

  test('결제사가 꺼져 있으면 결제창이 열리지 않고, 주문은 그대로다', async () => {
    const buyer = aBuyer(market)
    const order = await placeBy(buyer, 'KAKAO_PAY')
    toss.disturb('open', { kind: 'lost' })
    const path = `/systems/payments/${order.paymentGatewayIdEncrypt}/request-data`
    const closed = await buyer.call('POST', path, { body: {} })
    expect([closed.status, closed.body.data]).toEqual([402, { gatewayCode: 'PROVIDER_ERROR' }])
    expect((await buyer.call('POST', path, { body: {} })).status).toEqual(200)
  })
})

/** Posts a webhook, as Toss Payments would, and has the job look into it. */
async function deliver({ body }: { readonly body: string }, { attemptId }: IssuedOrder) {
  const headers = { 'content-type': 'application/json' }
  const url = `${market.url}/hooks/payments/toss`
  const { status } = await fetch(url, { method: 'POST', headers, body })
  await market.runtime.runPromise(readNotices(attemptId))
  return status
}

describe('토스페이먼츠 가상계좌', () => {
  test('입금 알림이 거꾸로, 두 번 와도 한 번 결제된다', async () => {
    const opened = await agreedAtToss('VIRTUAL_ACCOUNT')
    await approveIt(opened)
    const waiting = await standOf(market, opened)
    toss.bank.notices.length = 0
    toss.bank.deposit(opened.gatewayOrderId)
    const notices = [...toss.bank.notices.toReversed(), ...toss.bank.notices]
    const statuses: number[] = []
    for (const notice of notices) statuses.push(await deliver(notice, opened))
    expect([waiting, statuses, await standOf(market, opened)]).toEqual([
      { payment: 'DEPOSIT_READY', items: ['DR'] },
      [200, 200, 200, 200],
      PAID,
    ])
  })

  test('비밀이 틀린 입금 알림은 결제사에 묻지도 않는다', async () => {
    const opened = await agreedAtToss('VIRTUAL_ACCOUNT')
    await approveIt(opened)
    toss.bank.notices.length = 0
    toss.bank.deposit(opened.gatewayOrderId)
    toss.asked.length = 0
    const [notice = { body: '' }] = toss.bank.notices
    const forged = notice.body.replace(/"secret":"[^"]*"/, '"secret":"ps_guess"')
    await deliver({ body: forged }, opened)
    expect([toss.asked, (await standOf(market, opened)).payment]).toEqual([[], 'DEPOSIT_READY'])
  })

  test('입금 알림이 와도 결제사에 입금이 없으면 결제되지 않는다', async () => {
    const opened = await agreedAtToss('VIRTUAL_ACCOUNT')
    await approveIt(opened)
    toss.bank.notices.length = 0
    toss.bank.deposit(opened.gatewayOrderId)
    const [notice = { body: '' }] = toss.bank.notices
    toss.bank.reverseDeposit(opened.gatewayOrderId)
    await deliver(notice, opened)
    expect((await standOf(market, opened)).payment).toEqual('DEPOSIT_READY')
  })
})

describe('결제사를 바꾸면', () => {
  test('새 결제는 새 결제사로, 하던 결제는 하던 결제사에서 끝난다', async () => {
    const atToss = await agreedAtToss()
    isTossOpen = false
    const buyer = aBuyer(market)
    const order = await placeBy(buyer, 'CARD')
    const returned = await agreeInWindow(market, { buyer, order })
    isTossOpen = true
    const answers = [await approve(buyer, order, returned)]
    isTossOpen = false
    answers.push(await approveIt(atToss))
    const rows = await market.database.db
      .selectFrom('payment_attempts')
      .select(['gateway', 'status'])
      .where('gateway_order_id', 'in', [returned.gatewayOrderId, atToss.gatewayOrderId])
      .orderBy('gateway')
      .execute()
    expect([answers.map(({ status }) => status), rows]).toEqual([
      [200, 200],
      [
        { gateway: 'sandbox', status: 'APPROVED' },
        { gateway: 'toss', status: 'APPROVED' },
      ],
    ])
  })
})
