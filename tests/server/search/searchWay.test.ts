import { alongWay } from '@jangteo/server/search/search-way'
import type { WalkLength } from '@jangteo/postgres/search/goods-search.store'
import { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { PATIENCE_MS } from '../../support/patience.ts'

const FREQUENT = { wordCounts: [500_000], goodsCount: 1_000_000, passShare: 1 } as const

let database: TestDatabase
beforeAll(async () => {
  database = await createDatabase(PATIENCE_MS)
})
afterAll(() => database.close())

/** Ways that were taken to find at least two of ten, when a walk finds so many. */
async function waysOf(plan: 'NONE' | 'INDEX' | 'WALK', walkedCount: number) {
  const taken: WalkLength[] = []
  const find = (walkLength: WalkLength) => {
    taken.push(walkLength)
    const count = walkLength === null ? 10 : walkedCount
    return Effect.succeed(Array.from({ length: count }, (_, at) => at))
  }
  const rows = await Effect.runPromise(
    Effect.provideService(
      alongWay({ ...FREQUENT, plan }, { depth: 400, count: 2 }, find),
      Db,
      database.db,
    ),
  )
  return { taken, count: rows.length }
}

test.each([
  ['NONE', 0, { taken: [], count: 0 }],
  ['INDEX', 0, { taken: [null], count: 10 }],
  ['WALK', 2, { taken: [10_000], count: 2 }],
  ['WALK', 1, { taken: [10_000, null], count: 10 }],
] as const)('%s에서 살펴 %i개를 찾으면 %j', async (plan, walkedCount, expected) => {
  expect(await waysOf(plan, walkedCount)).toEqual(expected)
})
