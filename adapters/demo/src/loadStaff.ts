import type { Transaction } from 'kysely'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { DEMO_OPERATOR, DEMO_OWNERS } from './staff.data.ts'

/** Columns that every account has. */
function accountOf(passwordHash: string, nowMs: number) {
  const at = new Date(nowMs)
  return {
    password_hash: passwordHash,
    password_changed_at: at,
    permissions: [],
    status: 'ACTIVE' as const,
    created_at: at,
  }
}

type StaffFacts = {
  /** Ids of the stores, in their order. */
  readonly storeIds: readonly number[]
  readonly passwordHash: string
  readonly nowMs: number
}

/** Inserts an owner for each store, and one operator. */
export async function insertStaff(
  trx: Transaction<DB>,
  { storeIds, passwordHash, nowMs }: StaffFacts,
): Promise<void> {
  const account = accountOf(passwordHash, nowMs)
  const owners = storeIds.flatMap((storeId, index) => {
    const owner = DEMO_OWNERS[index]
    if (owner === undefined) return []
    const { loginId, name, email } = owner
    return [{ ...account, store_id: storeId, login_id: loginId, name, email, is_owner: true }]
  })
  await trx.insertInto('seller_users').values(owners).execute()
  const { loginId, name, email } = DEMO_OPERATOR
  await trx
    .insertInto('operators')
    .values({ ...account, login_id: loginId, name, email, is_admin: true })
    .execute()
}
