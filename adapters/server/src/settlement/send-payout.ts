import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { addJob } from '@jangteo/postgres/job/job.store'
import { insertPayout, insertTransfer } from '@jangteo/postgres/settlement/payout.store'
import { Payouts } from '@jangteo/payout/payout.port'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { once } from '../call/once.ts'
import { refused } from '../call/refused.ts'
import { callingOperator } from '../call/staff-caller.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { advanceStatement, type AdvancedStatement } from './advance-statement.ts'
import { ASK_PAYOUT } from './ask-payout.ts'
import { loadLockedStatement } from './load-statement.ts'

const CALL = 'operatorSettlement.send'
const sent = z.object({ payoutIdEncrypt: z.string() })

type SendInput = { readonly statementIdEncryptList: readonly string[] }

/**
 * Sends approved statements to the bank, all or none and once for an `Idempotency-Key`: each becomes a transfer to the
 * account of that moment, and a job asks the payout port after the transaction, so that no lock waits for a bank.
 * Statements are locked in the order of their ids; of two operators at once the second finds them sent.
 * Refusals: STATEMENT_NOT_FOUND, STATEMENT_STATE_CHANGED, STATEMENT_ACCOUNT_MISSING, STATEMENT_ACCOUNT_RESTS,
 * STATEMENT_STORE_SUSPENDED, STATEMENT_DISPUTED, APPROVAL_SELF. Source: market-rules §9.2, §9.5.
 */
export const sendPayout = (input: SendInput) =>
  once({ call: CALL, input, decodeStoredAnswer: (answer) => sent.parse(answer) }, write(input))

const write = Effect.fnUntraced(function* ({ statementIdEncryptList: sealedIds }: SendInput) {
  const ids = yield* Effect.forEach(new Set(sealedIds), (sealedId) =>
    openId('statement', sealedId, refused('STATEMENT_NOT_FOUND')),
  )
  const { operatorId } = yield* callingOperator
  const atMs = yield* Clock.currentTimeMillis
  const { name: port } = yield* Payouts
  const payoutId = yield* insertPayout({ port, sent_by: operatorId, sent_at: new Date(atMs) })
  for (const id of ids.toSorted((a, b) => a - b)) {
    const statement = yield* loadLockedStatement(id)
    if (statement === null) return yield* refused('STATEMENT_NOT_FOUND')
    yield* sendOne(statement, { payoutId, operatorId, atMs })
  }
  yield* addJob({
    task: ASK_PAYOUT,
    payload: { payoutId },
    dueAt: new Date(atMs),
    key: `${ASK_PAYOUT}:${payoutId}`,
  })
  yield* recordAudit({
    call: CALL,
    target: `payout:${payoutId}`,
    before: null,
    after: { statementIds: ids },
    reason: null,
  })
  return { payoutIdEncrypt: (yield* WireIds).seal('payout', payoutId) }
})

type Sending = { readonly payoutId: number; readonly operatorId: number; readonly atMs: number }

const sendOne = Effect.fnUntraced(function* (
  statement: AdvancedStatement,
  { payoutId, operatorId, atMs }: Sending,
) {
  const { id, account, amount } = statement
  const step = { event: 'system.send', atMs, today: kstDayOf(atMs), operatorId, payoutId } as const
  const decision = yield* advanceStatement(statement, step)
  if (!decision.ok) {
    const { reason } = decision
    return yield* refused(reason === 'STATEMENT_NOT_DUE' ? 'STATEMENT_STATE_CHANGED' : reason)
  }
  if (account === undefined || amount === null) {
    return yield* Effect.die(new Error(`statement ${id}: account or amount missing`))
  }
  yield* insertTransfer({
    payout_id: payoutId,
    statement_id: id,
    amount,
    bank_code: account.bank_code,
    sealed_account_number: account.sealed_account_number,
    masked_account_number: account.masked_account_number,
    holder_name: account.holder_name,
    outcome: 'ASKED',
  })
})
