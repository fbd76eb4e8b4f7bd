import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { Payouts } from '@jangteo/payout/payout.port'
import type { Db } from '@jangteo/postgres/database/db'
import {
  findPayout,
  listPayouts,
  listTransfers,
  type PayoutRow,
} from '@jangteo/postgres/settlement/payout.store'
import * as Effect from 'effect/Effect'
import { recordRead } from '../call/record-read.ts'
import { type Refused, refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds, type WireIdCodec } from '../wire/wire-ids.ts'
import { toTransfers } from './ask-payout.ts'
import { writeCsv } from '../csv/write-csv.ts'

function toCard(wireIds: WireIdCodec, row: PayoutRow) {
  return {
    payoutIdEncrypt: wireIds.seal('payout', row.id),
    sentAt: row.sent_at.toISOString(),
    senderName: row.sender_name,
    amount: row.amount,
    transferCount: row.transfer_count,
    askedCount: row.asked_count,
    failedCount: row.failed_count,
  }
}

type PageInput = { readonly page: number; readonly size: number }

/** Lists what was sent to the bank, the newest first. */
export const showPayouts = Effect.fnUntraced(function* ({ page: number, size }: PageInput) {
  const { count, rows } = yield* listPayouts({ offset: number * size, limit: size })
  const wireIds = yield* WireIds
  return {
    ...toPage(rows, { number, size, totalElements: count }),
    content: rows.map((row) => toCard(wireIds, row)),
  }
})

const openPayout = Effect.fnUntraced(function* (
  sealedId: string,
): Effect.fn.Return<PayoutRow, Refused<'PAYOUT_NOT_FOUND'>, Db | WireIds> {
  const id = yield* openId('payout', sealedId, refused('PAYOUT_NOT_FOUND'))
  return (yield* findPayout(id)) ?? (yield* refused('PAYOUT_NOT_FOUND'))
})

/** Shows a payout with its transfers, account numbers masked. Refusal: PAYOUT_NOT_FOUND. */
export const showPayout = Effect.fnUntraced(function* ({ id }: { readonly id: string }) {
  const row = yield* openPayout(id)
  const wireIds = yield* WireIds
  const transfers = yield* listTransfers(row.id)
  return {
    payout: toCard(wireIds, row),
    transfers: transfers.map((transfer) => ({
      statementIdEncrypt: wireIds.seal('statement', transfer.statement_id),
      storeName: transfer.store_name,
      day: transfer.day,
      amount: transfer.amount,
      bankCode: transfer.bank_code,
      maskedAccountNumber: transfer.masked_account_number,
      holderName: transfer.holder_name,
      outcomeEnum: transfer.outcome,
    })),
  }
})

/**
 * Writes the file that a person hands to the bank: the transfers that have no answer yet, account numbers in full, with
 * a line in the audit log. Refusal: PAYOUT_NOT_FOUND.
 */
export const writePayoutFile = Effect.fnUntraced(function* ({ id }: { readonly id: string }) {
  const row = yield* openPayout(id)
  const { sheetOf } = yield* Payouts
  const asked = yield* toTransfers(yield* listTransfers(row.id))
  const { columns, rows } = sheetOf(asked)
  yield* recordRead(
    recordAudit({
      call: 'operatorSettlement.sheet',
      target: `payout:${row.id}`,
      before: null,
      after: { transferCount: asked.length },
      reason: null,
    }),
  )
  const fileName = `이체-${kstDayOf(row.sent_at.getTime())}-${row.id}.csv`
  return { fileName, text: writeCsv(columns, rows) }
})
