import { expressionBuilder, type InferResult, type Kysely, sql } from 'kysely'
import { beginOnce } from '../database/beginOnce.ts'
import { query, send } from '../database/db.ts'
import { insertRows } from '../database/insertRows.ts'
import { lockNames } from '../database/lockNames.ts'
import type { DB } from '../database/schema.gen.ts'
import { dealColumns, isDealAt } from '../goods/deal.columns.ts'
import { policyColumns } from '../shipping/policy.columns.ts'

/** Owner of a cart: a member, or a device without a login. */
export type CartOwner = { readonly memberId: number } | { readonly deviceId: string }

const ownerColumns = (owner: CartOwner) =>
  'memberId' in owner
    ? { member_id: owner.memberId, device_id: null }
    : { member_id: null, device_id: owner.deviceId }

const ofLine = expressionBuilder<DB, 'cart_lines'>()

const ofOwner = (owner: CartOwner) =>
  'memberId' in owner
    ? ofLine('cart_lines.member_id', '=', owner.memberId)
    : ofLine('cart_lines.device_id', '=', owner.deviceId)

/** The owner's lines, without those that were removed. */
const ownedBy = (owner: CartOwner) =>
  ofLine.and([ofOwner(owner), ofLine('cart_lines.removed_at', 'is', null)])

/** True when the owner has lines in the cart or in an order in preparation. */
export const hasCartLines = (owner: CartOwner) =>
  query(async (db) => {
    const line = await db
      .selectFrom('cart_lines')
      .select('id')
      .where(ownedBy(owner))
      .limit(1)
      .executeTakeFirst()
    return line !== undefined
  })

/** Counts the main lines that the cart shows. */
export const countCartLines = (owner: CartOwner) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('cart_lines')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where(ownedBy(owner))
      .where('is_buy_now', '=', false)
      .where('main_line_id', 'is', null)
      .executeTakeFirstOrThrow()
    return count
  })

