import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import type { ClaimReason } from '@jangteo/core/claim/request/claimReason.codes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrderOf, claimRow, requested, showClaim } from '../../support/claim/claimCalls.ts'
import {
  atDesk,
  claimHistoryOf,
  convertedFrom,
  goOn,
  heldAtGateway,
  payAdditional,
  work,
} from '../../support/claim/claimDesk.ts'
import { goodsAt, leaveStock, optionIdOf, stockOf } from '../../support/claim/claimShop.ts'
import { anOrderWithStoreCoupon } from '../../support/claim/couponOrder.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { happen, itemsOf, WAY_TO } from '../../support/order/paidOrder.ts'
import { showOrder } from '../../support/purchase.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** A claim of the second of two delivered items that were sent for free. */
async function aClaim(type: RequestableClaimType, reason: ClaimReason) {
  const goods = await goodsAt(market, [40_000, 20_000])
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods, until: 'SC' })
  const [, item] = itemsOf(order)
  const optionId = await optionIdOf(market, goods[1] ?? 0, 1)
  const exchangeList = [{ orderItemIdEncrypt: item?.orderItemIdEncrypt, optionId }]
  const more = type === 'EXCHANGE' ? { exchangeList } : {}
  const claim = await requested({ buyer, order, type, reason, items: [1], more })
  return { goods, goodsId: goods[1] ?? 0, buyer, order, claim }
}

type Made = Awaited<ReturnType<typeof aClaim>>

async function additionalOf({ buyer, claim }: Made) {
  const { additionalPayment } = await showClaim(buyer, claim)
  return additionalPayment === null
    ? null
    : [additionalPayment.amount, additionalPayment.additionalPaymentStatusEnum]
}

async function amountsOf({ claim }: Made) {
  const { fault, quote } = await claimRow(market, claim)
  return [fault, quote?.refundAmount, quote?.additionalAmount]
}

async function statusOf({ buyer, order }: Made): Promise<string | undefined> {
  return itemsOf(await showOrder(buyer, order))[1]?.orderItemStatusEnum
}

test('검수에서 하자가 없으면 환불은 그대로이고 배송비를 추가로 결제해야 끝난다', async () => {
  const made = await aClaim('RETURN', 'DAMAGE_DEFECT')
  await goOn(market, made.claim, 'seller.collect')
  const changed = await goOn(market, made.claim, 'seller.changeFault')
  const early = await goOn(market, made.claim, 'seller.accept')
  const asked = [await amountsOf(made), await additionalOf(made)]
  await payAdditional(market, made.buyer, made.claim)
  const done = await goOn(market, made.claim, 'seller.accept')
  await work(market, 'settle-refunds')
  expect({
    asked,
    states: [changed, early, done].flat(),
    held: await heldAtGateway(market, made.order),
    stock: await stockOf(market, made.goodsId),
  }).toEqual({
    asked: [
      ['BUYER', 20_000, 6_000],
      [6_000, 'WAITING'],
    ],
    states: ['RI', 'CLAIM_ADD_PAYMENT_READY', 'RC'],
    held: 46_000,
    stock: [20, 20, 20],
  })
})

test('판매자 탓으로 바꾸면 낸 추가결제는 모두 돌아오고 내지 않고 교환한다', async () => {
  const made = await aClaim('EXCHANGE', 'CHANGE_OPTION')
  await payAdditional(market, made.buyer, made.claim)
  await goOn(market, made.claim, 'seller.collect')
  const { body } = await atDesk(market, made.claim, {
    type: 'seller.changeFault',
    faultEnum: 'SELLER',
  })
  await work(market, 'settle-refunds')
  const back = [body.claimStatusEnum, await amountsOf(made), await additionalOf(made)]
  const states = await goOn(
    market,
    made.claim,
    'seller.accept',
    'seller.reship',
    'carrier.delivered',
  )
  expect({
    back,
    states,
    held: await heldAtGateway(market, made.order),
    stock: await stockOf(market, made.goodsId),
  }).toEqual({
    back: ['EI', ['SELLER', 0, 0], [6_000, 'REFUNDED']],
    states: ['EY', 'EY', 'EC'],
    held: 60_000,
    stock: [19, 19, 20],
  })
})

