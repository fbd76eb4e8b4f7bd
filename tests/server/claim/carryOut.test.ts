import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import type { ClaimReason } from '@jangteo/core/claim/request/claimReason.codes'
import type { ClaimEventType } from '@jangteo/core/claim/claimStep.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrderOf, claimRow, requested, showClaim } from '../../support/claim/claimCalls.ts'
import { goOn, heldAtGateway, payAdditional, work } from '../../support/claim/claimDesk.ts'
import { goodsAt, leaveStock, optionIdOf, stockOf } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { itemsOf } from '../../support/order/paidOrder.ts'
import { showOrder } from '../../support/purchase.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type Example = {
  readonly prices: readonly number[]
  readonly until?: 'SC'
  readonly type: RequestableClaimType
  readonly reason: ClaimReason
  readonly items?: readonly number[]
  readonly isSoldOut?: boolean
  /** Every claimed item for its second option. */
  readonly isSwapped?: boolean
}

const MIND = 'SIMPLE_CHANGE_OF_MIND'
const TWO = [40_000, 20_000]
const RETURNED: readonly ClaimEventType[] = ['seller.collect', 'seller.accept']
const EXCHANGED: readonly ClaimEventType[] = [
  'seller.collect',
  'seller.accept',
  'seller.reship',
  'carrier.delivered',
]

/** By number of domain-rules §1.6: what the gateway holds in the end, the items' states, the stock of each product. */
const EXAMPLES: readonly (readonly [number, Example, number, string, string])[] = [
  [1, { prices: TWO, type: 'CANCEL', reason: MIND, items: [1] }, 43_000, 'DC C', '19,20'],
  [
    2,
    { prices: TWO, type: 'CANCEL', reason: 'GOODS_SOLD', items: [1], isSoldOut: true },
    40_000,
    'DC C',
    '19,1',
  ],
  [3, { prices: TWO, type: 'CANCEL', reason: MIND }, 0, 'C C', '20,20'],
  [
    4,
    { prices: [30_000, 10_000], type: 'CANCEL', reason: MIND, items: [0] },
    13_000,
    'C DC',
    '20,19',
  ],
  [5, { prices: [30_000, 10_000], type: 'CANCEL', reason: MIND }, 0, 'C C', '20,20'],
  [
    6,
    { prices: [48_000, 2_000], type: 'CANCEL', reason: MIND, items: [1] },
    51_000,
    'DC C',
    '19,20',
  ],
  [
    7,
    { prices: TWO, until: 'SC', type: 'RETURN', reason: MIND, items: [1] },
    46_000,
    'SC R',
    '19,20',
  ],
  [
    8,
    { prices: TWO, until: 'SC', type: 'RETURN', reason: 'DAMAGE_DEFECT', items: [1] },
    40_000,
    'SC R',
    '19,19',
  ],
  [
    10,
    { prices: [60_000, 10_000], until: 'SC', type: 'RETURN', reason: MIND, items: [1] },
    63_000,
    'SC R',
    '19,20',
  ],
  [11, { prices: [30_000], until: 'SC', type: 'RETURN', reason: MIND }, 6_000, 'R', '20'],
  [
    13,
    {
      prices: TWO,
      until: 'SC',
      type: 'EXCHANGE',
      reason: 'CHANGE_OPTION',
      items: [1],
      isSwapped: true,
    },
    66_000,
    'SC E',
    '19,20',
  ],
]

