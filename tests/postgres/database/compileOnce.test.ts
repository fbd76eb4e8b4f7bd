import {
  compileOnce,
  type Places,
  prepareEach,
  prepareOnce,
} from '@jangteo/postgres/database/compileOnce'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import * as fc from 'fast-check'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
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
    log: ({ query }) => void sent.push([query.sql, query.parameters]),
  })
  return { db, sent }
}

type Two = { readonly first: unknown; readonly second: string }

type Change = { readonly id: number; readonly name: string }

test('a statement is built once, its constants are part of its text, and every run has its own values', async () => {
  const { db, sent } = aDatabase()
  let buildCount = 0
  const find = compileOnce((each, { id }: Places<{ id: number }>) => {
    buildCount += 1
    return each
      .selectFrom('stores')
      .select('name')
      .where('id', '=', id)
      .where('url', 'in', ['open', "owner's"])
      .where('id', '!=', id)
  })
  await find(db, { id: 7 })
  await find(db, { id: 8 })
  const text = `select "name" from "stores" where "id" = $1 and "url" in ('open', 'owner''s') and "id" != $2`
  expect([buildCount, sent]).toEqual([
    1,
    [
      [text, [7, 7]],
      [text, [8, 8]],
    ],
  ])
})

test('a prepared statement is built once for each shape', () => {
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
    change({ id: 1, name: '가' }, { renames: true }),
    change({ id: 2, name: '나' }, { renames: false }),
    change({ id: 3, name: '다' }, { renames: true }),
  ]
  expect(prepared.map((one) => [one.sql, one.parameters])).toEqual([
    [`update "stores" set "url" = 'here', "name" = $1 where "id" = $2`, ['가', 1]],
    [`update "stores" set "url" = 'here' where "id" = $1`, [2]],
    [`update "stores" set "url" = 'here', "name" = $1 where "id" = $2`, ['다', 3]],
  ])
  expect(buildCount).toBe(2)
})

test('a statement that is written out is prepared as well: every value is a parameter at its place, whatever it holds', () => {
  let buildCount = 0
  const prepared = prepareOnce((_, { first, second }: Places<Two>) => {
    buildCount += 1
    return sql`SELECT ${first} WHERE ${second} = ${1}`
  })
  fc.assert(
    fc.property(fc.anything(), fc.string(), (first, second) => {
      const { sql: text, parameters } = prepared({ first, second })
      expect([text, parameters]).toEqual(['SELECT $1 WHERE $2 = 1', [first, second]])
    }),
  )
  expect(buildCount).toEqual(1)
})
