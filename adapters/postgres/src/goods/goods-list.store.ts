import type { CategoryDepth } from '@jangteo/core/category/category.codes'
import type { GoodsSort } from '@jangteo/core/goods/goods.codes'
import type { GoodsFilter } from '@jangteo/core/goods/goodsFilter.rules'
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { compileEach, type Placed, type Places } from '../database/compileOnce.ts'
import { query } from '../database/db.ts'
import { type RowCount, rowCountFor } from '../database/rowCounts.ts'
import type { DB, Goods } from '../database/schema.gen.ts'
import { isListedAt, selectCards } from './card.columns.ts'
import {
  arrivesTomorrow,
  type CategoryOf,
  isBetween,
  isDiscounted,
  isFreeShipping,
  isInStock,
  isOfBrands,
  isOfCategory,
  isOfStores,
  isRatedFrom,
  momentOf,
  type PriceBounds,
  toBounds,
  type TomorrowMoment,
} from './filter.conditions.ts'

type PlaceOf<Id> =
  | ({ readonly kind: 'CATEGORY' } & CategoryOf<Id>)
  | { readonly kind: 'STORE'; readonly id: Id; readonly category: CategoryOf<Id> | null }
  | { readonly kind: 'EXHIBITION'; readonly id: Id; readonly groupId: Id | null }

/** Source of a list: a category of any level, a store or a category of it, an exhibition or a group of it. */
export type GoodsPlace = PlaceOf<number>

/** Products of a list at a moment: those of a place that the filter lets through. */
export type GoodsCondition = {
  readonly at: Date
  readonly place: GoodsPlace
  readonly filter: GoodsFilter
  /** The category that the filter names. */
  readonly category?: CategoryOf<number> | null
  /** Minute of the day that a cut-off must be after for what arrives tomorrow; nothing does where it is absent. */
  readonly tomorrowAfter?: number
}

export type GoodsListPage = {
  readonly sort: GoodsSort
  readonly offset: number
  /** At most 101. */
  readonly limit: number
}

type GoodsQuery<Row> = SelectQueryBuilder<DB, 'goods', Row>
type Direction = 'asc' | 'desc'

/**
 * Orders of lists. Equal products follow by id, in the direction of the order, so that one index serves both
 * directions.
 */
const ORDERS = {
  RANKING: ['goods.sold_count', 'desc'],
  NEW: ['goods.created_at', 'desc'],
  LOW_PRICE: ['goods.listed_price', 'asc'],
  HIGH_PRICE: ['goods.listed_price', 'desc'],
  REVIEW: ['goods.review_count', 'desc'],
} as const satisfies Record<GoodsSort, readonly [`goods.${keyof Goods}`, Direction]>

const PRICE = 'goods.listed_price'
const STORE = 'goods.store_id'

type PlacedId = Placed<number>

/** Products of an exhibition, or of a group of it. */
export const isOfExhibition = (id: PlacedId, groupId: PlacedId | null) => sql<boolean>`goods.id IN (
  SELECT goods_id FROM exhibition_goods
  JOIN exhibition_groups ON exhibition_groups.id = exhibition_goods.exhibition_group_id
  WHERE exhibition_groups.exhibition_id = ${id}
    AND ${groupId === null ? sql`true` : sql`exhibition_groups.id = ${groupId}`})`

/** Products of a place. */
export function isAt(place: PlaceOf<PlacedId>): RawBuilder<boolean> {
  if (place.kind === 'CATEGORY') return isOfCategory(place)
  if (place.kind === 'EXHIBITION') return isOfExhibition(place.id, place.groupId)
  const isOfStore = sql<boolean>`goods.store_id = ${place.id}`
  return place.category === null
    ? isOfStore
    : sql<boolean>`${isOfStore} AND ${isOfCategory(place.category)}`
}

/** Ids of a place: its own, and the category's or group's within it. */
type PlaceIds<Id> = { readonly outer: Id; readonly inner: Id }

function withIds<Id>(place: PlaceOf<unknown>, { outer, inner }: PlaceIds<Id>): PlaceOf<Id> {
  if (place.kind === 'CATEGORY') return { ...place, id: outer }
  if (place.kind === 'EXHIBITION') {
    return { ...place, id: outer, groupId: place.groupId === null ? null : inner }
  }
  const { category } = place
  return { ...place, id: outer, category: category === null ? null : { ...category, id: inner } }
}

function idsOf(place: GoodsPlace): PlaceIds<number> {
  if (place.kind === 'CATEGORY') return { outer: place.id, inner: 0 }
  if (place.kind === 'EXHIBITION') return { outer: place.id, inner: place.groupId ?? 0 }
  return { outer: place.id, inner: place.category?.id ?? 0 }
}

/** Conditions of a filter; `null` where it has none. */
type FilterParts = {
  readonly isFreeShipping: boolean
  readonly isDiscounted: boolean
  readonly tomorrow: TomorrowMoment | null
  readonly isInStock: boolean
  readonly price: PriceBounds | null
  readonly storeUrls: Placed<readonly string[]> | null
  readonly brandIds: Placed<readonly number[]> | null
  readonly category: CategoryOf<Placed<number>> | null
  readonly ratingMin: Placed<number> | null
}

const hasPrice = ({ price }: GoodsFilter) => price.min !== null || price.max !== null
const hasStores = ({ storeUrls }: GoodsFilter) => storeUrls.length > 0
const hasBrands = ({ brandIds }: GoodsFilter) => brandIds.length > 0

