import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { requested, showClaim } from '../../support/claim/claimCalls.ts'
import { goOn, heldAtGateway, payAdditional, work } from '../../support/claim/claimDesk.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { anOwedClaim, standOfOwed } from '../../support/claim/owedClaim.ts'
import {
  answerDispute,
  type Claimed,
  decideDispute,
  disputed,
  statesOf,
} from '../../support/dispute/disputes.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, aMemberInApp } from '../../support/member.ts'
import { happen, itemsOf, WAY_TO } from '../../support/order/paidOrder.ts'
import { bothSellers } from '../../support/seller/sellerDesk.ts'
import { buyWith, entriesOfOrder } from '../../support/settlement/settled.ts'
import { loginOperator } from '../../support/staff.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** An exchange at the buyer's expense, which they paid. */
async function aPaidExchange(): Promise<Claimed> {
  const goods = await goodsAt(market, [60_000])
  const { buyer } = await aMember(market)
  const order = await buyWith(market, buyer, { goods })
  for (const item of itemsOf(order)) await happen(market, item, ...WAY_TO.SC)
  const exchangeList = itemsOf(order).map(({ orderItemIdEncrypt, optionId }) => ({
    orderItemIdEncrypt,
    optionId: optionId + 1,
  }))
  const asked = { type: 'EXCHANGE', reason: 'CHANGE_OPTION', more: { exchangeList } } as const
  const claim = await requested({ buyer, order, ...asked })
  await payAdditional(market, buyer, claim)
  return { buyer, order, claim }
}

async function uphold(claimed: Claimed): Promise<number> {
  await disputed(claimed)
  await answerDispute((await bothSellers(market)).seller, claimed.claim)
  const { browser } = await loginOperator(market, ['CLAIMS'])
  return (await decideDispute(browser, claimed.claim, 'SELLER')).status
}

const grossOf = async ({ order }: Claimed) =>
  (await entriesOfOrder(market, order)).map(({ kind, gross }) => `${kind} ${gross}`)

test('수거한 뒤 거부해 스토어가 받은 교환비는, 분쟁이 판매자 책임으로 끝나면 구매자에게 가고 스토어에는 남지 않는다', async () => {
  const claimed = await aPaidExchange()
  await goOn(market, claimed.claim, 'seller.collect', 'seller.refuse')
  const refused = await grossOf(claimed)
  const status = await uphold(claimed)
  const entries = await entriesOfOrder(market, claimed.order)
  const { additionalPayment } = await showClaim(claimed.buyer, claimed.claim)
  expect([refused, status, await grossOf(claimed)]).toEqual([
    ['CLAIM_FEE 6000'],
    200,
    ['CLAIM_FEE 6000', 'AFTER_SALE -6000'],
  ])
  expect(entries.reduce((sum, { payable }) => sum + payable, 0)).toBe(0)
  expect(additionalPayment?.additionalPaymentStatusEnum).toMatch(/^REFUND/)
})

test('수거한 뒤 거부하며 배송비를 뺀 나머지만 돌려준 반품도, 분쟁이 판매자 책임으로 끝나면 배송비까지 돌아간다', async () => {
  const { buyer } = await aMemberInApp(market)
  const claimed = await anOwedClaim(market, buyer, 'RETURN')
  await payAdditional(market, buyer, claimed.claim)
  await goOn(market, claimed.claim, 'seller.collect', 'seller.refuse')
  await disputed(claimed)
  await answerDispute((await bothSellers(market)).seller, claimed.claim)
  const { browser } = await loginOperator(market, ['CLAIMS'])
  const decide = () => decideDispute(browser, claimed.claim, 'SELLER')
  const early = await decide()
  await work(market, 'settle-refunds')
  const partly = await standOfOwed(market, claimed)
  const fees = await grossOf(claimed)
  const answers = await atOnce(market, 'disputes', [decide, decide])
  await work(market, 'settle-refunds')
  const { additional, payments } = await standOfOwed(market, claimed)
  expect([early.body.code, partly.additional, fees]).toEqual([
    'NOT_CHANGE_ADDITIONAL_PAYMENT',
    'PARTLY_REFUNDED',
    ['CLAIM_FEE 3000'],
  ])
  expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409'])
  expect([additional, payments, await grossOf(claimed)]).toEqual([
    'REFUNDED',
    ['REFUND_COMPLETE'],
    ['CLAIM_FEE 3000', 'AFTER_SALE -3000'],
  ])
  expect(await heldAtGateway(market, claimed.order)).toBe(50_000)
})

test('수거하기 전에 거부해 교환비가 돌아가는 중이어도, 분쟁을 판매자 책임으로 결정한다', async () => {
  const claimed = await aPaidExchange()
  await goOn(market, claimed.claim, 'seller.refuse')
  await market.database.db
    .updateTable('additional_payments')
    .set({ state: 'REFUNDING' })
    .where('state', '=', 'REFUNDED')
    .execute()
  expect([await uphold(claimed), await statesOf(claimed)]).toEqual([200, ['EI', 'DECIDED']])
})
