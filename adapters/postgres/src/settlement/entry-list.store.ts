import type { EntryKind } from '@jangteo/core/settlement/settlement.codes'
import { type Kysely, sql } from 'kysely'
import { query } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'
import { isEntryOfStatement } from './statement-list.store.ts'

/** Sums of entries, in won. */
export type EntrySums = {
  readonly gross: number
  readonly seller_discount: number
  readonly market_discount: number
  readonly fee: number
  readonly fee_vat: number
  readonly payable: number
}

/** An entry with what it is of. */
export type ListedEntryRow = EntrySums & {
  readonly id: number
  readonly kind: EntryKind
  readonly order_id: number | null
  readonly ordered_at: Date | null
  readonly goods_name: string | null
  readonly quantity: number | null
  readonly fee_rate_bp: number
  readonly memo: string
  readonly occurred_at: Date
}

const sumOf = (column: keyof EntrySums) =>
  sql<number>`coalesce(sum(entries.${sql.ref(column)}), 0)::bigint`.as(column)

const SUMS = [
  sumOf('gross'),
  sumOf('seller_discount'),
  sumOf('market_discount'),
  sumOf('fee'),
  sumOf('fee_vat'),
  sumOf('payable'),
] as const

const selectEntries = (db: Kysely<DB>, statementId: number) =>
  db
    .selectFrom('statements')
    .innerJoin('settlement_entries as entries', (join) => join.on(isEntryOfStatement))
    .where('statements.id', '=', statementId)

/** Sums the entries of a statement. */
export const sumEntries = (statementId: number) =>
  query((db): Promise<EntrySums> =>
    selectEntries(db, statementId).select(SUMS).executeTakeFirstOrThrow(),
  )

type EntryPage = {
  readonly statementId: number
  readonly offset: number
  readonly limit: number
}

/** Lists a page of the entries of a statement, in the order in which they happened. */
export const listEntries = ({ statementId, offset, limit }: EntryPage) =>
  query((db): Promise<ListedEntryRow[]> =>
    selectEntries(db, statementId)
      .leftJoin('orders', 'orders.id', 'entries.order_id')
      .leftJoin('order_items as items', 'items.id', 'entries.order_item_id')
      .select([
        'entries.id',
        'entries.kind',
        'entries.order_id',
        'orders.created_at as ordered_at',
        'items.goods_name',
        'items.quantity',
        'entries.gross',
        'entries.seller_discount',
        'entries.market_discount',
        'entries.fee_rate_bp',
        'entries.fee',
        'entries.fee_vat',
        'entries.payable',
        'entries.memo',
        'entries.occurred_at',
      ])
      .orderBy('entries.occurred_at')
      .orderBy('entries.id')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Sums of a month in Korea. */
export type MonthRow = EntrySums & { readonly month: string }

const monthOf = sql<string>`to_char(entries.occurred_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM')`

/** Sums a store's entries by the month in which they happened, the latest first. */
export const sumMonthsOfStore = (storeId: number) =>
  query((db): Promise<MonthRow[]> =>
    db
      .selectFrom('settlement_entries as entries')
      .select(monthOf.as('month'))
      .select(SUMS)
      .where('entries.store_id', '=', storeId)
      .groupBy(monthOf)
      .orderBy('month', 'desc')
      .execute(),
  )

/** Sums of a month by store, with what a tax invoice names. */
export type StoreMonthRow = EntrySums & {
  readonly store_url: string
  readonly store_name: string
  readonly business_number: string
}

/** Sums the entries of all stores that happened in a period. */
export const sumStoresBetween = (from: Date, until: Date) =>
  query((db): Promise<StoreMonthRow[]> =>
    db
      .selectFrom('settlement_entries as entries')
      .innerJoin('stores', 'stores.id', 'entries.store_id')
      .select(['stores.url as store_url', 'stores.name as store_name', 'stores.business_number'])
      .select(SUMS)
      .where('entries.occurred_at', '>=', from)
      .where('entries.occurred_at', '<', until)
      .groupBy(['stores.id'])
      .orderBy('stores.name')
      .execute(),
  )
