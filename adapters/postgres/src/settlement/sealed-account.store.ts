import { type Kysely, sql } from 'kysely'
import { query } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'
import type { Resealed, SealedPage, SealedRow } from '../payment/sealed.store.ts'

const lacks = (prefix: string) => sql<boolean>`NOT starts_with(sealed_account_number, ${prefix})`

const listAccounts = (db: Kysely<DB>, page: SealedPage): Promise<SealedRow[]> =>
  db
    .selectFrom('store_bank_accounts')
    .select(['store_id as id', 'sealed_account_number as sealed'])
    .where('store_id', '>', page.afterId)
    .where(lacks(page.prefix))
    .orderBy('store_id')
    .limit(page.countMax)
    .execute()

const listTransfers = (db: Kysely<DB>, page: SealedPage): Promise<SealedRow[]> =>
  db
    .selectFrom('payout_transfers')
    .select(['id', 'sealed_account_number as sealed'])
    .$narrowType<SealedRow>()
    .where('id', '>', page.afterId)
    .where('sealed_account_number', 'is not', null)
    .where(lacks(page.prefix))
    .orderBy('id')
    .limit(page.countMax)
    .execute()

/** Account numbers of stores. Without a number the owner is asked for one again. */
export const STORE_ACCOUNT_NUMBERS = {
  list: (page: SealedPage) => query((db) => listAccounts(db, page)),
  replace: ({ id, sealed, resealed }: Resealed) =>
    query((db) =>
      db
        .updateTable('store_bank_accounts')
        .set({ sealed_account_number: resealed })
        .where('store_id', '=', id)
        .where('sealed_account_number', '=', sealed)
        .execute(),
    ),
  drop: ({ id, sealed }: SealedRow) =>
    query((db) =>
      db
        .deleteFrom('store_bank_accounts')
        .where('store_id', '=', id)
        .where('sealed_account_number', '=', sealed)
        .execute(),
    ),
}

/** Account numbers of transfers that a bank has not answered. One without is recorded as failed, and sent again. */
export const TRANSFER_NUMBERS = {
  list: (page: SealedPage) => query((db) => listTransfers(db, page)),
  replace: ({ id, sealed, resealed }: Resealed) =>
    query((db) =>
      db
        .updateTable('payout_transfers')
        .set({ sealed_account_number: resealed })
        .where('id', '=', id)
        .where('sealed_account_number', '=', sealed)
        .execute(),
    ),
  drop: ({ id, sealed }: SealedRow) =>
    query((db) =>
      db
        .updateTable('payout_transfers')
        .set({ sealed_account_number: null })
        .where('id', '=', id)
        .where('sealed_account_number', '=', sealed)
        .execute(),
    ),
}
