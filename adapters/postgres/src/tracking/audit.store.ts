import { query } from '../database/db.ts'
import { beginText } from '../database/likeText.ts'
import { storedJson } from '../database/storedJson.ts'

/** A write of a seller or an operator. */
export type NewAudit = {
  readonly at: Date
  readonly who: string
  readonly call: string
  readonly target: string
  readonly before: object | null
  readonly after: object | null
  readonly reason: string | null
}

const toJson = (value: object | null) => (value === null ? null : storedJson(value))

/** Adds a line to the audit log, in the transaction of the write. */
export const insertAudit = ({ before, after, ...audit }: NewAudit) =>
  query((db) =>
    db
      .insertInto('audit_log')
      .values({ ...audit, before: toJson(before), after: toJson(after) })
      .execute(),
  )

/** Lines of the log: each text is a beginning, '' is any; `until` is the last moment. */
export type AuditFilter = {
  readonly who: string
  readonly call: string
  readonly target: string
  readonly from: Date | null
  readonly until: Date | null
}

/** Lists lines of the log, the newest first. */
export const listAudit = (
  { who, call, target, from, until }: AuditFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  query((db) =>
    db
      .selectFrom('audit_log')
      .select(['id', 'at', 'who', 'call', 'target', 'before', 'after', 'reason'])
      .$if(who !== '', (rows) => rows.where('who', 'like', beginText(who)))
      .$if(call !== '', (rows) => rows.where('call', 'like', beginText(call)))
      .$if(target !== '', (rows) => rows.where('target', 'like', beginText(target)))
      .$if(from !== null, (rows) => rows.where('at', '>=', from ?? new Date(0)))
      .$if(until !== null, (rows) => rows.where('at', '<=', until ?? new Date(0)))
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

const SELLER = 'seller:'
const OPERATOR = 'operator:'

function idsOf(whos: readonly string[], prefix: string): number[] {
  const own = whos.filter((who) => who.startsWith(prefix))
  return [...new Set(own)].map((who) => Number(who.slice(prefix.length)))
}

/** Returns names of the accounts that lines are of, with their login ids. */
export const listWhoNames = (whos: readonly string[]) =>
  query(async (db): Promise<ReadonlyMap<string, string>> => {
    const [sellers, operators] = [idsOf(whos, SELLER), idsOf(whos, OPERATOR)]
    const users =
      sellers.length === 0
        ? []
        : await db
            .selectFrom('seller_users')
            .innerJoin('stores', 'stores.id', 'seller_users.store_id')
            .select([
              'seller_users.id',
              'seller_users.name',
              'seller_users.login_id',
              'stores.name as store_name',
            ])
            .where('seller_users.id', 'in', sellers)
            .execute()
    const people =
      operators.length === 0
        ? []
        : await db
            .selectFrom('operators')
            .select(['id', 'name', 'login_id'])
            .where('id', 'in', operators)
            .execute()
    return new Map([
      ...users.map(
        (one) =>
          [`${SELLER}${one.id}`, `${one.name} (${one.login_id}, ${one.store_name})`] as const,
      ),
      ...people.map((one) => [`${OPERATOR}${one.id}`, `${one.name} (${one.login_id})`] as const),
    ])
  })
