import { query } from '../database/db.ts'

/** Finds a store's user with the store. */
export const findSellerUser = (id: number) =>
  query((db) =>
    db
      .selectFrom('seller_users')
      .innerJoin('stores', 'stores.id', 'seller_users.store_id')
      .select([
        'seller_users.id',
        'seller_users.login_id',
        'seller_users.name',
        'seller_users.is_owner',
        'seller_users.permissions',
        'stores.url as store_url',
        'stores.name as store_name',
      ])
      .where('seller_users.id', '=', id)
      .executeTakeFirstOrThrow(),
  )

/** Finds an operator. */
export const findOperator = (id: number) =>
  query((db) =>
    db
      .selectFrom('operators')
      .select(['id', 'login_id', 'name', 'is_admin', 'permissions'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
