import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { BANK_CODES } from '@jangteo/core/payment/bank.codes'
import { hideAccountNumber } from '@jangteo/core/payment/refundAccount.rules'
import { insertRows } from '@jangteo/postgres/database/insertRows'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import type { Transaction } from 'kysely'
import { DEMO_OWNERS } from './staff.data.ts'

/** Makes a text one that only this market reads. */
export type Seal = (text: string) => string

const BANK_DIGITS = '110'
const STORE_DIGITS = 9

/** Account that a demo store is paid to, the same in every load; the id of a store is its place from 1. */
export function accountOfStore(storeId: number) {
  const number = BANK_DIGITS + String(storeId).padStart(STORE_DIGITS, '0')
  return {
    number,
    bankCode: BANK_CODES[storeId % BANK_CODES.length],
    masked: hideAccountNumber(number),
    holder: DEMO_OWNERS[storeId - 1]?.name ?? '예금주',
  }
}

type AccountFacts = {
  readonly storeIds: readonly number[]
  readonly nowMs: number
  readonly seal: Seal
}

/** Inserts a verified account for each store. */
export async function insertAccounts(
  trx: Transaction<DB>,
  { storeIds, nowMs, seal }: AccountFacts,
): Promise<void> {
  const at = new Date(nowMs)
  const rows = storeIds.map((storeId) => {
    const { number, bankCode, masked, holder } = accountOfStore(storeId)
    return {
      store_id: storeId,
      bank_code: bankCode,
      sealed_account_number: seal(number),
      masked_account_number: masked,
      holder_name: holder,
      changed_at: at,
      checked_at: at,
      payable_from: kstDayOf(nowMs),
    }
  })
  await insertRows('store_bank_accounts', rows).execute(trx)
}
