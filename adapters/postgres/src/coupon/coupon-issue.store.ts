import type { CouponIssueState } from '@jangteo/core/coupon/couponIssue.codes'
import { expressionBuilder, type InferResult, type Insertable, type Selectable } from 'kysely'
import { beginOnce } from '../database/beginOnce.ts'
import { COLUMNS } from '../database/columns.gen.ts'
import { compileOnce, type Places } from '../database/compileOnce.ts'
import { query } from '../database/db.ts'
import { isOneOf } from '../database/isOneOf.ts'
import type { CouponIssueHistory, CouponIssues, DB } from '../database/schema.gen.ts'

const selectIssues = beginOnce((db) =>
  db
    .selectFrom('coupon_issues')
    .innerJoin('coupons', 'coupons.id', 'coupon_issues.coupon_id')
    .leftJoin('stores', 'stores.id', 'coupons.store_id')
    .select(COLUMNS.coupons)
    .select([
      'stores.name as store_name',
      'coupon_issues.id as issue_id',
      'coupon_issues.member_id',
      'coupon_issues.state',
      'coupon_issues.revision as issued_revision',
      'coupon_issues.starts_at',
      'coupon_issues.expires_at',
      'coupon_issues.order_id',
      'coupon_issues.used_at',
      'coupon_issues.issued_at',
    ]),
)

const ofIssue = expressionBuilder<DB, 'coupon_issues'>()

/** Tab of a member's coupons: usable, used, ended. */
export type CouponTab = 'USABLE' | 'USED' | 'EXPIRED'

export type IssueRow = InferResult<ReturnType<typeof selectIssues>>[number]

/** Finds a held coupon, with the coupon's present terms. */
export const findIssue = (issueId: number) =>
  query((db): Promise<IssueRow | undefined> =>
    selectIssues(db).where('coupon_issues.id', '=', issueId).executeTakeFirst(),
  )

/**
 * Columns by name, because every price needs them: a statement for all columns is planned again each time. Source:
 * decision 027.
 */
const selectHeld = beginOnce((db) =>
  db
    .selectFrom('coupon_issues')
    .innerJoin('coupons', 'coupons.id', 'coupon_issues.coupon_id')
    .select([
      'coupon_issues.id as issue_id',
      'coupon_issues.state',
      'coupon_issues.revision as issued_revision',
      'coupon_issues.starts_at',
      'coupon_issues.expires_at',
      'coupons.name',
      'coupons.type',
      'coupons.discount_kind',
      'coupons.discount_value',
      'coupons.discount_max',
      'coupons.minimum_amount',
      'coupons.target_kind',
      'coupons.target_ids',
      'coupons.use_platforms',
      'coupons.revision',
      'coupons.restricted_at',
    ]),
)

export type HeldRow = InferResult<ReturnType<typeof selectHeld>>[number]

type HeldValues = { readonly memberId: number; readonly issueIds: readonly number[] }

const heldIssues = compileOnce((db, { memberId, issueIds }: Places<HeldValues>) =>
  selectHeld(db)
    .where('coupon_issues.member_id', '=', memberId)
    .where(
      ofIssue.or([
        ofIssue('coupon_issues.state', '=', 'USABLE'),
        ofIssue('coupon_issues.id', '=', isOneOf(issueIds)),
      ]),
    )
    .orderBy('coupon_issues.expires_at', (order) => order.asc().nullsLast())
    .orderBy('coupon_issues.id'),
)

/** Lists a member's unused coupons, and some of theirs in any state; sooner ends first. */
export const listHeldIssues = (memberId: number, issueIds: readonly number[]) =>
  query((db): Promise<HeldRow[]> => heldIssues(db, { memberId, issueIds }))

const inTab = (tab: CouponTab, now: Date) => {
  if (tab === 'USED') return ofIssue('coupon_issues.state', '=', 'USED')
  const isOver = ofIssue('coupon_issues.expires_at', '<', now)
  if (tab === 'EXPIRED') {
    return ofIssue.or([
      ofIssue('coupon_issues.state', '=', 'EXPIRED'),
      ofIssue.and([ofIssue('coupon_issues.state', '=', 'USABLE'), isOver]),
    ])
  }
  return ofIssue.and([
    ofIssue('coupon_issues.state', '=', 'USABLE'),
    ofIssue.or([
      ofIssue('coupon_issues.expires_at', 'is', null),
      ofIssue('coupon_issues.expires_at', '>=', now),
    ]),
  ])
}

type TabPage = {
  readonly memberId: number
  readonly tab: CouponTab
  readonly now: Date
  readonly offset: number
  readonly limit: number
}

/** Lists a page of a member's coupons: sooner ends first, later uses or ends first. */
export const listIssuesOfTab = ({ memberId, tab, now, offset, limit }: TabPage) =>
  query((db) => {
    const rows = selectIssues(db)
      .where('coupon_issues.member_id', '=', memberId)
      .where(inTab(tab, now))
      .limit(limit)
      .offset(offset)
    if (tab !== 'USABLE') {
      const since = tab === 'USED' ? 'coupon_issues.used_at' : 'coupon_issues.expires_at'
      return rows.orderBy(since, 'desc').orderBy('coupon_issues.id', 'desc').execute()
    }
    return rows
      .orderBy('coupon_issues.expires_at', (order) => order.asc().nullsLast())
      .orderBy('coupon_issues.id')
      .execute()
  })

