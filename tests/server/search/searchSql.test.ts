import { NO_FILTER } from '@jangteo/core/goods/goodsFilter.rules'
import {
  fitsQuery,
  readSearchQuery,
  searchTextOf,
  wordGrams,
} from '@jangteo/core/search/searchText.rules'
import { Db } from '@jangteo/postgres/database/db'
import { countGrams, countHits, listHits } from '@jangteo/postgres/search/goods-search.store'
import * as Effect from 'effect/Effect'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { PATIENCE_MS } from '../../support/patience.ts'
import { randomSource, randomText } from '../../support/search/texts.ts'

const AT = new Date(0)
const GOODS_COUNT = 60
const WALK_LENGTH = 1_000
const PAGE = { sort: 'RANKING', offset: 0, limit: 1_000, without: [] } as const

let database: TestDatabase
beforeAll(async () => {
  database = await createDatabase(PATIENCE_MS)
})
afterAll(() => database.close())

const ask = <A>(program: Effect.Effect<A, never, Db>) =>
  Effect.runPromise(Effect.provideService(program, Db, database.db))

/** The index holds these products and no other ones. */
async function index(sources: readonly Parameters<typeof searchTextOf>[0][]): Promise<void> {
  await database.db.deleteFrom('goods_search').execute()
  const rows = sources.map((source, at) => ({
    ...searchTextOf(source),
    goods_id: at + 1,
    popularity: at,
    listed_price: 1,
    store_id: 1,
    is_free_shipping: false,
    is_in_stock: true,
    rating_average: 0,
    review_count: 0,
    created_at: AT,
  }))
  await database.db
    .insertInto('goods_search')
    .values(rows.map((row) => ({ ...row, grams: [...row.grams] })))
    .execute()
}

test('아무 한글이나 찾아도 데이터베이스와 규칙이 같은 상품을 찾는다', async () => {
  const sources = fc.sample(randomSource, { numRuns: GOODS_COUNT, seed: 20_261_126 })
  await index(sources)
  const texts = sources.map(searchTextOf)
  const property = fc.asyncProperty(randomText(4), async (keyword) => {
    const query = readSearchQuery(keyword)
    fc.pre(query.words.length > 0)
    const condition = { at: AT, query, filter: NO_FILTER, category: null }
    const expected = texts
      .flatMap((text, at) => (fitsQuery(text, query) ? [at + 1] : []))
      .toReversed()
    expect({
      read: await ask(listHits(condition, PAGE, null)),
      walked: await ask(listHits(condition, PAGE, WALK_LENGTH)),
      count: await ask(countHits(condition)),
    }).toEqual({ read: expected, walked: expected, count: expected.length })
  })
  await fc.assert(property, { numRuns: 300 })
})

test('글자 쌍마다 그것이 있는 상품의 수를 세고, 빈 글자는 모든 상품을 센다', async () => {
  const counted = await createDatabase(PATIENCE_MS)
  const rows = await counted.db.selectFrom('goods_search').select('grams').execute()
  const expected = new Map([['', rows.length]])
  for (const gram of rows.flatMap(({ grams }) => grams)) {
    expected.set(gram, (expected.get(gram) ?? 0) + 1)
  }
  const query = readSearchQuery('감귤 세트')
  const grams = ['', ...query.words.flatMap(wordGrams)]
  const [all, some] = [
    await counted.db.selectFrom('search_grams').selectAll().execute(),
    await Effect.runPromise(Effect.provideService(countGrams(grams), Db, counted.db)),
  ]
  await counted.close()
  expect(new Map(all.map(({ gram, goods_count: count }) => [gram, count]))).toEqual(expected)
  expect(some).toEqual(new Map(grams.map((gram) => [gram, expected.get(gram)])))
})
