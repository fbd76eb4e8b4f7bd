import { DEAL_STATES } from '@jangteo/core/display/deal.codes'
import { dealStateOf } from '@jangteo/core/display/deal.rules'
import { dealColumns, toDeal } from '@jangteo/postgres/goods/deal.columns'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarket, type TestMarket } from '../../support/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('특가는 스무 건 이상이고 모든 상태가 있다', async () => {
  const rows = await market.database.db
    .selectFrom('deals')
    .select([...dealColumns, 'deals.stopped_at'])
    .execute()
  const states = rows.flatMap((row) => {
    const deal = toDeal(row)
    const stoppedAtMs = row.stopped_at?.getTime() ?? null
    return deal === null ? [] : [dealStateOf({ ...deal, stoppedAtMs }, market.now())]
  })
  expect(states.length).toBeGreaterThanOrEqual(20)
  expect(new Set(states)).toEqual(new Set(DEAL_STATES))
})

test('상품의 절반 이상에 브랜드가 있다', async () => {
  const { rows } = await sql<{ share: number }>`
    SELECT avg((brand_id IS NOT NULL)::int)::float8 AS share FROM goods`.execute(market.database.db)
  expect(rows[0]?.share).toBeGreaterThanOrEqual(0.5)
})
