import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import {
  anOrderOf,
  type Input,
  filled,
  preview,
  request,
  send,
} from '../../support/claim/claimCalls.ts'
import { claimPage, reasonsOf } from '../../support/claim/claimPage.ts'
import { goodsAt, optionIdOf } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { happen, itemOf, rowIdOf, type WAY_TO } from '../../support/order/paidOrder.ts'
import { type OrderDetail, showOrder } from '../../support/purchase.ts'
import { changeGoods } from '../../support/stock.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const MIND = 'SIMPLE_CHANGE_OF_MIND'
const OWN = {
  CANCEL: ['SIMPLE_CHANGE_OF_MIND', 'ORDER_MISTAKE', 'CHANGE_OPTION'],
  EXCHANGE: ['ORDER_MISTAKE', 'CHANGE_OPTION'],
  RETURN: ['SIMPLE_CHANGE_OF_MIND', 'ORDER_MISTAKE'],
} as const
const LIMITED = {
  status: 409,
  code: 'CLAIM_WITHDRAWAL_LIMITED',
  message:
    '주문할 때 동의한 주문제작 상품이라 제작을 시작한 뒤에는 단순 변심·주문 실수·옵션 변경으로 신청할 수 없어요.',
}

type Bought = { readonly buyer: Buyer; readonly order: OrderDetail; readonly goodsId: number }

/** Custom-made goods, bought with the consent that they ask for. */
async function madeFor(until?: keyof typeof WAY_TO): Promise<Bought> {
  const [goodsId] = await goodsAt(market, [40_000])
  if (goodsId === undefined) throw new Error('goodsAt makes one product a price')
  await changeGoods(market, goodsId, { kind: 'CUSTOM_MADE' })
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, {
    goods: [goodsId],
    ...(until === undefined ? {} : { until }),
  })
  return { buyer, order, goodsId }
}

async function forgetConsent({ order }: Bought): Promise<void> {
  const item = await market.database.db
    .selectFrom('order_items')
    .select('order_id')
    .where('id', '=', await rowIdOf(market, itemOf(order)))
    .executeTakeFirstOrThrow()
  await market.database.db
    .deleteFrom('order_consents')
    .where('order_id', '=', item.order_id)
    .where('term', '=', 'CUSTOM_MADE')
    .execute()
}

async function refusalOf(asked: Input) {
  const { status, body } = await preview(asked)
  const sent = await send(
    asked,
    filled(asked, { version: 0, refundAmount: 0, additionalPayAmount: 0 }),
  )
  return [
    { status, code: body.code, message: body.message },
    { status: sent.status, code: sent.body.code, message: sent.body.message },
  ]
}

test.each([
  ['CANCEL', 'SR'],
  ['EXCHANGE', 'SC'],
  ['RETURN', 'SC'],
] as const)(
  '동의하고 산 주문제작 상품의 %s는 %s부터 구매자의 사유로 할 수 없다',
  async (type, until) => {
    const bought = await madeFor(until)
    const { buyer, order, goodsId } = bought
    const { orderItemIdEncrypt } = itemOf(order)
    const optionId = await optionIdOf(market, goodsId, 1)
    const more = type === 'EXCHANGE' ? { exchangeList: [{ orderItemIdEncrypt, optionId }] } : {}
    for (const reason of OWN[type]) {
      expect(await refusalOf({ buyer, order, type, reason, more })).toEqual([LIMITED, LIMITED])
    }
  },
)

test('사실이 아닌 품절과 지연으로도 제작한 뒤에는 취소할 수 없다', async () => {
  const { buyer, order } = await madeFor('SR')
  const asked = { buyer, order, type: 'CANCEL' } as const
  expect([
    await refusalOf({ ...asked, reason: 'GOODS_SOLD' }),
    await refusalOf({ ...asked, reason: 'DELIVERY_DELAY' }),
  ]).toEqual([
    [LIMITED, LIMITED],
    [LIMITED, LIMITED],
  ])
})

