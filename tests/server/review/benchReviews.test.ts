import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillReviews } from '../../load/reviewed.ts'
import { createDatabase, type TestDatabase } from '../../support/database.ts'

const STATEMENT_TIMEOUT_MS = 60_000
const REVIEW_COUNT = 400

let database: TestDatabase
beforeAll(async () => {
  database = await createDatabase(STATEMENT_TIMEOUT_MS)
})
afterAll(() => database.close())

test('성능 측정은 아무것도 팔리지 않은 마켓도 리뷰로 채우고, 센 것이 행과 같다', async () => {
  await fillReviews(database.adminUrl, REVIEW_COUNT)
  const { rows } = await database.pool.query(
    `SELECT count(*)::int AS reviews, count(DISTINCT goods_id) > 1 AS "ofManyGoods",
       sum(image_count)::int = (SELECT count(*)::int FROM review_files) AS "hasFiles",
       count(*)::int = (SELECT sum(review_count)::int FROM goods) AS "isCounted"
     FROM reviews`,
  )
  expect(rows).toEqual([
    { reviews: REVIEW_COUNT, ofManyGoods: true, hasFiles: true, isCounted: true },
  ])
})