const toParts = (condition: GoodsCondition): FilterParts => {
  const { filter, category = null } = condition
  return {
    ...filter,
    tomorrow: filter.arrivesTomorrow ? momentOf(condition) : null,
    price: hasPrice(filter) ? toBounds(filter.price) : null,
    storeUrls: hasStores(filter) ? filter.storeUrls : null,
    brandIds: hasBrands(filter) ? filter.brandIds : null,
    category,
  }
}

const selectListed = (db: Kysely<DB>, at: Placed<Date>, place: PlaceOf<PlacedId>) =>
  db.selectFrom('goods').where(isListedAt(at)).where(isAt(place))

function filtered<Row>(goods: GoodsQuery<Row>, parts: FilterParts): GoodsQuery<Row> {
  const { price, storeUrls, brandIds, category, ratingMin } = parts
  let all = goods
  if (parts.isFreeShipping) all = all.where(isFreeShipping)
  if (parts.isDiscounted) all = all.where(isDiscounted)
  if (parts.tomorrow !== null) all = all.where(arrivesTomorrow(parts.tomorrow))
  if (parts.isInStock) all = all.where(isInStock)
  if (price !== null) all = all.where(isBetween(PRICE, price))
  if (storeUrls !== null) all = all.where(isOfStores(STORE, storeUrls))
  if (brandIds !== null) all = all.where(isOfBrands(brandIds))
  if (category !== null) all = all.where(isOfCategory(category))
  if (ratingMin !== null) all = all.where(isRatedFrom(ratingMin))
  return all
}

type ListValues = PlaceIds<number> & {
  readonly at: Date
  readonly tomorrowAfter: number
  readonly min: number
  readonly max: number
  readonly storeUrls: readonly string[]
  readonly brandIds: readonly number[]
  readonly categoryId: number
  readonly ratingMin: number
  readonly offset: number
}

type ListShape = {
  readonly sort: GoodsSort
  readonly isFirstPage: boolean
  readonly rowCountMax: RowCount
  /** A place with 0 for its ids, so that an id of `null` stays one. */
  readonly place: PlaceOf<0>
  readonly isFreeShipping: boolean
  readonly isDiscounted: boolean
  readonly arrivesTomorrow: boolean
  readonly isInStock: boolean
  readonly hasPrice: boolean
  readonly hasStores: boolean
  readonly hasBrands: boolean
  /** Level of the category that the filter names. */
  readonly categoryDepth: CategoryDepth | null
  readonly hasRating: boolean
}

/** The ids come out of an index first, so that only the page is read. */
const selectPage = compileEach((db, values: Places<ListValues>, shape: ListShape) => {
  const [column, direction] = ORDERS[shape.sort]
  const { isFreeShipping: isFree, isInStock: hasStock, categoryDepth: depth } = shape
  const listed = selectListed(db, values.at, withIds(shape.place, values)).select('goods.id')
  const page = filtered(listed, {
    isFreeShipping: isFree,
    isDiscounted: shape.isDiscounted,
    tomorrow: shape.arrivesTomorrow ? values : null,
    isInStock: hasStock,
    price: shape.hasPrice ? values : null,
    storeUrls: shape.hasStores ? values.storeUrls : null,
    brandIds: shape.hasBrands ? values.brandIds : null,
    category: depth === null ? null : { id: values.categoryId, depth },
    ratingMin: shape.hasRating ? values.ratingMin : null,
  })
    .orderBy(column, direction)
    .orderBy('goods.id', direction)
    .limit(shape.rowCountMax)
  const ids = shape.isFirstPage ? page : page.offset(values.offset)
  return selectCards(db, values.at)
    .innerJoin(ids.as('page'), 'page.id', 'goods.id')
    .orderBy(column, direction)
    .orderBy('goods.id', direction)
})

/** Lists a page of products. */
export const listGoods = (condition: GoodsCondition, { sort, offset, limit }: GoodsListPage) =>
  query(async (db) => {
    const { place, filter, category = null } = condition
    const rows = await selectPage(
      db,
      {
        ...idsOf(place),
        ...toBounds(filter.price),
        ...momentOf(condition),
        storeUrls: filter.storeUrls,
        brandIds: filter.brandIds,
        categoryId: category?.id ?? 0,
        ratingMin: filter.ratingMin ?? 0,
        offset,
      },
      {
        sort,
        isFirstPage: offset === 0,
        rowCountMax: rowCountFor(limit),
        place: withIds<0>(place, { outer: 0, inner: 0 }),
        isFreeShipping: filter.isFreeShipping,
        isDiscounted: filter.isDiscounted,
        arrivesTomorrow: filter.arrivesTomorrow,
        isInStock: filter.isInStock,
        hasPrice: hasPrice(filter),
        hasStores: hasStores(filter),
        hasBrands: hasBrands(filter),
        categoryDepth: category?.depth ?? null,
        hasRating: filter.ratingMin !== null,
      },
    )
    return rows.slice(0, limit)
  })

/** Counts the goods of a list. */
export const countGoods = (condition: GoodsCondition) =>
  query(async (db) => {
    const { at, place } = condition
    const goods = selectListed(db, at, place).select(sql<number>`count(*)::int`.as('count'))
    const { count } = await filtered(goods, toParts(condition)).executeTakeFirstOrThrow()
    return count
  })
