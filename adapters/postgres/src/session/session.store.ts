import type { Selectable } from 'kysely'
import { compileFirst, type Places } from '../database/compileOnce.ts'
import { query, send } from '../database/db.ts'
import type { Sessions } from '../database/schema.gen.ts'

/** Opens a session in its device, in the app or in the browser; a guest's has no member. */
export const insertSession = (session: {
  readonly id: string
  readonly memberId: number | null
  readonly isInApp: boolean
  readonly deviceHash: string
  readonly at: Date
}) =>
  send((db) =>
    db
      .insertInto('sessions')
      .values({
        id: session.id,
        member_id: session.memberId,
        is_in_app: session.isInApp,
        device_hash: session.deviceHash,
        created_at: session.at,
        last_seen_at: session.at,
      })
      .compile(),
  )

/** A session with the membership of its member. */
export type SessionRow = Pick<
  Selectable<Sessions>,
  'id' | 'member_id' | 'device_hash' | 'created_at' | 'last_seen_at' | 'is_in_app'
> & { readonly membership_type: string | null }

const selectOpenSession = compileFirst((db, { id }: Places<{ id: string }>) =>
  db
    .selectFrom('sessions')
    .leftJoin('members', 'members.id', 'sessions.member_id')
    .select([
      'sessions.id',
      'sessions.member_id',
      'sessions.device_hash',
      'sessions.created_at',
      'sessions.last_seen_at',
      'sessions.is_in_app',
      'members.membership_type',
    ])
    .where('sessions.id', '=', id)
    .where('sessions.ended_at', 'is', null),
)

/** Finds a session that has not ended, with its membership. */
export const findOpenSession = (id: string) =>
  query((db): Promise<SessionRow | undefined> => selectOpenSession(db, { id }))

/** Records a use of the session; `lastSeenAt` as read, so that only one of many requests writes. */
export const touchSession = (session: { id: string; lastSeenAt: Date; at: Date }) =>
  query((db) =>
    db
      .updateTable('sessions')
      .set({ last_seen_at: session.at })
      .where('id', '=', session.id)
      .where('last_seen_at', '=', session.lastSeenAt)
      .execute(),
  )

/** Ends a session; one that has ended stays as it is. */
export const endSession = (id: string, at: Date) =>
  query((db) =>
    db
      .updateTable('sessions')
      .set({ ended_at: at })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute(),
  )

/** Ends every session of a device. */
export const endSessionsOfDevice = (deviceHash: string, at: Date) =>
  query((db) =>
    db
      .updateTable('sessions')
      .set({ ended_at: at })
      .where('device_hash', '=', deviceHash)
      .where('ended_at', 'is', null)
      .execute(),
  )

/** Lets a session see a guest's order. */
export const insertSessionOrder = (sessionId: string, orderId: number) =>
  send((db) =>
    db
      .insertInto('session_orders')
      .values({ session_id: sessionId, order_id: orderId })
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
  )
