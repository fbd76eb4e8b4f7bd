import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import {
  anOrderOf,
  type Input,
  type ClaimCheck,
  named,
  request,
  requested,
  showClaim,
} from '../../support/claim/claimCalls.ts'
import { payAdditional } from '../../support/claim/claimDesk.ts'
import { goodsAt, leaveStock, optionIdOf } from '../../support/claim/claimShop.ts'
import { anOrderWithStoreCoupon } from '../../support/claim/couponOrder.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, aMemberInApp } from '../../support/member.ts'
import {
  buyPicked,
  confirm,
  happen,
  itemOf,
  itemsOf,
  WAY_TO,
} from '../../support/order/paidOrder.ts'
import { type OrderDetail, SEOUL, showOrder } from '../../support/purchase.ts'

/** Sold with add-ons. */
const TEAPOT = goodsNamed('진사 도자 찻주전자 450ml')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const CHECKED = { CANCEL: 'cancel', EXCHANGE: 'exchange' } as const

/** Asks the three checks, which must agree: by the items alone, by their group, and by the request. */
async function resultOf(asked: Input) {
  const { buyer, type, more } = asked
  const { orderItemIdEncryptList } = named(asked)
  const query = `orderItemIdEncryptList=[${orderItemIdEncryptList.join(',')}]&claimTypeEnum=${type}`
  const byItems = await buyer.ask<ClaimCheck>('GET', `/orders/claims/available-check?${query}`)
  const byGroup =
    type === 'RETURN'
      ? byItems
      : await buyer.ask<ClaimCheck>(
          'POST',
          `/orders/claims/${CHECKED[type]}-request/available-check`,
          { body: { ...named(asked), ...more } },
        )
  const { status, body } = await request(asked)
  return {
    byItems: byItems.claimCheckEnum,
    byGroup: byGroup.claimCheckEnum,
    isAllowed: [byItems.possible, byGroup.possible],
    hasConflictingClaim: byGroup.orderClaimIdEncrypt !== null,
    requested: status === 200 ? 'SUCCESS_CHANGE_APPLY' : body.code,
    hasSameText: status === 200 || body.message === byGroup.message,
  }
}

function every(result: string, hasConflictingClaim = false) {
  const isAllowed = result === 'SUCCESS_CHANGE_APPLY'
  return {
    byItems: result,
    byGroup: result,
    isAllowed: [isAllowed, isAllowed],
    hasConflictingClaim,
    requested: result,
    hasSameText: true,
  }
}

const CANCEL = { type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' } as const
const RETURN = { type: 'RETURN', reason: 'SIMPLE_CHANGE_OF_MIND' } as const

/** An order of two goods, both there. */
async function twoGoods(
  until?: keyof typeof WAY_TO,
): Promise<{ buyer: Buyer; order: OrderDetail }> {
  const goods = await goodsAt(market, [40_000, 20_000])
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods, ...(until === undefined ? {} : { until }) })
  return { buyer, order }
}

test('결제한 상품은 취소할 수 있고, 보낸 상품은 취소할 수 없다', async () => {
  const paid = await twoGoods()
  const sent = await twoGoods('SS')
  expect([
    await resultOf({ ...paid, ...CANCEL, items: [0] }),
    await resultOf({ ...sent, ...CANCEL, items: [0] }),
    await resultOf({ ...sent, ...RETURN, items: [0] }),
  ]).toEqual([
    every('SUCCESS_CHANGE_APPLY'),
    every('NOT_CHANGE_STATUS'),
    every('NOT_CHANGE_STATUS'),
  ])
})

test('구매확정한 상품은 반품할 수 없다', async () => {
  const { buyer, order } = await twoGoods('SC')
  await confirm(buyer, itemOf(order))
  expect(await resultOf({ buyer, order, ...RETURN, items: [0] })).toEqual(
    every('NOT_CHANGE_STATUS'),
  )
})

