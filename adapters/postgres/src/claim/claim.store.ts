import type { Insertable } from 'kysely'
import { query } from '../database/db.ts'
import type { ClaimItems, Claims } from '../database/schema.gen.ts'
import type { ClaimRow } from './claim-step.store.ts'
import { readClaim } from './claim.columns.ts'

/** A claim to insert; its store is that of its shipping group. */
export type NewClaim = Omit<Insertable<Claims>, 'store_id'>

/** Inserts a claim and returns its row. */
export const insertClaim = (claim: NewClaim) =>
  query(async (db): Promise<ClaimRow> => {
    const inserted = db
      .insertInto('claims')
      .values((row) => ({
        ...claim,
        store_id: row
          .selectFrom('order_shipping_groups')
          .select('order_shipping_groups.store_id')
          .where('order_shipping_groups.id', '=', claim.shipping_group_id),
      }))
      .returningAll()
    return readClaim(await inserted.executeTakeFirstOrThrow())
  })

export const insertClaimItems = (items: readonly Insertable<ClaimItems>[]) =>
  query((db) => db.insertInto('claim_items').values(items).execute())

/** Stores evidence of a claim, in the order that it was added, after `formerCount` files. */
export const insertClaimFiles = (claimId: number, fileIds: readonly number[], formerCount = 0) =>
  query((db) =>
    db
      .insertInto('claim_files')
      .values(
        fileIds.map((fileId, place) => ({
          claim_id: claimId,
          file_id: fileId,
          position: formerCount + place,
        })),
      )
      .execute(),
  )
