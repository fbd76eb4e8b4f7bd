import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import {
  anOrderOf,
  type Input,
  claimRow,
  filled,
  preview,
  type Refund,
  request,
  requested,
  send,
  showClaim,
} from '../../support/claim/claimCalls.ts'
import { atDesk } from '../../support/claim/claimDesk.ts'
import { goodsAt, leaveStock, optionIdOf, stockOf } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { buyPicked, happen, itemOf, itemsOf, WAY_TO } from '../../support/order/paidOrder.ts'
import { type OrderDetail, showOrder } from '../../support/purchase.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const CANCEL = { type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' } as const
const RETURN = { type: 'RETURN', reason: 'SIMPLE_CHANGE_OF_MIND' } as const

type Bought = { readonly buyer: Buyer; readonly order: OrderDetail; readonly goods: number[] }

async function bought(prices: readonly number[], until?: keyof typeof WAY_TO): Promise<Bought> {
  const goods = await goodsAt(market, prices)
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods, ...(until === undefined ? {} : { until }) })
  return { buyer, order, goods }
}

async function claimCount(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM claims
  `.execute(market.database.db)
  return rows[0]?.count ?? 0
}

test('아무도 확인하지 않은 상품의 취소는 바로 끝나고, 두 걸음이 이력에 남는다', async () => {
  const asked = { ...(await bought([40_000, 20_000])), ...CANCEL, items: [1] }
  const claim = await requested(asked)
  const { history, items, responsible } = await showClaim(asked.buyer, claim)
  const steps = history.map(({ actor, action, from, to }) => [actor, action, from, to])
  const order = await showOrder(asked.buyer, asked.order)
  expect({
    claim: { ...claim, orderClaimIdEncrypt: '' },
    steps,
    responsible,
    before: items.map(({ statusBefore }) => statusBefore),
    shown: order.groups[0]?.items.map((item) => [item.orderItemStatusEnum, item.claimStatusEnum]),
  }).toEqual({
    claim: {
      orderClaimIdEncrypt: '',
      claimTypeEnum: 'CANCEL',
      claimStatusEnum: 'CC',
      refundAmount: 17_000,
      additionalPayAmount: 0,
    },
    steps: [
      ['BUYER', '취소 신청', null, 'CA'],
      ['SYSTEM', '바로 취소', 'CA', 'CC'],
    ],
    responsible: 'BUYER',
    before: ['DC'],
    shown: [
      ['DC', null],
      ['C', 'CC'],
    ],
  })
})

test('판매자가 확인한 상품의 취소는 판매자를 이틀 기다린다', async () => {
  const asked = { ...(await bought([40_000], 'SR')), ...CANCEL }
  const claim = await requested(asked)
  const { id } = await claimRow(market, claim)
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM graphile_worker.jobs WHERE key = ${`answer-cancel:${id}`}
  `.execute(market.database.db)
  expect([claim.claimStatusEnum, rows.length]).toEqual(['CA', 1])
})

test('본 금액과 다르면 새 금액을 알려 주며 거절하고, 그 금액으로는 된다', async () => {
  const asked = { ...(await bought([30_000, 15_000, 10_000])), ...CANCEL, items: [2] }
  const { body: seen } = await preview(asked)
  await requested({ ...asked, items: [1] })
  const late = await send(asked, filled(asked, seen))
  const { body: current } = await preview(asked)
  const again = await send(asked, filled(asked, late.body.data as Refund))
  expect({
    code: [late.status, late.body.code],
    isNew: late.body.data,
    amounts: [seen.refundAmount, current.refundAmount, again.body.refundAmount],
    versions: [seen.version, current.version],
  }).toEqual({
    code: [409, 'CLAIM_AMOUNT_CHANGED'],
    isNew: current,
    amounts: [7_000, 10_000, 10_000],
    versions: [0, 1],
  })
})

test.each([
  ['환불 금액', { refundAmount: 20_001 }],
  ['추가결제 금액', { additionalPayAmount: 1 }],
  ['판', { version: 7 }],
])('%s을 바꿔 보내면 거절하고 아무것도 남기지 않는다', async (_, more) => {
  const asked = { ...(await bought([40_000, 20_000])), ...CANCEL, items: [1] }
  const before = await claimCount()
  const { body: seen } = await preview(asked)
  const { body } = await send(asked, { ...filled(asked, seen), ...more })
  expect([body.code, (await claimCount()) - before]).toEqual(['CLAIM_AMOUNT_CHANGED', 0])
})

