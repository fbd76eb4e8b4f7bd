import type { GoodsSort } from '@jangteo/core/goods/goods.codes'
import {
  CANDIDATE_COUNT_MAX,
  capTotal,
  type SearchTotal,
} from '@jangteo/core/search/searchPlan.rules'
import { rankCandidates, type SearchCandidate } from '@jangteo/core/search/searchScore.rules'
import type { Db } from '@jangteo/postgres/database/db'
import {
  type CandidateRow,
  countHits,
  type HitPage,
  listCandidates,
  listExactNames,
  listHits as listRows,
} from '@jangteo/postgres/search/goods-search.store'
import * as Effect from 'effect/Effect'
import { BRIEF_TTL, cached, type FigureCache } from '../call/cached.ts'
import { brands } from './brands.ts'
import { rankingKey, searchKey } from './search-condition.ts'
import { alongWay, type Search } from './search-way.ts'

/** Stretch of the results. */
export type Stretch = { readonly offset: number; readonly limit: number }

function toCandidate(
  row: CandidateRow,
  namesOf: (brandId: number) => readonly string[],
): SearchCandidate {
  return {
    goodsId: row.goods_id,
    popularity: row.popularity,
    name: row.name,
    nameChoseong: row.name_choseong,
    brandNames: row.brand_id === null ? [] : namesOf(row.brand_id),
    isSoldOut: !row.is_in_stock,
  }
}

/** The order of a search's first results, and what is left to the order of popularity. */
type Ranking = {
  readonly ids: readonly number[]
  /** There may be hits beyond the candidates. */
  readonly hasMore: boolean
  /** Of those the ones that are among `ids` for their names. */
  readonly exactIds: readonly number[]
}

const rank = Effect.fnUntraced(function* ({
  condition,
  way,
}: Search): Effect.fn.Return<Ranking, never, Db | FigureCache> {
  const [popular, exact, { searchNames }] = yield* Effect.all(
    [
      alongWay(way, { depth: CANDIDATE_COUNT_MAX, count: CANDIDATE_COUNT_MAX }, (length) =>
        listCandidates(condition, length),
      ),
      listExactNames(condition),
      brands,
    ],
    { concurrency: 'unbounded' },
  )
  const candidates = [...popular, ...exact].map((row) =>
    toCandidate(row, (id) => searchNames.get(id) ?? []),
  )
  const popularIds = new Set(popular.map((row) => row.goods_id))
  return {
    ids: rankCandidates(candidates, condition.query).map(({ goodsId }) => goodsId),
    hasMore: popular.length === CANDIDATE_COUNT_MAX,
    exactIds: exact.map((row) => row.goods_id).filter((id) => !popularIds.has(id)),
  }
})

/** Lists the ids of hits by their scores: the candidates, and then the others by popularity. Source: market-rules §2.1. */
const listRanked = Effect.fnUntraced(function* (
  search: Search,
  { offset, limit }: Stretch,
): Effect.fn.Return<readonly number[], never, Db | FigureCache> {
  const key = `search ranking ${rankingKey(search.condition)}`
  const { ids, hasMore, exactIds } = yield* cached(key, rank(search), BRIEF_TTL)
  const first = ids.slice(offset, offset + limit)
  if (first.length === limit || !hasMore) return first
  const beyond = CANDIDATE_COUNT_MAX + Math.max(0, offset - ids.length)
  const others = yield* listOrdered(search, {
    sort: 'RANKING',
    offset: beyond,
    limit: limit - first.length,
    without: exactIds,
  })
  return [...first, ...others]
})

/** Lists the ids of a stretch of hits in the order of a column. */
const listOrdered = (
  { condition, way }: Search,
  page: HitPage,
): Effect.Effect<readonly number[], never, Db | FigureCache> =>
  cached(
    `search page ${searchKey(condition)} ${JSON.stringify(page)}`,
    alongWay(way, { depth: page.offset + page.limit, count: page.limit }, (length) =>
      listRows(condition, page, length),
    ),
    BRIEF_TTL,
  )

/** Lists the ids of hits in an order, up to five seconds old. Source: decision 161. */
export const listHits = (
  search: Search,
  sort: GoodsSort,
  { offset, limit }: Stretch,
): Effect.Effect<readonly number[], never, Db | FigureCache> => {
  if (search.way.plan === 'NONE') return Effect.succeed([])
  return sort === 'RANKING'
    ? listRanked(search, { offset, limit })
    : listOrdered(search, { sort, offset, limit, without: [] })
}

/** Number of hits, up to half a minute old. */
export const totalOf = ({
  condition,
  way,
}: Search): Effect.Effect<SearchTotal, never, Db | FigureCache> =>
  way.plan === 'NONE'
    ? Effect.succeed(capTotal(0))
    : cached(`search count ${searchKey(condition)}`, Effect.map(countHits(condition), capTotal))
