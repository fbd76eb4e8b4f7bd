import { query } from '../database/db.ts'

/** Stores a mail that waits; returns its id. */
export const insertMail = (sealed: string, at: Date) =>
  query(async (db) => {
    const row = await db
      .insertInto('mails')
      .values({ sealed, queued_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  })

/** Finds a mail that waits; `null` once it was taken or deleted. */
export const findMail = (id: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('mails')
      .select('sealed')
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.sealed ?? null
  })

export const deleteMail = (id: number) =>
  query((db) => db.deleteFrom('mails').where('id', '=', id).execute())
