import type { StepActor } from '@jangteo/core/chart/step.codes'
import { CLAIM_TYPE_LABELS, type ClaimType } from '@jangteo/core/claim/claim.codes'
import { isRequestable } from '@jangteo/core/claim/claim.rules'
import { CLAIM_TABLE, type ClaimEventType } from '@jangteo/core/claim/claimStep.rules'
import type { ClaimStepRow } from '@jangteo/postgres/claim/claim-detail.store'

const ACTORS: Readonly<Record<StepActor, 'BUYER' | 'SELLER' | 'SYSTEM'>> = {
  buyer: 'BUYER',
  seller: 'SELLER',
  carrier: 'SYSTEM',
  gateway: 'SYSTEM',
  system: 'SYSTEM',
}

function isClaimEvent(event: string): event is ClaimEventType {
  return Object.values(CLAIM_TABLE.steps).some((steps) => event in steps)
}

/** Label of a claim's first step: a buyer's request, or an event of the order. */
function beginningOf(type: ClaimType): string {
  return isRequestable(type) ? `${CLAIM_TYPE_LABELS[type]} 신청` : CLAIM_TYPE_LABELS[type]
}

/** Label of a step: as its chart says, and before its first step by the kind of claim. */
function actionOf(
  { event, from_state: from, to_state: to }: ClaimStepRow,
  type: ClaimType,
): string {
  const steps = from === null || !isClaimEvent(event) ? [] : (CLAIM_TABLE.steps[from][event] ?? [])
  const step = steps.find(({ target }) => target === to)
  return step?.meta.action ?? beginningOf(type)
}

/** The history of a claim as the wire shows it. */
export function toClaimStep(row: ClaimStepRow, type: ClaimType) {
  return {
    at: row.at.toISOString(),
    actor: ACTORS[row.actor],
    action: actionOf(row, type),
    from: row.from_state,
    to: row.to_state,
    memo: row.memo,
  }
}
