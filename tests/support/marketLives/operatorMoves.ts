import { askPayout } from '@jangteo/server/settlement/ask-payout'
import * as fc from 'fast-check'
import type { RefusalBody } from '../buyer.ts'
import { work } from '../claim/claimDesk.ts'
import { statementsIn, transfersOf } from './look.ts'
import { always, anyNumber, DONE, type Move, NOTHING, outcomeOf, type Worlds } from './move.ts'
import { operatorAt, picked, type Stage } from './stage.ts'

type By = { readonly by: number; readonly pick: number }
type Results = { readonly results: readonly { readonly code: string | null }[] }

const nameOf = (
  { stores }: Stage,
  { store_id: storeId, day }: { readonly store_id: number; readonly day: string },
): string => `${stores.find(({ id }) => id === storeId)?.name} ${day}`

/** An operator approves a closed statement, or one whose transfer failed. */
export function approveStatement({ by, pick }: By): Move {
  return {
    name: 'approve',
    details: `operator ${by}, ${pick}`,
    isPossible: always,
    make: async ({ stage }) => {
      const statements = await statementsIn(stage, 'CLOSED', 'FAILED')
      if (statements.length === 0) return NOTHING
      const statement = picked(statements, pick)
      const answer = await (
        await operatorAt(stage, by)
      ).call<Results & RefusalBody>('POST', '/operators/settlements/approve', {
        body: { statementIdEncryptList: [statement.sealedId] },
      })
      const code = answer.status === 200 ? answer.body.results[0]?.code : null
      return `${code ?? outcomeOf(answer)}, ${nameOf(stage, statement)} of ${statement.amount}`
    },
  }
}

/** An operator sends approved statements to the bank, the approver or somebody else. */
export function pay({ by, pick, isAll }: By & { readonly isAll: boolean }): Move {
  return {
    name: 'pay',
    details: `operator ${by}, ${isAll ? 'all' : pick}`,
    isPossible: always,
    make: async ({ stage }) => {
      const statements = await statementsIn(stage, 'APPROVED')
      if (statements.length === 0) return NOTHING
      const chosen = isAll ? statements : [picked(statements, pick)]
      const answer = await (
        await operatorAt(stage, by)
      ).call('POST', '/operators/payouts', {
        body: { statementIdEncryptList: chosen.map(({ sealedId }) => sealedId) },
      })
      await work(stage.market, 'ask-payout')
      return `${outcomeOf(answer)}, ${chosen.map((one) => nameOf(stage, one)).join(' and ')}`
    },
  }
}

type Answering = By & { readonly outcome: 'PAID' | 'FAILED'; readonly isByHand: boolean }

/** The bank answers a transfer, by its interface or by an operator who reads its letters; also one that it answered. */
export function answerTransfer({ by, pick, outcome, isByHand }: Answering): Move {
  return {
    name: outcome === 'PAID' ? 'transferPaid' : 'transferFailed',
    details: isByHand ? `${pick}, recorded by operator ${by}` : String(pick),
    isPossible: always,
    make: async (worlds) => {
      const { stage } = worlds
      const transfers = await transfersOf(stage)
      if (transfers.length === 0) return NOTHING
      const { payout_id: payoutId, statement_id: statementId, amount } = picked(transfers, pick)
      const said = `${amount} won`
      if (!isByHand) return answerByPort(worlds, { payoutId, statementId, outcome, said })
      const payout = stage.wireIds.seal('payout', payoutId)
      const statement = stage.wireIds.seal('statement', statementId)
      const path = `/operators/payouts/${payout}/transfers/${statement}`
      const memo = outcome === 'FAILED' ? '계좌 해지' : ''
      const browser = await operatorAt(stage, by)
      const body = { outcomeEnum: outcome, memo }
      return `${outcomeOf(await browser.call('POST', path, { body }))}, ${said}`
    },
  }
}

type PortAnswer = {
  readonly payoutId: number
  readonly statementId: number
  readonly outcome: 'PAID' | 'FAILED'
  readonly said: string
}

/** A bank that answered once stays with its answer. */
async function answerByPort(
  { stage }: Worlds,
  { payoutId, statementId, outcome, said }: PortAnswer,
): Promise<string> {
  const { market, bank } = stage
  const key = `statement-${statementId}-${payoutId}`
  if (!bank.answers.has(key)) bank.answers.set(key, outcome)
  await market.runtime.runPromise(askPayout(payoutId))
  return `${bank.answers.get(key) === outcome ? DONE : 'answered otherwise before'}, ${said}`
}

/** An operator holds a statement, or releases a held one. */
export function holdOrRelease({ by, pick, isHold }: By & { readonly isHold: boolean }): Move {
  return {
    name: isHold ? 'hold' : 'release',
    details: `operator ${by}, ${pick}`,
    isPossible: always,
    make: async ({ stage }) => {
      const from = isHold ? (['CLOSED', 'APPROVED', 'FAILED'] as const) : (['HELD'] as const)
      const statements = await statementsIn(stage, ...from)
      if (statements.length === 0) return NOTHING
      const statement = picked(statements, pick)
      const path = `/operators/settlements/${statement.sealedId}/${isHold ? 'hold' : 'release'}`
      const body = { reasonEnum: 'DISPUTE', memo: '확인 중' }
      const browser = await operatorAt(stage, by)
      const answer = await browser.call('POST', path, isHold ? { body } : {})
      return `${outcomeOf(answer)}, ${nameOf(stage, statement)}`
    },
  }
}

