import type { StoreState } from '@jangteo/core/store/store.codes'
import type { Db } from '@jangteo/postgres/database/db'
import { listStoreHistory, type StoreRow } from '@jangteo/postgres/store/store-desk.store'
import * as Effect from 'effect/Effect'

/** Maps what a store is by law. */
export function toStoreIdentity(row: StoreRow) {
  return {
    storeUrl: row.url,
    storeName: row.name,
    companyName: row.company_name,
    representativeName: row.representative_name,
    businessNumber: row.business_number,
    mailOrderNumber: row.mail_order_number === '' ? null : row.mail_order_number,
    businessAddress: row.business_address,
    email: row.email,
  }
}

/** Maps what the seller says of a store. */
export function toStoreProfile(row: StoreRow) {
  return {
    introduction: row.introduction,
    phone: row.phone,
    phoneHours: row.phone_hours,
    returnAddress: row.return_address,
  }
}

/** A step of a store as staff see it. */
export type StoreStepAnswer = {
  readonly stateEnum: StoreState
  readonly memo: string
  readonly at: string
}

/** Lists the steps of a store for its page. */
export const storeSteps = Effect.fnUntraced(function* (
  storeId: number,
): Effect.fn.Return<StoreStepAnswer[], never, Db> {
  const rows = yield* listStoreHistory(storeId)
  return rows.map(({ to_state: stateEnum, memo, at }) => ({
    stateEnum,
    memo,
    at: at.toISOString(),
  }))
})
