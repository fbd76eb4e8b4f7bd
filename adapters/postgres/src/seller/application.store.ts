import { SELLER_UNIQUE_FIELDS } from '@jangteo/core/seller/sellerApplication.codes'
import type {
  SellerApplicationState,
  SellerUniqueField,
} from '@jangteo/core/seller/sellerApplication.codes'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { SellerApplicationHistory, SellerApplications } from '../database/schema.gen.ts'
import { fileColumns } from '../upload/file.columns.ts'

export type ApplicationRow = Selectable<SellerApplications>

/** The five values that nobody else may have, as they are compared. */
export type UniqueValues = Readonly<Record<SellerUniqueField, string>>

/**
 * Lists the fields whose values a store, a user of a store, or an open or approved application has; `exceptId` is an
 * application that does not count.
 */
export const findTakenFields = (values: UniqueValues, exceptId: number | null = null) =>
  query(async (db): Promise<SellerUniqueField[]> => {
    const { businessNumber, loginId, email, storeName, storeUrl } = values
    const { rows } = await sql<Record<SellerUniqueField, boolean>>`
      WITH holding AS (
        SELECT business_number, login_id, email, lower(store_name) AS store_name, store_url FROM seller_applications
        WHERE state IN ('APPLIED', 'SUPPLEMENT', 'APPROVED') AND id IS DISTINCT FROM ${exceptId}::bigint
      )
      SELECT
        EXISTS (SELECT FROM holding WHERE business_number = ${businessNumber})
          OR EXISTS (SELECT FROM stores WHERE business_number = ${businessNumber}) AS "businessNumber",
        EXISTS (SELECT FROM holding WHERE login_id = ${loginId})
          OR EXISTS (SELECT FROM seller_users WHERE login_id = ${loginId}) AS "loginId",
        EXISTS (SELECT FROM holding WHERE email = ${email})
          OR EXISTS (SELECT FROM seller_users WHERE email = ${email} AND status <> 'REMOVED') AS "email",
        EXISTS (SELECT FROM holding WHERE store_name = lower(${storeName}))
          OR EXISTS (SELECT FROM stores WHERE lower(name) = lower(${storeName})) AS "storeName",
        EXISTS (SELECT FROM holding WHERE store_url = ${storeUrl})
          OR EXISTS (SELECT FROM stores WHERE url = ${storeUrl})
          OR EXISTS (SELECT FROM former_store_urls WHERE url = ${storeUrl}) AS "storeUrl"`.execute(
      db,
    )
    return SELLER_UNIQUE_FIELDS.filter((field) => rows.some((row) => row[field]))
  })

/**
 * Inserts an application; `undefined` when another holds one of its five values, also one that was inserted in the same
 * moment: its indexes decide.
 */
export const insertApplication = (row: Insertable<SellerApplications>) =>
  query((db): Promise<ApplicationRow | undefined> =>
    db
      .insertInto('seller_applications')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst(),
  )

/** Finds an application of an e-mail address in small letters. */
export const findApplication = (id: number, email: string) =>
  query((db): Promise<ApplicationRow | undefined> =>
    db
      .selectFrom('seller_applications')
      .select(COLUMNS.seller_applications)
      .where('id', '=', id)
      .where('email', '=', email)
      .executeTakeFirst(),
  )

/** Locks an application; `undefined` for none. */
export const lockApplication = (id: number) =>
  query((db): Promise<ApplicationRow | undefined> =>
    db
      .selectFrom('seller_applications')
      .select(COLUMNS.seller_applications)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )

type StateChange = {
  readonly id: number
  readonly from: SellerApplicationState
  readonly change: Updateable<SellerApplications>
}

/** Compares and sets: changes an application only while its state is still `from`; `false` when it is not. */
export const updateApplication = ({ id, from, change }: StateChange) =>
  query(async (db) => {
    const result = await db
      .updateTable('seller_applications')
      .set(change)
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst()
    return result.numUpdatedRows === 1n
  })

/** Inserts a step of an application and returns its id. */
export const insertApplicationHistory = (row: Insertable<SellerApplicationHistory>) =>
  query(async (db) => {
    const { id } = await db
      .insertInto('seller_application_history')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Finds a step with its application, for the mail that reports it. */
export const findApplicationStep = (historyId: number) =>
  query((db) =>
    db
      .selectFrom('seller_application_history')
      .innerJoin(
        'seller_applications',
        'seller_applications.id',
        'seller_application_history.application_id',
      )
      .select([
        'seller_applications.id',
        'seller_applications.email',
        'seller_applications.store_name',
        'seller_applications.store_id',
        'seller_applications.applied_at',
        'seller_application_history.to_state',
        'seller_application_history.memo',
      ])
      .where('seller_application_history.id', '=', historyId)
      .executeTakeFirstOrThrow(),
  )

/** Lists the steps of an application, the oldest first. */
export const listApplicationHistory = (id: number) =>
  query((db) =>
    db
      .selectFrom('seller_application_history')
      .select(['event', 'from_state', 'to_state', 'memo', 'at'])
      .where('application_id', '=', id)
      .orderBy('id')
      .execute(),
  )

/** Gives attached files to an application. */
export const insertApplicationFiles = (applicationId: number, fileIds: readonly number[]) =>
  query(async (db) => {
    if (fileIds.length === 0) return
    await db
      .insertInto('seller_application_files')
      .values(fileIds.map((fileId) => ({ application_id: applicationId, file_id: fileId })))
      .execute()
  })

/** Lists the documents of an application as they are shown. */
export const listApplicationFiles = (applicationId: number) =>
  query((db) =>
    db
      .selectFrom('seller_application_files')
      .innerJoin('files', 'files.id', 'seller_application_files.file_id')
      .select(fileColumns)
      .where('application_id', '=', applicationId)
      .orderBy('files.id')
      .execute(),
  )

export type ApplicationFilter = {
  readonly state: SellerApplicationState | null
  readonly offset: number
  readonly limit: number
}

/** Lists applications, the newest first. */
export const listApplications = ({ state, offset, limit }: ApplicationFilter) =>
  query((db) =>
    db
      .selectFrom('seller_applications')
      .select(['id', 'state', 'store_name', 'company_name', 'business_number', 'applied_at'])
      .$if(state !== null, (filtered) => filtered.where('state', '=', state ?? 'APPLIED'))
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts the applications of each state. */
export const countApplications = () =>
  query((db) =>
    db
      .selectFrom('seller_applications')
      .select(['state', sql<number>`count(*)::int`.as('count')])
      .groupBy('state')
      .execute(),
  )

/** Finds an application by its row; `undefined` for none. */
export const findApplicationById = (id: number) =>
  query((db): Promise<ApplicationRow | undefined> =>
    db
      .selectFrom('seller_applications')
      .select(COLUMNS.seller_applications)
      .where('id', '=', id)
      .executeTakeFirst(),
  )
