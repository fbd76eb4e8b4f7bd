import type { GoodsSort } from '@jangteo/core/goods/goods.codes'
import {
  CANDIDATE_COUNT_MAX,
  EXACT_NAME_COUNT_MAX,
  EXACT_TOTAL_MAX,
} from '@jangteo/core/search/searchPlan.rules'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce, type Places } from '../database/compileOnce.ts'
import { query } from '../database/db.ts'
import { isListedAt, selectCards } from '../goods/card.columns.ts'
import {
  fitsFilters,
  hasGrams,
  isHit,
  type SearchCondition,
  type SearchFilter,
} from './search.conditions.ts'

/** Orders of hits, as those of goods lists; by popularity where lists are ordered by sales. */
const ORDERS = {
  RANKING: sql`popularity DESC, goods_id DESC`,
  NEW: sql`created_at DESC, goods_id DESC`,
  LOW_PRICE: sql`listed_price, goods_id`,
  HIGH_PRICE: sql`listed_price DESC, goods_id DESC`,
  REVIEW: sql`review_count DESC, goods_id DESC`,
} as const satisfies Record<GoodsSort, RawBuilder<unknown>>

const COLUMNS = sql`goods_id, popularity, compact, choseong, brand_id, is_in_stock, created_at, listed_price, review_count`

const selectGrams = compileOnce((db, { grams }: Places<{ grams: readonly string[] }>) =>
  db
    .selectFrom('search_grams')
    .select(['gram', 'goods_count'])
    .where('gram', '=', sql<string>`ANY(${grams}::text[])`),
)

/** Counts the products that have each gram; those that none has are absent. The empty gram counts all products. */
export const countGrams = (grams: readonly string[]) =>
  query(async (db): Promise<ReadonlyMap<string, number>> => {
    const rows = await selectGrams(db, { grams })
    return new Map(rows.map((row) => [row.gram, row.goods_count]))
  })

type Estimate = {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }]
}

/** Estimates the number of products that filters let through, from the planner's statistics. */
export const estimateFiltered = (condition: SearchFilter) =>
  query(async (db) => {
    const { rows } = await sql<Estimate>`
      EXPLAIN (FORMAT JSON) SELECT FROM goods_search WHERE ${fitsFilters(condition)}`.execute(db)
    return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
  })

/** Stretch of the hits in one order. */
export type HitPage = {
  readonly sort: GoodsSort
  readonly offset: number
  readonly limit: number
  /** Hits that stand elsewhere. */
  readonly without: readonly number[]
}

/** Most products that a walk looks through; `null` reads the index instead. */
export type WalkLength = number | null

const notAmong = (goodsIds: readonly number[]) =>
  sql<boolean>`goods_id <> ALL(${goodsIds}::bigint[])`

/** Hits as a table, in order when they are walked to: the way is written out, so that the planner has no other one. */
function hitsOf(condition: SearchCondition, sort: GoodsSort, walkLength: WalkLength) {
  return walkLength === null
    ? sql`hits AS MATERIALIZED (
        SELECT ${COLUMNS} FROM goods_search WHERE ${hasGrams(condition.query)} AND ${isHit(condition)}
      )`
    : sql`hits AS (
        SELECT ${COLUMNS} FROM (
          SELECT * FROM goods_search ORDER BY ${ORDERS[sort]} LIMIT ${walkLength}
        ) AS walked WHERE ${isHit(condition)}
      )`
}

/** Lists hits in one order. Of a walk that was too short there are fewer than there should be. */
export const listHits = (
  condition: SearchCondition,
  { sort, offset, limit, without }: HitPage,
  walkLength: WalkLength,
) =>
  query(async (db) => {
    const { rows } = await sql<{ goods_id: number }>`
      WITH ${hitsOf(condition, sort, walkLength)}
      SELECT goods_id FROM hits WHERE ${notAmong(without)}
      ORDER BY ${ORDERS[sort]} OFFSET ${offset} LIMIT ${limit}`.execute(db)
    return rows.map((row) => row.goods_id)
  })

/** A hit with what it is scored by: its name as the index has it. */
export type CandidateRow = {
  readonly goods_id: number
  readonly popularity: number
  readonly name: string
  readonly name_choseong: string
  readonly brand_id: number | null
  readonly is_in_stock: boolean
}

const CANDIDATE = sql`goods_id, popularity, split_part(compact, ' ', 1) AS name,
  split_part(choseong, ' ', 1) AS name_choseong, brand_id, is_in_stock`

/** Lists the most popular hits, which are then scored. */
export const listCandidates = (condition: SearchCondition, walkLength: WalkLength) =>
  query(async (db) => {
    const { rows } = await sql<CandidateRow>`
      WITH ${hitsOf(condition, 'RANKING', walkLength)}
      SELECT ${CANDIDATE} FROM hits ORDER BY ${ORDERS.RANKING} LIMIT ${CANDIDATE_COUNT_MAX}`.execute(
      db,
    )
    return rows
  })

/** Lists the most popular hits whose whole name is the keyword. */
export const listExactNames = (condition: SearchCondition) =>
  query(async (db) => {
    const { rows } = await sql<CandidateRow>`
      SELECT ${CANDIDATE} FROM goods_search
      WHERE split_part(compact, ' ', 1) = ${condition.query.compact} AND ${isHit(condition)}
      ORDER BY ${ORDERS.RANKING} LIMIT ${EXACT_NAME_COUNT_MAX}`.execute(db)
    return rows
  })

/** Counts the hits, one more than are counted exactly at most. */
export const countHits = (condition: SearchCondition) =>
  query(async (db) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM (
        SELECT FROM goods_search WHERE ${hasGrams(condition.query)} AND ${isHit(condition)}
        LIMIT ${EXACT_TOTAL_MAX + 1}
      ) AS hits`.execute(db)
    return rows[0]?.count ?? 0
  })

const selectCardsOf = compileOnce((db, { ids, at }: Places<{ ids: readonly number[]; at: Date }>) =>
  selectCards(db, at)
    .where('goods.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .where(isListedAt(at)),
)

/** Lists products for a grid in the order of their ids here; those that are no more in lists are left out. */
export const listCardsOf = (goodsIds: readonly number[], at: Date) =>
  query(async (db) => {
    const rows = await selectCardsOf(db, { ids: goodsIds, at })
    const byId = new Map(rows.map((row) => [row.id, row]))
    return goodsIds.flatMap((id) => byId.get(id) ?? [])
  })
