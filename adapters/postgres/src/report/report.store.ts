import type { ReportKind, ReportState } from '@jangteo/core/report/report.codes'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query, send } from '../database/db.ts'
import type { ReportHistory, Reports } from '../database/schema.gen.ts'

export type ReportRow = Selectable<Reports>

/** Reporter: a member, or a store through one of its users. */
export type ReporterKey =
  | { readonly memberId: number }
  | { readonly storeId: number; readonly sellerUserId: number }

const isBy = (reporter: ReporterKey) =>
  'memberId' in reporter
    ? sql<boolean>`member_id = ${reporter.memberId}`
    : sql<boolean>`store_id = ${reporter.storeId}`

/** A subject and who may report it. */
export type ReportPair = {
  readonly kind: ReportKind
  readonly targetId: number
  readonly reporter: ReporterKey
}

/** True when somebody reported a subject. */
export const hasReported = ({ kind, targetId, reporter }: ReportPair) =>
  query(async (db) => {
    const row = await db
      .selectFrom('reports')
      .select('id')
      .where('kind', '=', kind)
      .where('target_id', '=', targetId)
      .where(isBy(reporter))
      .executeTakeFirst()
    return row !== undefined
  })

/** Counts the reports of somebody since a moment. */
export const countReportsSince = (reporter: ReporterKey, since: Date) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('reports')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where(isBy(reporter))
      .where('reported_at', '>=', since)
      .executeTakeFirstOrThrow()
    return count
  })

export const insertReport = (report: Omit<Insertable<Reports>, 'id'>) =>
  send((db) => db.insertInto('reports').values(report).compile())

/** Locks a report; `undefined` when there is none. */
export const lockReport = (id: number) =>
  query((db): Promise<ReportRow | undefined> =>
    db
      .selectFrom('reports')
      .select(COLUMNS.reports)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )

/** A state to compare with and to set, with the columns that go with it. */
export type ReportChange = {
  readonly id: number
  readonly from: ReportState
  readonly to: Updateable<Reports>
}

/** Compares and sets: changes a report only while its state is still `from`; `false` when it is not. */
export const updateReport = ({ id, from, to }: ReportChange) =>
  query(async (db) => {
    const result = await db
      .updateTable('reports')
      .set(to)
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst()
    return result.numUpdatedRows === 1n
  })

export const insertReportHistory = (row: Insertable<ReportHistory>) =>
  send((db) => db.insertInto('report_history').values(row).compile())

/** Erases the own words of a member's reports; that they reported stays. */
export const eraseReportWords = (memberId: number) =>
  query((db) =>
    db
      .updateTable('reports')
      .set({ words: null })
      .where('member_id', '=', memberId)
      .where('words', 'is not', null)
      .execute(),
  )

/** Reports of a list; `null` is any. */
export type ReportCondition = {
  readonly state: ReportState | null
  readonly kind: ReportKind | null
  readonly reason: ReportRow['reason'] | null
}

/** A report in the operators' list. */
export type ListedReportRow = ReportRow & {
  readonly goods_name: string
  readonly store_name: string
  readonly login_id: string | null
  /** Reports of the same subject, this one among them. */
  readonly subject_count: number
}

const isOf = ({ state, kind, reason }: ReportCondition) => sql<boolean>`
  ${state === null ? sql`true` : sql`reports.state = ${state}`}
  AND ${kind === null ? sql`true` : sql`reports.kind = ${kind}`}
  AND ${reason === null ? sql`true` : sql`reports.reason = ${reason}`}`

const selectListed = sql`
  SELECT reports.*, goods.name AS goods_name, stores.name AS store_name, members.login_id,
    (SELECT count(*)::int FROM reports AS others
      WHERE others.kind = reports.kind AND others.target_id = reports.target_id) AS subject_count
  FROM reports
  JOIN goods ON goods.id = reports.goods_id
  JOIN stores ON stores.id = goods.store_id
  LEFT JOIN members ON members.id = reports.member_id`

/** Lists a page of reports: those that wait first come first, decided ones the newest first. */
export const listReports = (
  condition: ReportCondition,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  query(async (db): Promise<ListedReportRow[]> => {
    const order =
      condition.state === 'RECEIVED'
        ? sql`reports.reported_at, reports.id`
        : sql`reports.reported_at DESC, reports.id DESC`
    const { rows } = await sql<ListedReportRow>`${selectListed}
      WHERE ${isOf(condition)} ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}`.execute(db)
    return rows
  })

export const countReports = (condition: ReportCondition) =>
  query(async (db) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM reports WHERE ${isOf(condition)}`.execute(db)
    return rows[0]?.count ?? 0
  })

/** Finds one report as the list shows it. */
export const findListedReport = (id: number) =>
  query(async (db): Promise<ListedReportRow | undefined> => {
    const { rows } = await sql<ListedReportRow>`${selectListed} WHERE reports.id = ${id}`.execute(
      db,
    )
    return rows[0]
  })
