import type { RankingPeriod } from '@jangteo/core/display/display.codes'
import type { RecommendAge, RecommendGender } from '@jangteo/core/search/search.codes'
import { type InferResult, type Kysely, sql } from 'kysely'
import { query, send } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'
import { isListedAt, selectCards } from '../goods/card.columns.ts'

/** Buyers of an age and a gender; `ALL` is everybody, and both of it needs no profile. */
export type RankingSegment = { readonly age: RecommendAge; readonly gender: RecommendGender }

/** True for the buyers of every age and gender, unverified members and guests included. */
export function isEverybody({ age, gender }: RankingSegment): boolean {
  return age === 'ALL' && gender === 'ALL'
}

/** Boards that are computed together: those of all buyers, or those of ages and genders. */
export type RunKind = { readonly period: RankingPeriod; readonly isSegmented: boolean }

/** A board: its category (`null` for all), its buyers, its products with their ranks of the day before. */
export type Board = RankingSegment & {
  readonly categoryId: number | null
  readonly goodsIds: readonly number[]
  /** Ranks on the former board in the order of `goodsIds`. */
  readonly previousRanks: readonly (number | null)[]
}

/** Finds the run that ends at a moment. */
export const findRun = ({ period, isSegmented }: RunKind, until: Date) =>
  query(async (db): Promise<number | null> => {
    const row = await db
      .selectFrom('ranking_runs')
      .select('id')
      .where('period', '=', period)
      .where('is_segmented', '=', isSegmented)
      .where('until', '=', until)
      .executeTakeFirst()
    return row?.id ?? null
  })

/** Returns when the newest run of a kind was computed; `null` before the first one. */
export const findLastComputed = ({ period, isSegmented }: RunKind) =>
  query(async (db): Promise<Date | null> => {
    const row = await db
      .selectFrom('ranking_runs')
      .select('computed_at')
      .where('period', '=', period)
      .where('is_segmented', '=', isSegmented)
      .orderBy('until', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.computed_at ?? null
  })

/** A stored board, without what it said of the day before. */
export type StoredBoardRow = RankingSegment & {
  readonly category_id: number | null
  readonly goods_ids: number[]
}

/** Lists the boards of a run. */
export const listBoards = (runId: number) =>
  query((db): Promise<StoredBoardRow[]> =>
    db
      .selectFrom('ranking_boards')
      .select(['category_id', 'age', 'gender', 'goods_ids'])
      .where('run_id', '=', runId)
      .execute(),
  )

type NewRun = RunKind & { readonly until: Date; readonly at: Date }

/** Inserts a run; `null` when it is stored already. */
export const insertRun = ({ period, isSegmented, until, at }: NewRun) =>
  query(async (db) => {
    const row = await db
      .insertInto('ranking_runs')
      .values({ period, is_segmented: isSegmented, until, computed_at: at })
      .onConflict((conflict) => conflict.columns(['period', 'is_segmented', 'until']).doNothing())
      .returning('id')
      .executeTakeFirst()
    return row?.id ?? null
  })

/** Inserts the boards of a run as one value. */
export const insertBoards = (runId: number, boards: readonly Board[]) =>
  send((db) =>
    sql`INSERT INTO ranking_boards (run_id, category_id, age, gender, goods_ids, previous_ranks)
      SELECT ${runId}::bigint, board."categoryId", board.age, board.gender, board."goodsIds", board."previousRanks"
      FROM json_to_recordset(${JSON.stringify(boards)}::json) AS board (
        "categoryId" bigint, age text, gender text, "goodsIds" bigint[], "previousRanks" integer[])`.compile(
      db,
    ),
  )

/** Deletes runs that ended before a moment, with their boards. */
export const deleteRunsBefore = ({ period, isSegmented }: RunKind, before: Date) =>
  send((db) =>
    db
      .deleteFrom('ranking_runs')
      .where('period', '=', period)
      .where('is_segmented', '=', isSegmented)
      .where('until', '<', before)
      .compile(),
  )

/** Points of a product in the week, and in the week that ended a day before; 0 in one of them where it sold nothing. */
export type WeekPoints = {
  readonly goodsId: number
  readonly score: number
  readonly formerScore: number
}

/** Replaces the points of the week. */
export const replaceWeekPoints = (points: readonly WeekPoints[]) =>
  query(async (db) => {
    await sql`DELETE FROM goods_week_points`.execute(db)
    await sql`INSERT INTO goods_week_points (goods_id, points, former_points)
      SELECT "goodsId", score, "formerScore" FROM json_to_recordset(${JSON.stringify(points)}::json)
        AS entry ("goodsId" bigint, score bigint, "formerScore" bigint)`.execute(db)
  })

/** Key of a board. */
export type BoardKey = RankingSegment & {
  readonly period: RankingPeriod
  readonly categoryId: number | null
}

/** A board of the newest run of its kind. */
export type BoardRow = {
  readonly computed_at: Date
  /** `null` when the run has no such board. */
  readonly goods_ids: number[] | null
  readonly previous_ranks: (number | null)[] | null
}

/** Finds a board; `undefined` before the first run of its kind. */
export const findBoard = ({ period, categoryId, age, gender }: BoardKey) =>
  query(async (db): Promise<BoardRow | undefined> => {
    const isSegmented = !isEverybody({ age, gender })
    const { rows } = await sql<BoardRow>`
      SELECT run.computed_at, board.goods_ids, board.previous_ranks
      FROM (
        SELECT id, computed_at FROM ranking_runs
        WHERE period = ${period} AND is_segmented = ${isSegmented} ORDER BY until DESC LIMIT 1
      ) AS run
      LEFT JOIN ranking_boards AS board ON board.run_id = run.id AND board.age = ${age}
        AND board.gender = ${gender} AND board.category_id IS NOT DISTINCT FROM ${categoryId}::bigint`.execute(
      db,
    )
    return rows[0]
  })

const selectBoardCards = (db: Kysely<DB>, at: Date) =>
  selectCards(db, at).where(
    sql<boolean>`NOT EXISTS (SELECT FROM ranking_exclusions WHERE ranking_exclusions.goods_id = goods.id)`,
  )

/** A product of a board as its card needs it. */
export type BoardCardRow = InferResult<ReturnType<typeof selectBoardCards>>[number]

/** Lists products of boards that are still listed and not excluded, in no order. */
export const listBoardCards = (goodsIds: readonly number[], at: Date) =>
  query((db): Promise<BoardCardRow[]> =>
    selectBoardCards(db, at)
      .where('goods.id', '=', sql<number>`ANY (${[...goodsIds]}::bigint[])`)
      .where(isListedAt(at))
      .execute(),
  )
