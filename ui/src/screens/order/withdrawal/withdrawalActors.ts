import type { WithdrawalOutcome, WithdrawnClaim } from '@jangteo/core/claim/claimWithdrawal.chart'
import { WITHDRAWAL_REFUSALS } from '@jangteo/core/claim/withdrawal/withdrawal.codes'
import type { Calls } from '@jangteo/http/call/calls'
import { refusalAmong } from '@jangteo/http/refusal/refusal'
import { fromPromise } from 'xstate'

/** Each kind of claim has an endpoint of its own. Source: spec §4, §7. */
function callOf(calls: Calls, { type }: WithdrawnClaim) {
  if (type === 'CANCEL') return calls.claim.withdrawCancel
  return type === 'EXCHANGE' ? calls.claim.withdrawExchange : calls.claim.withdrawReturn
}

async function withdraw(calls: Calls, claim: WithdrawnClaim): Promise<WithdrawalOutcome> {
  try {
    await callOf(calls, claim).call({ id: claim.claimId })
    return { kind: 'withdrawn' }
  } catch (error) {
    const reason = refusalAmong(error, WITHDRAWAL_REFUSALS) ?? null
    return { kind: 'refused', reason }
  }
}

/** The actor of the withdrawal chart over the contract's calls. What the rules do not know went wrong otherwise: `null`. */
export function createWithdrawalActors(calls: Calls) {
  return {
    withdrawClaim: fromPromise<WithdrawalOutcome, WithdrawnClaim>(({ input }) =>
      withdraw(calls, input),
    ),
  }
}
