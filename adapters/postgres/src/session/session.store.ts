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
  /** Name of the device for its owner; `null` where its program is not known. */
  readonly device: string | null
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
        device: session.device,
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
    .where('sessions.ended_at', 'is', null)
    .where((session) =>
      session.or([
        session('sessions.member_id', 'is', null),
        session('members.status', '=', 'ACTIVE'),
      ]),
    ),
)

/** Finds a session that has not ended, with its membership; that of a member who left has. */
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

/** Lists the sessions of a member that nobody ended, those that have run out included. */
export const listOpenSessions = (memberId: number) =>
  query((db) =>
    db
      .selectFrom('sessions')
      .select(['id', 'number', 'device', 'is_in_app', 'created_at', 'last_seen_at'])
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .execute(),
  )

/** Finds a session of a member by its number, an ended one as well. */
export const findSessionOfMember = (memberId: number, number: number) =>
  query((db) =>
    db
      .selectFrom('sessions')
      .select('id')
      .where('member_id', '=', memberId)
      .where('number', '=', number)
      .executeTakeFirst(),
  )

/**
 * Locks out whatever opens a session of the member: a row that refers to the member waits for this lock, and it waits for
 * those that are on their way.
 */
export const lockOpeningSessions = (memberId: number) =>
  query((db) =>
    db.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().executeTakeFirst(),
  )

/** Ends every session of a member but one, all of them for `null`; returns the number that it ended. */
export const endSessionsOfMember = (
  memberId: number,
  { exceptId, at }: { readonly exceptId: string | null; readonly at: Date },
) =>
  query(async (db) => {
    const ended = await db
      .updateTable('sessions')
      .set({ ended_at: at })
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .$if(exceptId !== null, (others) => others.where('id', '!=', exceptId ?? ''))
      .executeTakeFirst()
    return Number(ended.numUpdatedRows)
  })
