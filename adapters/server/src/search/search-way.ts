import { countFilters, NO_FILTER } from '@jangteo/core/goods/goodsFilter.rules'
import {
  choosePlan,
  type PlanFacts,
  type SearchPlan,
  walkLengthOf,
} from '@jangteo/core/search/searchPlan.rules'
import { readSearchQuery, wordGrams } from '@jangteo/core/search/searchText.rules'
import type { Db } from '@jangteo/postgres/database/db'
import {
  countGrams,
  estimateFiltered,
  type WalkLength,
} from '@jangteo/postgres/search/goods-search.store'
import type { SearchCondition } from '@jangteo/postgres/search/search.conditions'
import * as Effect from 'effect/Effect'
import { BRIEF_TTL, cached, type FigureCache, NO_TTL } from '../call/cached.ts'

/** The empty gram, which counts all products. */
const ALL = ''

/** Facts that the way to the hits is chosen by, and the plan that they come to. */
export type SearchWay = PlanFacts & { readonly plan: SearchPlan }

const passShareOf = Effect.fnUntraced(function* (
  condition: SearchCondition,
  goodsCount: number,
): Effect.fn.Return<number, never, Db | FigureCache> {
  const { filter } = condition
  if (countFilters(filter) === 0) return 1
  const count = yield* cached(
    `search filter ${JSON.stringify(filter)}`,
    estimateFiltered(condition),
  )
  return Math.min(1, count / Math.max(1, goodsCount))
})

/**
 * Counts of grams and of all products, up to five seconds old; a gram that no product has is counted again, so that the first
 * product of a word is found at once. Source: decision 161.
 */
const countsOf = (grams: readonly string[]) =>
  cached(`search grams ${grams.join(' ')}`, countGrams([...grams, ALL]), (counts) =>
    grams.every((gram) => (counts.get(gram) ?? 0) > 0) ? BRIEF_TTL : NO_TTL,
  )

/** Chooses the way to the hits; the share of the filters is estimated where it decides. */
export const chooseWay = Effect.fnUntraced(function* (
  condition: SearchCondition,
): Effect.fn.Return<SearchWay, never, Db | FigureCache> {
  const words = condition.query.words.map(wordGrams)
  const counts = yield* countsOf([...new Set(words.flat())])
  const wordCounts = words.map((grams) => Math.min(...grams.map((gram) => counts.get(gram) ?? 0)))
  const goodsCount = counts.get(ALL) ?? 0
  const way = { wordCounts, goodsCount, passShare: 1 }
  const plan = choosePlan(way)
  if (plan !== 'WALK') return { ...way, plan }
  const filtered = { ...way, passShare: yield* passShareOf(condition, goodsCount) }
  return { ...filtered, plan: choosePlan(filtered) }
})

/** A search and the way to its hits. */
export type Search = { readonly condition: SearchCondition; readonly way: SearchWay }

/** The search for a keyword at a moment, without filters. */
export const plainSearch = Effect.fnUntraced(function* (
  keyword: string,
  at: Date,
): Effect.fn.Return<Search, never, Db | FigureCache> {
  const query = readSearchQuery(keyword)
  const condition = { at, query, filter: NO_FILTER, category: null }
  return { condition, way: yield* chooseWay(condition) }
})

/**
 * Runs a query for as many as `depth` hits on the way: a walk that did not find as many may have been too short, and the
 * index is read instead.
 */
export const alongWay = Effect.fnUntraced(function* <Row>(
  way: SearchWay,
  { depth, count }: { readonly depth: number; readonly count: number },
  find: (walkLength: WalkLength) => Effect.Effect<readonly Row[], never, Db>,
): Effect.fn.Return<readonly Row[], never, Db> {
  if (way.plan === 'NONE') return []
  const walked = way.plan === 'WALK' ? yield* find(walkLengthOf(way, depth)) : []
  return walked.length < count ? yield* find(null) : walked
})
