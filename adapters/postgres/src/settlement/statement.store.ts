import type { StepActor } from '@jangteo/core/chart/step.codes'
import type { StatementState } from '@jangteo/core/settlement/settlement.codes'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query, send } from '../database/db.ts'
import type { StatementHistory, Statements } from '../database/schema.gen.ts'

export type StatementRow = Selectable<Statements>

/** Locks a statement. */
export const lockStatement = (id: number) =>
  query((db): Promise<StatementRow | undefined> =>
    db
      .selectFrom('statements')
      .select(COLUMNS.statements)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )

/** Opens statements of a day for stores whose entries are payable by then and belong to no statement yet. */
export const openMissedStatements = (day: string, at: Date) =>
  query((db) =>
    sql`INSERT INTO statements (store_id, day, state, state_changed_at)
      SELECT DISTINCT entries.store_id, ${day}::date, 'OPEN', ${at}::timestamptz
      FROM settlement_entries AS entries
      WHERE entries.statement_id IS NULL AND entries.payable_on <= ${day}::date
      AND NOT EXISTS (SELECT FROM statements
        WHERE statements.store_id = entries.store_id AND statements.state = 'OPEN' AND statements.day <= ${day}::date)
      ON CONFLICT (store_id, day) DO NOTHING`.execute(db),
  )

/** Lists the open statements whose day has begun, the oldest first. */
export const listDueStatementIds = (day: string) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('statements')
      .select('id')
      .where('state', '=', 'OPEN')
      .where('day', '<=', day)
      .orderBy('day')
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  })

/** Has the entries that a store is due by the statement's day join it. */
export const joinEntries = ({ id, store_id: storeId, day }: StatementRow) =>
  send((db) =>
    db
      .updateTable('settlement_entries')
      .set({ statement_id: id })
      .where('store_id', '=', storeId)
      .where('statement_id', 'is', null)
      .where('payable_on', '<=', day)
      .compile(),
  )

/** Sums the entries of a statement, in won. */
export const sumStatement = (statementId: number) =>
  query(async (db) => {
    const { total } = await db
      .selectFrom('settlement_entries')
      .select(sql<number>`coalesce(sum(payable), 0)::bigint`.as('total'))
      .where('statement_id', '=', statementId)
      .executeTakeFirstOrThrow()
    return total
  })

/** A state to compare with and to set, with the columns that go with it. */
export type StatementChange = {
  readonly id: number
  readonly from: StatementState
  readonly to: Updateable<Statements>
}

/** Compares and sets: changes a statement only while its state is still `from`; `false` when it is not. */
export const updateStatement = ({ id, from, to }: StatementChange) =>
  query(async (db) => {
    const result = await db
      .updateTable('statements')
      .set(to)
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst()
    return result.numUpdatedRows === 1n
  })

export const insertStatementHistory = (row: Insertable<StatementHistory>) =>
  send((db) => db.insertInto('statement_history').values(row).compile())

/** A step of a statement as it was recorded. */
export type StatementStepRow = {
  readonly actor: StepActor
  readonly event: string
  readonly to_state: StatementState
  readonly memo: string
  readonly at: Date
}

/** Lists the steps of a statement, oldest first. */
export const listStatementSteps = (statementId: number) =>
  query((db): Promise<StatementStepRow[]> =>
    db
      .selectFrom('statement_history')
      .select(['actor', 'event', 'to_state', 'memo', 'at'])
      .where('statement_id', '=', statementId)
      .orderBy('id')
      .execute(),
  )

/** Finds since when the rest that was carried to a statement has been below zero; `null` when none was. */
export const findBelowSince = (statementId: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('settlement_entries as carried')
      .innerJoin('statements as former', (join) =>
        join.on(sql<boolean>`former.id = split_part(carried.source, ':', 2)::bigint`),
      )
      .select('former.below_since')
      .where('carried.statement_id', '=', statementId)
      .where('carried.kind', '=', 'CARRY')
      .where('carried.source', 'like', 'statement:%:in')
      .orderBy('former.below_since')
      .limit(1)
      .executeTakeFirst()
    return row?.below_since ?? null
  })

/** Stores since when the rest that a statement carries has been below zero. */
export const noteBelowSince = (statementId: number, since: string) =>
  send((db) =>
    db
      .updateTable('statements')
      .set({ below_since: since })
      .where('id', '=', statementId)
      .compile(),
  )
