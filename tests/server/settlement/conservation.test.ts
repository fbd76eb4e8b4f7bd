import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import {
  befall,
  type Befall,
  endLife,
  ledgerOf,
  type Life,
} from '../../support/claim/claimLives.ts'
import { showClaim } from '../../support/claim/claimCalls.ts'
import { goOn, payAdditional, work } from '../../support/claim/claimDesk.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { openedDefect } from '../../support/claim/defectClaims.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { happen, itemsOf, WAY_TO } from '../../support/order/paidOrder.ts'
import { showOrder } from '../../support/purchase.ts'
import { buyWith, confirmRest, entriesOfOrder } from '../../support/settlement/settled.ts'
import { loginOperator } from '../../support/staff.ts'

let market: TestMarket
let operator: Buyer
beforeAll(async () => {
  market = await openMarket()
  operator = (await loginOperator(market, ['CLAIMS'])).browser
})
afterAll(() => market.close())

const PRICES = [40_000, 20_000, 2_000]

const items = fc
  .subarray([0, 1, 2], { minLength: 1, maxLength: 2 })
  .map((picked) => picked.toSorted((a, b) => a - b))

const others: fc.Arbitrary<Befall> = fc
  .constantFrom('pay', 'answer', 'answer', 'refuse', 'blame')
  .map((kind) => ({ kind }))

const lives = fc.constantFrom('DC', 'SC', 'SC').chain((until) => {
  const types = until === 'SC' ? (['EXCHANGE', 'RETURN'] as const) : (['CANCEL'] as const)
  const asks: fc.Arbitrary<Befall> = fc.record({
    kind: fc.constant('ask' as const),
    type: fc.constantFrom(...types),
    isSellers: fc.boolean(),
    items,
  })
  return fc.record({
    until: fc.constant(until),
    befalls: fc.array(fc.oneof(asks, asks, others), { minLength: 3, maxLength: 6 }),
    rateBp: fc.integer({ min: 0, max: 3_000 }),
    lineShare: fc.integer({ min: 0, max: 100 }),
    storeShare: fc.integer({ min: 0, max: 100 }),
    defect: fc.option(fc.constantFrom('BUYER', 'SELLER')),
  })
})

type Drawn = typeof lives extends fc.Arbitrary<infer Value> ? Value : never

async function setRate(goodsId: number, rateBp: number): Promise<void> {
  const { db } = market.database
  const { store_id: storeId } = await db
    .selectFrom('goods')
    .select('store_id')
    .where('id', '=', goodsId)
    .executeTakeFirstOrThrow()
  await db.updateTable('stores').set({ fee_rate_bp: rateBp }).where('id', '=', storeId).execute()
}

/** Buys with two coupons, lets things happen to the order, and brings it to its end. */
async function live(drawn: Drawn): Promise<Life> {
  const { until, befalls, rateBp, lineShare, storeShare, defect } = drawn
  const goods = await goodsAt(market, PRICES)
  await setRate(goods[0] ?? 0, rateBp)
  const { buyer } = await aMember(market)
  const order = await buyWith(market, buyer, {
    goods,
    coupons: [
      { place: 'LINE', terms: { discount_value: 3_333, market_share: lineShare } },
      {
        place: 'STORE',
        terms: { discount_value: 5_000, minimum_amount: 50_000, market_share: storeShare },
      },
    ],
  })
  if (until === 'SC') {
    for (const item of itemsOf(order)) await happen(market, item, ...WAY_TO.SC)
  }
  const life: Life = { market, buyer, order: await showOrder(buyer, order), goods, claims: [] }
  for (const what of befalls) await befall(life, what)
  await endLife(life)
  await confirmRest(market, buyer, order)
  if (defect !== null) await claimDefect(life, defect)
  return life
}

/** Has the first confirmed item that is left of an order returned for a defect. */
async function claimDefect({ buyer, order }: Life, faultEnum: ClaimFault) {
  const shown = await showOrder(buyer, order)
  const at = itemsOf(shown).findIndex(({ orderItemStatusEnum }) => orderItemStatusEnum === 'BF')
  if (at < 0) return
  const asked = { order: shown, items: [at], faultEnum }
  const claim = await openedDefect(market, operator, asked)
  const { additionalPayment } = await showClaim(buyer, claim)
  if (additionalPayment !== null) await payAdditional(market, buyer, claim)
  expect(await goOn(market, claim, 'seller.collect', 'seller.accept')).toEqual(['RI', 'RC'])
  await work(market, 'settle-refunds')
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

test('끝난 주문마다 받은 돈은 지급, 수수료, 부가세의 합에서 마켓 부담을 뺀 것과 같다', async () => {
  const seen = new Set<string>()
  const invariant = fc.asyncProperty(lives, async (drawn) => {
    const life = await live(drawn)
    const { isOver, held } = await ledgerOf(life)
    const entries = await entriesOfOrder(market, life.order)
    for (const { kind } of entries) seen.add(kind)
    const divided = sumOf(
      entries.map((entry) => entry.payable + entry.fee + entry.fee_vat - entry.market_discount),
    )
    expect({ isOver, divided }).toEqual({ isOver: true, divided: held })
  })
  await fc.assert(invariant, { numRuns: 6, seed: 20_261_126 })
  expect([...seen].toSorted()).toEqual(['AFTER_SALE', 'CLAIM_FEE', 'SALE', 'SHIPPING'])
})

test('구매확정한 상품마다 되돌리지 않은 판매 내역이 하나씩 있다', async () => {
  const { db } = market.database
  const confirmed = await db
    .selectFrom('order_items')
    .select('id')
    .where('status', '=', 'BF')
    .orderBy('id')
    .execute()
  const sold = await db
    .selectFrom('settlement_entries')
    .select('order_item_id as id')
    .where('kind', '=', 'SALE')
    .where((sale) =>
      sale.not(
        sale.exists(
          sale
            .selectFrom('settlement_entries as reversal')
            .select('reversal.id')
            .where('reversal.kind', '=', 'AFTER_SALE')
            .whereRef('reversal.source', '=', 'settlement_entries.source'),
        ),
      ),
    )
    .orderBy('order_item_id')
    .execute()
  expect(sold).toEqual(confirmed)
})
