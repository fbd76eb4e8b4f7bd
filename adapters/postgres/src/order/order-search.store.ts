import { OPEN_CLAIM_STATUSES } from '@jangteo/core/claim/claim.codes'
import type { OpenClaimStatus } from '@jangteo/core/claim/claim.codes'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import type { ExpressionBuilder } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import { likeText } from '../database/likeText.ts'
import type { DB } from '../database/schema.gen.ts'

/** Filter of a member's orders: ordered between two moments, with products of such a name (`null`: any). */
export type OrderScope = {
  readonly memberId: number
  readonly from: Date
  readonly to: Date
  readonly goodsName: string | null
}

/** Items without a running claim in one of these states, and those with such a claim. */
type ShownItems = {
  readonly statuses: readonly OrderItemStatus[]
  readonly claims: readonly OpenClaimStatus[]
}

export type OrderSearch = OrderScope & {
  /** Only orders with such an item; `null` is every order. */
  readonly shown: ShownItems | null
  readonly offset: number
  readonly limit: number
}

type ItemScope = Pick<OrderSearch, 'shown' | 'goodsName'>

function isOfAnyItem({ shown, goodsName }: ItemScope): boolean {
  return shown === null && goodsName === null
}

function hasClaim(where: ExpressionBuilder<DB, 'order_items'>, states: readonly OpenClaimStatus[]) {
  return where.exists(
    where
      .selectFrom('claim_items')
      .innerJoin('claims', 'claims.id', 'claim_items.claim_id')
      .select('claims.id')
      .whereRef('claim_items.order_item_id', '=', 'order_items.id')
      .where('claims.state', 'in', states),
  )
}

function isShown(where: ExpressionBuilder<DB, 'order_items'>, { statuses, claims }: ShownItems) {
  const isQuiet = where.and([
    where('order_items.status', 'in', statuses),
    where.not(hasClaim(where, OPEN_CLAIM_STATUSES)),
  ])
  return claims.length === 0 ? isQuiet : where.or([isQuiet, hasClaim(where, claims)])
}

function hasItem(where: ExpressionBuilder<DB, 'orders'>, { shown, goodsName }: ItemScope) {
  let items = where
    .selectFrom('order_items')
    .select('order_items.id')
    .whereRef('order_items.order_id', '=', 'orders.id')
  if (shown !== null) items = items.where((item) => isShown(item, shown))
  if (goodsName !== null) {
    items = items.where('order_items.goods_name', 'ilike', likeText(goodsName))
  }
  return where.exists(items)
}

/** Lists and counts the member's orders, newest first. */
export const searchOrders = (search: OrderSearch) =>
  query(async (db) => {
    const found = db
      .selectFrom('orders')
      .where('orders.member_id', '=', search.memberId)
      .where('orders.is_listed', '=', true)
      .where('orders.created_at', '>=', search.from)
      .where('orders.created_at', '<=', search.to)
      .where((where) => (isOfAnyItem(search) ? where.lit(true) : hasItem(where, search)))
    const { count } = await found
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const orders = await found
      .select(COLUMNS.orders)
      .orderBy('orders.id', 'desc')
      .offset(search.offset)
      .limit(search.limit)
      .execute()
    return { count, orders }
  })

/**
 * Lists the states of the items of each of the member's orders, with their running claims (`null`: none), as far as the
 * product name matches.
 */
export const listOrderStatuses = ({ memberId, from, to, goodsName }: OrderScope) =>
  query((db) => {
    const items = db
      .selectFrom('orders')
      .innerJoin('order_items', 'order_items.order_id', 'orders.id')
      .select(['orders.id as order_id', 'order_items.status'])
      .select((select) =>
        select
          .selectFrom('claim_items')
          .innerJoin('claims', 'claims.id', 'claim_items.claim_id')
          .select('claims.state')
          .whereRef('claim_items.order_item_id', '=', 'order_items.id')
          .where('claims.state', 'in', OPEN_CLAIM_STATUSES)
          .limit(1)
          .as('claim_state'),
      )
      .distinct()
      .where('orders.member_id', '=', memberId)
      .where('orders.is_listed', '=', true)
      .where('orders.created_at', '>=', from)
      .where('orders.created_at', '<=', to)
    return goodsName === null
      ? items.execute()
      : items.where('order_items.goods_name', 'ilike', likeText(goodsName)).execute()
  })

/** Finds when the member placed the newest order with such products; `null` without any. */
export const findNewestOrderTime = ({
  memberId,
  goodsName,
}: Pick<OrderScope, 'memberId' | 'goodsName'>) =>
  query(async (db) => {
    const newest = await db
      .selectFrom('orders')
      .select('orders.created_at')
      .where('orders.member_id', '=', memberId)
      .where('orders.is_listed', '=', true)
      .where((where) =>
        goodsName === null ? where.lit(true) : hasItem(where, { shown: null, goodsName }),
      )
      .orderBy('orders.id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return newest?.created_at ?? null
  })
