import { query } from '../database/db.ts'

/** The member of a login id, locked, so that two tries count as two. */
export const lockMemberByLoginId = (loginId: string) =>
  query((db) =>
    db
      .selectFrom('members')
      .selectAll()
      .where('login_id', '=', loginId)
      .forUpdate()
      .executeTakeFirst(),
  )

export const findMember = (id: number) =>
  query((db) => db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow())

/** Writes how a try to log in ended. */
export const updateLogin = (login: {
  memberId: number
  failedCount: number
  blockedUntil: Date | null
  succeededAt: Date | null
}) =>
  query((db) =>
    db
      .updateTable('members')
      .set({
        login_failed_count: login.failedCount,
        login_blocked_until: login.blockedUntil,
        ...(login.succeededAt === null ? {} : { last_login_at: login.succeededAt }),
      })
      .where('id', '=', login.memberId)
      .execute(),
  )

const ADULT_CERTIFICATION_MS = 365 * 24 * 60 * 60 * 1000

/** Whether the member's age was certified within the last year. Source: domain-rules §5.2. */
export const isAdultCertified = (memberId: number, nowMs: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('members')
      .select('adult_certified_at')
      .where('id', '=', memberId)
      .where('adult_certified_at', '>', new Date(nowMs - ADULT_CERTIFICATION_MS))
      .executeTakeFirst()
    return row !== undefined
  })
