import type { LoginResult, LoginWay } from '@jangteo/core/session/loginRecord.codes'
import { sql } from 'kysely'
import { query, send } from '../database/db.ts'

export type NewLoginRecord = {
  readonly memberId: number
  readonly at: Date
  readonly way: LoginWay
  readonly result: LoginResult
  readonly device: string | null
  readonly address: string | null
}

/** Adds a login to the history of its member; with the id of nobody the same statement adds nothing. */
export const insertLoginRecord = ({ memberId, ...record }: NewLoginRecord) =>
  send((db) =>
    db
      .insertInto('login_records')
      .columns(['member_id', 'at', 'way', 'result', 'device', 'address'])
      .expression((member) =>
        member
          .selectFrom('members')
          .select([
            'id',
            sql<Date>`${record.at}::timestamptz`.as('at'),
            sql<LoginWay>`${record.way}::text`.as('way'),
            sql<LoginResult>`${record.result}::text`.as('result'),
            sql<string | null>`${record.device}::text`.as('device'),
            sql<string | null>`${record.address}::text`.as('address'),
          ])
          .where('id', '=', memberId),
      )
      .compile(),
  )

type RecordsPage = {
  readonly memberId: number
  readonly since: Date
  readonly offset: number
  readonly limit: number
}

/** Lists the logins of a member since a moment, the newest first. */
export const listLoginRecords = ({ memberId, since, offset, limit }: RecordsPage) =>
  query((db) =>
    db
      .selectFrom('login_records')
      .select(['at', 'way', 'result', 'device', 'address'])
      .where('member_id', '=', memberId)
      .where('at', '>=', since)
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts them. */
export const countLoginRecords = ({ memberId, since }: Pick<RecordsPage, 'memberId' | 'since'>) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('login_records')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .where('at', '>=', since)
      .executeTakeFirstOrThrow()
    return count
  })
