import type { Insertable, Kysely, Selectable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { DB, StoreBankAccounts } from '../database/schema.gen.ts'

export type BankAccountRow = Selectable<StoreBankAccounts>

const accountOf = (db: Kysely<DB>, storeId: number) =>
  db
    .selectFrom('store_bank_accounts')
    .select(COLUMNS.store_bank_accounts)
    .where('store_id', '=', storeId)

/** Finds the account that a store is paid to. */
export const findBankAccount = (storeId: number) =>
  query((db): Promise<BankAccountRow | undefined> => accountOf(db, storeId).executeTakeFirst())

/** Locks the account that a store is paid to. */
export const lockBankAccount = (storeId: number) =>
  query((db): Promise<BankAccountRow | undefined> =>
    accountOf(db, storeId).forUpdate().executeTakeFirst(),
  )

/** Stores the account that a store is paid to, in the place of a former one. */
export const saveBankAccount = (account: Insertable<StoreBankAccounts>) =>
  query((db) => {
    const { store_id: _, ...changes } = account
    return db
      .insertInto('store_bank_accounts')
      .values(account)
      .onConflict((conflict) => conflict.column('store_id').doUpdateSet(changes))
      .execute()
  })

/** Stores that an operator has verified whose account it is. */
export const confirmBankAccount = (storeId: number, at: Date) =>
  query((db) =>
    db
      .updateTable('store_bank_accounts')
      .set({ checked_at: at })
      .where('store_id', '=', storeId)
      .where('checked_at', 'is', null)
      .execute(),
  )

/** Finds the e-mail address of a store's user. */
export const findOwnerEmail = (sellerUserId: number) =>
  query(async (db) => {
    const { email } = await db
      .selectFrom('seller_users')
      .select('email')
      .where('id', '=', sellerUserId)
      .executeTakeFirstOrThrow()
    return email
  })
