import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import type { Decision } from '@jangteo/core/decision/decision.rules'
import type { DisputeOutcomeRefusal } from '@jangteo/core/dispute/dispute.codes'
import { claimEventOfFault, disputeFacts } from '@jangteo/core/dispute/dispute.rules'
import { DISPUTE_TABLE, type DisputeEventType } from '@jangteo/core/dispute/dispute.table.gen'
import {
  type DisputeRow,
  insertDisputeHistory,
  updateDispute,
} from '@jangteo/postgres/dispute/dispute.store'
import { addJob } from '@jangteo/postgres/job/job.store'
import * as Effect from 'effect/Effect'
import { createEntity, type EffectHandler, recordIfSet } from '../../entity/create-entity.ts'
import { notifyOfDispute } from './notify-of-dispute.ts'

/** The task's name. */
export const ANSWER_DISPUTE = 'answer-dispute'

/** Decision of an operator. */
export type DisputeDecision = {
  readonly fault: ClaimFault
  readonly text: string
  readonly operatorId: number
}

export type DisputeStep = {
  readonly event: DisputeEventType
  readonly atMs: number
  /** For `seller.answer`. */
  readonly answer?: string
  /** For `system.decide`, with the answer of the claim. */
  readonly decision?: DisputeDecision
  readonly outcome?: Decision<DisputeOutcomeRefusal, unknown>
}

type Handler = EffectHandler<DisputeRow, DisputeStep>

const scheduleAnswerDue: Handler = ({ claim_id: claimId, answer_due_at: dueAt }) =>
  Effect.asVoid(
    addJob({
      task: ANSWER_DISPUTE,
      payload: { claimId },
      dueAt: new Date(dueAt.getTime() + 1),
      key: `${ANSWER_DISPUTE}:${claimId}`,
    }),
  )

/** Sends the claim what the decision means for it. */
const decideClaim: Handler = ({ claim_id: id }, { decision, atMs }) =>
  decision === undefined
    ? Effect.die(new Error(`dispute over claim ${id}: decision missing`))
    : Effect.succeed([{ to: 'claim', id, event: claimEventOfFault(decision.fault), atMs }])

const notifyStatements =
  (event: 'dispute.ended' | 'dispute.opened'): Handler =>
  ({ claim_id: claimId }, { atMs }) =>
    Effect.succeed([{ to: 'statementsOfClaim', claimId, event, atMs }])

const resumeConfirmation: Handler = ({ claim_id: claimId }, { atMs }) =>
  Effect.succeed([{ to: 'newConfirmationDue', claimId, atMs }])

function changeOf({ answer, decision }: DisputeStep, at: Date) {
  return {
    state_changed_at: at,
    ...(answer === undefined ? {} : { answer, answered_at: at }),
    ...(decision === undefined
      ? {}
      : { fault: decision.fault, decision: decision.text, decided_by: decision.operatorId }),
  }
}

/** Moves a dispute on, the only place in the server that does. Safe only with the order of its claim locked. */
export const advanceDispute = createEntity({
  name: 'dispute',
  table: DISPUTE_TABLE,
  stateOf: ({ state }: DisputeRow) => state,
  factsOf: ({ state, answer_due_at: dueAt }: DisputeRow, { atMs: nowMs, outcome }: DisputeStep) =>
    Effect.succeed(
      disputeFacts({ state, answerDueAtMs: dueAt.getTime(), nowMs, outcome: outcome ?? null }),
    ),
  write: ({ id }, { from, step: { target, meta }, at }, step: DisputeStep) => {
    const to = { ...changeOf(step, at), state: target }
    const record = insertDisputeHistory({
      dispute_id: id,
      actor: meta.actor,
      event: step.event,
      from_state: from,
      to_state: target,
      at,
    })
    return recordIfSet(`dispute ${id}`, updateDispute({ id, from, to }), record)
  },
  effects: {
    decideClaim,
    holdStatements: notifyStatements('dispute.opened'),
    releaseStatements: notifyStatements('dispute.ended'),
    resumeConfirmation,
    scheduleAnswerDue,
  },
  announce: (dispute, { step: { target } }, step) => notifyOfDispute(dispute, target, step),
})
