import type { Insertable } from 'kysely'
import { query } from '../database/db.ts'
import type { GatewayNotices } from '../database/schema.gen.ts'

export const insertNotice = (notice: Insertable<GatewayNotices>) =>
  query((db) => db.insertInto('gateway_notices').values(notice).execute())

/** The notices of an attempt that nobody has looked into, oldest first. */
export const listUnhandledNotices = (gatewayOrderId: string) =>
  query((db) =>
    db
      .selectFrom('gateway_notices')
      .selectAll()
      .where('gateway_order_id', '=', gatewayOrderId)
      .where('handled_at', 'is', null)
      .orderBy('id')
      .execute(),
  )

/** Notes what came of notices. */
export const markHandled = (ids: readonly number[], outcome: string, at: Date) =>
  query((db) =>
    db
      .updateTable('gateway_notices')
      .set({ handled_at: at, outcome })
      .where('id', 'in', ids)
      .execute(),
  )
