import {
  CLAIM_REASON_FAULTS,
  CLAIM_REASONS_OF,
} from '@jangteo/core/claim/request/claimReason.codes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrderOf, preview } from '../../support/claim/claimCalls.ts'
import { claimPage, reasonsOf } from '../../support/claim/claimPage.ts'
import { goodsAt, leaveStock } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { happen, itemsOf } from '../../support/order/paidOrder.ts'
import { showOrder } from '../../support/purchase.ts'
import { changeGoods } from '../../support/stock.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const MADE_LATE = 0
const PLAIN = 1
const SOLD_OUT = 2
const MADE_IN_TIME = 3
const LIMITED =
  '주문할 때 동의한 주문제작 상품이라 제작을 시작한 뒤에는 단순 변심·주문 실수·옵션 변경으로 신청할 수 없어요.'

/** One group of four: custom-made and delayed, plain, sold out since, and custom-made in time. */
async function aMixedOrder() {
  const goods = await goodsAt(market, [20_000, 20_000, 20_000, 20_000])
  for (const index of [MADE_LATE, MADE_IN_TIME]) {
    await changeGoods(market, goods[index] ?? 0, { kind: 'CUSTOM_MADE' })
  }
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods, until: 'SR' })
  const [late] = itemsOf(order)
  if (late === undefined) throw new Error('an order without items')
  await happen(market, late, 'seller.delay')
  await leaveStock(market, goods[SOLD_OUT] ?? 0)
  return { buyer, order: await showOrder(buyer, order) }
}

const CHOICES = Array.from({ length: 15 }, (_, bits) =>
  [MADE_LATE, PLAIN, SOLD_OUT, MADE_IN_TIME].filter((index) => ((bits + 1) & (1 << index)) > 0),
)

test('고른 상품에 주는 사유는 모두 그 책임대로 받아들여지고, 주지 않는 사유는 거절되거나 구매자의 책임이다', async () => {
  const bought = await aMixedOrder()
  const page = await claimPage({ ...bought, type: 'CANCEL' })
  const wrong: string[] = []
  for (const items of CHOICES) {
    const offered = reasonsOf(page, items)
    for (const reason of CLAIM_REASONS_OF.CANCEL) {
      const { body } = await preview({ ...bought, type: 'CANCEL', reason, items })
      const answer = body.code ?? body.responsible
      const isRight = offered.includes(reason)
        ? answer === CLAIM_REASON_FAULTS[reason]
        : answer === 'CLAIM_WITHDRAWAL_LIMITED' || answer === 'BUYER'
      if (!isRight) wrong.push(`${items.join()} ${reason}: ${answer}`)
    }
  }
  expect(wrong).toEqual([])
})

test('늦은 주문제작 상품은 제때인 상품 곁에서도 배송 지연으로 취소할 수 있다', async () => {
  const page = await claimPage({ ...(await aMixedOrder()), type: 'CANCEL' })
  const choices = [[MADE_LATE], [PLAIN], [SOLD_OUT], [MADE_LATE, PLAIN]]
  expect(choices.map((items) => reasonsOf(page, items))).toEqual([
    ['DELIVERY_DELAY'],
    ['SIMPLE_CHANGE_OF_MIND', 'ORDER_MISTAKE', 'CHANGE_OPTION'],
    ['SIMPLE_CHANGE_OF_MIND', 'ORDER_MISTAKE', 'GOODS_SOLD', 'CHANGE_OPTION'],
    [],
  ])
})

test('남는 사유가 없는 상품은 취소 버튼도 없고, 신청 화면은 까닭을 알려 준다', async () => {
  const { buyer, order } = await aMixedOrder()
  const { items } = await claimPage({ buyer, order, type: 'CANCEL' })
  const hasButton = itemsOf(order).map(({ actions }) => actions.includes('REQUEST_CANCEL'))
  expect({ hasButton, refusals: items.map(({ refusal }) => refusal) }).toEqual({
    hasButton: [true, true, true, false],
    refusals: [null, null, null, { code: 'CLAIM_WITHDRAWAL_LIMITED', message: LIMITED }],
  })
})
