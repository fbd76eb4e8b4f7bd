import type { HoldReason, StatementState } from '@jangteo/core/settlement/settlement.codes'
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import { query } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'

/** A statement of a list; an open one sums the entries that wait for it. */
export type ListedStatementRow = {
  readonly id: number
  readonly store_id: number
  readonly store_url: string
  readonly store_name: string
  readonly day: string
  readonly state: StatementState
  readonly amount: number | null
  readonly total: number
  readonly entry_count: number
  readonly hold_reason: HoldReason | null
  readonly memo: string
  readonly below_since: string | null
  readonly paid_at: Date | null
}

/** Filters of a list of statements; what is `null` filters nothing. */
export type StatementFilter = {
  readonly storeId: number | null
  readonly storeUrl: string | null
  readonly state: StatementState | null
  readonly fromDay: string | null
  readonly untilDay: string | null
}

/** Entries of a statement: those that joined it, or those that an open one waits for. */
export const isEntryOfStatement = sql<SqlBool>`(
  entries.statement_id = statements.id
  OR statements.state = 'OPEN' AND entries.statement_id IS NULL
    AND entries.store_id = statements.store_id AND entries.payable_on = statements.day)`

function conditionsOf({ storeId, storeUrl, state, fromDay, untilDay }: StatementFilter) {
  const conditions: Expression<SqlBool>[] = []
  if (storeId !== null) conditions.push(sql<SqlBool>`statements.store_id = ${storeId}`)
  if (storeUrl !== null) conditions.push(sql<SqlBool>`stores.url = ${storeUrl}`)
  if (state !== null) conditions.push(sql<SqlBool>`statements.state = ${state}`)
  if (fromDay !== null) conditions.push(sql<SqlBool>`statements.day >= ${fromDay}::date`)
  if (untilDay !== null) conditions.push(sql<SqlBool>`statements.day <= ${untilDay}::date`)
  return conditions
}

const selectStatements = (db: Kysely<DB>) =>
  db.selectFrom('statements').innerJoin('stores', 'stores.id', 'statements.store_id')

const selectListed = (db: Kysely<DB>) =>
  selectStatements(db).select([
    'statements.id',
    'statements.store_id',
    'stores.url as store_url',
    'stores.name as store_name',
    'statements.day',
    'statements.state',
    'statements.amount',
    'statements.hold_reason',
    'statements.memo',
    'statements.below_since',
    'statements.paid_at',
    sql<number>`(SELECT coalesce(sum(entries.payable), 0)::bigint
      FROM settlement_entries AS entries WHERE ${isEntryOfStatement})`.as('total'),
    sql<number>`(SELECT count(*)
      FROM settlement_entries AS entries WHERE ${isEntryOfStatement})`.as('entry_count'),
  ])

type StatementPage = StatementFilter & { readonly offset: number; readonly limit: number }

/** Lists a page of statements, the latest day first, with the count of all. */
export const searchStatements = ({ offset, limit, ...filter }: StatementPage) =>
  query(async (db): Promise<{ count: number; rows: ListedStatementRow[] }> => {
    const conditions = conditionsOf(filter)
    const { count } = await selectStatements(db)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where((where) => where.and(conditions))
      .executeTakeFirstOrThrow()
    const rows = await selectListed(db)
      .where((where) => where.and(conditions))
      .orderBy('statements.day', 'desc')
      .orderBy('statements.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute()
    return { count, rows }
  })

/** Counts the statements in a state. */
export const countStatements = (state: StatementState) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('statements')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', state)
      .executeTakeFirstOrThrow()
    return count
  })

/** Finds a statement for its page. */
export const findListedStatement = (id: number) =>
  query((db): Promise<ListedStatementRow | undefined> =>
    selectListed(db).where('statements.id', '=', id).executeTakeFirst(),
  )

/** Statement that a store is paid next. */
export type NextPayableRow = { readonly id: number; readonly day: string; readonly total: number }

/** Finds the first statement of a store that is on its way to be paid and comes to something; what is held is not. */
export const findNextPayable = (storeId: number) =>
  query(async (db): Promise<NextPayableRow | null> => {
    const { rows } = await sql<NextPayableRow>`SELECT id, day::text, total FROM (
        SELECT statements.id, statements.day, coalesce(statements.amount, (
          SELECT sum(entries.payable)::bigint FROM settlement_entries AS entries
          WHERE ${isEntryOfStatement}), 0) AS total
        FROM statements
        WHERE statements.store_id = ${storeId}
          AND statements.state IN ('OPEN', 'CLOSED', 'APPROVED', 'PAYING')
      ) AS waiting WHERE total > 0 ORDER BY day, id LIMIT 1`.execute(db)
    return rows[0] ?? null
  })
