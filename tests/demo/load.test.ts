import { connectClient, openDatabase } from '@jangteo/postgres/database/connect'
import type { Database } from '@jangteo/postgres/database/connect'
import { migrate } from '@jangteo/postgres/database/migrate'
import { DEMO_GOODS } from '@jangteo/demo/catalogue'
import { isEmpty } from '@jangteo/demo/isEmpty'
import { loadDemo } from '@jangteo/demo/load'
import { DEMO_ACCOUNTS } from '@jangteo/demo/members.data'
import { DEMO_OWNERS } from '@jangteo/demo/staff.data'
import type { EmbeddedServer } from '@jangteo/embedded-postgres/startEmbedded'
import { startScratch } from '@jangteo/embedded-postgres/startScratch'
import { isPasswordRight } from '@jangteo/server/session/passwords'
import * as Effect from 'effect/Effect'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LOADED, TABLES } from '../support/loadedDemo.ts'

const NOW_MS = Date.parse('2025-11-21T09:00:00+09:00')
const HOUR_MS = 3_600_000
let server: EmbeddedServer
let database: Database

beforeAll(async () => {
  server = await startScratch()
  const client = await connectClient(server.ownerUrl)
  await migrate(client)
  await client.end()
  database = openDatabase({
    url: server.ownerUrl,
    name: 'demo test',
    connectionCountMax: 4,
    statementTimeoutMs: null,
    onIdleError: () => undefined,
  })
}, 60_000)

afterAll(async () => {
  await database.close()
  await server.stop()
})

/** Takes everything out again that a load puts in; the composed pages themselves come with the schema. */
async function emptyMarket(): Promise<void> {
  await sql`UPDATE main_pages SET published_revision_id = NULL`.execute(database.db)
  await sql`DELETE FROM main_revisions`.execute(database.db)
  await sql`TRUNCATE gnb_entries`.execute(database.db)
  await sql`TRUNCATE members, stores, categories, brands, exhibitions, event_categories, benefits, goods_views, search_log, promoted_keywords, operators, payouts, reviewer_runs, special_sales CASCADE`.execute(
    database.db,
  )
}

