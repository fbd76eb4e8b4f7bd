import { loadDemo } from '@jangteo/demo/load'
import type { EmbeddedServer } from '@jangteo/embedded-postgres/startEmbedded'
import { startScratch } from '@jangteo/embedded-postgres/startScratch'
import { connectClient, openDatabase } from '@jangteo/postgres/database/connect'
import type { Database } from '@jangteo/postgres/database/connect'
import { Db, transaction } from '@jangteo/postgres/database/db'
import { migrate } from '@jangteo/postgres/database/migrate'
import { lockRating, recountRating } from '@jangteo/postgres/review/rating.store'
import { countKeywords } from '@jangteo/server/review/keyword/count-keywords'
import * as Effect from 'effect/Effect'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

const NOW_MS = Date.parse('2025-11-21T09:00:00+09:00')
let server: EmbeddedServer
let database: Database

beforeAll(async () => {
  server = await startScratch()
  const client = await connectClient(server.ownerUrl)
  await migrate(client)
  await client.end()
  database = openDatabase({
    url: server.ownerUrl,
    name: 'demo reviews test',
    connectionCountMax: 2,
    statementTimeoutMs: null,
    onIdleError: () => undefined,
  })
  await loadDemo(database.db, { nowMs: NOW_MS })
}, 240_000)

afterAll(async () => {
  await database.close()
  await server.stop()
})

const run = <Value>(work: Effect.Effect<Value, never, Db>) =>
  Effect.runPromise(Effect.provideService(work, Db, database.db))

const ratings = () =>
  database.db
    .selectFrom('goods_ratings')
    .innerJoin('goods', 'goods.id', 'goods_ratings.goods_id')
    .select(['goods_id', 'score_counts', 'image_count', 'video_count', 'media_count', 'file_count'])
    .select(['goods.rating_average', 'goods.review_count'])
    .orderBy('goods_id')
    .execute()

const keywords = (goodsId: number) =>
  database.db
    .selectFrom('goods_keywords')
    .selectAll()
    .where('goods_id', '=', goodsId)
    .orderBy('position')
    .execute()

test('리뷰 다섯에 하나쯤에 사진이 한 장에서 네 장 있고, 리뷰가 세는 수와 같다', async () => {
  const { rows } = await sql<{ percent: number; most: number; wrong: number; others: number }>`
    SELECT (100 * count(*) FILTER (WHERE image_count > 0) / count(*))::int AS percent, max(image_count) AS most,
      count(*) FILTER (WHERE image_count <> (SELECT count(*) FROM review_files WHERE review_id = reviews.id))::int AS wrong,
      (SELECT count(*)::int FROM review_files JOIN files ON files.id = file_id
        JOIN reviews AS owners ON owners.id = review_id WHERE files.member_id <> owners.member_id) AS others
    FROM reviews`.execute(database.db)
  const [row] = rows
  expect(row?.percent).toBeGreaterThanOrEqual(15)
  expect(row?.percent).toBeLessThanOrEqual(25)
  expect([row?.most, row?.wrong, row?.others]).toEqual([4, 0, 0])
})

test('상품의 평점은 리뷰를 다시 센 것과 같다', async () => {
  const before = await ratings()
  expect(before.length).toBeGreaterThan(150)
  for (const { goods_id: id } of before) {
    await run(transaction(Effect.andThen(lockRating(id), recountRating(id))))
  }
  expect(await ratings()).toEqual(before)
})

test('자주 나온 말은 작업이 다시 읽고 센 것과 같다', async () => {
  const { rows } = await sql<{ id: number }>`
    SELECT goods_id AS id FROM goods_keywords GROUP BY goods_id ORDER BY goods_id`.execute(
    database.db,
  )
  expect(rows.length).toBeGreaterThan(30)
  const shown = rows.slice(0, 5).map(({ id }) => id)
  const before = await Promise.all(shown.map(keywords))
  await sql`DELETE FROM review_votes`.execute(database.db)
  await sql`UPDATE reviews SET read_at = NULL`.execute(database.db)
  for (const id of shown) await run(countKeywords(id))
  expect(await Promise.all(shown.map(keywords))).toEqual(before)
})

test('어제와 오늘 네 시의 순위가 있고, 점수가 높은 사람부터 백 명이다', async () => {
  const { rows } = await sql<{ computed_at: Date; count: number; falling: number }>`
    SELECT computed_at, count(*)::int AS count, count(*) FILTER (WHERE score > former)::int AS falling
    FROM (SELECT runs.computed_at, score, lag(score) OVER (PARTITION BY run_id ORDER BY rank) AS former
      FROM reviewer_ranks JOIN reviewer_runs AS runs ON runs.id = run_id) AS ranks
    GROUP BY computed_at ORDER BY computed_at`.execute(database.db)
  expect(rows).toEqual([
    { computed_at: new Date('2025-11-20T04:00:00+09:00'), count: 100, falling: 0 },
    { computed_at: new Date('2025-11-21T04:00:00+09:00'), count: 100, falling: 0 },
  ])
})