test('내지 않은 추가결제는 판매자 탓으로 바꾸면 없어지고, 다시 구매자 탓이면 새로 생긴다', async () => {
  const made = await aClaim('EXCHANGE', 'CHANGE_OPTION')
  await goOn(market, made.claim, 'seller.collect')
  const seen: unknown[] = []
  for (const faultEnum of ['BUYER', 'SELLER', 'BUYER'] as const) {
    await atDesk(market, made.claim, { type: 'seller.changeFault', faultEnum })
    seen.push([await amountsOf(made), await additionalOf(made)])
  }
  expect(seen).toEqual([
    [
      ['BUYER', 0, 6_000],
      [6_000, 'WAITING'],
    ],
    [
      ['SELLER', 0, 0],
      [6_000, 'CANCELLED'],
    ],
    [
      ['BUYER', 0, 6_000],
      [6_000, 'WAITING'],
    ],
  ])
})

test.each([
  ['다시 구매자 탓으로 바꿀 수 있다', 'seller.changeFault', 'EI'],
  ['반품으로 돌릴 수 있다', 'seller.convertToReturn', 'ER'],
] as const)('낸 추가결제를 돌려주지 못한 교환도 %s', async (_, type, state) => {
  const made = await aClaim('EXCHANGE', 'CHANGE_OPTION')
  await payAdditional(market, made.buyer, made.claim)
  await goOn(market, made.claim, 'seller.collect')
  await atDesk(market, made.claim, { type: 'seller.changeFault', faultEnum: 'SELLER' })
  const { id } = await claimRow(market, made.claim)
  await market.database.db
    .updateTable('additional_payments')
    .set({ state: 'REFUND_FAILED' })
    .where('claim_id', '=', id)
    .execute()
  const { status, body } = await atDesk(market, made.claim, { type, faultEnum: 'BUYER' })
  const asked = await additionalOf(made)
  expect([status, body.claimStatusEnum, asked]).toEqual([
    200,
    state,
    [6_000, state === 'EI' ? 'WAITING' : 'REFUND_FAILED'],
  ])
})

test('교환할 재고가 없으면 판매자가 반품으로 돌리고, 낸 돈과 값이 모두 돌아온다', async () => {
  const made = await aClaim('EXCHANGE', 'CHANGE_OPTION')
  await payAdditional(market, made.buyer, made.claim)
  const { id } = await claimRow(market, made.claim)
  await market.database.db
    .updateTable('claims')
    .set({ is_reship_reserved: false })
    .where('id', '=', id)
    .execute()
  await leaveStock(market, made.goodsId, { option: 1, stock: 0 })
  const lacking = await goOn(market, made.claim, 'seller.collect', 'seller.accept')
  const held = (await showClaim(made.buyer, made.claim)).holdback
  const converted = await goOn(market, made.claim, 'seller.convertToReturn')
  const states = await goOn(market, await convertedFrom(market, id), 'seller.accept')
  await work(market, 'settle-refunds')
  expect({
    lacking,
    holdback: held?.reason,
    converted,
    states,
    item: await statusOf(made),
    held: await heldAtGateway(market, made.order),
    stock: await stockOf(market, made.goodsId),
    history: (await claimHistoryOf(market, made.claim)).slice(-3),
  }).toEqual({
    lacking: ['EI', 'EI'],
    holdback: 'RESHIPPING_OUT_OF_STOCK',
    converted: ['ER'],
    states: ['RC'],
    item: 'R',
    held: 40_000,
    stock: [19, 0, 20],
    history: [
      'seller seller.accept EI>EI',
      'system stock.lacking EI>EI',
      'seller seller.convertToReturn EI>ER',
    ],
  })
})

