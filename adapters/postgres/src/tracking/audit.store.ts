import { query } from '../database/db.ts'

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

const toJson = (value: object | null) => (value === null ? null : JSON.stringify(value))

/** Adds a line to the audit log, in the transaction of the write. */
export const insertAudit = ({ before, after, ...audit }: NewAudit) =>
  query((db) =>
    db
      .insertInto('audit_log')
      .values({ ...audit, before: toJson(before), after: toJson(after) })
      .execute(),
  )
