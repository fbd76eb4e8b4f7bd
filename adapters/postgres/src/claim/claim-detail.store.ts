import type { Selectable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { ClaimHistory, Claims, Files } from '../database/schema.gen.ts'
import { fileColumns } from '../upload/file.columns.ts'
import { type ReadClaim, readClaim } from './claim.columns.ts'
import { isConverted } from './claim-list.store.ts'

/** A claim with its order and its store. */
export type WholeClaimRow = ReadClaim<Selectable<Claims>> & {
  readonly ordered_at: Date
  readonly member_id: number | null
  readonly store_name: string
  readonly store_url: string
  readonly is_converted: boolean
}

export const findWholeClaim = (id: number) =>
  query(async (db): Promise<WholeClaimRow | undefined> => {
    const row = await db
      .selectFrom('claims')
      .innerJoin('orders', 'orders.id', 'claims.order_id')
      .innerJoin('order_shipping_groups', 'order_shipping_groups.id', 'claims.shipping_group_id')
      .innerJoin('stores', 'stores.id', 'order_shipping_groups.store_id')
      .select(COLUMNS.claims)
      .select(['orders.created_at as ordered_at', 'orders.member_id'])
      .select(['stores.name as store_name', 'stores.url as store_url'])
      .select(isConverted)
      .where('claims.id', '=', id)
      .executeTakeFirst()
    return row === undefined ? undefined : readClaim(row)
  })

/** A step of a claim. */
export type ClaimStepRow = Selectable<ClaimHistory>

/** Lists every step of a claim, oldest first. */
export const listClaimSteps = (claimId: number) =>
  query((db): Promise<ClaimStepRow[]> =>
    db
      .selectFrom('claim_history')
      .select(COLUMNS.claim_history)
      .where('claim_id', '=', claimId)
      .orderBy('id')
      .execute(),
  )

/** A file of a claim; `operator_id` is not `null` for one that an operator added. */
export type ClaimFileRow = Pick<
  Selectable<Files>,
  | 'byte_count'
  | 'has_thumbnail'
  | 'height'
  | 'id'
  | 'kind'
  | 'name'
  | 'operator_id'
  | 'public_key'
  | 'width'
>

/** Lists the evidence of a claim, in the order that it was added. */
export const listFilesOfClaim = (claimId: number) =>
  query((db): Promise<ClaimFileRow[]> =>
    db
      .selectFrom('claim_files')
      .innerJoin('files', 'files.id', 'claim_files.file_id')
      .select([...fileColumns, 'files.operator_id'])
      .where('claim_files.claim_id', '=', claimId)
      .orderBy('claim_files.position')
      .execute(),
  )

/** Lists the refunds of a claim, oldest first. */
export const listRefundsOfClaim = (claimId: number) =>
  query((db) =>
    db
      .selectFrom('payment_refunds')
      .select(COLUMNS.payment_refunds)
      .where('claim_id', '=', claimId)
      .orderBy('id')
      .execute(),
  )
