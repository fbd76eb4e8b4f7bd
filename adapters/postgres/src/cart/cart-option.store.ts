import type { InferResult, Kysely } from 'kysely'
import { compileOnce, type Placed, type Places } from '../database/compileOnce.ts'
import { query } from '../database/db.ts'
import { isOneOf } from '../database/isOneOf.ts'
import type { DB } from '../database/schema.gen.ts'
import { isPublic } from '../goods/card.columns.ts'
import { dealColumns, isDealAt } from '../goods/deal.columns.ts'
import { policyColumns } from '../shipping/policy.columns.ts'

/** Columns of a line that the rules need: its option, goods, store, shipping policy and deal. */
export const cartColumns = [
  ...policyColumns,
  ...dealColumns,
  'goods_options.id as option_id',
  'goods_options.kind as option_kind',
  'goods_options.option_values',
  'goods_options.extra_price',
  'goods_options.stock',
  'goods_options.sale_status as option_sale_status',
  'goods.id as goods_id',
  'goods.kind as goods_kind',
  'goods.category_root_id',
  'goods.category_middle_id',
  'goods.category_id',
  'goods.name as goods_name',
  'goods.picture',
  'goods.list_price',
  'goods.sale_price as own_price',
  'goods.sale_status',
  'goods.sale_starts_at',
  'goods.sale_ends_at',
  'goods.is_adult_only',
  'goods.option_names',
  'goods.quantity_min',
  'goods.order_quantity_max',
  'goods.account_quantity_max',
  'goods.guest_quantity_max',
  'goods.ship_within_days',
  'stores.id as store_id',
  'stores.name as store_name',
  'stores.url as store_url',
] as const

const selectOptions = (db: Kysely<DB>, at: Placed<Date>) =>
  db
    .selectFrom('goods_options')
    .innerJoin('goods', 'goods.id', 'goods_options.goods_id')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .innerJoin('shipping_policies', 'shipping_policies.id', 'goods.shipping_policy_id')
    .leftJoin('deals', (join) => join.on(isDealAt(at)))
    .where(isPublic)
    .select(cartColumns)

/** An option with its product, its store, its policy and the deal that runs, in a cart or not. */
export type StoredOptionRow = InferResult<ReturnType<typeof selectOptions>>[number]

type OptionValues = { readonly ids: readonly number[]; readonly at: Date }

const optionsOf = compileOnce((db, { ids, at }: Places<OptionValues>) =>
  selectOptions(db, at).where('goods_options.id', '=', isOneOf(ids)),
)

/** Lists options of listed products with everything that the rules of the cart need at a moment. */
export const listCartOptions = (optionIds: readonly number[], at: Date) =>
  query((db): Promise<StoredOptionRow[]> => optionsOf(db, { ids: optionIds, at }))
