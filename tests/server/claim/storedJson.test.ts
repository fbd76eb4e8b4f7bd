import { findClaim } from '@jangteo/postgres/claim/claim-step.store'
import { findGoods } from '@jangteo/postgres/goods/goods.store'
import { listShippingGroups } from '@jangteo/postgres/order/order-item.store'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrderOf, claimRow, requested } from '../../support/claim/claimCalls.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** A return of one item, with everything that stores JSON. */
async function aReturn() {
  const goods = await goodsAt(market, [20_000])
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods, until: 'SC' })
  const asked = { buyer, order, type: 'RETURN', reason: 'SIMPLE_CHANGE_OF_MIND' } as const
  const claim = await requested(asked)
  const { id, order_id: orderId, shipping_group_id: groupId } = await claimRow(market, claim)
  return { id, orderId, groupId, goodsId: goods[0] ?? 0, buyer, claim }
}

type Place = { readonly table: string; readonly column: string; readonly id: number }

async function breakJson({ table, column, id }: Place, value: unknown): Promise<void> {
  const json = JSON.stringify(value)
  await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${json} WHERE id = ${id}`.execute(
    market.database.db,
  )
}

const errorOf = (reading: Promise<unknown>): Promise<string> => reading.then(() => 'read', String)

test('판매자와 구매자가 남긴 JSON이 모양을 잃으면 표와 칸과 행을 밝히는 오류다', async () => {
  const { id, orderId, groupId, goodsId } = await aReturn()
  const readOf = {
    claims: () => market.runtime.runPromise(findClaim(id)),
    order_shipping_groups: () => market.runtime.runPromise(listShippingGroups([orderId])),
    goods: () => market.runtime.runPromise(findGoods(goodsId, new Date(market.now()))),
  }
  const broken = [
    { table: 'claims', column: 'reship', id, value: { zonecode: 6236 } },
    { table: 'claims', column: 'pickup', id, value: [] },
    { table: 'claims', column: 'quote', id, value: { refundAmount: '20000' } },
    { table: 'order_shipping_groups', column: 'policy', id: groupId, value: { kind: 'CONDITION' } },
    { table: 'goods', column: 'notice_rows', id: goodsId, value: [{ label: '제조국' }] },
  ] as const
  const errors: string[] = []
  for (const { value, ...place } of broken) {
    const before = await errorOf(readOf[place.table]())
    await breakJson(place, value)
    errors.push(before, await errorOf(readOf[place.table]()))
  }
  const named = (column: string, row: number) =>
    `StoredValueError: ${column} of row ${row} is not what it is read as`
  expect(errors).toEqual([
    'read',
    named('claims.reship', id),
    named('claims.reship', id),
    named('claims.pickup', id),
    named('claims.pickup', id),
    named('claims.quote', id),
    'read',
    named('order_shipping_groups.policy', groupId),
    'read',
    named('goods.notice_rows', goodsId),
  ])
})

test('그런 신청의 상세는 지어낸 값 없이 오류로 답한다', async () => {
  const { id, buyer, claim } = await aReturn()
  const path = `/orders/claims/${claim.orderClaimIdEncrypt}`
  const before = await buyer.call('GET', path)
  await breakJson({ table: 'claims', column: 'quote', id }, { refundAmount: '20000' })
  const after = await buyer.call('GET', path)
  expect([before.status, after.status]).toEqual([200, 500])
})
