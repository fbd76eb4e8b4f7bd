import type { CancelOutcome } from '@jangteo/payment/gateway.port'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goOn, payAdditional, work } from '../../support/claim/claimDesk.ts'
import { anOwedClaim, standOfOwed } from '../../support/claim/owedClaim.ts'
import { answerDispute, decideDispute, disputed } from '../../support/dispute/disputes.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import { atRefundDesk, sendToRefund } from '../../support/payment/refundDesk.ts'
import { bothSellers } from '../../support/seller/sellerDesk.ts'
import { loginOperator } from '../../support/staff.ts'

/** Answers of the gateway to the next refunds, before it obeys. */
const answers: CancelOutcome[] = []

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({
    wrapGateway: (gateway) => ({
      ...gateway,
      cancel: (sent) =>
        Effect.suspend(() => {
          const answer = answers.shift()
          return answer === undefined ? gateway.cancel(sent) : Effect.succeed(answer)
        }),
    }),
  })
})
afterAll(() => market.close())

const REFUSED: CancelOutcome = { outcome: 'refused', code: 'NOT_CANCELABLE_PAYMENT' }

test('추가결제의 일부도 나머지도 결제사가 돌려주지 못하면, 사람이 돌려주고 기록한 만큼 돌아간다', async () => {
  const { buyer } = await aMemberInApp(market)
  const claimed = await anOwedClaim(market, buyer, 'RETURN')
  await payAdditional(market, buyer, claimed.claim)
  answers.push(REFUSED, REFUSED)
  await goOn(market, claimed.claim, 'seller.collect', 'seller.refuse')
  await work(market, 'settle-refunds')
  await disputed(claimed)
  await answerDispute((await bothSellers(market)).seller, claimed.claim)
  const { browser } = await loginOperator(market, ['CLAIMS'])
  const early = await decideDispute(browser, claimed.claim, 'SELLER')
  const [part] = await atRefundDesk(market, claimed.order)
  await sendToRefund(market, part, 'system.recorded')
  const partly = await standOfOwed(market, claimed)
  const decided = await decideDispute(browser, claimed.claim, 'SELLER')
  await work(market, 'settle-refunds')
  const failed = await standOfOwed(market, claimed)
  const refunds = await atRefundDesk(market, claimed.order)
  for (const refund of refunds) await sendToRefund(market, refund, 'system.recorded')
  expect({
    decisions: [early.body.code, decided.status],
    states: [partly.additional, failed.additional, (await standOfOwed(market, claimed)).additional],
    amounts: [part, ...refunds].map((refund) => refund?.amount),
  }).toEqual({
    decisions: ['ADD_PAYMENT_REFUND_ERROR', 200],
    states: ['PARTLY_REFUNDED', 'REFUND_FAILED', 'REFUNDED'],
    amounts: [1_000, 3_000],
  })
})
