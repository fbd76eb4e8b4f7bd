import type { RestockAlertState } from '@jangteo/core/goods/restockAlert.codes'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query, send } from '../database/db.ts'
import type { RestockAlertHistory, RestockAlerts } from '../database/schema.gen.ts'
import type { Portion } from '../job/retention.store.ts'

export type RestockAlertRow = Selectable<RestockAlerts>

/** Adds alerts that wait, one for each option. */
export const insertAlerts = (alerts: readonly Omit<Insertable<RestockAlerts>, 'id'>[]) =>
  send((db) => db.insertInto('restock_alerts').values(alerts).compile())

/** Lists a member's alerts of some options that wait. */
export const listWaitingAlerts = (memberId: number, optionIds: readonly number[]) =>
  query((db): Promise<RestockAlertRow[]> =>
    db
      .selectFrom('restock_alerts')
      .select(COLUMNS.restock_alerts)
      .where('member_id', '=', memberId)
      .where('state', '=', 'WAITING')
      .where('option_id', '=', sql<number>`ANY(${[...optionIds]}::bigint[])`)
      .execute(),
  )

/** Counts a member's alerts that wait. */
export const countWaitingAlerts = (memberId: number) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('restock_alerts')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('member_id', '=', memberId)
      .where('state', '=', 'WAITING')
      .executeTakeFirstOrThrow()
    return count
  })

/** Locks a member's alert until the transaction ends: a removal and a notification at once take turns. */
export const lockAlertOf = (memberId: number, id: number) =>
  query((db): Promise<RestockAlertRow | undefined> =>
    db
      .selectFrom('restock_alerts')
      .select(COLUMNS.restock_alerts)
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .where('state', '<>', 'REMOVED')
      .forUpdate()
      .executeTakeFirst(),
  )

/** Locks the oldest alerts of an option that wait. */
export const lockOldestAlerts = (optionId: number, countMax: number) =>
  query((db): Promise<RestockAlertRow[]> =>
    db
      .selectFrom('restock_alerts')
      .select(COLUMNS.restock_alerts)
      .where('option_id', '=', optionId)
      .where('state', '=', 'WAITING')
      .orderBy('id')
      .limit(countMax)
      .forUpdate()
      .execute(),
  )

/** A state to compare with and to set. */
export type RestockAlertChange = {
  readonly id: number
  readonly from: RestockAlertState
  readonly to: Updateable<RestockAlerts>
}

/** Compares and sets: changes an alert only while its state is still `from`; `false` when it is not. */
export const updateAlert = ({ id, from, to }: RestockAlertChange) =>
  query(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('restock_alerts')
      .set(to)
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  })

export const insertAlertHistory = (row: Insertable<RestockAlertHistory>) =>
  send((db) => db.insertInto('restock_alert_history').values(row).compile())

type Rows = { readonly offset: number; readonly limit: number }

/** Lists the options of a member's alerts that are not removed, the newest alert first. */
export const listAlertsOf = (memberId: number, { offset, limit }: Rows) =>
  query((db): Promise<RestockAlertRow[]> =>
    db
      .selectFrom('restock_alerts')
      .select(COLUMNS.restock_alerts)
      .where('member_id', '=', memberId)
      .where('state', '<>', 'REMOVED')
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts a member's alerts that are not removed. */
export const countAlertsOf = (memberId: number) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('restock_alerts')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('member_id', '=', memberId)
      .where('state', '<>', 'REMOVED')
      .executeTakeFirstOrThrow()
    return count
  })

/** Deletes alerts that are over, with their history; returns the number of rows found. */
export const dropRestockAlerts = ({ before, countMax }: Portion) =>
  query(async (db) => {
    const { numAffectedRows } = await sql`DELETE FROM restock_alerts WHERE id = ANY(ARRAY(
      SELECT id FROM restock_alerts WHERE state <> 'WAITING' AND state_changed_at < ${before}
      ORDER BY state_changed_at LIMIT ${countMax} FOR UPDATE SKIP LOCKED))`.execute(db)
    return Number(numAffectedRows ?? 0n)
  })
