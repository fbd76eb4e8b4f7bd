import { REQUESTABLE_CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import type { ClaimState, ClaimType } from '@jangteo/core/claim/claim.codes'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import type { Selectable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { ClaimHistory } from '../database/schema.gen.ts'
import type { ClaimRow } from './claim-step.store.ts'
import { readClaim } from './claim.columns.ts'
import { isConverted } from './claim-list.store.ts'

/** A claim with its order, as the desk lists them. */
export type DeskClaimRow = ClaimRow & {
  readonly ordered_at: Date
  readonly orderer_name: string
  readonly is_converted: boolean
}

/** Lists the newest claims of all orders, for the desk; `claimId` picks one. */
export const listDeskClaims = (wanted: { readonly limit: number; readonly claimId?: number }) =>
  query(async (db): Promise<DeskClaimRow[]> => {
    const claims = db
      .selectFrom('claims')
      .innerJoin('orders', 'orders.id', 'claims.order_id')
      .select(COLUMNS.claims)
      .select(['orders.created_at as ordered_at', 'orders.orderer_name'])
      .select(isConverted)
      .orderBy('claims.id', 'desc')
      .limit(wanted.limit)
    const { claimId } = wanted
    const picked = claimId === undefined ? claims : claims.where('claims.id', '=', claimId)
    return (await picked.execute()).map(readClaim)
  })

/** Lists the exchanges whose replacement is in a parcel. */
export const listClaimIdsOfParcel = (parcel: {
  readonly courier: Courier
  readonly invoiceNumber: string
}) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('claims')
      .select('id')
      .where('state', '=', 'EY')
      .where('reship_courier', '=', parcel.courier)
      .where('reship_invoice_number', '=', parcel.invoiceNumber)
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  })

/** A step of a claim of an order. */
export type OrderClaimStepRow = Pick<Selectable<ClaimHistory>, 'id' | 'actor' | 'event' | 'at'> & {
  readonly row_id: number
  readonly type: ClaimType
  readonly from: ClaimState | null
  readonly to: ClaimState | null
}

/** Lists every step of an order's claims, oldest first; the first of each has no former state. */
export const listClaimHistory = (orderId: number) =>
  query((db): Promise<OrderClaimStepRow[]> =>
    db
      .selectFrom('claim_history as history')
      .innerJoin('claims', 'claims.id', 'history.claim_id')
      .select(['history.id', 'claim_id as row_id', 'claims.type', 'actor', 'event'])
      .select(['from_state as from', 'to_state as to', 'at'])
      .where('claims.order_id', '=', orderId)
      .where('claims.type', 'in', REQUESTABLE_CLAIM_TYPES)
      .orderBy('history.id')
      .execute(),
  )