test.each(EXAMPLES)('예시 %i: 신청한 금액대로 돈과 재고가 움직인다', async (_, example, ...end) => {
  const { prices, until, isSoldOut = false, isSwapped = false, ...asked } = example
  const goods = await goodsAt(market, prices)
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods, ...(until === undefined ? {} : { until }) })
  if (isSoldOut) await leaveStock(market, goods.at(-1) ?? 0)
  const second = await optionIdOf(market, goods.at(-1) ?? 0, 1)
  const exchangeList = itemsOf(order)
    .slice(1)
    .map(({ orderItemIdEncrypt }) => ({
      orderItemIdEncrypt,
      optionId: second,
    }))
  const more = isSwapped ? { exchangeList } : {}
  const claim = await requested({ buyer, order, ...asked, more })
  if (claim.additionalPayAmount > 0) await payAdditional(market, buyer, claim)
  if (asked.type === 'RETURN') await goOn(market, claim, ...RETURNED)
  if (asked.type === 'EXCHANGE') await goOn(market, claim, ...EXCHANGED)
  await work(market, 'settle-refunds')
  const items = itemsOf(await showOrder(buyer, order))
  const stock = await Promise.all(goods.map((id) => stockOf(market, id)))
  expect([
    await heldAtGateway(market, order),
    items.map(({ orderItemStatusEnum }) => orderItemStatusEnum).join(' '),
    stock.map(([first]) => first).join(),
  ]).toEqual(end)
  const { state, quote } = await claimRow(market, claim)
  const { refundedAmount, refundList } = (await showOrder(buyer, order)).payment
  expect([
    state,
    refundedAmount,
    refundList.map(({ refundStatusEnum }) => refundStatusEnum),
  ]).toEqual([
    { CANCEL: 'CC', EXCHANGE: 'EC', RETURN: 'RC' }[asked.type],
    quote?.refundAmount,
    quote?.refundAmount === 0 ? [] : ['DONE'],
  ])
})

test('교환이 끝나면 상품은 바꾼 옵션이 되고, 그 재고만 하나 줄어 있다', async () => {
  const goods = await goodsAt(market, [60_000])
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods, until: 'SC' })
  const [item] = itemsOf(order)
  const optionId = await optionIdOf(market, goods[0] ?? 0, 1)
  const exchangeList = [{ orderItemIdEncrypt: item?.orderItemIdEncrypt, optionId }]
  const asked = { buyer, order, type: 'EXCHANGE', reason: 'DAMAGE_DEFECT' } as const
  const claim = await requested({ ...asked, more: { exchangeList } })
  const reserved = await stockOf(market, goods[0] ?? 0)
  const states = await goOn(market, claim, ...EXCHANGED)
  const [after] = itemsOf(await showOrder(buyer, order))
  expect({
    reserved,
    states,
    option: after?.optionName,
    optionId: after?.optionId,
    stock: await stockOf(market, goods[0] ?? 0),
  }).toEqual({
    reserved: [19, 19, 20],
    states: ['EI', 'EY', 'EY', 'EC'],
    option: '검정',
    optionId,
    stock: [19, 19, 20],
  })
})

test('교환한 상품도 다시 반품할 수 있고, 낸 돈이 모두 돌아온다', async () => {
  const goods = await goodsAt(market, [60_000])
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods, until: 'SC' })
  const optionId = await optionIdOf(market, goods[0] ?? 0, 1)
  const [item] = itemsOf(order)
  const exchangeList = [{ orderItemIdEncrypt: item?.orderItemIdEncrypt, optionId }]
  const asked = { buyer, order, reason: 'DAMAGE_DEFECT' } as const
  const exchange = await requested({ ...asked, type: 'EXCHANGE', more: { exchangeList } })
  await goOn(market, exchange, ...EXCHANGED)
  const { pickup, reship } = await showClaim(buyer, exchange)
  const claim = await requested({ ...asked, type: 'RETURN' })
  const { items } = await showClaim(buyer, claim)
  const states = await goOn(market, claim, ...RETURNED)
  await work(market, 'settle-refunds')
  expect({
    exchanged: [pickup?.pickupStatusEnum, reship?.courierEnum, reship?.invoiceNumber],
    claimed: items.map(({ orderItem, statusBefore }) => [orderItem.optionName, statusBefore]),
    states,
    held: await heldAtGateway(market, order),
    left: itemsOf(await showOrder(buyer, order)).map((one) => one.orderItemStatusEnum),
    stock: await stockOf(market, goods[0] ?? 0),
  }).toEqual({
    exchanged: ['COLLECTED', 'FREIGHT', '700000000001'],
    claimed: [['검정', 'E']],
    states: ['RI', 'RC'],
    held: 0,
    left: ['R'],
    stock: [19, 19, 20],
  })
})
