import { sql } from 'kysely'
import { query, send } from '../database/db.ts'

/** Returns the recent keywords of a member, the newest first. */
export const findRecentKeywords = (memberId: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('recent_keywords')
      .select('keywords')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return row?.keywords ?? []
  })

/** Locks the recent keywords of a member, whose row is made if there is none, and returns them. */
export const lockRecentKeywords = (memberId: number) =>
  query(async (db) => {
    await db
      .insertInto('recent_keywords')
      .values({ member_id: memberId, keywords: [] })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { keywords } = await db
      .selectFrom('recent_keywords')
      .select('keywords')
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    return keywords
  })

/** Writes the recent keywords of a member, whose row is there and locked. */
export const updateRecentKeywords = (memberId: number, keywords: readonly string[]) =>
  send((db) =>
    sql`UPDATE recent_keywords SET keywords = ${[...keywords]}::text[] WHERE member_id = ${memberId}`.compile(
      db,
    ),
  )
