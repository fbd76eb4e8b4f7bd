import { compileOnce, type Places, prepareEach } from '@jangteo/postgres/database/compileOnce'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { expect, test } from 'vitest'

/** A database that answers nothing, and reports what it is sent. */
function aDatabase(): { db: Kysely<DB>; sent: [string, readonly unknown[]][] } {
  const sent: [string, readonly unknown[]][] = []
  const db = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: { sql, parameters } }) => void sent.push([sql, parameters]),
  })
  return { db, sent }
}

type Change = { readonly id: number; readonly name: string }

test('a statement is built once, and every run has its own values beside those of the statement', async () => {
  const { db, sent } = aDatabase()
  let buildCount = 0
  const find = compileOnce((each, { id }: Places<{ id: number }>) => {
    buildCount += 1
    return each
      .selectFrom('stores')
      .select('name')
      .where('id', '=', id)
      .where('url', '!=', 'closed')
      .where('id', '!=', id)
  })
  await find(db, { id: 7 })
  await find(db, { id: 8 })
  const text = 'select "name" from "stores" where "id" = $1 and "url" != $2 and "id" != $3'
  expect([buildCount, sent]).toEqual([
    1,
    [
      [text, [7, 'closed', 7]],
      [text, [8, 'closed', 8]],
    ],
  ])
})

test('a prepared statement is built once for each shape, and not run', () => {
  const { db, sent } = aDatabase()
  let buildCount = 0
  const change = prepareEach(
    (each, { id, name }: Places<Change>, { renames }: { readonly renames: boolean }) => {
      buildCount += 1
      return each
        .updateTable('stores')
        .set({ url: 'here', ...(renames ? { name } : {}) })
        .where('id', '=', id)
    },
  )
  const prepared = [
    change(db, { id: 1, name: '가' }, { renames: true }),
    change(db, { id: 2, name: '나' }, { renames: false }),
    change(db, { id: 3, name: '다' }, { renames: true }),
  ]
  expect(prepared.map(({ sql, parameters }) => [sql, parameters])).toEqual([
    ['update "stores" set "url" = $1, "name" = $2 where "id" = $3', ['here', '가', 1]],
    ['update "stores" set "url" = $1 where "id" = $2', ['here', 2]],
    ['update "stores" set "url" = $1, "name" = $2 where "id" = $3', ['here', '다', 3]],
  ])
  expect([buildCount, sent]).toEqual([2, []])
})
