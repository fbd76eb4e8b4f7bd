import { query } from '../database/db.ts'
import type { ApplicationRow } from './application.store.ts'

/** Name of an owner until they say another: as long as an account's may be. */
const OWNER_NAME_LENGTH_MAX = 20

/**
 * Inserts the store of an approved application, which prepares itself, and its invited owner; returns the store's id.
 * The application has its company.
 */
export const insertStoreOf = (application: ApplicationRow, at: Date) =>
  query(async (db) => {
    const { company_name, representative_name, business_address, phone } = application
    if (company_name === null || representative_name === null) {
      throw new Error(`company missing in the approved application ${application.id}`)
    }
    const { id: storeId } = await db
      .insertInto('stores')
      .values({
        url: application.store_url,
        name: application.store_name,
        introduction: '',
        company_name,
        representative_name,
        business_number: application.business_number,
        mail_order_number: application.mail_order_number ?? '',
        phone: phone ?? '',
        email: application.email,
        business_address: business_address ?? '',
        return_address: '',
        state: 'PREPARING',
        business_state: 'ACTIVE',
        business_checked_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('seller_users')
      .values({
        store_id: storeId,
        login_id: application.login_id,
        email: application.email,
        name: representative_name.slice(0, OWNER_NAME_LENGTH_MAX),
        is_owner: true,
        permissions: [],
        status: 'INVITED',
        created_at: at,
      })
      .execute()
    await db
      .updateTable('seller_applications')
      .set({ store_id: storeId })
      .where('id', '=', application.id)
      .execute()
    return storeId
  })

/** Finds the owner that the store of an approved application began with. */
export const findStoreOwner = (storeId: number) =>
  query((db) =>
    db
      .selectFrom('seller_users')
      .select('id')
      .where('store_id', '=', storeId)
      .where('is_owner', '=', true)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
