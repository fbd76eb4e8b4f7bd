import type { TransferOutcome } from '@jangteo/core/settlement/settlement.codes'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { DB, Payouts, PayoutTransfers } from '../database/schema.gen.ts'

export const insertPayout = (payout: Insertable<Payouts>) =>
  query(async (db) => {
    const inserted = db.insertInto('payouts').values(payout).returning('id')
    return (await inserted.executeTakeFirstOrThrow()).id
  })

export const insertTransfer = (transfer: Insertable<PayoutTransfers>) =>
  query((db) => db.insertInto('payout_transfers').values(transfer).execute())

/** A payout with its sums and who sent it. */
export type PayoutRow = {
  readonly id: number
  readonly sent_at: Date
  readonly sender_name: string
  readonly amount: number
  readonly transfer_count: number
  readonly asked_count: number
  readonly failed_count: number
}

const selectPayouts = (db: Kysely<DB>) =>
  db
    .selectFrom('payouts')
    .innerJoin('operators', 'operators.id', 'payouts.sent_by')
    .innerJoin('payout_transfers as transfers', 'transfers.payout_id', 'payouts.id')
    .select(({ fn }) => [
      'payouts.id',
      'payouts.sent_at',
      'operators.name as sender_name',
      sql<number>`sum(transfers.amount)::bigint`.as('amount'),
      fn.countAll<number>().as('transfer_count'),
      fn.countAll<number>().filterWhere('transfers.outcome', '=', 'ASKED').as('asked_count'),
      fn.countAll<number>().filterWhere('transfers.outcome', '=', 'FAILED').as('failed_count'),
    ])
    .groupBy(['payouts.id', 'operators.name'])

/** Lists a page of payouts, the newest first, with the count of all. */
export const listPayouts = (page: { readonly offset: number; readonly limit: number }) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('payouts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const rows: PayoutRow[] = await selectPayouts(db)
      .orderBy('payouts.id', 'desc')
      .offset(page.offset)
      .limit(page.limit)
      .execute()
    return { count, rows }
  })

export const findPayout = (id: number) =>
  query((db): Promise<PayoutRow | undefined> =>
    selectPayouts(db).where('payouts.id', '=', id).executeTakeFirst(),
  )

/** A transfer with its store and the day of its statement. */
export type TransferRow = Selectable<PayoutTransfers> & {
  readonly store_name: string
  readonly store_url: string
  readonly day: string
}

/** Lists the transfers of a payout by the names of the stores. */
export const listTransfers = (payoutId: number) =>
  query((db): Promise<TransferRow[]> =>
    db
      .selectFrom('payout_transfers')
      .innerJoin('statements', 'statements.id', 'payout_transfers.statement_id')
      .innerJoin('stores', 'stores.id', 'statements.store_id')
      .select(COLUMNS.payout_transfers)
      .select(['stores.name as store_name', 'stores.url as store_url', 'statements.day'])
      .where('payout_transfers.payout_id', '=', payoutId)
      .orderBy('stores.name')
      .orderBy('statements.id')
      .execute(),
  )

/** Names a transfer. */
export type TransferId = { readonly payoutId: number; readonly statementId: number }

/** Finds the outcome of a transfer; safe to decide by once its statement is locked. */
export const findTransferOutcome = ({ payoutId, statementId }: TransferId) =>
  query(async (db) => {
    const row = await db
      .selectFrom('payout_transfers')
      .select('outcome')
      .where('payout_id', '=', payoutId)
      .where('statement_id', '=', statementId)
      .executeTakeFirst()
    return row?.outcome
  })

/** Stores what the bank answered to a transfer, which needs its account number no more. */
export const settleTransfer = (
  { payoutId, statementId }: TransferId,
  { outcome, at }: { readonly outcome: TransferOutcome; readonly at: Date },
) =>
  query((db) =>
    db
      .updateTable('payout_transfers')
      .set({ outcome, settled_at: at, sealed_account_number: null })
      .where('payout_id', '=', payoutId)
      .where('statement_id', '=', statementId)
      .execute(),
  )
