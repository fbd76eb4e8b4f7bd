import {
  ORDER_ITEM_FILTER_STATUSES,
  ORDER_ITEM_FILTERS,
  type OrderItemStatus,
} from '@jangteo/core/order/orderItem.codes'
import { WireIds } from '@jangteo/server/wire/wire-ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aClaimant, typesOf } from '../../support/claim/aClaimant.ts'
import { anOrderOf, requested } from '../../support/claim/claimCalls.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { itemOf } from '../../support/order/paidOrder.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const RETURN = { type: 'RETURN', reason: 'ORDER_MISTAKE' } as const

/** Puts an item into a state as it is stored, without what leads there. */
async function putItem(orderItemIdEncrypt: string, status: OrderItemStatus) {
  const wireIds = await market.runtime.runPromise(WireIds)
  await market.database.db
    .updateTable('order_items')
    .set({ status })
    .where('id', '=', Number(wireIds.open('orderItem', orderItemIdEncrypt)))
    .execute()
}

test('열 가지 상태로 모두 거르고, 모르는 상태는 코드로 거절한다', async () => {
  const { buyer, back } = await aClaimant(market)
  const shownBy = async () =>
    Object.fromEntries(
      await Promise.all(
        ORDER_ITEM_FILTERS.map(async (filter) => [
          filter,
          await typesOf(buyer, `mypageItemStatusEnum=${filter}`),
        ]),
      ),
    ) as Record<string, string[]>
  const everything = ['CANCEL', 'RETURN', 'DEPOSIT_CANCEL']
  const expected = {
    ALL_ORDER: everything,
    DEPOSIT_READY: [],
    DEPOSIT_COMPLETE: [],
    SHIPPING_READY: ['CANCEL'],
    SHIPPING_ING: [],
    SHIPPING_COMPLETE: ['RETURN'],
    CANCEL: ['CANCEL', 'DEPOSIT_CANCEL'],
    EXCHANGE: [],
    RETURN: ['RETURN'],
    ALL_CLAIM: everything,
  }
  expect(await shownBy()).toEqual(expected)
  await buyer.ask('PATCH', `/orders/claims/${back.orderClaimIdEncrypt}/return-cancel`, { body: {} })
  expect(await shownBy()).toEqual(expected)
  const unknown = await buyer.call('GET', '/orders/claims?mypageItemStatusEnum=LOST')
  expect([unknown.status, unknown.body.code]).toEqual([400, 'BAD_INPUT'])
})

test('상태로 거른 목록은 신청한 상품의 지금 상태를 따른다', async () => {
  const { buyer } = await aMember(market)
  const goods = await goodsAt(market, [40_000])
  const order = await anOrderOf(market, buyer, { goods, until: 'SC' })
  await requested({ buyer, order, ...RETURN })
  const id = itemOf(order).orderItemIdEncrypt
  const shown: string[] = []
  for (const filter of ORDER_ITEM_FILTERS) {
    for (const status of ORDER_ITEM_FILTER_STATUSES[filter]) {
      await putItem(id, status)
      const types = await typesOf(buyer, `mypageItemStatusEnum=${filter}`)
      if (types.length > 0) shown.push(`${filter} ${status}`)
    }
  }
  await putItem(id, 'SC')
  const elsewhere = await typesOf(buyer, 'mypageItemStatusEnum=SHIPPING_ING')
  const everywhere = ORDER_ITEM_FILTERS.flatMap((filter) =>
    ORDER_ITEM_FILTER_STATUSES[filter].map((status) => `${filter} ${status}`),
  )
  const ofOtherClaims = (one: string) => /^(?:CANCEL|EXCHANGE) /.test(one)
  expect([shown, elsewhere]).toEqual([everywhere.filter((one) => !ofOtherClaims(one)), []])
})