test('진행 중인 신청이 있으면 그 상품도 같은 묶음의 다른 상품도 신청할 수 없다', async () => {
  const asked = await twoGoods('SC')
  await requested({ ...asked, ...RETURN, items: [0] })
  expect([
    await resultOf({ ...asked, ...RETURN, items: [0] }),
    await resultOf({ ...asked, ...RETURN, items: [1] }),
  ]).toEqual([
    every('ORDER_ITEM_CLAIM_IN_PROGRESS', true),
    every('SHIPPING_GROUP_CLAIM_IN_PROGRESS', true),
  ])
})

test('추가결제를 기다리는 신청이 있으면 그렇게 알려 준다', async () => {
  const goods = await goodsAt(market, [48_000, 2_000])
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods })
  await requested({ buyer, order, ...CANCEL, items: [1] })
  expect([
    await resultOf({ buyer, order, ...CANCEL, items: [1] }),
    await resultOf({ buyer, order, ...CANCEL, items: [0] }),
  ]).toEqual([
    every('ORDER_ITEM_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY', true),
    every('SHIPPING_GROUP_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY', true),
  ])
})

test('본상품만 고르고 추가상품을 두면 신청할 수 없고, 추가상품만은 할 수 있다', async () => {
  const { buyer } = await aMember(market)
  const order = await buyPicked(market, buyer, { goodsId: TEAPOT, addons: { 0: 1 } })
  const asked = { buyer, order, ...CANCEL }
  expect([
    await resultOf({ ...asked, items: [0] }),
    await resultOf({ ...asked, items: [1] }),
  ]).toEqual([every('NOT_PART_CLAIM_ADD_GOODS'), every('SUCCESS_CHANGE_APPLY')])
})

test('구매확정한 추가상품은 본상품의 반품을 붙들지 않는다', async () => {
  const { buyer } = await aMember(market)
  const order = await buyPicked(market, buyer, { goodsId: TEAPOT, addons: { 0: 1, 1: 1 } })
  for (const item of itemsOf(order)) await happen(market, item, ...WAY_TO.SC)
  const [, addon] = itemsOf(order)
  if (addon === undefined) throw new Error('an order with add-ons')
  await confirm(buyer, addon)
  const asked = { buyer, order, type: 'RETURN', reason: 'DAMAGE_DEFECT' } as const
  expect([
    await resultOf({ ...asked, items: [0] }),
    await resultOf({ ...asked, items: [0, 1, 2] }),
    await resultOf({ ...asked, items: [0, 2] }),
  ]).toEqual([
    every('NOT_PART_CLAIM_ADD_GOODS'),
    every('NOT_CHANGE_STATUS'),
    every('SUCCESS_CHANGE_APPLY'),
  ])
})

test('교환할 옵션이 모두 품절이면 신청할 수 없다', async () => {
  const [goodsId = 0] = await goodsAt(market, [30_000])
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods: [goodsId], until: 'SC' })
  const optionId = await optionIdOf(market, goodsId, 1)
  for (const option of [0, 1]) await leaveStock(market, goodsId, { option })
  const { orderItemIdEncrypt } = itemOf(order)
  const more = { exchangeList: [{ orderItemIdEncrypt, optionId }] }
  expect(await resultOf({ buyer, order, type: 'EXCHANGE', reason: 'CHANGE_OPTION', more })).toEqual(
    every('EXCHANGE_RESHIPPING_OUT_OF_STOCK'),
  )
})

test('스토어 쿠폰을 나눈 다른 묶음에 진행 중인 취소가 있으면 기다려야 한다', async () => {
  const [near = 0] = await goodsAt(market, [40_000])
  const [far = 0] = await goodsAt(market, [20_000])
  const { buyer } = await aMember(market)
  const { order } = await anOrderWithStoreCoupon(market, buyer, [near, far])
  const [first, second] = itemsOf(order)
  if (first === undefined || second === undefined) throw new Error('an order of two')
  for (const item of [first, second]) await happen(market, item, ...WAY_TO.SR)
  await requested({ buyer, order, ...CANCEL })
  const other = { ...order, groups: order.groups.slice(1) }
  expect([order.groups.length, await resultOf({ buyer, order: other, ...CANCEL })]).toEqual([
    2,
    every('SHIPPING_GROUP_CLAIM_IN_PROGRESS', true),
  ])
})

