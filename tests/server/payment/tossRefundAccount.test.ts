import { createGateways } from '@jangteo/payment/gateways'
import { TOSS_ACCOUNT_INQUIRY } from '@jangteo/payment/toss/account-inquiry'
import { createTossGateway } from '@jangteo/payment/toss/toss-gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, requested, showClaim } from '../../support/claim/claimCalls.ts'
import { work } from '../../support/claim/claimDesk.ts'
import { OPENED_AT_MS } from '../../support/databaseServer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { checkAccount, placeBy } from '../../support/payment/deposit.ts'
import { approve, showOrder } from '../../support/purchase.ts'
import { STRANGERS_ACCOUNT } from '../../support/toss/cancelCall.ts'
import { SECRET_KEY, startTossStandIn, type TossStandIn } from '../../support/toss/standIn.ts'

const clock = { nowMs: () => OPENED_AT_MS }
let toss: TossStandIn
let market: TestMarket
beforeAll(async () => {
  toss = await startTossStandIn({ nowMs: () => clock.nowMs() })
  market = await openMarket({
    inquiry: TOSS_ACCOUNT_INQUIRY,
    chooseGateways: (_, now) => {
      clock.nowMs = now
      return createGateways(
        createTossGateway({
          secretKey: SECRET_KEY,
          apiUrl: toss.apiUrl,
          nowMs: now,
          answerTimeoutMs: 5_000,
        }),
      )
    },
  })
})
afterAll(async () => {
  await market.close()
  await toss.close()
})

/** A member's order that was paid into an account of Toss Payments. */
async function aDeposit() {
  const { buyer } = await aMember(market)
  const order = await placeBy(buyer, 'VIRTUAL_ACCOUNT')
  const { gatewayOrderId } = await buyer.ask<{ gatewayOrderId: string }>(
    'POST',
    `/systems/payments/${order.paymentGatewayIdEncrypt}/request-data`,
    { body: {} },
  )
  const back = toss.window.agree(gatewayOrderId).searchParams
  const returned = {
    gatewayOrderId,
    paymentKey: back.get('paymentKey') ?? '',
    amount: Number(back.get('amount')),
  }
  await approve(buyer, order, returned)
  toss.bank.notices.length = 0
  toss.bank.deposit(gatewayOrderId)
  for (const { body } of toss.bank.notices) {
    const headers = { 'content-type': 'application/json' }
    await fetch(`${market.url}/hooks/payments/toss`, { method: 'POST', headers, body })
  }
  await work(market, 'read-notices')
  return { buyer, order }
}

async function cancelOf({ buyer, order }: Awaited<ReturnType<typeof aDeposit>>) {
  const type = 'CANCEL' as const
  const reason = 'SIMPLE_CHANGE_OF_MIND' as const
  return { buyer, order: await showOrder(buyer, order), type, reason }
}

const accountOf = ({ buyer, order }: Awaited<ReturnType<typeof aDeposit>>) =>
  buyer.ask('GET', `/orders/manages/${order.ordersIdEncrypt}/refund-account`)

const settle = () => work(market, 'settle-refunds', 'finish-withdrawal')

test('예금주를 물어볼 은행이 없으면 확인하지 않았다고 남기고, 그 계좌로 돌려준다', async () => {
  const bought = await aDeposit()
  const asked = await cancelOf(bought)
  const refused = await request(asked)
  const reported = await checkAccount(bought)
  const account = await accountOf(bought)
  const claim = await requested(asked)
  await settle()
  const { refundList } = await showClaim(bought.buyer, claim)
  expect({
    refused: [refused.status, refused.body.code],
    reported: [reported.status, reported.body],
    account,
    refunds: refundList.map(({ refundStatusEnum }) => refundStatusEnum),
  }).toEqual({
    refused: [409, 'CLAIM_REFUND_ACCOUNT_REQUIRED'],
    reported: [200, { result: 'unchecked' }],
    account: {
      required: true,
      account: {
        bankCode: '88',
        maskedAccountNumber: '110-***-******',
        holderName: '홍길동',
        checkedAt: null,
      },
    },
    refunds: ['DONE'],
  })
})

test('결제사가 예금주가 다르다고 하면, 구매자가 계좌를 고치는 대로 다시 보낸다', async () => {
  const bought = await aDeposit()
  await checkAccount(bought, { accountNumber: STRANGERS_ACCOUNT })
  const claim = await requested(await cancelOf(bought))
  const statusOf = async () => {
    const { refundList } = await showClaim(bought.buyer, claim)
    return refundList.map(({ refundStatusEnum }) => refundStatusEnum)
  }
  await settle()
  const refused = await statusOf()
  await checkAccount(bought)
  const again = await statusOf()
  await settle()
  expect([refused, again, await statusOf()]).toEqual([['REFUSED'], ['REQUESTED'], ['DONE']])
})