test('한 묶음에 한꺼번에 둘을 신청하면 하나만 된다', async () => {
  const base = { ...(await bought([40_000, 20_000], 'SC')), ...RETURN }
  const [one, other] = [0, 1].map((item) => ({ ...base, items: [item] }))
  if (one === undefined || other === undefined) throw new Error('two claims')
  const bodies = await Promise.all(
    [one, other].map(async (asked) => filled(asked, (await preview(asked)).body)),
  )
  const answers = await atOnce(
    market,
    'claims',
    bodies.map((body) => () => send(base, body)),
  )
  const codes = answers.map(({ status, body }) => (status === 200 ? 'requested' : body.code))
  expect(codes.toSorted()).toEqual(['SHIPPING_GROUP_CLAIM_IN_PROGRESS', 'requested'])
})

test('같은 번호로 다시 보내면 같은 답이고, 다른 내용이면 거절한다', async () => {
  const asked = { ...(await bought([40_000], 'SR')), ...CANCEL }
  const body = filled(asked, (await preview(asked)).body)
  const first = await send(asked, body, 'again')
  const second = await send(asked, body, 'again')
  const other = await send(asked, { ...body, reasonDetail: '다른 이야기' }, 'again')
  expect([second, other.body.code]).toEqual([first, 'IDEMPOTENCY_KEY_REUSED'])
})

test('비회원도 자기 주문의 상품을 반품하고, 거부되면 주문에서 그 까닭을 찾아 읽는다', async () => {
  const goods = await goodsAt(market, [30_000])
  const buyer = aBuyer(market)
  const order = await anOrderOf(market, buyer, { goods, until: 'SC' })
  const claim = await requested({ buyer, order, ...RETURN })
  const { claimStatusEnum, pickup } = await showClaim(buyer, claim)
  await atDesk(market, claim, { type: 'seller.refuse', memo: '사용한 흔적이 있어요' })
  const { actions, orderClaimIdEncrypt } = itemOf(await showOrder(buyer, order))
  const { sellerMemo } = await showClaim(buyer, { orderClaimIdEncrypt: orderClaimIdEncrypt ?? '' })
  expect([claimStatusEnum, pickup?.request, actions.at(-1), sellerMemo]).toEqual([
    'RA',
    '문 앞에 있어요',
    'SHOW_CLAIM',
    '사용한 흔적이 있어요',
  ])
})

test('다른 사람의 주문과 신청은 없는 것과 같다', async () => {
  const asked = { ...(await bought([40_000], 'SR')), ...CANCEL }
  const { body: seen } = await preview(asked)
  const { orderClaimIdEncrypt } = await requested(asked)
  const { buyer } = await aMember(market)
  const foreign = { ...asked, buyer }
  const answers = [
    await preview(foreign),
    await send(foreign, filled(asked, seen)),
    await buyer.call('GET', `/orders/claims/${orderClaimIdEncrypt}`),
    await aBuyer(market).call('GET', `/orders/claims/${orderClaimIdEncrypt}`),
  ]
  expect(answers.map(({ body }) => body.code)).toEqual([
    'ORDER_NOT_FOUND',
    'ORDER_NOT_FOUND',
    'CLAIM_NOT_FOUND',
    'SESSION_REQUIRED',
  ])
})

test.each([
  ['사유 없음', { claimReasonEnum: null }, 'CLAIM_REASON_REQUIRED'],
  ['다른 신청의 사유', { claimReasonEnum: 'DAMAGE_DEFECT' }, 'CLAIM_REASON_REQUIRED'],
  ['긴 상세 사유', { reasonDetail: '가'.repeat(501) }, 'CLAIM_REASON_DETAIL_TOO_LONG'],
  ['고르지 않음', { orderItemIdEncryptList: [] }, 'CLAIM_ITEM_REQUIRED'],
  ['없는 상품', { orderItemIdEncryptList: ['A'.repeat(22)] }, 'NOT_CHANGE_STATUS'],
  ['없는 파일', { filesIdEncryptList: ['A'.repeat(22)] }, 'FILE_NOT_FOUND'],
  ['다른 묶음', { orderShippingPriceIdEncrypt: 'A'.repeat(22) }, 'ORDER_NOT_FOUND'],
])('%s: %s는 거절한다', async (_, more, code) => {
  const asked = { ...(await bought([40_000, 20_000])), ...CANCEL, items: [1] }
  const { body: seen } = await preview(asked)
  const { body } = await send(asked, { ...filled(asked, seen), ...more })
  expect(body.code).toEqual(code)
})

test('파손 반품은 짧은 상세 사유로는 받지 않는다', async () => {
  const delivered = await bought([40_000, 20_000], 'SC')
  const asked = { ...delivered, ...RETURN, reason: 'DAMAGE_DEFECT' as const, items: [1] }
  const { body: seen } = await preview(asked)
  const { body } = await send(asked, { ...filled(asked, seen), reasonDetail: '깨짐' })
  expect(body.code).toEqual('CLAIM_REASON_DETAIL_REQUIRED')
})

