import {
  type DepositAccountRow,
  listDepositAccounts,
} from '@jangteo/postgres/payment/payment.store'
import type { Db } from '@jangteo/postgres/database/db'
import type { z } from 'zod'
import type { depositAccount } from '@jangteo/contract/payment/payment.schemas'
import * as Effect from 'effect/Effect'

type Account = Pick<
  DepositAccountRow,
  | 'amount'
  | 'deposit_account_number'
  | 'deposit_bank_code'
  | 'deposit_due_at'
  | 'deposit_holder_name'
>

/** An account that a deposit is waited for in; `null` where none was issued. */
export function toDepositAnswer(row: Account) {
  const { deposit_bank_code: bankCode, deposit_account_number: accountNumber } = row
  const { deposit_holder_name: holderName, deposit_due_at: dueAt, amount } = row
  if (bankCode === null || accountNumber === null || holderName === null || dueAt === null) {
    return null
  }
  return { bankCode, accountNumber, holderName, amount, dueAt: dueAt.toISOString() }
}

/** The accounts that orders wait for a deposit into, by order; the others are absent. */
export const findDepositAccounts = Effect.fnUntraced(function* (
  orderIds: readonly number[],
): Effect.fn.Return<Map<number, z.input<typeof depositAccount>>, never, Db> {
  const rows = orderIds.length === 0 ? [] : yield* listDepositAccounts(orderIds)
  return new Map(
    rows.flatMap((row) => {
      const account = toDepositAnswer(row)
      return account === null ? [] : [[row.order_id, account] as const]
    }),
  )
})
