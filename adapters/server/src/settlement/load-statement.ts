import type { PayableStore } from '@jangteo/core/settlement/statement.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { isStatementDisputed } from '@jangteo/postgres/dispute/dispute.store'
import {
  type BankAccountRow,
  findBankAccount,
} from '@jangteo/postgres/settlement/bank-account.store'
import { lockStatement, sumStatement } from '@jangteo/postgres/settlement/statement.store'
import { findOwnStore } from '@jangteo/postgres/store/store-desk.store'
import * as Effect from 'effect/Effect'
import type { AdvancedStatement } from './advance-statement.ts'

/** Loads what decides if a store may be paid to its account. */
const loadPayableStore = Effect.fnUntraced(function* (
  storeId: number,
  account: BankAccountRow | undefined,
): Effect.fn.Return<PayableStore, never, Db> {
  return {
    hasAccount: account !== undefined && account.checked_at !== null,
    accountFrom: account?.payable_from ?? null,
    isSuspended: (yield* findOwnStore(storeId)).state === 'SUSPENDED',
  }
})

/** Locks a statement and loads what its chart asks about; `null` when there is none. */
export const loadLockedStatement = Effect.fnUntraced(function* (
  id: number,
): Effect.fn.Return<AdvancedStatement | null, never, Db> {
  const statement = yield* lockStatement(id)
  if (statement === undefined) return null
  const { store_id: storeId } = statement
  const total = yield* sumStatement(id)
  const account = yield* findBankAccount(storeId)
  const isDisputed = yield* isStatementDisputed(id)
  const store = yield* loadPayableStore(storeId, account)
  return { ...statement, total, account, isDisputed, store }
})
