import { type Kysely, sql } from 'kysely'
import { query } from '../database/db.ts'
import type { Portion } from '../database/eachPortion.ts'
import type { DB } from '../database/schema.gen.ts'

/** A sealed text and the row that holds it. */
export type SealedRow = { readonly id: number; readonly sealed: string }

/** A page of a column's sealed texts: those without the prefix, in rows after one. */
export type SealedPage = Portion & { readonly prefix: string }

export type Resealed = SealedRow & { readonly resealed: string }

const lacks = (column: string, prefix: string) =>
  sql<boolean>`NOT starts_with(${sql.ref(column)}, ${prefix})`

const listAccounts = (db: Kysely<DB>, page: SealedPage): Promise<SealedRow[]> =>
  db
    .selectFrom('order_refund_accounts')
    .select(['order_id as id', 'sealed_account_number as sealed'])
    .where('order_id', '>', page.afterId)
    .where(lacks('sealed_account_number', page.prefix))
    .orderBy('order_id')
    .limit(page.countMax)
    .execute()

const listReceipts = (db: Kysely<DB>, page: SealedPage): Promise<SealedRow[]> =>
  db
    .selectFrom('payments')
    .select(['id', 'sealed_receipt_number as sealed'])
    .$narrowType<SealedRow>()
    .where('id', '>', page.afterId)
    .where('sealed_receipt_number', 'is not', null)
    .where(lacks('sealed_receipt_number', page.prefix))
    .orderBy('id')
    .limit(page.countMax)
    .execute()

/**
 * Account numbers of refunds. A number is replaced only while it is the one that was read; without a number the buyer
 * is asked for one again.
 */
export const ACCOUNT_NUMBERS = {
  list: (page: SealedPage) => query((db) => listAccounts(db, page)),
  replace: ({ id, sealed, resealed }: Resealed) =>
    query((db) =>
      db
        .updateTable('order_refund_accounts')
        .set({ sealed_account_number: resealed })
        .where('order_id', '=', id)
        .where('sealed_account_number', '=', sealed)
        .execute(),
    ),
  drop: ({ id, sealed }: SealedRow) =>
    query((db) =>
      db
        .deleteFrom('order_refund_accounts')
        .where('order_id', '=', id)
        .where('sealed_account_number', '=', sealed)
        .execute(),
    ),
}

/** Numbers of cash receipts, in the same way; a receipt without its number is removed. */
export const RECEIPT_NUMBERS = {
  list: (page: SealedPage) => query((db) => listReceipts(db, page)),
  replace: ({ id, sealed, resealed }: Resealed) =>
    query((db) =>
      db
        .updateTable('payments')
        .set({ sealed_receipt_number: resealed })
        .where('id', '=', id)
        .where('sealed_receipt_number', '=', sealed)
        .execute(),
    ),
  drop: ({ id, sealed }: SealedRow) =>
    query((db) =>
      db
        .updateTable('payments')
        .set({
          receipt_purpose: null,
          receipt_number_kind: null,
          sealed_receipt_number: null,
          masked_receipt_number: null,
        })
        .where('id', '=', id)
        .where('sealed_receipt_number', '=', sealed)
        .execute(),
    ),
}
