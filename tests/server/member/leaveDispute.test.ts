import { afterAll, beforeAll, expect, test } from 'vitest'
import { requested } from '../../support/claim/claimCalls.ts'
import { goOn } from '../../support/claim/claimDesk.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { answerDispute, decideDispute, disputed } from '../../support/dispute/disputes.ts'
import { leave } from '../../support/leaving.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { buyPicked, confirm, happen, itemOf, WAY_TO } from '../../support/order/paidOrder.ts'
import { bothSellers } from '../../support/seller/sellerDesk.ts'
import { loginOperator } from '../../support/staff.ts'

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('거부된 반품에 분쟁을 신청했으면 구매확정했어도, 결정될 때까지 탈퇴할 수 없다', async () => {
  const { buyer } = await aMember(market)
  const order = await buyPicked(market, buyer, { goodsId: STRAWBERRIES })
  await happen(market, itemOf(order), ...WAY_TO.SC)
  const asked = { type: 'RETURN', reason: 'ORDER_MISTAKE', items: [0] } as const
  const claim = await requested({ buyer, order, ...asked })
  await goOn(market, claim, 'seller.refuse')
  await confirm(buyer, itemOf(order))
  await disputed({ buyer, claim })
  const { status, body } = await leave(buyer)
  await answerDispute((await bothSellers(market)).seller, claim)
  const { browser } = await loginOperator(market, ['CLAIMS'])
  await decideDispute(browser, claim, 'BUYER')
  expect([status, body.code, (await leave(buyer)).status]).toEqual([
    409,
    'MEMBER_HAS_OPEN_ORDER',
    200,
  ])
})
