import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import type { ClaimReason } from '@jangteo/core/claim/request/claimReason.codes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  anOrderOf,
  type Input,
  claimRow,
  filled,
  preview,
  requested,
  send,
} from '../../support/claim/claimCalls.ts'
import { goodsAt, leaveStock, optionIdOf } from '../../support/claim/claimShop.ts'
import { anOrderWithStoreCoupon } from '../../support/claim/couponOrder.ts'
import { stateOf } from '../../support/coupon/orderWithCoupons.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { itemOf } from '../../support/order/paidOrder.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** A claim as its buyer saw it, as it was accepted and as it is stored. */
async function claim(asked: Input) {
  const { body: seen } = await preview(asked)
  const { body: accepted } = await send(asked, filled(asked, seen))
  const { quote } = await claimRow(market, accepted)
  const amounts = [seen.refundAmount, seen.additionalPayAmount]
  return {
    amounts,
    responsible: seen.responsible,
    isUnchanged:
      quote?.refundAmount === accepted.refundAmount &&
      accepted.refundAmount === seen.refundAmount &&
      quote.additionalAmount === seen.additionalPayAmount &&
      accepted.additionalPayAmount === seen.additionalPayAmount &&
      quote.version === seen.version,
    status: accepted.claimStatusEnum,
  }
}

type Example = {
  readonly prices: readonly number[]
  readonly until?: 'SC'
  readonly type: RequestableClaimType
  readonly reason: ClaimReason
  readonly items?: readonly number[]
  /** The option of the last of the claimed items is out of stock. */
  readonly isSoldOut?: boolean
}

const CHANGE_OF_MIND = 'SIMPLE_CHANGE_OF_MIND'
const FREE_OF_TWO = [40_000, 20_000]

/** The worked examples of domain-rules §1.6 by their numbers: what goes back, what is to be paid, and where it stands. */
const EXAMPLES: readonly (readonly [number, Example, number, number, string])[] = [
  [1, { prices: FREE_OF_TWO, type: 'CANCEL', reason: CHANGE_OF_MIND, items: [1] }, 17_000, 0, 'CC'],
  [
    2,
    { prices: FREE_OF_TWO, type: 'CANCEL', reason: 'GOODS_SOLD', items: [1], isSoldOut: true },
    20_000,
    0,
    'CC',
  ],
  [3, { prices: FREE_OF_TWO, type: 'CANCEL', reason: CHANGE_OF_MIND }, 60_000, 0, 'CC'],
  [
    4,
    { prices: [30_000, 10_000], type: 'CANCEL', reason: CHANGE_OF_MIND, items: [0] },
    30_000,
    0,
    'CC',
  ],
  [5, { prices: [30_000, 10_000], type: 'CANCEL', reason: CHANGE_OF_MIND }, 43_000, 0, 'CC'],
  [
    6,
    { prices: [48_000, 2_000], type: 'CANCEL', reason: CHANGE_OF_MIND, items: [1] },
    0,
    1_000,
    'CA',
  ],
  [
    7,
    { prices: FREE_OF_TWO, until: 'SC', type: 'RETURN', reason: CHANGE_OF_MIND, items: [1] },
    14_000,
    0,
    'RA',
  ],
  [
    8,
    { prices: FREE_OF_TWO, until: 'SC', type: 'RETURN', reason: 'DAMAGE_DEFECT', items: [1] },
    20_000,
    0,
    'RA',
  ],
  [
    10,
    { prices: [60_000, 10_000], until: 'SC', type: 'RETURN', reason: CHANGE_OF_MIND, items: [1] },
    7_000,
    0,
    'RA',
  ],
  [11, { prices: [30_000], until: 'SC', type: 'RETURN', reason: CHANGE_OF_MIND }, 27_000, 0, 'RA'],
]