/** Columns of a line that the rules need: its option, goods, store and shipping policy. */
const cartColumns = [
  ...policyColumns,
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

const selectOptions = beginOnce((db) =>
  db
    .selectFrom('goods_options')
    .innerJoin('goods', 'goods.id', 'goods_options.goods_id')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .innerJoin('shipping_policies', 'shipping_policies.id', 'goods.shipping_policy_id')
    .select(cartColumns),
)

const selectPricedOptions = (db: Kysely<DB>, at: Date) =>
  selectOptions(db)
    .leftJoin('deals', (join) => join.on(isDealAt(at)))
    .select(dealColumns)

/** An option with its product, its store, its policy and the deal that runs, in a cart or not. */
export type StoredOptionRow = InferResult<ReturnType<typeof selectPricedOptions>>[number]

/** Lists options with everything that the rules of the cart need at a moment. */
export const listCartOptions = (optionIds: readonly number[], at: Date) =>
  query((db): Promise<StoredOptionRow[]> =>
    selectPricedOptions(db, at)
      .where('goods_options.id', '=', sql<number>`ANY (${optionIds}::bigint[])`)
      .execute(),
  )

const selectLines = beginOnce((db) =>
  db
    .selectFrom('cart_lines')
    .innerJoin('goods_options', 'goods_options.id', 'cart_lines.option_id')
    .innerJoin('goods', 'goods.id', 'cart_lines.goods_id')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .innerJoin('shipping_policies', 'shipping_policies.id', 'goods.shipping_policy_id')
    .select(cartColumns)
    .select([
      'cart_lines.id',
      'cart_lines.main_line_id',
      'cart_lines.quantity',
      'cart_lines.is_buy_now',
    ])
    .orderBy('cart_lines.created_at', 'desc')
    .orderBy('cart_lines.id'),
)

const selectPricedLines = (db: Kysely<DB>, at: Date) =>
  selectLines(db)
    .leftJoin('deals', (join) => join.on(isDealAt(at)))
    .select(dealColumns)

/** A line of the cart with its option, its product, its store, its policy and the deal that runs. */
export type StoredLineRow = InferResult<ReturnType<typeof selectPricedLines>>[number]

/** Lines of the cart to read: `cartIds` picks some, `null` shows the cart. */
type LinesQuery = { readonly cartIds: readonly number[] | null; readonly at: Date }

/** Lists lines of the cart with everything that the rules need at a moment. */
export const listCartLines = (owner: CartOwner, { cartIds, at }: LinesQuery) =>
  query((db): Promise<StoredLineRow[]> => {
    const lines = selectPricedLines(db, at).where(ownedBy(owner))
    return cartIds === null
      ? lines.where('cart_lines.is_buy_now', '=', false).execute()
      : lines
          .where((where) =>
            where.or([
              where('cart_lines.id', 'in', cartIds),
              where('cart_lines.main_line_id', 'in', cartIds),
            ]),
          )
          .execute()
  })

export type NewCartLine = {
  /** Drawn by `drawCartIds`. */
  readonly id: number
  readonly goodsId: number
  readonly optionId: number
  readonly mainLineId: number | null
  readonly quantity: number
  readonly isBuyNow: boolean
  readonly at: Date
}

/** Draws the ids of lines that are about to be put in a cart. */
export const drawCartIds = (count: number) =>
  query(async (db) => {
    const drawn = sql<{ id: number }>`SELECT nextval('cart_lines_id_seq') AS id
      FROM generate_series(1, ${count}::int)`
    const { rows } = await drawn.execute(db)
    return rows.map(({ id }) => id)
  })

/** Name that a cart is locked by. */
export function cartLockName(owner: CartOwner): string {
  return 'memberId' in owner ? `m${owner.memberId}` : `d${owner.deviceId}`
}

/** Serialises what one owner does to the cart, until the transaction ends. */
export const lockCart = (owner: CartOwner) => lockNames([cartLockName(owner)])

export const insertCartLines = (owner: CartOwner, lines: readonly NewCartLine[]) =>
  send((db) =>
    insertRows(
      'cart_lines',
      lines.map((line) => ({
        id: line.id,
        ...ownerColumns(owner),
        goods_id: line.goodsId,
        option_id: line.optionId,
        main_line_id: line.mainLineId,
        quantity: line.quantity,
        is_buy_now: line.isBuyNow,
        created_at: line.at,
      })),
    ).compile(db),
  )

/** Changes the option and the quantity of a line. */
export const setCartLine = (line: {
  readonly cartId: number
  readonly optionId: number | null
  readonly quantity: number
}) =>
  send((db) =>
    db
      .updateTable('cart_lines')
      .set({
        quantity: line.quantity,
        ...(line.optionId === null ? {} : { option_id: line.optionId }),
      })
      .where('id', '=', line.cartId)
      .compile(),
  )

/** Moves a line to another owner, under another main line; a removed one is restored. */
export const moveCartLine = (
  owner: CartOwner,
  line: { readonly cartId: number; readonly mainCartId: number | null },
) =>
  send((db) =>
    db
      .updateTable('cart_lines')
      .set({ ...ownerColumns(owner), main_line_id: line.mainCartId, removed_at: null })
      .where('id', '=', line.cartId)
      .compile(),
  )

/** Removes lines from a cart, add-ons with their main line, restorably; others' lines stay. */
export const removeOwnCartLines = (owner: CartOwner, ids: readonly number[], at: Date) =>
  send((db) =>
    db
      .updateTable('cart_lines')
      .set({ removed_at: at })
      .where(ownedBy(owner))
      .where((where) => where.or([where('id', 'in', ids), where('main_line_id', 'in', ids)]))
      .compile(),
  )

/** Lists an owner's removed lines that are still stored, as the rules of the cart need them. */
export const listRemovedCartLines = (owner: CartOwner, ids: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('cart_lines')
      .select(['id', 'main_line_id', 'goods_id', 'option_id', 'quantity'])
      .where(ofOwner(owner))
      .where('id', 'in', ids)
      .where('removed_at', 'is not', null)
      .where('is_buy_now', '=', false)
      .orderBy('id')
      .execute(),
  )

/** Deletes lines of any owner, add-ons with their main line. */
export const deleteCartLines = (ids: readonly number[]) =>
  send((db) => db.deleteFrom('cart_lines').where('id', 'in', ids).compile())

/** Deletes the lines of an order in preparation that was never placed. */
export const deleteBuyNowLines = (owner: CartOwner) =>
  send((db) =>
    db.deleteFrom('cart_lines').where(ownedBy(owner)).where('is_buy_now', '=', true).compile(),
  )

/** Moves the order in preparation of a device to the member; without one, nothing changes. */
export const moveBuyNowLines = (deviceId: string, memberId: number) =>
  query(async (db) => {
    const coming = await db
      .selectFrom('cart_lines')
      .select('id')
      .where('device_id', '=', deviceId)
      .where('is_buy_now', '=', true)
      .execute()
    if (coming.length === 0) return
    await db
      .deleteFrom('cart_lines')
      .where('member_id', '=', memberId)
      .where('is_buy_now', '=', true)
      .execute()
    const ids = coming.map(({ id }) => id)
    await db
      .updateTable('cart_lines')
      .set({ member_id: memberId, device_id: null })
      .where('id', 'in', ids)
      .execute()
  })
