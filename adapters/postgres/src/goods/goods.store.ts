import type { GoodsOptionKind } from '@jangteo/core/goods/goods.codes'
import { type Kysely, sql } from 'kysely'
import { query } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'
import { policyColumns } from '../shipping/policy.columns.ts'

const CARD_COLUMNS = [
  'goods.id',
  'goods.name',
  'goods.picture',
  'goods.list_price',
  'goods.sale_price',
  'goods.sale_status',
  'goods.sale_starts_at',
  'goods.sale_ends_at',
  'goods.is_adult_only',
  'goods.rating_average',
  'goods.review_count',
  'stores.name as store_name',
  'stores.url as store_url',
] as const

/** How much of a goods is on the shelf: summed over its options that are on sale. */
const stockOnSale = sql<number>`(
  SELECT coalesce(sum(goods_options.stock), 0)::int FROM goods_options
  WHERE goods_options.goods_id = goods.id
    AND goods_options.kind = 'OPTION' AND goods_options.sale_status = 'SALE'
)`.as('stock')

/** Every goods with its store and its shipping policy, as a grid needs it. */
const selectCards = (db: Kysely<DB>) =>
  db
    .selectFrom('goods')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .innerJoin('shipping_policies', 'shipping_policies.id', 'goods.shipping_policy_id')
    .select([...CARD_COLUMNS, 'shipping_policies.kind as policy_kind', stockOnSale])

/** Goods for a grid, best sold first. */
export const listBestGoods = (page: { readonly offset: number; readonly limit: number }) =>
  query((db) =>
    selectCards(db)
      .orderBy('goods.sold_count', 'desc')
      .orderBy('goods.id', 'desc')
      .offset(page.offset)
      .limit(page.limit)
      .execute(),
  )

/** Goods for a grid, newest first. */
export const listNewGoods = (limit: number) =>
  query((db) =>
    selectCards(db)
      .orderBy('goods.created_at', 'desc')
      .orderBy('goods.id', 'desc')
      .limit(limit)
      .execute(),
  )

/** Best sellers that go with some goods: of the same middle categories, none of them; with no goods, of all. */
export const listGoodsBeside = (goodsIds: readonly number[], limit: number) =>
  query((db) => {
    const sold = selectCards(db)
      .where('goods.sale_status', '=', 'SALE')
      .orderBy('goods.sold_count', 'desc')
      .orderBy('goods.id', 'desc')
      .limit(limit)
    if (goodsIds.length === 0) return sold.execute()
    return sold
      .where('goods.id', 'not in', goodsIds)
      .where((where) =>
        where(
          'goods.category_middle_id',
          'in',
          where
            .selectFrom('goods as chosen')
            .select('chosen.category_middle_id')
            .where('chosen.id', 'in', goodsIds),
        ),
      )
      .execute()
  })

/** Goods on a deal that is running at `at`, the one ending first at the top. */
export const listRunningDeals = (at: Date, limit: number) =>
  query((db) =>
    selectCards(db)
      .where('goods.kind', 'in', ['NORMAL_DEAL', 'CUSTOM_MADE_DEAL'])
      .where('goods.sale_starts_at', '<=', at)
      .where('goods.sale_ends_at', '>', at)
      .orderBy('goods.sale_ends_at')
      .orderBy('goods.id')
      .limit(limit)
      .execute(),
  )

/** One goods with its store and its shipping policy. */
export const findGoods = (id: number) =>
  query((db) =>
    db
      .selectFrom('goods')
      .innerJoin('stores', 'stores.id', 'goods.store_id')
      .innerJoin('shipping_policies', 'shipping_policies.id', 'goods.shipping_policy_id')
      .select([...CARD_COLUMNS, ...policyColumns, stockOnSale])
      .select([
        'goods.kind',
        'goods.summary',
        'goods.picture_count',
        'goods.description',
        'goods.quantity_min',
        'goods.order_quantity_max',
        'goods.account_quantity_max',
        'goods.guest_quantity_max',
        'goods.option_names',
        'goods.notice_rows',
        'stores.company_name',
        'stores.representative_name',
        'stores.business_number',
        'stores.mail_order_number',
        'stores.phone',
        'stores.email',
        'stores.business_address',
        'stores.return_address',
      ])
      .where('goods.id', '=', id)
      .executeTakeFirst(),
  )

/** The options and add-ons of a goods, in the order to show them. */
export const listOptions = (goodsId: number) =>
  query((db) =>
    db
      .selectFrom('goods_options')
      .selectAll()
      .where('goods_id', '=', goodsId)
      .orderBy('kind', 'desc')
      .orderBy('position')
      .execute(),
  )

export type ChosenOption = {
  readonly goodsId: number
  readonly optionId: number
  readonly kind: GoodsOptionKind
}

/** Whether every chosen option is one of its goods, and of the kind that it is chosen as. */
export const areOptionsOfGoods = (chosen: readonly ChosenOption[]) =>
  query(async (db) => {
    const wanted = new Set(
      chosen.map(({ goodsId, optionId, kind }) => `${goodsId}:${optionId}:${kind}`),
    )
    const ids = [...new Set(chosen.map(({ optionId }) => optionId))]
    const rows = await db
      .selectFrom('goods_options')
      .select(['id', 'goods_id', 'kind'])
      .where('id', 'in', ids)
      .execute()
    const known = rows.filter(({ id, goods_id, kind }) => wanted.has(`${goods_id}:${id}:${kind}`))
    return known.length === wanted.size
  })
