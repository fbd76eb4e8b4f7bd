import type { priceTotals } from '@jangteo/contract/cart/cart.schemas'
import { effectivePrice } from '@jangteo/core/display/deal.rules'
import { unitPrice } from '@jangteo/core/goods/price.rules'
import { orderTotals } from '@jangteo/core/order/orderTotals.rules'
import { areaZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import { toShippingGroups } from '@jangteo/core/shipping/shippingGroup.rules'
import { dealColumns, isDealAt, toDeal } from '@jangteo/postgres/goods/deal.columns'
import { policyColumns, toShippingPolicy } from '@jangteo/postgres/shipping/policy.columns'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { addToCart } from '../../support/cart/inCart.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { changeGoods } from '../../support/stock.ts'
import { FIRST_ZONE_RANGES } from '../../support/shipping/zoneRanges.ts'

/** Sold with add-ons. */
const POT = goodsNamed('올리브나무 토분 화분')

type Totals = z.output<typeof priceTotals>
type Summary = { readonly cartCount: number; readonly totals: Totals }

let market: TestMarket
/** Every option and add-on of the demo, with what its price and its shipping depend on. */
let stock: Awaited<ReturnType<typeof readTab>>
beforeAll(async () => {
  market = await openMarket()
  await shipByPieces(POT)
  stock = await readTab()
})
afterAll(() => market.close())

/** Has the goods ship for a fee by the number of pieces, where add-ons must not count. */
async function shipByPieces(goodsId: number): Promise<void> {
  const { db } = market.database
  const { store_id } = await db
    .selectFrom('goods')
    .select('store_id')
    .where('id', '=', goodsId)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .selectFrom('shipping_policies')
    .select('id')
    .where('store_id', '=', store_id)
    .where('kind', '=', 'QUANTITY')
    .executeTakeFirstOrThrow()
  await changeGoods(market, goodsId, { shipping_policy_id: id })
}

async function readTab() {
  const rows = await market.database.db
    .selectFrom('goods_options')
    .innerJoin('goods', 'goods.id', 'goods_options.goods_id')
    .innerJoin('shipping_policies', 'shipping_policies.id', 'goods.shipping_policy_id')
    .select(['goods_options.id', 'goods_options.kind', 'goods_options.extra_price'])
    .select(['goods.id as goodsId', 'goods.store_id as storeId', 'goods.list_price'])
    .leftJoin('deals', (join) => join.on(isDealAt(new Date(market.now()))))
    .select(['goods.sale_price as own_price', 'goods.shipping_policy_id as shippingPolicyId'])
    .select([...policyColumns, ...dealColumns])
    .execute()
  return rows.map((row) => {
    const shippingPolicy = toShippingPolicy(row)
    const price = unitPrice(
      {
        listPrice: row.list_price,
        salePrice: effectivePrice({ salePrice: row.own_price }, toDeal(row), market.now()),
      },
      { kind: row.kind, extraPrice: row.extra_price },
    )
    const { id, kind, goodsId, storeId, shippingPolicyId } = row
    return { id, kind, goodsId, storeId, shippingPolicyId, shippingPolicy, ...price }
  })
}

type Shelved = (typeof stock)[number]
type Line = { readonly option: Shelved; readonly quantity: number }

const aPick = fc.record({
  /** Every other one picks a pot. */
  isPot: fc.boolean(),
  pick: fc.nat(),
  quantity: fc.integer({ min: 1, max: 30 }),
  addon: fc.nat(),
})

/** The lines of a random cart; an add-on comes after a main line of its goods. */
const aCart = fc.array(aPick, { minLength: 1, maxLength: 8 }).map((picks) => {
  const lines = picks.flatMap(({ isPot, pick, quantity, addon }): Line[] => {
    const mains = stock.filter(
      ({ kind, goodsId }) => kind === 'OPTION' && (!isPot || goodsId === POT),
    )
    const main = mains[pick % mains.length]
    if (main === undefined) return []
    const addons = stock.filter(({ kind, goodsId }) => kind === 'ADDON' && goodsId === main.goodsId)
    const extra = addons[addon % (addons.length + 1)]
    return [{ option: main, quantity }, ...(extra ? [{ option: extra, quantity }] : [])]
  })
  return [...new Map(lines.map((line) => [line.option.id, line])).values()]
})

/** Totals of lines by the rules of core. */
function totalsOf(lines: readonly Line[], zone: AreaZone | null): Totals {
  const grouped = toShippingGroups(lines.map(({ option, quantity }) => ({ ...option, quantity })))
  const groups = grouped.map((group) => ({
    ...group,
    lines: group.lines.map((line) => ({
      ...line,
      isAddon: line.kind === 'ADDON',
      couponAmount: 0,
    })),
  }))
  const { groups: _, ...totals } = orderTotals(groups, zone)
  return { ...totals, currencyCode: 'KRW' }
}

/** Puts lines in a fresh cart as they are, bought or not; answers their cart ids in the same order. */
async function fill(buyer: Buyer, lines: readonly Line[]): Promise<number[]> {
  await buyer.ask('GET', '/accounts/me')
  const device = { device_id: buyer.cookies.get('device_id') ?? null }
  const ids: number[] = []
  for (const { option, quantity } of lines) {
    const main = lines.findIndex(
      (line) => line.option.kind === 'OPTION' && line.option.goodsId === option.goodsId,
    )
    const { id } = await market.database.db
      .insertInto('cart_lines')
      .values({
        ...device,
        goods_id: option.goodsId,
        option_id: option.id,
        main_line_id: option.kind === 'ADDON' ? (ids[main] ?? null) : null,
        quantity,
        created_at: new Date(market.now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  return ids
}

test('어떤 장바구니든 합계는 core가 셈한 것과 같다', async () => {
  await fc.assert(
    fc.asyncProperty(aCart, fc.nat(), async (lines, seed) => {
      const buyer = aBuyer(market)
      const ids = await fill(buyer, lines)
      const mains = lines.flatMap(({ option }, index) =>
        option.kind === 'OPTION' ? [{ goodsId: option.goodsId, id: ids[index] }] : [],
      )
      const chosenGoods = mains[seed % mains.length]?.goodsId
      const chosen = lines.filter(({ option }) => option.goodsId === chosenGoods)
      const chosenIds = ids.filter((_, index) => lines[index]?.option.goodsId === chosenGoods)
      const whole = await buyer.ask<Summary>('GET', '/shops/carts/summary')
      const part = await buyer.ask<Summary>(
        'GET',
        `/shops/carts/summary?cartIdList=[${chosenIds.join()}]`,
      )
      expect([whole, part]).toEqual([
        { cartCount: mains.length, totals: totalsOf(lines, null) },
        { cartCount: mains.length, totals: totalsOf(chosen, null) },
      ])
    }),
    { numRuns: 25 },
  )
})

test.each(['06236', '63122', '40200'])(
  '배송지가 %s이면 지역 추가 배송비까지 core와 같다',
  async (zonecode) => {
    const buyer = aBuyer(market)
    const [mandarins, tea] = [goodsNamed('서귀포 노지 감귤'), goodsNamed('하동 세작 녹차')]
    const { cartIdList } = await addToCart(
      market,
      buyer,
      { goodsId: mandarins, quantity: 1 },
      { goodsId: tea, quantity: 2 },
    )
    const { totals } = await buyer.ask<Summary>('POST', '/shops/orders/summary', {
      body: { cartIdList, zonecode },
    })
    const line = (goodsId: number, quantity: number): Line[] =>
      stock
        .filter((option) => option.goodsId === goodsId && option.kind === 'OPTION')
        .slice(0, 1)
        .map((option) => ({ option, quantity }))
    const lines = [...line(mandarins, 1), ...line(tea, 2)]
    expect(totals).toEqual(totalsOf(lines, areaZoneOf(zonecode, FIRST_ZONE_RANGES)))
  },
)

test('빈 장바구니의 합계는 모두 0원이다', async () => {
  expect(await aBuyer(market).ask('GET', '/shops/carts/summary')).toEqual({
    cartCount: 0,
    totals: totalsOf([], null),
  })
})
