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
  listCandidates,
  listExactNames,
  listHits as listRows,
} from '@jangteo/postgres/search/goods-search.store'
import * as Effect from 'effect/Effect'
import { cached, type FigureCache } from '../call/cached.ts'
import { brands } from './brands.ts'
import { searchKey } from './search-condition.ts'
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

/** Lists the ids of hits by their scores: the candidates, and then the others by popularity. Source: market-rules §2.1. */
const listRanked = Effect.fnUntraced(function* (
  { condition, way }: Search,
  { offset, limit }: Stretch,
): Effect.fn.Return<readonly number[], never, Db | FigureCache> {
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
  const ranked = rankCandidates(candidates, condition.query).map(({ goodsId }) => goodsId)
  const first = ranked.slice(offset, offset + limit)
  if (first.length === limit || popular.length < CANDIDATE_COUNT_MAX) return first
  const beyond = CANDIDATE_COUNT_MAX + Math.max(0, offset - ranked.length)
  const others = yield* alongWay(
    way,
    { depth: beyond + limit, count: limit - first.length },
    (length) =>
      listRows(
        condition,
        {
          sort: 'RANKING',
          offset: beyond,
          limit: limit - first.length,
          without: exact
            .map((row) => row.goods_id)
            .filter((id) => !popular.some((row) => row.goods_id === id)),
        },
        length,
      ),
  )
  return [...first, ...others]
})

/** Lists the ids of hits in an order. */
export const listHits = (
  search: Search,
  sort: GoodsSort,
  { offset, limit }: Stretch,
): Effect.Effect<readonly number[], never, Db | FigureCache> => {
  if (search.way.plan === 'NONE') return Effect.succeed([])
  return sort === 'RANKING'
    ? listRanked(search, { offset, limit })
    : alongWay(search.way, { depth: offset + limit, count: limit }, (length) =>
        listRows(search.condition, { sort, offset, limit, without: [] }, length),
      )
}

/** Number of hits, up to half a minute old. */
export const totalOf = ({
  condition,
  way,
}: Search): Effect.Effect<SearchTotal, never, Db | FigureCache> =>
  way.plan === 'NONE'
    ? Effect.succeed(capTotal(0))
    : cached(`search count ${searchKey(condition)}`, Effect.map(countHits(condition), capTotal))
