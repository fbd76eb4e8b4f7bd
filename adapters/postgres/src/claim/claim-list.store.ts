import { OPEN_CLAIM_STATUSES } from '@jangteo/core/claim/claim.codes'
import type { ListedClaims } from '@jangteo/core/claim/claimFilter.rules'
import type { ExpressionBuilder, Selectable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import { likeText } from '../database/likeText.ts'
import type { AdditionalPayments, ClaimItems, DB, OrderItems } from '../database/schema.gen.ts'
import type { OrderScope } from '../order/order-search.store.ts'
import type { ClaimRow } from './claim-step.store.ts'
import { readQuote } from './claim.columns.ts'

export type ClaimSearch = OrderScope &
  ListedClaims & {
    readonly offset: number
    readonly limit: number
  }

const CLAIM_COLUMNS = [
  'claims.id',
  'claims.order_id',
  'claims.shipping_group_id',
  'claims.type',
  'claims.state',
  'claims.quote',
  'claims.requested_at',
] as const

function itemsOf(where: ExpressionBuilder<DB, 'claims'>) {
  return where
    .selectFrom('claim_items')
    .innerJoin('order_items', 'order_items.id', 'claim_items.order_item_id')
    .select('order_items.id')
    .whereRef('claim_items.claim_id', '=', 'claims.id')
}

/** True when an exchange became a return. */
export function isConverted(select: ExpressionBuilder<DB, 'claims'>) {
  return select
    .exists(
      select
        .selectFrom('claims as returned')
        .select('returned.id')
        .whereRef('returned.converted_from_id', '=', 'claims.id'),
    )
    .$castTo<boolean>()
    .as('is_converted')
}

/** A claim with its order and its store, as a member lists them. */
export type ListedClaimRow = Pick<
  ClaimRow,
  'id' | 'order_id' | 'shipping_group_id' | 'type' | 'state' | 'quote' | 'requested_at'
> & {
  readonly ordered_at: Date
  readonly store_name: string
  readonly store_url: string
  readonly is_converted: boolean
}

/** Lists and counts the member's claims requested between two moments, newest first. */
export const searchClaims = (search: ClaimSearch) =>
  query(async (db): Promise<{ count: number; claims: ListedClaimRow[] }> => {
    const { goodsName, itemStatuses } = search
    const found = db
      .selectFrom('claims')
      .innerJoin('orders', 'orders.id', 'claims.order_id')
      .innerJoin('order_shipping_groups', 'order_shipping_groups.id', 'claims.shipping_group_id')
      .innerJoin('stores', 'stores.id', 'order_shipping_groups.store_id')
      .where('orders.member_id', '=', search.memberId)
      .where('claims.type', 'in', search.types)
      .where('claims.requested_at', '>=', search.from)
      .where('claims.requested_at', '<=', search.to)
      .where((where) =>
        goodsName === null
          ? where.lit(true)
          : where.exists(
              itemsOf(where).where('order_items.goods_name', 'ilike', likeText(goodsName)),
            ),
      )
      .where((where) =>
        itemStatuses === null
          ? where.lit(true)
          : where.exists(itemsOf(where).where('order_items.status', 'in', itemStatuses)),
      )
    const { count } = await found
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const rows = await found
      .select(CLAIM_COLUMNS)
      .select(['orders.created_at as ordered_at', 'stores.name as store_name'])
      .select('stores.url as store_url')
      .select(isConverted)
      .orderBy('claims.id', 'desc')
      .offset(search.offset)
      .limit(search.limit)
      .execute()
    const claims = rows.map((row) => ({ ...row, quote: readQuote(row.quote, row.id) }))
    return { count, claims }
  })

/** An item of a claim, and the option to exchange it for. */
export type ClaimItemRow = Pick<
  Selectable<OrderItems>,
  'id' | 'goods_id' | 'goods_name' | 'picture' | 'quantity' | 'paid_amount'
> &
  Pick<Selectable<ClaimItems>, 'claim_id' | 'item_status'> & {
    readonly option_values: string[] | null
    readonly exchange_option_values: string[] | null
  }

/** Lists the items of claims with the option to exchange each for, in the order they were bought. */
export const listItemsOfClaims = (claimIds: readonly number[]) =>
  query((db): Promise<ClaimItemRow[]> =>
    db
      .selectFrom('claim_items')
      .innerJoin('order_items', 'order_items.id', 'claim_items.order_item_id')
      .leftJoin('goods_options', 'goods_options.id', 'claim_items.exchange_option_id')
      .innerJoin('goods_options as claimed', 'claimed.id', 'claim_items.option_id')
      .select([
        'claim_items.claim_id',
        'claim_items.item_status',
        'order_items.id',
        'order_items.goods_id',
        'order_items.goods_name',
        'order_items.picture',
        'order_items.quantity',
        'order_items.paid_amount',
        'claimed.option_values',
        'goods_options.option_values as exchange_option_values',
      ])
      .where('claim_items.claim_id', 'in', claimIds)
      .orderBy('order_items.id')
      .execute(),
  )

/** An additional payment with its payment. */
export type OwedRow = Selectable<AdditionalPayments> & { readonly payment_id: number }

/** Lists the newest additional payment of each claim, with its payment. */
export const listAdditionalPaymentsOfClaims = (claimIds: readonly number[]) =>
  query((db): Promise<OwedRow[]> =>
    db
      .selectFrom('additional_payments')
      .innerJoin('payments', 'payments.additional_payment_id', 'additional_payments.id')
      .distinctOn('additional_payments.claim_id')
      .select(COLUMNS.additional_payments)
      .select('payments.id as payment_id')
      .where('additional_payments.claim_id', 'in', claimIds)
      .orderBy('additional_payments.claim_id')
      .orderBy('additional_payments.id', 'desc')
      .orderBy('payments.id', 'desc')
      .execute(),
  )

/** Counts the member's claims that are still open, of any time. */
export const countOpenClaims = (memberId: number) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('claims')
      .innerJoin('orders', 'orders.id', 'claims.order_id')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('orders.member_id', '=', memberId)
      .where('claims.state', 'in', OPEN_CLAIM_STATUSES)
      .executeTakeFirstOrThrow()
    return count
  })