test('상품이나 배송의 잘못이면 주문제작 상품도 반품하고, 늦어지면 취소한다', async () => {
  const arrived = await madeFor('SC')
  const late = await madeFor('SD')
  const [defect, delay] = [
    await request({ ...arrived, type: 'RETURN', reason: 'DAMAGE_DEFECT' }),
    await request({ ...late, type: 'CANCEL', reason: 'DELIVERY_DELAY' }),
  ]
  expect([
    [defect.status, defect.body.claimStatusEnum, defect.body.refundAmount],
    [delay.status, delay.body.claimStatusEnum, delay.body.refundAmount],
  ]).toEqual([
    [200, 'RA', 43_000],
    [200, 'CA', 43_000],
  ])
})

test('판매자가 확인하기 전이거나 동의가 남아 있지 않으면 단순 변심으로도 된다', async () => {
  const fresh = await madeFor()
  const silent = await madeFor('SC')
  await forgetConsent(silent)
  const [cancel, giveBack] = [
    await request({ ...fresh, type: 'CANCEL', reason: MIND }),
    await request({ ...silent, type: 'RETURN', reason: MIND }),
  ]
  expect([cancel.body.claimStatusEnum, giveBack.body.claimStatusEnum]).toEqual(['CC', 'RA'])
})

test('산 뒤에 바뀐 상품의 종류는 산 사람의 권리를 바꾸지 않는다', async () => {
  const made = await madeFor('SC')
  await changeGoods(market, made.goodsId, { kind: 'NORMAL' })
  const [goodsId = 0] = await goodsAt(market, [40_000])
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods: [goodsId], until: 'SC' })
  await changeGoods(market, goodsId, { kind: 'CUSTOM_MADE' })
  const plain = await request({ buyer, order, type: 'RETURN', reason: MIND })
  expect([
    await refusalOf({ ...made, type: 'RETURN', reason: MIND }),
    plain.body.claimStatusEnum,
  ]).toEqual([[LIMITED, LIMITED], 'RA'])
})

test('신청 화면과 주문 상품은 남은 사유와 제한을 알려 준다', async () => {
  const made = await madeFor('SC')
  const shown = await claimPage({ ...made, type: 'RETURN' })
  const fresh = await madeFor()
  const open = await claimPage({ ...fresh, type: 'CANCEL' })
  const isLimited = ({ groups }: OrderDetail) => groups[0]?.items[0]?.isWithdrawalLimited
  expect({
    limited: [reasonsOf(shown), shown.items.map((item) => item.isWithdrawalLimited)],
    open: [reasonsOf(open), open.items.map((item) => item.isWithdrawalLimited)],
    orders: [isLimited(made.order), isLimited(await showOrder(fresh.buyer, fresh.order))],
  }).toEqual({
    limited: [['DAMAGE_DEFECT', 'MISSING_DELIVERY', 'DELIVERY_MISTAKE'], [true]],
    open: [['SIMPLE_CHANGE_OF_MIND', 'ORDER_MISTAKE', 'CHANGE_OPTION'], [false]],
    orders: [true, false],
  })
})

test('취소와 판매자의 확인이 함께 오면 먼저 온 쪽만 된다', async () => {
  const ends = []
  for (let round = 0; round < 4; round += 1) {
    const { buyer, order } = await madeFor()
    const asked = { buyer, order, type: 'CANCEL', reason: MIND } as const
    const { body: seen } = await preview(asked)
    const [cancel] = await Promise.all([
      send(asked, filled(asked, seen)),
      happen(market, itemOf(order), 'seller.acknowledge').catch(() => null),
    ])
    const after = await showOrder(buyer, order)
    ends.push([cancel.body.claimStatusEnum ?? cancel.body.code, itemOf(after).orderItemStatusEnum])
  }
  const either = [
    ['CC', 'C'],
    ['CLAIM_WITHDRAWAL_LIMITED', 'SR'],
  ]
  expect(ends.filter((end) => !either.some(([a, b]) => a === end[0] && b === end[1]))).toEqual([])
})
