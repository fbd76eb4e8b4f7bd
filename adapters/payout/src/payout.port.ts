import type { Won } from '@jangteo/core/money/money.rules'
import type { BankCode } from '@jangteo/core/payment/bank.codes'
import type { TransferOutcome } from '@jangteo/core/settlement/settlement.codes'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'

/** A transfer to a store, in won. */
export type Transfer = {
  /** Names it once and for all: the same key again moves no money, and answers what became of it. */
  readonly key: string
  readonly bankCode: BankCode
  /** Digits only. */
  readonly accountNumber: string
  readonly holderName: string
  readonly amount: Won
  /** Note on the bank statement of the store. */
  readonly note: string
}

/** Outcome of a transfer; `ASKED` where the bank answers later, or a person records its answer. */
export type TransferAnswer = { readonly key: string; readonly outcome: TransferOutcome }

/** A table for a person who makes the transfers at the bank. */
export type TransferSheet = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/**
 * Pays stores. It never fails: a transfer that nobody has answered stays `ASKED`. `sheetOf` answers the transfers as a
 * table for a person at the bank. Source: market-rules §9.5, decision 137.
 */
export type PayoutPort = {
  readonly name: string
  readonly send: (transfers: readonly Transfer[]) => Effect.Effect<readonly TransferAnswer[]>
  readonly sheetOf: (transfers: readonly Transfer[]) => TransferSheet
}

export class Payouts extends Context.Service<Payouts, PayoutPort>()('Payouts') {}