async function countRows(): Promise<Record<string, number>> {
  const counts = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*) FROM ${sql.table(table)}`.execute(database.db)
      return [table, rows[0]?.count ?? 0] as const
    }),
  )
  return Object.fromEntries(counts)
}

/** The last id of each table: the same as the count when ids begin at 1 and have no gap. */
async function lastIds(): Promise<Record<string, number>> {
  const ids = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await sql<{ id: number }>`
        SELECT max(id) AS id FROM ${sql.table(table)}`.execute(database.db)
      return [table, rows[0]?.id ?? 0] as const
    }),
  )
  return Object.fromEntries(ids)
}

describe('싣기', () => {
  beforeEach(emptyMarket)

  test('동시에 두 번 실어도 한 번만 실린다', async () => {
    await Promise.all([
      loadDemo(database.db, { nowMs: NOW_MS }),
      loadDemo(database.db, { nowMs: NOW_MS }),
    ])
    expect(await countRows()).toEqual(LOADED)
  })

  test('싣다가 실패하면 아무것도 남지 않고, 다시 실으면 번호가 1부터 차례로 이어진다', async () => {
    const failing = loadDemo(database.db, {
      nowMs: NOW_MS,
      onProgress: (what) => {
        if (what.endsWith('goods')) throw new Error('cut off')
      },
    })
    await expect(failing).rejects.toThrow('cut off')
    expect(await isEmpty(database.db)).toBe(true)
    await loadDemo(database.db, { nowMs: NOW_MS })
    expect(await lastIds()).toEqual(LOADED)
  })

  test('사람 없이 실으면 지난 주문도 판매 수도 없다', async () => {
    await loadDemo(database.db, { nowMs: NOW_MS, hasPeople: false })
    const { rows } = await sql<{ orders: number; sold: number; views: number }>`
    SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT count(*)::int FROM goods_views) AS views,
      (SELECT sum(sold_count)::int FROM goods) AS sold`.execute(database.db)
    expect(rows).toEqual([{ orders: 0, sold: 0, views: 0 }])
  })
})

describe('빈 장터에 한 번 실은 데모', () => {
  let wasEmpty: boolean
  beforeAll(async () => {
    await emptyMarket()
    wasEmpty = await isEmpty(database.db)
    await loadDemo(database.db, { nowMs: NOW_MS })
  })

  test('빈 장터에 데모를 싣고, 비어 있지 않으면 그대로 둔다', async () => {
    expect(wasEmpty).toBe(true)
    expect(await isEmpty(database.db)).toBe(false)
    await loadDemo(database.db, { nowMs: NOW_MS })
    expect(await countRows()).toEqual(LOADED)
  })

  test('상품은 데이터의 순서대로, 제 스토어의 배송 정책과 함께 실린다', async () => {
    const rows = await database.db
      .selectFrom('goods')
      .innerJoin('stores', 'stores.id', 'goods.store_id')
      .innerJoin('shipping_policies', 'shipping_policies.id', 'goods.shipping_policy_id')
      .select(['goods.name', 'stores.url', 'shipping_policies.kind', 'shipping_policies.store_id'])
      .select('stores.id as owner_id')
      .orderBy('goods.id')
      .execute()
    expect(rows.map(({ name, url, kind }) => ({ name, url, kind }))).toEqual(
      DEMO_GOODS.map(({ goods, store }) => ({
        name: goods.name,
        url: store.url,
        kind: store.policies[goods.policy ?? 'standard'].fee.kind,
      })),
    )
    expect(rows.filter((row) => row.store_id !== row.owner_id)).toEqual([])
  })

  test('특가의 기간은 실은 때부터 센다', async () => {
    const row = await database.db
      .selectFrom('goods')
      .select(['sale_starts_at', 'sale_ends_at', 'notice_rows'])
      .where('picture', '=', 'light-smartwatch')
      .executeTakeFirstOrThrow()
    expect({ starts: row.sale_starts_at, ends: row.sale_ends_at }).toEqual({
      starts: new Date(NOW_MS + 22 * HOUR_MS),
      ends: new Date(NOW_MS + 190 * HOUR_MS),
    })
  })

  test('모든 데모 계정은 알려진 비밀번호로 들어온다', async () => {
    const members = await database.db
      .selectFrom('members')
      .select(['login_id', 'password_hash', 'membership_type'])
      .orderBy('id')
      .limit(DEMO_ACCOUNTS.length)
      .execute()
    const shown = await Promise.all(
      members.map(async (member, index) => ({
        loginId: member.login_id,
        kind: member.membership_type,
        isRight: await Effect.runPromise(
          isPasswordRight(member.password_hash, DEMO_ACCOUNTS[index]?.password ?? ''),
        ),
      })),
    )
    expect(shown).toEqual(
      DEMO_ACCOUNTS.map(({ loginId, kind }) => ({ loginId, kind, isRight: true })),
    )
  })

  test('판매 수는 지난 주문의 수량을 더한 것이고, 재고는 줄지 않는다', async () => {
    const { rows } = await sql<{ goods: number; differing: number; early: number; late: number }>`
    SELECT count(*) FILTER (WHERE sold_count > 0)::int AS goods,
      count(*) FILTER (WHERE sold_count <> (
        SELECT coalesce(sum(quantity), 0) FROM order_items WHERE goods_id = goods.id))::int AS differing,
      (SELECT count(*)::int FROM order_items JOIN payments ON payments.order_id = order_items.order_id
        JOIN goods ON goods.id = order_items.goods_id WHERE completed_at < sale_starts_at) AS early,
      (SELECT count(*)::int FROM payments WHERE completed_at > ${new Date(NOW_MS)}) AS late
    FROM goods`.execute(database.db)
    const [stock] = await database.db
      .selectFrom('goods_options')
      .select((select) => select.fn.sum<number>('stock').as('stock'))
      .execute()
    const supplied = DEMO_GOODS.flatMap(({ goods }) => [
      ...goods.options.rows,
      ...(goods.addons ?? []),
    ])
    expect([rows, stock]).toEqual([
      [{ goods: expect.any(Number) as number, differing: 0, early: 0, late: 0 }],
      { stock: supplied.reduce((sum, option) => sum + option.stock, 0) },
    ])
    expect(rows[0]?.goods).toBeGreaterThan(200)
  })

  test('지난 주문의 이력은 첫 상태에서 지금 상태까지 이어진다', async () => {
    const { rows } = await sql<{ path: string; count: number }>`
    SELECT path, count(*)::int AS count FROM (
      SELECT string_agg(from_status || '>' || to_status, ' ' ORDER BY id) AS path
      FROM order_item_history GROUP BY order_item_id) AS paths GROUP BY path ORDER BY path`.execute(
      database.db,
    )
    expect(rows.map(({ path }) => path)).toEqual([
      'PW>DC',
      'PW>DC DC>SR',
      'PW>DC DC>SR SR>SS',
      'PW>DC DC>SR SR>SS SS>SC',
      'PW>DC DC>SR SR>SS SS>SC SC>BF',
    ])
  })
})

/** Loads an empty market with the demo at three times its size. */
async function loadThreefold() {
  await emptyMarket()
  await loadDemo(database.db, { nowMs: NOW_MS, scale: 3 })
  return {
    goods: await database.db.selectFrom('goods').selectAll().orderBy('id').execute(),
    options: await database.db.selectFrom('goods_options').selectAll().orderBy('id').execute(),
  }
}

describe('세 배로 실은 데모', () => {
  let first: Awaited<ReturnType<typeof loadThreefold>>
  beforeAll(async () => {
    first = await loadThreefold()
  })

  test('세 배로 실으면 상품마다 변형 둘이 옵션과 함께 늘고, 다시 실어도 똑같다', async () => {
    expect(await loadThreefold()).toEqual(first)
    expect({
      ...(await countRows()),
      names: new Set(first.goods.map(({ name }) => name)).size,
    }).toEqual({
      ...LOADED,
      goods: DEMO_GOODS.length * 3,
      goods_options: LOADED.goods_options * 3,
      names: DEMO_GOODS.length * 3,
    })
  })

  test('변형은 제 상품의 카테고리와 그림과 옵션을 갖고, 새 상품은 그 다음 번호를 받는다', async () => {
    const count = DEMO_GOODS.length
    const shown = (id: number) =>
      database.db
        .selectFrom('goods')
        .innerJoin('goods_options', 'goods_options.goods_id', 'goods.id')
        .select(['category_id', 'picture', 'store_id', 'option_values', 'stock', 'position'])
        .where('goods.id', '=', id)
        .orderBy('goods_options.id')
        .execute()
    expect(await shown(2 * count + 7)).toEqual(await shown(7))
    const { id, ...goods } = await database.db
      .selectFrom('goods')
      .selectAll()
      .where('id', '=', count)
      .executeTakeFirstOrThrow()
    const added = await database.db
      .insertInto('goods')
      .values({ ...goods, notice_rows: JSON.stringify(goods.notice_rows) })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect([id, added.id]).toEqual([count, 3 * count + 1])
  })
})

test('스토어마다 예금주를 확인한 정산 계좌가 있어, 계좌를 기다리는 정산이 없다', async () => {
  await emptyMarket()
  await loadDemo(database.db, { nowMs: NOW_MS, seal: (text) => `sealed ${text}` })
  const accounts = await database.db
    .selectFrom('store_bank_accounts')
    .select(['sealed_account_number', 'masked_account_number', 'holder_name', 'checked_at'])
    .orderBy('store_id')
    .execute()
  const held = database.db.selectFrom('statements').select('id').where('state', '=', 'HELD')
  expect([accounts.length, accounts[0], await held.execute()]).toEqual([
    LOADED.stores,
    {
      sealed_account_number: 'sealed 110000000001',
      masked_account_number: '110-***-******',
      holder_name: DEMO_OWNERS[0]?.name,
      checked_at: new Date(NOW_MS),
    },
    [],
  ])
})