test.each(EXAMPLES)('예시 %i: 미리보기와 신청과 보관한 금액이 같다', async (_, example, ...end) => {
  const { prices, until, isSoldOut = false, ...asked } = example
  const [refundAmount, additionalPayAmount, status] = end
  const goods = await goodsAt(market, prices)
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods, ...(until === undefined ? {} : { until }) })
  if (isSoldOut) await leaveStock(market, goods.at(-1) ?? 0)
  const isSellers = asked.reason === 'GOODS_SOLD' || asked.reason === 'DAMAGE_DEFECT'
  expect(await claim({ buyer, order, ...asked })).toEqual({
    amounts: [refundAmount, additionalPayAmount],
    responsible: isSellers ? 'SELLER' : 'BUYER',
    isUnchanged: true,
    status,
  })
})

test('예시 13: 옵션을 바꾸는 교환은 왕복 배송비를 추가로 결제한다', async () => {
  const [goodsId = 0] = await goodsAt(market, [30_000])
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods: [goodsId], until: 'SC' })
  const optionId = await optionIdOf(market, goodsId, 1)
  const orderItemIdEncrypt = itemOf(order).orderItemIdEncrypt
  const more = { exchangeList: [{ orderItemIdEncrypt, optionId }] }
  const asked = { buyer, order, type: 'EXCHANGE', reason: 'CHANGE_OPTION', more } as const
  expect(await claim(asked)).toEqual({
    amounts: [0, 6_000],
    responsible: 'BUYER',
    isUnchanged: true,
    status: 'EA',
  })
})

test('예시 16: 셋을 하나씩 취소하면 낸 만큼 돌아온다', async () => {
  const goods = await goodsAt(market, [30_000, 15_000, 10_000])
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods })
  const amounts: number[] = []
  for (const item of [1, 2, 0]) {
    const asked = { buyer, order, type: 'CANCEL', reason: CHANGE_OF_MIND, items: [item] } as const
    const { refundAmount } = await requested(asked)
    amounts.push(refundAmount)
  }
  expect([amounts, order.payableAmount]).toEqual([[12_000, 10_000, 33_000], 55_000])
})

test.each([
  ['단순 변심이면 조건이 깨져 남은 할인을 빼고 쿠폰이 돌아온다', CHANGE_OF_MIND, 12_000, 'USABLE'],
  ['품절이면 나눈 만큼 돌려받고 쿠폰은 쓴 채로 남는다', 'GOODS_SOLD', 18_333, 'USED'],
] as const)('스토어 쿠폰 주문에서 하나를 취소하면 %s', async (_, reason, ...end) => {
  const [refundAmount, state] = end
  const goods = await goodsAt(market, FREE_OF_TWO)
  const { buyer } = await aMember(market)
  const { order, coupon } = await anOrderWithStoreCoupon(market, buyer, goods)
  if (reason === 'GOODS_SOLD') await leaveStock(market, goods[1] ?? 0)
  const asked = { buyer, order, type: 'CANCEL', reason, items: [1] } as const
  const isBuyers = reason === CHANGE_OF_MIND
  const { body: seen } = await preview(asked)
  expect({
    paid: order.payableAmount,
    shown: [seen.productAmount, seen.storeCouponBack, seen.storeCouponWithdrawn],
    initialFee: seen.shipping.initialFeeCharged,
    restored: seen.couponRestored.map(({ couponName, reissued }) => [couponName, reissued]),
    claimed: await claim(asked),
    coupon: await stateOf(coupon, buyer),
  }).toEqual({
    paid: 55_000,
    shown: [20_000, 1_667, isBuyers ? 3_333 : 0],
    initialFee: isBuyers ? 3_000 : 0,
    restored: isBuyers ? [['스토어 5천 원 쿠폰', false]] : [],
    claimed: {
      amounts: [refundAmount, 0],
      responsible: isBuyers ? 'BUYER' : 'SELLER',
      isUnchanged: true,
      status: 'CC',
    },
    coupon: state,
  })
})