test('미리보기도 고르지 않은 것과 떠난 것과 사유를 가린다', async () => {
  const asked = { ...(await bought([40_000, 20_000])), ...CANCEL, items: [1] }
  await requested(asked)
  const codes = [
    await preview({ ...asked, items: [] }),
    await preview(asked),
    await preview({ ...asked, reason: 'MISSING_DELIVERY' }),
  ].map(({ body }) => body.code)
  expect(codes).toEqual(['CLAIM_ITEM_REQUIRED', 'CLAIM_ITEM_UNAVAILABLE', 'CLAIM_REASON_REQUIRED'])
})

test('품절이 아닌 품절 사유는 구매자가 부담한다', async () => {
  const asked = { ...(await bought([40_000, 20_000])), ...CANCEL, items: [1] }
  const { body } = await preview({ ...asked, reason: 'GOODS_SOLD' })
  expect([body.responsible, body.refundAmount]).toEqual(['BUYER', 17_000])
})

test('배송이 늦어진 상품은 배송 지연으로 취소하면 판매자가 부담한다', async () => {
  const { buyer, order, goods } = await bought([40_000, 20_000])
  const late = order.groups[0]?.items[1]
  if (late === undefined) throw new Error('an order of two')
  await happen(market, late, ...WAY_TO.SD)
  const asked = { buyer, order, goods, type: 'CANCEL', reason: 'DELIVERY_DELAY' } as const
  const one = await preview({ ...asked, items: [1] })
  const both = await preview(asked)
  expect([one.body.responsible, one.body.refundAmount, both.body.responsible]).toEqual([
    'SELLER',
    20_000,
    'BUYER',
  ])
})

/** An exchange of the only item for an option of its goods, by number. */
function exchangeOf({ buyer, order }: Bought, optionId: number): Input {
  const { orderItemIdEncrypt } = itemOf(order)
  const more = { exchangeList: [{ orderItemIdEncrypt, optionId }] }
  return { buyer, order, type: 'EXCHANGE', reason: 'CHANGE_OPTION', more }
}

test('교환을 신청하면 바꿀 옵션의 재고가 잡힌다', async () => {
  const one = await bought([30_000], 'SC')
  const [goodsId = 0] = one.goods
  const before = await stockOf(market, goodsId)
  const claim = await requested(exchangeOf(one, await optionIdOf(market, goodsId, 1)))
  const { items } = await showClaim(one.buyer, claim)
  const names = items.map(({ orderItem }) => [orderItem.optionName, orderItem.exchangeOptionName])
  expect([before, await stockOf(market, goodsId), names]).toEqual([
    [19, 20, 20],
    [19, 19, 20],
    [['하양', '검정']],
  ])
})

test('교환은 같은 가격의 옵션을 골라야 한다', async () => {
  const one = await bought([30_000], 'SC')
  const [goodsId = 0] = one.goods
  const dearer = await request(exchangeOf(one, await optionIdOf(market, goodsId, 2)))
  const none = await request({ ...exchangeOf(one, 1), more: {} })
  const foreign = await request(exchangeOf(one, 1))
  expect([dearer, none, foreign].map(({ body }) => body.code)).toEqual([
    'CLAIM_OPTION_PRICE_DIFFERS',
    'CLAIM_OPTION_REQUIRED',
    'CLAIM_OPTION_REQUIRED',
  ])
})

test('두 상품을 한 옵션으로 바꾸려면 그만큼 남아 있어야 한다', async () => {
  const [goodsId = 0] = await goodsAt(market, [30_000])
  const { buyer } = await aMember(market, 'ASSOCIATE_MEMBER')
  const picks = [0, 1].map((option) => ({ goodsId, option }))
  const paid = await buyPicked(market, buyer, ...picks)
  for (const item of itemsOf(paid)) await happen(market, item, ...WAY_TO.SC)
  const optionId = await optionIdOf(market, goodsId, 0)
  const exchangeList = itemsOf(paid).map(({ orderItemIdEncrypt }) => ({
    orderItemIdEncrypt,
    optionId,
  }))
  const more = { exchangeList }
  const asked = { buyer, order: paid, type: 'EXCHANGE', reason: 'CHANGE_OPTION', more } as const
  await leaveStock(market, goodsId, { stock: 1 })
  const short = await request(asked)
  await leaveStock(market, goodsId, { stock: 2 })
  const enough = await request(asked)
  expect([short.body.code, enough.status, await stockOf(market, goodsId)]).toEqual([
    'EXCHANGE_RESHIPPING_OUT_OF_STOCK',
    200,
    [0, 19, 20],
  ])
})
