import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { applyForStore, aWholeApplication } from '../../support/seller.ts'
import { loginOperator } from '../../support/staff.ts'

type Home = {
  readonly approvalCount: number
  readonly sellers: { readonly applicationCount: number; readonly goodsReviewCount: number } | null
  readonly claims: {
    readonly disputeCount: number
    readonly reportCount: number
    readonly objectionCount: number
    readonly refundCount: number
  } | null
  readonly money: { readonly closedStatementCount: number } | null
}

let market: TestMarket
let chief: Buyer
beforeAll(async () => {
  market = await openMarket()
  chief = (await loginOperator(market)).browser
})
afterAll(() => market.close())

const homeOf = (operator: Buyer) => operator.ask<Home>('GET', '/operators/home')

const sizeOf = async (path: string) => {
  const { totalElements } = await chief.ask<{ readonly totalElements: number }>('GET', path)
  return totalElements
}

async function applyAndReport(): Promise<void> {
  const application = await applyForStore(aBuyer(market), await aWholeApplication(market))
  const { buyer } = await aMember(market)
  const report = await buyer.call('POST', `/goods/reports/${goodsNamed('하동 세작 녹차')}`, {
    body: { reportReasonEnum: 'FAKE' },
  })
  expect([application.status, report.status]).toEqual([200, 200])
}

test('홈이 세는 것은 그 목록에 있는 것이고, 새로 들어온 것이 더해진다', async () => {
  const before = await homeOf(chief)
  await applyAndReport()
  const after = await homeOf(chief)
  expect(after.sellers?.applicationCount).toBe((before.sellers?.applicationCount ?? 0) + 1)
  expect(after.claims?.reportCount).toBe((before.claims?.reportCount ?? 0) + 1)
  expect(after).toEqual({
    approvalCount: await sizeOf('/operators/approvals?stateEnum=PENDING'),
    sellers: {
      applicationCount: await sizeOf('/operators/applications?stateEnum=APPLIED'),
      goodsReviewCount: await sizeOf('/operators/goods?queueEnum=WAITING'),
    },
    claims: {
      disputeCount: await sizeOf('/operators/claims?claimTabEnum=DISPUTE'),
      reportCount: await sizeOf('/operators/reports?stateEnum=RECEIVED'),
      objectionCount: await sizeOf('/operators/reviews?queueEnum=OBJECTED'),
      refundCount: await sizeOf('/operators/refunds'),
    },
    money: { closedStatementCount: await sizeOf('/operators/settlements?stateEnum=CLOSED') },
  })
})

test('맡지 않은 일은 세지 않는다', async () => {
  const { browser } = await loginOperator(market, ['MONEY'])
  const home = await homeOf(browser)
  expect([home.sellers, home.claims, home.money === null]).toEqual([null, null, false])
})
