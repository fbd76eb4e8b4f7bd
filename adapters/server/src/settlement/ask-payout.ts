import { Payouts, type Transfer } from '@jangteo/payout/payout.port'
import type { Db } from '@jangteo/postgres/database/db'
import { listTransfers, type TransferRow } from '@jangteo/postgres/settlement/payout.store'
import * as Effect from 'effect/Effect'
import type { Receivers } from '../entity/entity-queue.ts'
import { Seals } from '../wire/seals.ts'
import { recordTransfer } from './record-transfer.ts'

/** The task's name. */
export const ASK_PAYOUT = 'ask-payout'

/** Key of a transfer: the bank moves the money of a statement once a payout, however often it is asked. */
function keyOf({ statement_id: statementId, payout_id: payoutId }: TransferRow): string {
  return `statement-${statementId}-${payoutId}`
}

/** Maps transfers to the payout port, with their account numbers opened; those that have an answer have no number. */
export const toTransfers = (
  rows: readonly TransferRow[],
): Effect.Effect<Transfer[], never, Seals> =>
  Effect.map(Seals, ({ open }) =>
    rows.flatMap((row) => {
      const { sealed_account_number: sealed } = row
      if (sealed === null) return []
      return [
        {
          key: keyOf(row),
          bankCode: row.bank_code,
          accountNumber: open(sealed),
          holderName: row.holder_name,
          amount: row.amount,
          note: `장터${row.day.slice(2).replaceAll('-', '')}`,
        },
      ]
    }),
  )

/**
 * Asks the payout port about the transfers of a payout that have no answer yet, and records what it says. May run twice,
 * also at once: the port knows transfers by their keys, and an answer is recorded once.
 */
export const askPayout = Effect.fnUntraced(function* (
  payoutId: number,
): Effect.fn.Return<void, never, Db | Payouts | Receivers | Seals> {
  const rows = (yield* listTransfers(payoutId)).filter(({ outcome }) => outcome === 'ASKED')
  if (rows.length === 0) return
  const { send } = yield* Payouts
  const answers = yield* send(yield* toTransfers(rows))
  for (const row of rows) {
    const outcome = answers.find(({ key }) => key === keyOf(row))?.outcome ?? 'ASKED'
    if (outcome === 'ASKED') continue
    yield* recordTransfer({ payoutId, statementId: row.statement_id }, { outcome, memo: '' })
  }
})
