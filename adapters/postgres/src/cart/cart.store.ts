import { expressionBuilder, type InferResult, type Kysely, sql } from 'kysely'
import { compileEach, type Placed, type Places, prepareOnce } from '../database/compileOnce.ts'
import { query, send } from '../database/db.ts'
import { drawnIds } from '../database/drawnIds.ts'
import { insertRows } from '../database/insertRows.ts'
import { isOneOf } from '../database/isOneOf.ts'
import { lockNames } from '../database/lockNames.ts'
import type { DB } from '../database/schema.gen.ts'
import { isPublic } from '../goods/card.columns.ts'
import { isDealAt } from '../goods/deal.columns.ts'
import { cartColumns } from './cart-option.store.ts'

/** Owner of a cart: a member, or a device without a login. */
export type CartOwner = { readonly memberId: number } | { readonly deviceId: string }

const ownerColumns = (owner: CartOwner) =>
  'memberId' in owner
    ? { member_id: owner.memberId, device_id: null }
    : { member_id: null, device_id: owner.deviceId }

const ofLine = expressionBuilder<DB, 'cart_lines'>()

type PlacedOwner = { readonly memberId: Placed<number> } | { readonly deviceId: Placed<string> }

const ofOwner = (owner: PlacedOwner) =>
  'memberId' in owner
    ? ofLine('cart_lines.member_id', '=', owner.memberId)
    : ofLine('cart_lines.device_id', '=', owner.deviceId)

/** The owner's lines, without those that were removed. */
const ownedBy = (owner: PlacedOwner) =>
  ofLine.and([ofOwner(owner), ofLine('cart_lines.removed_at', 'is', null)])

/** Lines of products that are listed: a cart shows, counts and orders no others, and has them again with their listing. */
const isOfPublic = sql<boolean>`EXISTS (SELECT FROM goods WHERE goods.id = cart_lines.goods_id AND ${isPublic})`

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
      .where(isOfPublic)
      .executeTakeFirstOrThrow()
    return count
  })

const selectLines = (db: Kysely<DB>, at: Placed<Date>) =>
  db
    .selectFrom('cart_lines')
    .innerJoin('goods_options', 'goods_options.id', 'cart_lines.option_id')
    .innerJoin('goods', 'goods.id', 'cart_lines.goods_id')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .innerJoin('shipping_policies', 'shipping_policies.id', 'goods.shipping_policy_id')
    .leftJoin('deals', (join) => join.on(isDealAt(at)))
    .where(isPublic)
    .select(cartColumns)
    .select([
      'cart_lines.id',
      'cart_lines.main_line_id',
      'cart_lines.quantity',
      'cart_lines.is_buy_now',
    ])
    .orderBy('cart_lines.created_at', 'desc')
    .orderBy('cart_lines.id')

/** A line of the cart with its option, its product, its store, its policy and the deal that runs. */
export type StoredLineRow = InferResult<ReturnType<typeof selectLines>>[number]

type LineValues = {
  readonly memberId: number
  readonly deviceId: string
  readonly ids: readonly number[]
  readonly at: Date
}

type LineShape = { readonly isMember: boolean; readonly picks: boolean }

const linesOf = compileEach((db, places: Places<LineValues>, { isMember, picks }: LineShape) => {
  const owner = isMember ? { memberId: places.memberId } : { deviceId: places.deviceId }
  const lines = selectLines(db, places.at).where(ownedBy(owner))
  return picks
    ? lines.where((where) =>
        where.or([
          where('cart_lines.id', '=', isOneOf(places.ids)),
          where('cart_lines.main_line_id', '=', isOneOf(places.ids)),
        ]),
      )
    : lines.where('cart_lines.is_buy_now', '=', false)
})

/** Lines of the cart to read: `cartIds` picks some, `null` shows the cart. */
type LinesQuery = { readonly cartIds: readonly number[] | null; readonly at: Date }

/** Lists lines of the cart with everything that the rules need at a moment. */
export const listCartLines = (owner: CartOwner, { cartIds, at }: LinesQuery) =>
  query((db): Promise<StoredLineRow[]> => {
    const isMember = 'memberId' in owner
    const ids = cartIds ?? []
    const values = isMember
      ? { memberId: owner.memberId, deviceId: '', ids, at }
      : { memberId: 0, deviceId: owner.deviceId, ids, at }
    return linesOf(db, values, { isMember, picks: cartIds !== null })
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
    const { rows } = await drawnIds('cart_lines', count).execute(db)
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
      .where(isOfPublic)
      .orderBy('id')
      .execute(),
  )

const deleteByIds = prepareOnce((db, { ids }: Places<{ ids: readonly number[] }>) =>
  db.deleteFrom('cart_lines').where('id', '=', isOneOf(ids)),
)

/** Deletes lines of any owner, add-ons with their main line. */
export const deleteCartLines = (ids: readonly number[]) => send(() => deleteByIds({ ids }))

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
