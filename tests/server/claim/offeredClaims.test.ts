import { REQUESTABLE_CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import type { OrderItemAction } from '@jangteo/core/order/orderItem.codes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { type ClaimCheck, requested } from '../../support/claim/claimCalls.ts'
import { withdraw } from '../../support/claim/claimDesk.ts'
import { goodsAt, leaveStock } from '../../support/claim/claimShop.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import {
  buyPicked,
  confirm,
  happen,
  itemsOf,
  type OrderItem,
  WAY_TO,
} from '../../support/order/paidOrder.ts'
import { type OrderDetail, showOrder } from '../../support/purchase.ts'

/** Sold with add-ons. */
const TEAPOT = goodsNamed('진사 도자 찻주전자 450ml')
const BUTTONS: Readonly<Record<RequestableClaimType, readonly OrderItemAction[]>> = {
  CANCEL: ['CANCEL', 'REQUEST_CANCEL'],
  EXCHANGE: ['REQUEST_EXCHANGE'],
  RETURN: ['REQUEST_RETURN'],
}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

function offeredOf({ actions }: OrderItem): RequestableClaimType[] {
  return REQUESTABLE_CLAIM_TYPES.filter((type) =>
    BUTTONS[type].some((action) => actions.includes(action)),
  )
}

/** The add-ons that go with an item which may still be claimed with it. */
function withAddons(item: OrderItem, items: readonly OrderItem[]): OrderItem[] {
  const isClosed = ({ orderItemStatusEnum: status }: OrderItem) => ['BF', 'C', 'R'].includes(status)
  const addons = items.filter(
    (one) => one.mainOrderItemIdEncrypt === item.orderItemIdEncrypt && !isClosed(one),
  )
  return [item, ...addons]
}

async function possibleOf(buyer: Buyer, claimed: readonly OrderItem[]) {
  const ids = claimed.map(({ orderItemIdEncrypt }) => orderItemIdEncrypt).join(',')
  const types: RequestableClaimType[] = []
  for (const type of REQUESTABLE_CLAIM_TYPES) {
    const path = `/orders/claims/available-check?orderItemIdEncryptList=[${ids}]&claimTypeEnum=${type}`
    if ((await buyer.ask<ClaimCheck>('GET', path)).possible) types.push(type)
  }
  return types
}

/** Returns the claims offered for each item, after comparing them with the call's check. */
async function offersOf(buyer: Buyer, order: OrderDetail): Promise<RequestableClaimType[][]> {
  const items = itemsOf(await showOrder(buyer, order))
  const offered = items.map(offeredOf)
  const possible: RequestableClaimType[][] = []
  for (const item of items) possible.push(await possibleOf(buyer, withAddons(item, items)))
  expect(offered).toEqual(possible)
  return offered
}

async function aTeapot() {
  const { buyer } = await aMember(market)
  const order = await buyPicked(market, buyer, { goodsId: TEAPOT, addons: { 0: 1 } })
  const [main, addon] = itemsOf(order)
  if (main === undefined || addon === undefined) throw new Error('an order with an add-on')
  return { buyer, order, main, addon }
}

test('추가상품을 먼저 보냈으면 본상품을 취소하거나 돌려보낼 수 없고, 단추도 없다', async () => {
  const { buyer, order, main, addon } = await aTeapot()
  const before = await offersOf(buyer, order)
  await happen(market, addon, ...WAY_TO.SC)
  const apart = await offersOf(buyer, order)
  await happen(market, main, ...WAY_TO.SC)
  const together = await offersOf(buyer, order)
  await confirm(buyer, addon)
  expect([before, apart, together, await offersOf(buyer, order)]).toEqual([
    [['CANCEL'], ['CANCEL']],
    [[], ['EXCHANGE', 'RETURN']],
    [
      ['EXCHANGE', 'RETURN'],
      ['EXCHANGE', 'RETURN'],
    ],
    [['EXCHANGE', 'RETURN'], []],
  ])
})

test('같은 묶음의 신청이 열려 있으면 다른 상품에도 신청 단추가 없고, 끝나면 다시 있다', async () => {
  const goods = await goodsAt(market, [30_000, 20_000])
  const { buyer } = await aMember(market)
  const order = await buyPicked(market, buyer, ...goods.map((goodsId) => ({ goodsId })))
  for (const item of itemsOf(order)) await happen(market, item, ...WAY_TO.SC)
  const free = await offersOf(buyer, order)
  const asked = { buyer, order, type: 'RETURN', reason: 'DAMAGE_DEFECT', items: [0] } as const
  const claim = await requested(asked)
  const busy = await offersOf(buyer, order)
  await withdraw(buyer, claim)
  expect([free, busy, await offersOf(buyer, order)]).toEqual([free, [[], []], free])
  expect(free[1]).toEqual(['EXCHANGE', 'RETURN'])
})

test('바꿀 옵션이 모두 품절이면 교환 단추가 없다', async () => {
  const goods = await goodsAt(market, [30_000])
  const { buyer } = await aMember(market)
  const order = await buyPicked(market, buyer, { goodsId: goods[0] ?? 0 })
  for (const item of itemsOf(order)) await happen(market, item, ...WAY_TO.SC)
  for (const option of [0, 1]) await leaveStock(market, goods[0] ?? 0, { option })
  expect(await offersOf(buyer, order)).toEqual([['RETURN']])
})