test('진행 중인 신청은 상품이 보내지거나 확정되지 않게 하고, 끝나면 원래대로 둔다', async () => {
  const { buyer, order } = await twoGoods('SR')
  await requested({ buyer, order, ...CANCEL, items: [0] })
  const item = itemOf(order)
  const path = `/dev/desk/order-items/${item.orderItemIdEncrypt}/events`
  const parcel = { courierEnum: 'FREIGHT', invoice: '600000000001' }
  const { body } = await buyer.call('POST', path, { body: { type: 'seller.ship', ...parcel } })
  const shown = itemOf(await showOrder(buyer, order))
  const status: OrderItemStatus = shown.orderItemStatusEnum
  expect([body.code, status, shown.claimStatusEnum, shown.actions]).toEqual([
    'ORDER_ITEM_CLAIM_OPEN',
    'SR',
    'CA',
    ['SHOW_CLAIM', 'WITHDRAW_CLAIM'],
  ])
})

test('추가결제를 기다리는 취소가 있어도 배송지는 같은 배송비로만 바뀌고, 취소는 본 금액대로 끝난다', async () => {
  const goods = await goodsAt(market, [48_000, 2_000])
  const { buyer } = await aMemberInApp(market)
  const order = await anOrderOf(market, buyer, { goods })
  const claim = await requested({ buyer, order, ...CANCEL, items: [1] })
  const { ordersIdEncrypt, orderAddressIdEncrypt } = order
  const path = `/orders/manages/${ordersIdEncrypt}/shipping-address/${orderAddressIdEncrypt}`
  const change = async (method: 'POST' | 'PATCH', zonecode: string) =>
    (await buyer.call<object>(method, path, { body: { receiver: { ...SEOUL, zonecode } } })).body
  const asked = await change('POST', '48058')
  const changed = [await change('PATCH', '48058'), await change('PATCH', '63122')]
  await payAdditional(market, buyer, claim)
  const { claimStatusEnum, refund } = await showClaim(buyer, claim)
  const { receiver } = await showOrder(buyer, order)
  expect([
    'possible' in asked && asked.possible,
    changed.map((body) => ('code' in body ? body.code : body)),
    receiver.zonecode,
    [claimStatusEnum, refund?.additionalPayAmount, claim.additionalPayAmount],
  ]).toEqual([true, [{ done: true }, 'ORDER_ADDRESS_FEE_DIFFERS'], '48058', ['CC', 1_000, 1_000]])
})

test('다른 사람의 상품이나 없는 상품은 확인할 수 없다', async () => {
  const { order } = await twoGoods()
  const { buyer } = await aMember(market)
  const asked = { buyer, order, ...CANCEL }
  const { orderItemIdEncryptList } = named(asked)
  const check = (ids: readonly string[]) =>
    buyer.call(
      'GET',
      `/orders/claims/available-check?orderItemIdEncryptList=[${ids.join(',')}]&claimTypeEnum=CANCEL`,
    )
  const byGroup = await buyer.call('POST', '/orders/claims/cancel-request/available-check', {
    body: named(asked),
  })
  const answers = [
    await check(orderItemIdEncryptList),
    await check(['A'.repeat(22)]),
    await check([]),
    byGroup,
  ]
  expect(answers.map(({ body }) => body.code)).toEqual([
    'ORDER_ITEM_NOT_FOUND',
    'ORDER_ITEM_NOT_FOUND',
    'CLAIM_ITEM_REQUIRED',
    'ORDER_NOT_FOUND',
  ])
})
