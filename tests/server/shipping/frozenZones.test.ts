import { areaZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import {
  anOrderOf,
  filled,
  type Input,
  named,
  preview,
  send,
} from '../../support/claim/claimCalls.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { fillOrder, putInCart, SEOUL, showOrder } from '../../support/purchase.ts'
import { ROOT } from '../../support/root.ts'
import { FIRST_ZONE_RANGES } from '../../support/shipping/zoneRanges.ts'
import { loginOperator } from '../../support/staff.ts'

type Listed = { readonly rangeList: readonly { readonly zoneRangeId: number }[] }
type Change =
  | { readonly kind: 'REMOVE'; readonly place: number }
  | { readonly kind: 'ADD'; readonly zone: 'ISLAND' | 'JEJU'; readonly zonecode: string }

const PATH = '/operators/zone-ranges'
/** The order's own, one of Jeju, one of an island, and one of the mainland. */
const ZONECODES = [SEOUL.zonecode, '63122', '40230', '48058'] as const
const CLAIMS = [
  ['RETURN', 'SIMPLE_CHANGE_OF_MIND'],
  ['RETURN', 'DAMAGE_DEFECT'],
  ['EXCHANGE', 'CHANGE_OPTION'],
] as const

let market: TestMarket
let operator: Buyer
beforeAll(async () => {
  market = await openMarket()
  operator = (await loginOperator(market, ['SYSTEM'])).browser
})
afterAll(() => market.close())

/** Every test begins with the list that the market began with. */
beforeEach(async () => {
  const { db } = market.database
  await db.deleteFrom('area_zone_ranges').where('added_at', 'is not', null).execute()
  await db
    .updateTable('area_zone_ranges')
    .set({ removed_at: null, removed_by: null })
    .where('removed_at', 'is not', null)
    .execute()
})

/** Changes the list; what cannot be done is refused, and the list stays as it is. */
async function change(made: Change): Promise<void> {
  if (made.kind === 'ADD') {
    const { zone, zonecode } = made
    const body = { zone, firstZonecode: zonecode, lastZonecode: zonecode, name: '섬' }
    await operator.call('POST', PATH, { body, key: crypto.randomUUID() })
    return
  }
  const { rangeList } = await operator.ask<Listed>('GET', PATH)
  const range = rangeList[made.place % Math.max(rangeList.length, 1)]
  if (range !== undefined) await operator.call('DELETE', `${PATH}/${range.zoneRangeId}`)
}

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('REMOVE' as const), place: fc.nat({ max: 40 }) }),
  fc.record({
    kind: fc.constant('ADD' as const),
    zone: fc.constantFrom('ISLAND' as const, 'JEJU' as const),
    zonecode: fc.constantFrom(...ZONECODES),
  }),
)

async function anArrivedOrder(): Promise<Omit<Input, 'type' | 'reason'>> {
  const goods = await goodsAt(market, [60_000])
  const { buyer } = await aMember(market)
  return { buyer, order: await anOrderOf(market, buyer, { goods, until: 'SC' }) }
}

/** Costs of every claim at every place, and if its products are collected there. */
async function costsOf(order: Omit<Input, 'type' | 'reason'>) {
  const quotes = CLAIMS.flatMap(([type, reason]) =>
    ZONECODES.map(async (zonecode) => {
      const more = { pickupZonecode: zonecode, reshipZonecode: zonecode }
      const { body } = await preview({ ...order, type, reason, more })
      return body
    }),
  )
  const areas = ZONECODES.map((zonecode) =>
    order.buyer.ask<object>('POST', '/orders/claims/check-possible-shipping-area', {
      body: { ...named(order), zonecode },
    }),
  )
  return Promise.all([...quotes, ...areas])
}

test('서울이 도서산간이 되면 새 주문만 더 내고, 앞선 주문은 지역도 미리 본 환불도 그대로다', async () => {
  const asked: Input = {
    ...(await anArrivedOrder()),
    type: 'RETURN',
    reason: 'SIMPLE_CHANGE_OF_MIND',
  }
  const { body: seen } = await preview(asked)
  const { buyer } = await aMember(market)
  const [goodsId = 0] = await goodsAt(market, [60_000])
  const cartIdList = [await putInCart(buyer, goodsId)]
  const form = await fillOrder(buyer, cartIdList)
  await change({ kind: 'ADD', zone: 'ISLAND', zonecode: SEOUL.zonecode })

  const late = await buyer.call('POST', '/shops/orders', { body: form })
  const body = { ...form, payableAmount: form.payableAmount + 3_000 }
  const placed = await buyer.ask<{ ordersIdEncrypt: string }>('POST', '/shops/orders', { body })
  const { areaZoneEnum, areaAmount } = await showOrder(buyer, placed)
  const former = await showOrder(asked.buyer, asked.order)
  const { body: returned } = await send(asked, filled(asked, seen))
  expect([
    late.body.code,
    [areaZoneEnum, areaAmount],
    [former.areaZoneEnum, former.areaAmount],
    returned.refundAmount,
  ]).toEqual(['ORDER_CHANGED', ['ISLAND', 3_000], ['MAINLAND', 0], seen.refundAmount])
})

test('우편번호 목록이 어떻게 바뀌어도 이미 받은 주문의 반품·교환 비용은 그대로다', async () => {
  const order = await anArrivedOrder()
  const before = await costsOf(order)
  await fc.assert(
    fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 4 }), async (made) => {
      for (const each of made) await change(each)
      expect(await costsOf(order)).toEqual(before)
    }),
    { numRuns: 8 },
  )
})

test('목록이 생기기 전의 주문은 그때의 규칙과 같은 지역으로 채운다', async () => {
  const { db } = market.database
  const codes = [...ZONECODES, '00000']
  const ids: number[] = []
  for (const zonecode of codes) {
    const { order } = await anArrivedOrder()
    const orderId = Number(order.orderNumber.slice(8))
    await db
      .updateTable('order_addresses')
      .set({ zonecode, zone: zonecode === '48058' ? 'JEJU' : 'MAINLAND' })
      .where('order_id', '=', orderId)
      .execute()
    ids.push(orderId)
  }
  const file = join(ROOT, 'adapters/postgres/migrations/054-area-zones.sql')
  const [, fill = ''] = /^(UPDATE order_addresses[^;]*);/m.exec(readFileSync(file, 'utf8')) ?? []
  await sql.raw(fill).execute(db)
  const rows = await db
    .selectFrom('order_addresses')
    .select('zone')
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .execute()
  expect(rows.map(({ zone }) => zone)).toEqual(
    codes.map((code) => areaZoneOf(code, FIRST_ZONE_RANGES)),
  )
})
