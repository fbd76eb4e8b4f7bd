import type { ClaimEventType } from '@jangteo/core/claim/claimStep.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { anOrderOf, requested, type Requested } from '../../support/claim/claimCalls.ts'
import { atDesk, type DeskClaim, goOn, payAdditional, work } from '../../support/claim/claimDesk.ts'
import { goodsAt, leaveStock, optionIdOf } from '../../support/claim/claimShop.ts'
import { anOwedClaim, payOwed } from '../../support/claim/owedClaim.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, aMemberInApp } from '../../support/member.ts'
import { itemsOf } from '../../support/order/paidOrder.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const MEMO = '택배사가 분실했다고 알렸어요'

async function offered({ orderClaimIdEncrypt: id }: Requested): Promise<string[]> {
  const { content } = await aBuyer(market).ask<{ content: DeskClaim[] }>('GET', '/dev/desk/claims')
  const shown = content.find(({ orderClaimIdEncrypt }) => orderClaimIdEncrypt === id)
  return (shown?.events ?? []).map(({ type }) => type)
}

const codeOf = async (claim: Requested, type: ClaimEventType) =>
  (await atDesk(market, claim, { type, memo: MEMO })).body.code

test('추가결제를 확인하는 동안 거절될 일은 데스크에 보이지 않고, 끝나면 다시 보인다', async () => {
  const { buyer } = await aMemberInApp(market)
  const asked = await anOwedClaim(market, buyer, 'RETURN')
  const before = await offered(asked.claim)
  await payOwed(market, asked, { answer: 'silent' })
  const during = await offered(asked.claim)
  const refused = [
    await codeOf(asked.claim, 'seller.collect'),
    await codeOf(asked.claim, 'seller.refuse'),
  ]
  market.advance(60_000)
  await work(market, 'settle-payment')
  const after = await offered(asked.claim)
  expect({ before, during, refused, after }).toEqual({
    before: ['seller.collect', 'seller.refuse'],
    during: [],
    refused: ['NOT_CHANGE_ADDITIONAL_PAYMENT', 'NOT_CHANGE_ADDITIONAL_PAYMENT'],
    after: ['seller.collect', 'seller.refuse'],
  })
})

test('다시 보낼 재고가 없으면 다시 보내기는 보이지 않고, 반품 전환은 보인다', async () => {
  const [goodsId = 0] = await goodsAt(market, [60_000])
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods: [goodsId], until: 'SC' })
  const [item] = itemsOf(order)
  const optionId = await optionIdOf(market, goodsId, 1)
  const exchangeList = [{ orderItemIdEncrypt: item?.orderItemIdEncrypt, optionId }]
  const asked = { buyer, order, type: 'EXCHANGE', reason: 'CHANGE_OPTION', items: [0] } as const
  const claim = await requested({ ...asked, more: { exchangeList } })
  await goOn(market, claim, 'seller.collect')
  await payAdditional(market, buyer, claim)
  await goOn(market, claim, 'seller.accept')
  await goOn(market, claim, 'seller.reship')
  const stocked = await offered(claim)
  await leaveStock(market, goodsId, { option: 1, stock: 0 })
  const lacking = await offered(claim)
  expect({
    missing: stocked.filter((event) => !lacking.includes(event)),
    converts: lacking.includes('seller.convertToReturn'),
    refused: await codeOf(claim, 'seller.resend'),
  }).toEqual({
    missing: ['seller.resend'],
    converts: true,
    refused: 'EXCHANGE_RESHIPPING_OUT_OF_STOCK',
  })
})
