import { storedJson } from '../database/storedJson.ts'
import type { GoodsOptionKind, GoodsType } from '@jangteo/core/goods/goods.codes'
import type {
  GoodsContent,
  GoodsOptionContent,
  GoodsTerms,
  GoodsTexts,
} from '@jangteo/core/goods/goodsContent.rules'
import { sql, type Updateable } from 'kysely'
import { query } from '../database/db.ts'
import type { Goods } from '../database/schema.gen.ts'
import { saleEndColumns } from './sale-end.columns.ts'

/** A leaf category with those above it, `isReviewed` when any of them is. */
export type CategoryPathRow = {
  readonly root_id: number
  readonly middle_id: number
  readonly is_reviewed: boolean
}

/** Finds the path of a leaf category; `undefined` for one that is none. */
export const findCategoryPath = (categoryId: number) =>
  query((db): Promise<CategoryPathRow | undefined> =>
    db
      .selectFrom('categories as leaf')
      .innerJoin('categories as middle', 'middle.id', 'leaf.parent_id')
      .innerJoin('categories as root', 'root.id', 'middle.parent_id')
      .select([
        'root.id as root_id',
        'middle.id as middle_id',
        sql<boolean>`leaf.is_reviewed OR middle.is_reviewed OR root.is_reviewed`.as('is_reviewed'),
      ])
      .where('leaf.id', '=', categoryId)
      .executeTakeFirst(),
  )

const toDate = (atMs: number | null) => (atMs === null ? null : new Date(atMs))

type GoodsColumns = Updateable<Goods>

/** Columns of what a product says of itself; categories above its own come with `path`. */
const textColumns = (texts: GoodsTexts, path: CategoryPathRow | null) => ({
  name: texts.name,
  category_id: texts.categoryId,
  category_middle_id: path?.middle_id ?? null,
  category_root_id: path?.root_id ?? null,
  brand_id: texts.brandId,
  model_name: texts.modelName,
  tags: [...texts.tags],
  summary: texts.summary,
  description: texts.description,
  picture: texts.pictures[0] ?? '',
  picture_count: Math.max(1, texts.pictures.length),
  pictures: [...texts.pictures],
  notice_kind: texts.noticeKind,
  notice_rows: storedJson(texts.noticeRows),
  is_adult_only: texts.isAdultOnly,
})

const termColumns = (terms: GoodsTerms) => ({
  seller_code: terms.sellerCode,
  list_price: terms.listPrice,
  sale_price: terms.salePrice,
  shipping_policy_id: terms.shippingPolicyId,
  ship_within_days: terms.shipWithinDays,
  sale_starts_at: toDate(terms.saleStartsAtMs),
  quantity_min: terms.limits.quantityMin,
  order_quantity_max: terms.limits.orderQuantityMax,
  account_quantity_max: terms.limits.accountQuantityMax,
  guest_quantity_max: terms.limits.guestQuantityMax,
  option_names: [...terms.optionNames],
})

/** A product before it has an id. */
export type NewGoods = {
  readonly storeId: number
  readonly content: GoodsContent
  readonly path: CategoryPathRow | null
  readonly at: Date
}

/** Inserts a draft and answers its id; `null` when another product of the store has its number. */
export const insertDraft = ({ storeId, content, path, at }: NewGoods) =>
  query(async (db): Promise<number | null> => {
    const row = await db
      .insertInto('goods')
      .values({
        ...textColumns(content, path),
        ...termColumns(content),
        store_id: storeId,
        kind: content.isCustomMade ? 'CUSTOM_MADE' : 'NORMAL',
        sale_ends_at: toDate(content.saleEndsAtMs),
        own_sale_ends_at: toDate(content.saleEndsAtMs),
        listed_price: content.salePrice,
        listing: 'DRAFT',
        sale_status: 'STOP',
        sale_status_when_listed: 'SALE',
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return row?.id ?? null
  })

/** Edit of a product; `texts` is `null` where they wait for a review. */
export type GoodsChange = {
  readonly goodsId: number
  readonly texts: { readonly texts: GoodsTexts; readonly path: CategoryPathRow | null } | null
  readonly terms: GoodsTerms
  readonly at: Date
}

/** Writes an edit and counts it. */
export const updateGoods = ({ goodsId, texts, terms, at }: GoodsChange) =>
  query((db) => {
    const written: GoodsColumns = {
      ...termColumns(terms),
      ...(texts === null ? {} : textColumns(texts.texts, texts.path)),
    }
    return db
      .updateTable('goods')
      .set({
        ...written,
        ...saleEndColumns({ ownEndsAtMs: terms.saleEndsAtMs, at }),
        // Lists follow a deal within a minute, and the product's own price at once.
        listed_price: sql<number>`CASE WHEN listed_price = sale_price THEN ${terms.salePrice} ELSE listed_price END`,
        kind: sql<GoodsType>`CASE WHEN kind IN ('NORMAL', 'CUSTOM_MADE') THEN ${terms.isCustomMade ? 'CUSTOM_MADE' : 'NORMAL'} ELSE kind END`,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', goodsId)
      .execute()
  })

/** Writes texts that a review let through. */
export const updateTexts = (goodsId: number, texts: GoodsTexts, path: CategoryPathRow | null) =>
  query((db) =>
    db
      .updateTable('goods')
      .set({ ...textColumns(texts, path), version: sql<number>`version + 1` })
      .where('id', '=', goodsId)
      .execute(),
  )

/** Finds the product of a store that has a number and is not deleted. */
export const findGoodsByCode = (storeId: number, sellerCode: string) =>
  query(async (db) => {
    const row = await db
      .selectFrom('goods')
      .select('id')
      .where('store_id', '=', storeId)
      .where('seller_code', '=', sellerCode)
      .where('listing', '<>', 'DELETED')
      .executeTakeFirst()
    return row?.id ?? null
  })

/** Options of one kind as their seller writes them, in their order. */
export type WrittenOptions = {
  readonly goodsId: number
  readonly kind: GoodsOptionKind
  readonly options: readonly GoodsOptionContent[]
}

const optionColumns = (option: GoodsOptionContent, index: number) => ({
  extra_price: option.extraPrice,
  sale_status: option.saleStatus,
  position: index + 1,
  option_values: [...option.values],
})

/** Inserts new options, and writes the others again but for their stock. */
export const writeOptions = ({ goodsId, kind, options }: WrittenOptions) =>
  query(async (db) => {
    const placed = options.map((option, index) => ({
      option,
      columns: optionColumns(option, index),
    }))
    const added = placed.flatMap(({ option, columns }) =>
      option.optionId === null
        ? [{ ...columns, goods_id: goodsId, kind, stock: option.stock }]
        : [],
    )
    for (const { option, columns } of placed) {
      if (option.optionId === null) continue
      await db
        .updateTable('goods_options')
        .set(columns)
        .where('id', '=', option.optionId)
        .where('goods_id', '=', goodsId)
        .execute()
    }
    if (added.length > 0) await db.insertInto('goods_options').values(added).execute()
  })

/** Deletes all options of a product that nobody could order yet. */
export const deleteOptions = (goodsId: number) =>
  query((db) => db.deleteFrom('goods_options').where('goods_id', '=', goodsId).execute())
