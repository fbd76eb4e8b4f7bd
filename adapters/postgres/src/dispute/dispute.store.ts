import { OPEN_DISPUTE_STATES, type DisputeState } from '@jangteo/core/dispute/dispute.codes'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query, send } from '../database/db.ts'
import type { DisputeHistory, Disputes } from '../database/schema.gen.ts'

export type DisputeRow = Selectable<Disputes>

/** Adds a dispute over a claim; `undefined` when there is one already. */
export const insertDispute = (dispute: Omit<Insertable<Disputes>, 'id'>) =>
  query((db): Promise<DisputeRow | undefined> =>
    db
      .insertInto('disputes')
      .values(dispute)
      .onConflict((conflict) => conflict.column('claim_id').doNothing())
      .returning(COLUMNS.disputes)
      .executeTakeFirst(),
  )

/** Finds the dispute over a claim. */
export const findDisputeOfClaim = (claimId: number) =>
  query((db): Promise<DisputeRow | undefined> =>
    db
      .selectFrom('disputes')
      .select(COLUMNS.disputes)
      .where('claim_id', '=', claimId)
      .executeTakeFirst(),
  )

/** A state to compare with and to set, with the columns that go with it. */
export type DisputeChange = {
  readonly id: number
  readonly from: DisputeState
  readonly to: Updateable<Disputes>
}

/** Compares and sets: changes a dispute only while its state is still `from`; `false` when it is not. */
export const updateDispute = ({ id, from, to }: DisputeChange) =>
  query(async (db) => {
    const result = await db
      .updateTable('disputes')
      .set(to)
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst()
    return result.numUpdatedRows === 1n
  })

export const insertDisputeHistory = (row: Insertable<DisputeHistory>) =>
  send((db) => db.insertInto('dispute_history').values(row).compile())

/** True for a claim whose dispute was decided at the seller's fault. */
export const isClaimUpheld = (claimId: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('disputes')
      .select('id')
      .where('claim_id', '=', claimId)
      .where('fault', '=', 'SELLER')
      .executeTakeFirst()
    return row !== undefined
  })

const openStates = sql.join(OPEN_DISPUTE_STATES.map((state) => sql.lit(state)))

/** True for a statement that pays for an item over which a dispute is open. */
export const isStatementDisputed = (statementId: number) =>
  query(async (db) => {
    const { rows } = await sql`SELECT FROM settlement_entries AS entries
      JOIN claim_items ON claim_items.order_item_id = entries.order_item_id
      JOIN disputes ON disputes.claim_id = claim_items.claim_id
      WHERE entries.statement_id = ${statementId} AND disputes.state IN (${openStates})
      LIMIT 1`.execute(db)
    return rows.length > 0
  })

/** Lists the statements that pay for the items of a claim, or that their entries wait for, in the order of their ids. */
export const listStatementsOfClaim = (claimId: number) =>
  query(async (db): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`SELECT DISTINCT statements.id
      FROM claim_items
      JOIN settlement_entries AS entries ON entries.order_item_id = claim_items.order_item_id
      JOIN statements ON statements.id = entries.statement_id
        OR entries.statement_id IS NULL
          AND statements.store_id = entries.store_id AND statements.day = entries.payable_on
      WHERE claim_items.claim_id = ${claimId}
      ORDER BY statements.id`.execute(db)
    return rows.map(({ id }) => id)
  })
