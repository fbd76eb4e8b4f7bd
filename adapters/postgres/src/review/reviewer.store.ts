import type { Day } from '@jangteo/core/calendar/day.rules'
import type { PopularChange } from '@jangteo/core/search/search.codes'
import { type Insertable, sql } from 'kysely'
import { query, send } from '../database/db.ts'
import type { Portion } from '../database/eachPortion.ts'
import type { ReviewerRanks } from '../database/schema.gen.ts'
import { VISIBLE } from './review-list.store.ts'

/** Figures of a review that its points are computed from, with its writer. */
export type WriterFigures = {
  readonly member_id: number
  readonly text_length: number
  readonly image_count: number
  readonly video_count: number
  readonly like_count: number
  readonly is_early: boolean
  readonly written_at: Date
}

/** Lists a portion of the members who may be ranked. */
export const listMembersAfter = ({ afterId, countMax }: Portion) =>
  query((db) =>
    db
      .selectFrom('members')
      .select('id')
      .where('id', '>', afterId)
      .where('status', '=', 'ACTIVE')
      .orderBy('id')
      .limit(countMax)
      .execute(),
  )

/** Lists the figures of all visible reviews that these members wrote since a moment. */
export const listFiguresSince = (memberIds: readonly number[], since: Date) =>
  query((db): Promise<WriterFigures[]> =>
    db
      .selectFrom('reviews')
      .select(['member_id', 'image_count', 'video_count', 'like_count', 'is_early', 'written_at'])
      .select(sql<number>`char_length(body)`.as('text_length'))
      .where(VISIBLE)
      .where(sql<boolean>`member_id = ANY (${[...memberIds]}::bigint[])`)
      .where('written_at', '>=', since)
      .execute(),
  )

/** Writers who are left out of the ranking for one reason or another. */
export type LeftOutWriter = {
  readonly member_id: number
  readonly hidden_count: number
  readonly is_store_user: boolean
  readonly is_closed: boolean
}

/**
 * Lists of writers how many of their reviews an operator hid since a moment, if they work for a store (one of its accounts
 * has their e-mail address), and if they closed their profile.
 */
export const listWriterMarks = (memberIds: readonly number[], hiddenSince: Date) =>
  query(async (db) => {
    const { rows } = await sql<LeftOutWriter>`
      SELECT members.id AS member_id, members.is_reviewer_closed AS is_closed,
        EXISTS (SELECT FROM seller_users
          WHERE lower(seller_users.email) = lower(members.email) AND seller_users.status = 'ACTIVE') AS is_store_user,
        (SELECT count(DISTINCT history.review_id)::int FROM review_history AS history
          JOIN reviews ON reviews.id = history.review_id
          WHERE reviews.member_id = members.id AND history.event = 'system.hide'
            AND history.at >= ${hiddenSince}) AS hidden_count
      FROM members WHERE members.id = ANY (${[...memberIds]}::bigint[])`.execute(db)
    return rows
  })

/** Adds the run of a day; `null` when it was computed. */
export const insertReviewerRun = (day: Day, at: Date) =>
  query(async (db) => {
    const row = await db
      .insertInto('reviewer_runs')
      .values({ day, computed_at: at })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row?.id ?? null
  })

export const insertReviewerRanks = (ranks: readonly Insertable<ReviewerRanks>[]) =>
  query(async (db) => {
    if (ranks.length > 0)
      await db
        .insertInto('reviewer_ranks')
        .values([...ranks])
        .execute()
  })

/** Deletes the runs of days before. */
export const deleteReviewerRunsBefore = (day: Day) =>
  send((db) => db.deleteFrom('reviewer_runs').where('day', '<', day).compile())

/** Lists the ranks of the run of a day, by member. */
export const listRanksOfDay = (day: Day) =>
  query((db) =>
    db
      .selectFrom('reviewer_ranks')
      .innerJoin('reviewer_runs', 'reviewer_runs.id', 'reviewer_ranks.run_id')
      .select(['member_id', 'rank'])
      .where('reviewer_runs.day', '=', day)
      .execute(),
  )

/** When the newest ranking was computed; `undefined` before the first. */
export const findReviewerRun = query((db) =>
  db
    .selectFrom('reviewer_runs')
    .select(['id', 'computed_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst(),
)

/** A place of the ranking with its writer. */
export type RankedWriterRow = {
  readonly rank: number
  readonly member_id: number
  readonly change: PopularChange
  readonly score: number
  readonly review_count: number
  readonly like_count: number
  readonly login_id: string | null
}

/** Lists the first of a ranking; who has left or closed their profile since is not shown. */
export const listTopReviewers = (runId: number, limit: number) =>
  query(async (db) => {
    const { rows } = await sql<RankedWriterRow>`
      SELECT ranks.rank, ranks.member_id, ranks.change, ranks.score, ranks.review_count, ranks.like_count,
        members.login_id
      FROM reviewer_ranks AS ranks JOIN members ON members.id = ranks.member_id
      WHERE ranks.run_id = ${runId} AND members.status = 'ACTIVE' AND NOT members.is_reviewer_closed
      ORDER BY ranks.rank LIMIT ${limit}`.execute(db)
    return rows
  })

/** A member as a reviewer: figures of all visible reviews, and the rank in the newest ranking. */
export type ReviewerRow = {
  readonly id: number
  readonly login_id: string | null
  readonly status: string
  readonly is_closed: boolean
  readonly since: Date | null
  readonly rank: number | null
}

/** Finds a member as a reviewer; `since` is `null` without a visible review. */
export const findReviewer = (memberId: number) =>
  query(async (db) => {
    const { rows } = await sql<ReviewerRow>`
      SELECT members.id, members.login_id, members.status, members.is_reviewer_closed AS is_closed,
        (SELECT min(written_at) FROM reviews WHERE member_id = members.id AND ${VISIBLE}) AS since,
        (SELECT rank FROM reviewer_ranks WHERE member_id = members.id AND NOT members.is_reviewer_closed
          AND run_id = (SELECT max(id) FROM reviewer_runs)) AS rank
      FROM members WHERE members.id = ${memberId}`.execute(db)
    return rows[0]
  })

/** Opens or closes the profile of a member. */
export const setReviewerClosed = (memberId: number, isClosed: boolean) =>
  send((db) =>
    db
      .updateTable('members')
      .set({ is_reviewer_closed: isClosed })
      .where('id', '=', memberId)
      .compile(),
  )
