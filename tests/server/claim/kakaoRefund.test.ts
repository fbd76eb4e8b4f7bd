import { addMonths, endOfDayMs, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToCart } from '../../support/cart/inCart.ts'
import { preview } from '../../support/claim/claimCalls.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import {
  agreeInWindow,
  approve,
  fillOrder,
  type PlacedOrder,
  showOrder,
} from '../../support/purchase.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** Cancels what was paid by Kakao Pay, one moment before and one after the months were over. */
async function aroundMonths(source: 'CARD' | 'MONEY', months: number) {
  const { buyer } = await aMemberInApp(market)
  const [goodsId = 0] = await goodsAt(market, [60_000])
  const { cartIdList } = await addToCart(market, buyer, { goodsId })
  const body = { ...(await fillOrder(buyer, cartIdList)), paymentMethodEnum: 'KAKAO_PAY' }
  const placed = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body })
  const form = { source }
  await approve(buyer, placed, await agreeInWindow(market, { buyer, order: placed, form }))
  const order = await showOrder(buyer, placed)
  const lastMs = endOfDayMs(addMonths(kstDayOf(market.now()), months))
  const ways = []
  for (const atMs of [lastMs, lastMs + 1]) {
    market.advance(atMs - market.now())
    const asked = { buyer, order, type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' } as const
    const { refundByMethod, refundAccountRequired } = (await preview(asked)).body
    ways.push([refundByMethod.map(({ way }) => way), refundAccountRequired])
  }
  return ways
}

const IN_TIME = [['GATEWAY'], false]
const TOO_LATE = [['ACCOUNT'], true]

test.each([
  ['CARD', 12],
  ['MONEY', 60],
] as const)(
  '카카오페이에서 %s로 낸 돈은 %s달까지 그대로, 그 뒤에는 계좌로 돌려준다',
  async (source, months) => {
    expect(await aroundMonths(source, months)).toEqual([IN_TIME, TOO_LATE])
  },
)
