/** Counts of a list over several categories and brands, as the wire shows them. */
export type WideFacets = {
  readonly totalElements: number
  readonly freeShippingCount: number
  readonly discountCount: number
  readonly tomorrowCount: number
  readonly priceRangeList: readonly {
    readonly minPrice: number | null
    readonly maxPrice: number | null
    readonly goodsCount: number
  }[]
  readonly storeList: readonly { readonly storeUrl: string; readonly goodsCount: number }[]
  readonly brandList: readonly {
    readonly brandId: number
    readonly brandName: string
    readonly goodsCount: number
  }[]
  readonly categoryList: readonly {
    readonly categoryId: number
    readonly depth: number
    readonly goodsCount: number
  }[]
  readonly ratingList: readonly { readonly ratingMin: number; readonly goodsCount: number }[]
}

/** Filters of a list by their names on the wire. */
export type FilterQuery = Readonly<Record<string, string | number | null>>

/** A query of a URL without what is `null`. */
export function queryText(query: FilterQuery): string {
  return Object.entries(query)
    .flatMap(([key, value]) => (value === null ? [] : [`${key}=${encodeURIComponent(value)}`]))
    .join('&')
}

/** Each choice as a query, and the count that it is said to leave. */
export function choicesOf(
  facets: WideFacets,
): readonly (readonly [choice: FilterQuery, count: number])[] {
  return [
    [{ freeShippingYn: 'Y' }, facets.freeShippingCount],
    [{ discountYn: 'Y' }, facets.discountCount],
    [{ tomorrowYn: 'Y' }, facets.tomorrowCount],
    ...facets.priceRangeList.map(
      ({ minPrice, maxPrice, goodsCount }) => [{ minPrice, maxPrice }, goodsCount] as const,
    ),
    ...facets.storeList.map((it) => [{ storeUrlList: it.storeUrl }, it.goodsCount] as const),
    ...facets.brandList.map((it) => [{ brandIdList: it.brandId }, it.goodsCount] as const),
    ...facets.categoryList.map(
      (it) => [{ categoryStoreId: it.categoryId }, it.goodsCount] as const,
    ),
    ...facets.ratingList.map((it) => [{ ratingMin: it.ratingMin }, it.goodsCount] as const),
  ]
}

const isSome = ({ goodsCount }: { readonly goodsCount: number }) => goodsCount > 0

type OwnFilter = readonly [filter: FilterQuery, choices: (facets: WideFacets) => unknown]

/** Each filter when it is not in use, and its choices, which must be the same then: no count obeys its own filter. */
export const OWN_FILTERS: readonly OwnFilter[] = [
  [{ freeShippingYn: 'N' }, ({ freeShippingCount }) => freeShippingCount],
  [{ discountYn: 'N' }, ({ discountCount }) => discountCount],
  [{ tomorrowYn: 'N' }, ({ tomorrowCount }) => tomorrowCount],
  [{ minPrice: null }, ({ priceRangeList }) => priceRangeList],
  [{ storeUrlList: null }, ({ storeList }) => storeList.filter(isSome)],
  [{ brandIdList: null }, ({ brandList }) => brandList.filter(isSome)],
  [{ ratingMin: null }, ({ ratingList }) => ratingList],
  [
    { categoryStoreId: null },
    ({ categoryList }) => categoryList.filter((one) => one.depth === 1 && isSome(one)),
  ],
]