type Adjusting = { readonly by: number; readonly store: number; readonly amount: number }

/** An operator asks for an adjustment of what a store is paid. */
export function askAdjustment({ by, store, amount }: Adjusting): Move {
  return {
    name: 'askAdjustment',
    details: `operator ${by}, store ${store}, ${amount}`,
    isPossible: always,
    make: async ({ stage }) => {
      const { url } = picked(stage.stores, store)
      const browser = await operatorAt(stage, by)
      const body = { storeUrl: url, amount, reason: '포장 파손 보상' }
      return outcomeOf(await browser.call('POST', '/operators/adjustments', { body }))
    },
  }
}

/** An operator approves or rejects an adjustment that somebody asked for. */
export function decideAdjustment({
  by,
  pick,
  isApproved,
}: By & { readonly isApproved: boolean }): Move {
  return {
    name: isApproved ? 'approveAdjustment' : 'rejectAdjustment',
    details: `operator ${by}, ${pick}`,
    isPossible: always,
    make: async ({ model, stage }) => {
      const pending = await stage.market.database.db
        .selectFrom('approvals')
        .select(['id', 'target', 'payload'])
        .where('kind', '=', 'ADJUSTMENT')
        .where('state', '=', 'PENDING')
        .where(
          'target',
          'in',
          stage.stores.map(({ id }) => `store:${id}`),
        )
        .orderBy('id')
        .execute()
      if (pending.length === 0) return NOTHING
      const { id, payload } = picked(pending, pick)
      const browser = await operatorAt(stage, by)
      const path = `/operators/approvals/${id}/${isApproved ? 'approve' : 'reject'}`
      const body = { reason: '근거 부족' }
      const said = outcomeOf(await browser.call('POST', path, isApproved ? {} : { body }))
      const { storeId, amount } = payload as { storeId: number; amount: number }
      if (said === DONE && isApproved) {
        model.adjusted.set(storeId, (model.adjusted.get(storeId) ?? 0) + amount)
      }
      return `${said}, ${amount} won`
    },
  }
}

type Rating = { readonly by: number; readonly store: number; readonly rateBp: number | null }

/** An operator changes the fee of a store; orders of before keep theirs. */
export function setRate({ by, store, rateBp }: Rating): Move {
  return {
    name: 'setRate',
    details: `operator ${by}, store ${store}, ${rateBp}`,
    isPossible: always,
    make: async ({ model, stage }) => {
      const { id, url } = picked(stage.stores, store)
      const browser = await operatorAt(stage, by)
      const path = `/operators/stores/${url}/fee-rate`
      const said = outcomeOf(await browser.call('PUT', path, { body: { feeRateBp: rateBp } }))
      if (said === DONE) model.rates.set(id, rateBp)
      return said
    },
  }
}

type Suspending = { readonly by: number; readonly store: number; readonly isSuspended: boolean }

/** An operator suspends a store, or releases it; its owner opens it again. */
export function suspend({ by, store, isSuspended }: Suspending): Move {
  return {
    name: isSuspended ? 'suspend' : 'releaseStore',
    details: `operator ${by}, store ${store}`,
    isPossible: always,
    make: async ({ stage }) => {
      const { url } = picked(stage.stores, store)
      const browser = await operatorAt(stage, by)
      const path = `/operators/stores/${url}/${isSuspended ? 'suspend' : 'release'}`
      const body = { reason: '상품 신고를 확인하고 있어요' }
      return outcomeOf(await browser.call('POST', path, { body }))
    },
  }
}

const by = fc.nat({ max: 2 })
const store = fc.nat({ max: 2 })
const mostly = fc.constantFrom(true, true, true, false)

/** Moves of operators and the bank, as often as they stand here. */
export const OPERATOR_MOVES: readonly fc.Arbitrary<Move>[] = [
  fc.record({ by, pick: anyNumber }).map(approveStatement),
  fc.record({ by, pick: anyNumber }).map(approveStatement),
  fc.record({ by, pick: anyNumber, isAll: fc.boolean() }).map(pay),
  fc.record({ by, pick: anyNumber, isAll: fc.boolean() }).map(pay),
  fc
    .record({
      by,
      pick: fc.constantFrom(0, 0, 1, 2),
      outcome: fc.constantFrom('PAID' as const, 'FAILED' as const),
      isByHand: fc.boolean(),
    })
    .map(answerTransfer),
  fc.record({ by, pick: anyNumber, isHold: fc.boolean() }).map(holdOrRelease),
  fc
    .record({ by, store, amount: fc.constantFrom(-50_000, -3_000, 2_500, 40_000) })
    .map(askAdjustment),
  fc.record({ by, pick: anyNumber, isApproved: mostly }).map(decideAdjustment),
  fc.record({ by, store, rateBp: fc.constantFrom(0, 333, 1_000, 3_000, null) }).map(setRate),
  fc.record({ by, store, isSuspended: fc.boolean() }).map(suspend),
]