/** Counts a member's coupons by tab. */
export const countByStatus = (memberId: number, now: Date) =>
  query((db) =>
    db
      .selectFrom('coupon_issues')
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere(inTab('USABLE', now)).as('usable'),
        fn.countAll<number>().filterWhere(inTab('USED', now)).as('used'),
        fn.countAll<number>().filterWhere(inTab('EXPIRED', now)).as('expired'),
      ])
      .where('coupon_issues.member_id', '=', memberId)
      .executeTakeFirstOrThrow(),
  )

export const insertIssue = (issue: Insertable<CouponIssues>) =>
  query((db) =>
    db.insertInto('coupon_issues').values(issue).returning('id').executeTakeFirstOrThrow(),
  )

export type LockedIssueRow = Selectable<CouponIssues>

/** Locks held coupons in the order of their ids, so that two orders never wait for each other. */
export const lockIssues = (issueIds: readonly number[]) =>
  query((db): Promise<LockedIssueRow[]> =>
    db
      .selectFrom('coupon_issues')
      .select(COLUMNS.coupon_issues)
      .where('id', 'in', issueIds)
      .orderBy('id')
      .forUpdate()
      .execute(),
  )

/** Locks the coupons of an order, in the order of their ids. */
export const lockIssuesOfOrder = (orderId: number) =>
  query((db): Promise<LockedIssueRow[]> =>
    db
      .selectFrom('coupon_issues')
      .select(COLUMNS.coupon_issues)
      .where('order_id', '=', orderId)
      .orderBy('id')
      .forUpdate()
      .execute(),
  )

/** Locks a member's unused coupons, in the order of their ids. */
export const lockUnusedIssues = (memberId: number) =>
  query((db): Promise<LockedIssueRow[]> =>
    db
      .selectFrom('coupon_issues')
      .select(COLUMNS.coupon_issues)
      .where('member_id', '=', memberId)
      .where('state', '=', 'USABLE')
      .orderBy('id')
      .forUpdate()
      .execute(),
  )

export type IssueChange = {
  readonly issueId: number
  readonly from: CouponIssueState
  readonly to: CouponIssueState
  /** The order that has it from now on; `null` gives it free. */
  readonly orderId: number | null
  readonly at: Date
}

/** Compares and sets: changes the state only while it is still `from`; `false` when it is not. */
export const updateIssueState = ({ issueId, from, to, orderId, at }: IssueChange) =>
  query(async (db) => {
    const result = await db
      .updateTable('coupon_issues')
      .set({ state: to, order_id: orderId, used_at: orderId === null ? null : at })
      .where('id', '=', issueId)
      .where('state', '=', from)
      .executeTakeFirst()
    return result.numUpdatedRows === 1n
  })

/** Gives a held coupon today's terms. */
export const renewIssue = (
  issueId: number,
  terms: {
    readonly revision: number
    readonly starts_at: Date
    readonly expires_at: Date | null
  },
) => query((db) => db.updateTable('coupon_issues').set(terms).where('id', '=', issueId).execute())

/** Lists unused coupons whose period has ended, the longest ended first. */
export const listOverdueIssueIds = (now: Date, limit: number) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('coupon_issues')
      .select('id')
      .where('state', '=', 'USABLE')
      .where('expires_at', '<', now)
      .orderBy('expires_at')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  })

/** Inserts a step and returns its id. */
export const insertIssueHistory = (row: Insertable<CouponIssueHistory>) =>
  query(async (db) => {
    const inserted = db.insertInto('coupon_issue_history').values(row).returning('id')
    return (await inserted.executeTakeFirstOrThrow()).id
  })

/** Records in a step the new coupon that it issued. */
export const recordReissue = (historyId: number, reissueId: number) =>
  query((db) =>
    db
      .updateTable('coupon_issue_history')
      .set({ reissue_id: reissueId })
      .where('id', '=', historyId)
      .execute(),
  )

/** Lists the history of a held coupon, oldest first; `ordered_at` is that of its order. */
export const listIssueHistory = (issueId: number) =>
  query((db) =>
    db
      .selectFrom('coupon_issue_history')
      .leftJoin('orders', 'orders.id', 'coupon_issue_history.order_id')
      .select([
        'coupon_issue_history.event',
        'coupon_issue_history.from_state',
        'coupon_issue_history.to_state',
        'coupon_issue_history.at',
        'coupon_issue_history.reissue_id',
        'orders.id as order_id',
        'orders.created_at as ordered_at',
      ])
      .where('coupon_issue_history.coupon_issue_id', '=', issueId)
      .orderBy('coupon_issue_history.id')
      .execute(),
  )