test('스토어 쿠폰을 나눈 다른 묶음의 반품이 끝나야 교환을 반품으로 돌린다', async () => {
  const [near = 0] = await goodsAt(market, [40_000])
  const [far = 0] = await goodsAt(market, [20_000])
  const { buyer } = await aMember(market)
  const { order } = await anOrderWithStoreCoupon(market, buyer, [near, far])
  for (const item of itemsOf(order)) await happen(market, item, ...WAY_TO.SC)
  const orderItemIdEncrypt = itemsOf(order)[0]?.orderItemIdEncrypt
  const more = {
    exchangeList: [{ orderItemIdEncrypt, optionId: await optionIdOf(market, near, 1) }],
  }
  const asked = { buyer, order, type: 'EXCHANGE', reason: 'DAMAGE_DEFECT', more } as const
  const exchange = await requested(asked)
  const other = { ...order, groups: order.groups.slice(1) }
  const given = { buyer, order: other, type: 'RETURN', reason: 'SIMPLE_CHANGE_OF_MIND' } as const
  const back = await requested(given)
  const early = await goOn(market, exchange, 'seller.collect', 'seller.convertToReturn')
  await goOn(market, back, 'seller.collect', 'seller.accept')
  const late = await goOn(market, exchange, 'seller.convertToReturn')
  const { id } = await claimRow(market, exchange)
  const converted = await convertedFrom(market, id)
  const states = await goOn(market, converted, 'seller.accept')
  await work(market, 'settle-refunds')
  expect({
    states: [early, late, states],
    refunds: [back.refundAmount, (await claimRow(market, converted)).quote?.refundAmount],
    held: await heldAtGateway(market, order),
  }).toEqual({
    states: [['EI', 'SHIPPING_GROUP_CLAIM_IN_PROGRESS'], ['ER'], ['RC']],
    refunds: [12_000, 43_000],
    held: 6_000,
  })
})

test('교환을 거부하면 잡아 둔 재고가 풀리고, 쓴 배송비를 뺀 추가결제가 돌아온다', async () => {
  const early = await aClaim('EXCHANGE', 'CHANGE_OPTION')
  await payAdditional(market, early.buyer, early.claim)
  await goOn(market, early.claim, 'seller.refuse')
  const late = await aClaim('EXCHANGE', 'CHANGE_OPTION')
  await payAdditional(market, late.buyer, late.claim)
  await goOn(market, late.claim, 'seller.collect', 'seller.refuse')
  await work(market, 'settle-refunds')
  const ends = []
  for (const made of [early, late]) {
    const { sellerMemo, claimStatusEnum } = await showClaim(made.buyer, made.claim)
    ends.push([
      claimStatusEnum,
      sellerMemo,
      await statusOf(made),
      await heldAtGateway(market, made.order),
      await stockOf(market, made.goodsId),
      await additionalOf(made),
    ])
  }
  expect(ends).toEqual([
    ['ER', '검수에서 확인했어요', 'SC', 60_000, [19, 20, 20], [6_000, 'REFUNDED']],
    ['ER', '검수에서 확인했어요', 'SC', 66_000, [19, 20, 20], [6_000, 'PAID']],
  ])
})

test('되팔 수 있는지는 판매자가 말하는 대로이다', async () => {
  const bought = await aClaim('RETURN', 'SIMPLE_CHANGE_OF_MIND')
  await goOn(market, bought.claim, 'seller.collect')
  await atDesk(market, bought.claim, { type: 'seller.accept', sellable: false })
  const broken = await aClaim('RETURN', 'DAMAGE_DEFECT')
  await goOn(market, broken.claim, 'seller.collect')
  await atDesk(market, broken.claim, { type: 'seller.accept', sellable: true })
  const stocks = [await stockOf(market, bought.goodsId), await stockOf(market, broken.goodsId)]
  expect(stocks).toEqual([
    [19, 20, 20],
    [20, 20, 20],
  ])
})
