import type { goodsCard } from '@jangteo/contract/goods/goods.schemas'
import type { goodsFacets } from '@jangteo/contract/goods/goodsFilter.schemas'
import { addDays, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { aBuyer } from '../../support/buyer.ts'
import { aBranch, type Branch, inBranch } from '../../support/category/aCategory.ts'
import { aDeal } from '../../support/display/aDeal.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { refreshSearch } from '../../support/search/refreshed.ts'
import { aProduct } from '../../support/stock.ts'

type Card = z.output<typeof goodsCard>
type Cards = { readonly content: readonly Card[]; readonly tomorrowYn: 'Y' | 'N' }
type Facets = z.output<typeof goodsFacets>

const LIKE = 1
const WORD = '뛟지시험'
const SIZE = 100
const LONG_AFTER = new Date('2027-01-01')

let market: TestMarket
let branch: Branch
beforeAll(async () => {
  market = await openMarket()
  branch = await aBranch(market)
  await fillBranch()
  await refreshSearch(market)
})
afterAll(() => market.close())

/** The policy of a product like that, with a cut-off of its own. */
async function aPolicy(cutoffMinute: number | null): Promise<number> {
  const { db } = market.database
  const { id: _, ...policy } = await db
    .selectFrom('shipping_policies')
    .selectAll()
    .where('id', '=', (goods) =>
      goods.selectFrom('goods').select('shipping_policy_id').where('id', '=', LIKE),
    )
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('shipping_policies')
    .values({ ...policy, cutoff_minute: cutoffMinute })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Products that differ in each of the facts which decide the day and the discount. */
async function fillBranch(): Promise<void> {
  const plain = {
    name: WORD,
    sale_starts_at: null,
    sale_ends_at: null,
    ship_within_days: 3,
    kind: 'NORMAL' as const,
    stock: 10,
    list_price: 10_000,
    sale_price: 10_000,
    ...inBranch(branch),
  }
  for (const cutoff of [null, 1, 12 * 60, 23 * 60 + 59]) {
    const own = { ...plain, shipping_policy_id: await aPolicy(cutoff) }
    const changes = [
      {},
      { sale_price: 9_901 },
      { sale_price: 9_900 },
      { sale_price: 5_000, ship_within_days: 4 },
      { kind: 'CUSTOM_MADE' as const },
      { stock: 0 },
      { sale_status: 'OUT_OF_STOCK' as const },
      { sale_starts_at: LONG_AFTER },
    ]
    for (const change of changes) await aProduct(market, LIKE, { ...own, ...change })
    const soldOut = await aProduct(market, LIKE, own)
    await aDeal(market, soldOut, { quantity_total: 3, taken: 3, ends_at: LONG_AFTER })
  }
}

const LISTS = [
  () => `/displays/categories/goods?categoryId=${branch.root}`,
  () => `/displays/searches/result?keyword=${encodeURIComponent(WORD)}`,
] as const
const FACETS = [
  () => `/displays/categories/goods/facets?categoryId=${branch.root}`,
  () => `/displays/searches/result/facets?keyword=${encodeURIComponent(WORD)}`,
] as const

const idsOf = ({ content }: Cards) =>
  content.map(({ goodsId }) => goodsId).toSorted((a, b) => a - b)

/** A list without filters as core sees its cards, and as the filters and their counts have it. */
async function seen(at: 0 | 1) {
  const ask = (query: string) =>
    aBuyer(market).ask<Cards>('GET', `${LISTS[at]()}&size=${SIZE}${query}`)
  const { content } = await ask('')
  const tomorrow = addDays(kstDayOf(market.now()), 1)
  const fitting = (fits: (card: Card) => boolean) =>
    idsOf({ content: content.filter(fits), tomorrowYn: 'N' })
  const arrives = ({ promiseList }: Card) => promiseList[0]?.arrivesOn === tomorrow
  const isLower = ({ discountRate }: Card) => discountRate !== null
  const core = [
    fitting(arrives),
    fitting(isLower),
    fitting((card) => arrives(card) && isLower(card)),
  ]
  const queries = ['&tomorrowYn=Y', '&discountYn=Y', '&tomorrowYn=Y&discountYn=Y']
  const sql = await Promise.all(queries.map(async (query) => idsOf(await ask(query))))
  const facets = await aBuyer(market).ask<Facets>('GET', FACETS[at]())
  return { core, sql, counted: [facets.tomorrowCount, facets.discountCount], count: content.length }
}

/** A Tuesday before and after a cut-off and at its last second, a Friday, a Sunday, and the day before a day off. */
const MOMENTS = [
  ['2026-08-25T11:59:59', 6],
  ['2026-08-25T12:00:00', 3],
  ['2026-08-25T23:59:00', 0],
  ['2026-08-28T09:00:00', 0],
  ['2026-08-30T09:00:00', 0],
  ['2026-09-23T09:00:00', 0],
] as const

test.each(MOMENTS)(
  '%s: 내일도착과 할인은 카드가 말하는 것과 같은 상품을 남긴다',
  async (time, count) => {
    market.advance(Date.parse(`${time}+09:00`) - market.now())
    await refreshSearch(market)
    for (const at of [0, 1] as const) {
      const { core, sql, counted, count: all } = await seen(at)
      expect(all).toEqual(36)
      expect(sql).toEqual(core)
      expect(counted).toEqual([core[0]?.length, core[1]?.length])
      expect(sql[0]?.length).toEqual(count)
    }
  },
)

test('내일 도착할 수 있는 때에만 그렇다고 알린다', async () => {
  const answers: ('Y' | 'N')[] = []
  for (const time of ['2026-10-13T09:00:00', '2026-10-13T23:59:30', '2026-10-17T09:00:00']) {
    market.advance(Date.parse(`${time}+09:00`) - market.now())
    for (const list of LISTS) {
      const { tomorrowYn } = await aBuyer(market).ask<Cards>('GET', list())
      answers.push(tomorrowYn)
    }
  }
  expect(answers).toEqual(['Y', 'Y', 'N', 'N', 'N', 'N'])
})
