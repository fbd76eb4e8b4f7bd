import { ORDER_ITEM_STATES_WITH } from '@jangteo/core/order/orderItem.table.gen'
import type { UnpaidHolder } from '@jangteo/core/order/unpaidOrder.rules'
import { DEPOSIT_METHODS } from '@jangteo/core/payment/payment.codes'
import { UNPAID_PAYMENT_STATES } from '@jangteo/core/payment/payment.rules'
import { type ExpressionBuilder, sql } from 'kysely'
import { compileEach, compileOnce, type Places } from '../database/compileOnce.ts'
import { query } from '../database/db.ts'
import { isOneOf } from '../database/isOneOf.ts'
import type { DB } from '../database/schema.gen.ts'

/** Condition for an unpaid order; additional payments do not count. */
const unpaid = (where: ExpressionBuilder<DB, 'payments'>) =>
  where.and([
    where('payments.additional_payment_id', 'is', null),
    where('payments.status', 'in', UNPAID_PAYMENT_STATES),
  ])

/** Name that the unpaid orders of a holder are locked by. */
export function unpaidLockName(holder: UnpaidHolder): string {
  if (holder.kind === 'DEVICE') return `unpaid d${holder.deviceId}`
  return holder.kind === 'MEMBER' ? `unpaid m${holder.memberId}` : `unpaid t${holder.mobile}`
}

type HolderKind = UnpaidHolder['kind']
type HolderValues = {
  readonly deviceId: string
  readonly memberId: number
  readonly mobile: string
}

/** Values of the kinds that nobody asks about. */
const NOBODY: HolderValues = { deviceId: '', memberId: 0, mobile: '' }

const heldBy = (
  where: ExpressionBuilder<DB, 'orders'>,
  kind: HolderKind,
  { deviceId, memberId, mobile }: Places<HolderValues>,
) => {
  if (kind === 'DEVICE') return where('orders.device_id', '=', deviceId)
  if (kind === 'MEMBER') return where('orders.member_id', '=', memberId)
  return where('orders.orderer_mobile', '=', mobile)
}

/** An unpaid order, and the place of its holder among those that were asked about. */
export type HeldOrder = { readonly order_id: number; readonly place: number }

const ofHolders = compileEach((db, places: Places<HolderValues>, kinds: readonly HolderKind[]) => {
  const [first, ...others] = kinds.map((kind, place) =>
    db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select(['orders.id as order_id', sql<number>`${sql.lit(place)}`.as('place')])
      .where((where) => heldBy(where, kind, places))
      .where(unpaid),
  )
  if (first === undefined) throw new TypeError('a holder expected')
  return others.reduce((all, one) => all.unionAll(one), first)
})

/** Lists the orders of holders, one of a kind at most, that wait for their money. */
export const listUnpaidHeld = (holders: readonly UnpaidHolder[]) =>
  query((db): Promise<HeldOrder[]> => {
    const values = holders.reduce<HolderValues>(
      (all, { kind: _kind, ...own }) => ({ ...all, ...own }),
      NOBODY,
    )
    return ofHolders(
      db,
      values,
      holders.map(({ kind }) => kind),
    )
  })

const unpaidColumns = ['payments.id', 'payments.order_id', 'payments.status'] as const

const ofCart = compileOnce((db, { cartIds }: Places<{ cartIds: readonly number[] }>) =>
  db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(unpaidColumns)
    .where(
      sql<boolean>`orders.cart_line_ids && ARRAY(
        SELECT id FROM cart_lines WHERE id = ${isOneOf(cartIds)} OR main_line_id = ${isOneOf(cartIds)})`,
    )
    .where(unpaid)
    .orderBy('orders.id'),
)

/** Lists the payments of unpaid orders that lines of a cart became, add-ons with their main line. */
export const listUnpaidOfCart = (cartIds: readonly number[]) =>
  query((db) => ofCart(db, { cartIds }))

type Buyer = { readonly deviceId: string; readonly memberId: number | null }

const boughtNow = compileEach(
  (db, { deviceId, memberId }: Places<Buyer>, { isMember }: { readonly isMember: boolean }) =>
    db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select(unpaidColumns)
      .where((where) =>
        isMember
          ? where('orders.member_id', '=', memberId)
          : where.and([
              where('orders.device_id', '=', deviceId),
              where('orders.member_id', 'is', null),
            ]),
      )
      .where('orders.is_buy_now', '=', true)
      .where(unpaid)
      .orderBy('orders.id'),
)

/** Lists the payments of a buyer's unpaid orders that were bought at once. */
export const listUnpaidBoughtNow = (buyer: Buyer) =>
  query((db) => boughtNow(db, buyer, { isMember: buyer.memberId !== null }))

type DepositValues = {
  readonly optionIds: readonly number[]
  readonly exceptIds: readonly number[]
}

const depositPieces = compileOnce((db, { optionIds, exceptIds }: Places<DepositValues>) =>
  db
    .selectFrom('order_items')
    .innerJoin('payments', 'payments.order_id', 'order_items.order_id')
    .select((select) => [
      'order_items.option_id',
      select.fn.sum<number>('order_items.quantity').as('count'),
    ])
    .where('order_items.option_id', '=', isOneOf(optionIds))
    .where('order_items.status', 'in', ORDER_ITEM_STATES_WITH.unpaid)
    .where('payments.method', 'in', [...DEPOSIT_METHODS])
    .where(unpaid)
    .where('order_items.order_id', '!=', sql<number>`ALL (${exceptIds}::bigint[])`)
    .groupBy('order_items.option_id'),
)

/**
 * Sums the pieces of options that unpaid orders by virtual account hold, except some orders; options without any are
 * left out.
 */
export const listDepositPieces = (optionIds: readonly number[], exceptIds: readonly number[]) =>
  query((db) => depositPieces(db, { optionIds, exceptIds }))
