import { BANK_LABELS } from '@jangteo/core/payment/bank.codes'
import * as Effect from 'effect/Effect'
import type { PayoutPort } from '../payout.port.ts'

const COLUMNS = ['은행코드', '은행', '계좌번호', '예금주', '금액', '적요', '이체번호'] as const

/**
 * Records transfers for a person who makes them at the bank and marks each as paid or failed. Account numbers begin with
 * their bank's zeros, so they are text in the table. Source: market-rules §9.5.
 */
export const recordPayout: PayoutPort = {
  name: 'record',
  send: (transfers) => Effect.succeed(transfers.map(({ key }) => ({ key, outcome: 'ASKED' }))),
  sheetOf: (transfers) => ({
    columns: COLUMNS,
    rows: transfers.map((transfer) => [
      transfer.bankCode,
      BANK_LABELS[transfer.bankCode],
      transfer.accountNumber,
      transfer.holderName,
      transfer.amount,
      transfer.note,
      transfer.key,
    ]),
  }),
}
