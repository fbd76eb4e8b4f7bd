import type { wideFacets } from '@jangteo/contract/goods/goodsFilter.schemas'
import type { searchFacets } from '@jangteo/contract/search/searchResult.schemas'
import {
  type CategoryNode,
  type CategoryTree,
  categoryPath,
} from '@jangteo/core/category/categoryTree.rules'
import { type GoodsFilter, PRICE_RANGES, RATING_MINS } from '@jangteo/core/goods/goodsFilter.rules'
import { chooseFacetPlan } from '@jangteo/core/search/searchPlan.rules'
import type { Db } from '@jangteo/postgres/database/db'
import type { WideFacetRow } from '@jangteo/postgres/search/countFacets'
import { countSearchFacets } from '@jangteo/postgres/search/search-facet.store'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { cached, type FigureCache } from '../call/cached.ts'
import { categoryTree } from '../category/category-tree.ts'
import { brands } from './brands.ts'
import { totalOf } from './list-hits.ts'
import { readSearch, searchKey, type SearchInput, type SearchRefusal } from './search-condition.ts'
import { chooseWay, type Search } from './search-way.ts'

/** Most stores and most brands that are offered. */
const CHOICE_COUNT_MAX = 50

type Facets = z.input<typeof searchFacets>

/** Choices that leave something, the first fifty, and chosen ones in any case. */
function offered<Choice extends { readonly goodsCount: number }>(
  choices: readonly Choice[],
  isChosen: (choice: Choice) => boolean,
): Choice[] {
  const some = choices.filter((choice) => choice.goodsCount > 0 || isChosen(choice))
  return some.filter((choice, place) => place < CHOICE_COUNT_MAX || isChosen(choice))
}

function toStores(rows: readonly WideFacetRow[], chosen: readonly string[]) {
  const stores = rows.flatMap(
    ({ store_url: storeUrl, store_name: storeName, store_count: count }) =>
      storeUrl === null || storeName === null ? [] : [{ storeUrl, storeName, goodsCount: count }],
  )
  return offered(stores, ({ storeUrl }) => chosen.includes(storeUrl))
}

function toBrands(
  rows: readonly WideFacetRow[],
  names: ReadonlyMap<number, string>,
  chosen: readonly number[],
) {
  const all = rows.flatMap(({ brand_id: brandId, brand_count: goodsCount }) => {
    const brandName = brandId === null ? undefined : names.get(brandId)
    return brandId === null || brandName === undefined ? [] : [{ brandId, brandName, goodsCount }]
  })
  return offered(all, ({ brandId }) => chosen.includes(brandId))
}

/** The roots, and below a chosen category what lies beside and below it on the way, each with what its leaves have. */
function toCategories(rows: readonly WideFacetRow[], tree: CategoryTree, chosen: number | null) {
  const counts = new Map(rows.map((row) => [row.category_id, row.category_count]))
  const path = new Set(chosen === null ? [] : categoryPath(tree, chosen).map(({ id }) => id))
  const countOf = (node: CategoryNode): number =>
    (counts.get(node.id) ?? 0) + node.children.reduce((sum, child) => sum + countOf(child), 0)
  const listed = (nodes: readonly CategoryNode[]): Facets['categoryList'] =>
    nodes.flatMap((node) => {
      const { id: categoryId, name: categoryName, depth } = node
      const goodsCount = countOf(node)
      if (goodsCount === 0 && !path.has(categoryId)) return []
      const below = path.has(categoryId) ? listed(node.children) : []
      return [{ categoryId, categoryName, depth, goodsCount }, ...below]
    })
  return listed(tree.roots)
}

type Named = {
  readonly filter: GoodsFilter
  readonly tree: CategoryTree
  /** Names of brands by their ids. */
  readonly names: ReadonlyMap<number, string>
}

/** The counts of a list for each choice of its filters, under their names. */
export function toFacets(
  rows: readonly WideFacetRow[],
  { filter, tree, names }: Named,
): z.input<typeof wideFacets> {
  const whole = rows.find((row) => row.is_whole)
  return {
    totalElements: whole?.total_count ?? 0,
    freeShippingCount: whole?.free_count ?? 0,
    discountCount: whole?.discount_count ?? 0,
    tomorrowCount: whole?.tomorrow_count ?? 0,
    priceRangeList: PRICE_RANGES.map(({ min, max }, index) => ({
      minPrice: min,
      maxPrice: max,
      goodsCount: whole?.price_counts[index] ?? 0,
    })),
    storeList: toStores(rows, filter.storeUrls),
    brandList: toBrands(rows, names, filter.brandIds),
    categoryList: toCategories(rows, tree, filter.categoryId),
    ratingList: RATING_MINS.map((ratingMin, index) => ({
      ratingMin,
      goodsCount: whole?.rating_counts[index] ?? 0,
    })),
  }
}

/** Counts of a search for each choice of the filters, up to half a minute old. */
export const facetsOfSearch = Effect.fnUntraced(function* (
  search: Search,
): Effect.fn.Return<Facets, never, Db | FigureCache> {
  const { condition, way } = search
  const { filter } = condition
  const plan = chooseFacetPlan(way)
  const [rows, total, tree, { names }] = yield* Effect.all(
    [
      plan === 'NONE'
        ? Effect.succeed([])
        : cached(
            `search facets ${searchKey(condition)} ${condition.tomorrowAfter}`,
            countSearchFacets(condition, PRICE_RANGES, plan),
          ),
      totalOf(search),
      categoryTree,
      brands,
    ],
    { concurrency: 'unbounded' },
  )
  return {
    ...toFacets(rows, { filter, tree, names }),
    totalElements: total.count,
    cappedYn: total.isCapped ? 'Y' : 'N',
  }
})

/** Counts of results for each choice. Refusals: SEARCH_KEYWORD_REQUIRED, CATEGORY_NOT_FOUND, PRICE_RANGE_REVERSED. */
export const listSearchFacets = Effect.fnUntraced(function* (
  input: SearchInput,
): Effect.fn.Return<Facets, SearchRefusal, Db | FigureCache> {
  const condition = yield* readSearch(input)
  return yield* facetsOfSearch({ condition, way: yield* chooseWay(condition) })
})
