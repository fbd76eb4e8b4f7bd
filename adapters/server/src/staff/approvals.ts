import { APPROVAL_NEEDS, type ApprovalKind } from '@jangteo/core/staff/approval.codes'
import { decideApproval } from '@jangteo/core/staff/approval.rules'
import { hasPermission } from '@jangteo/core/staff/staff.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { readStored } from '@jangteo/postgres/database/readStored'
import {
  type ApprovalRow,
  decideApprovalRow,
  insertApproval,
  lockApproval,
} from '@jangteo/postgres/staff/approval.store'
import * as Clock from 'effect/Clock'
import * as Context from 'effect/Context'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import type { Caller } from '../call/caller.ts'
import type { Client } from '../call/client.ts'
import { type Refused, refused } from '../call/refused.ts'
import type { Settings } from '../call/settings.ts'
import { callingOperator } from '../call/staff-caller.ts'
import type { Receivers } from '../entity/entity-queue.ts'
import type { Seals } from '../wire/seals.ts'
import { recordAudit } from '../tracking/record-audit.ts'

/** Services that an approved request may ask for. */
export type ApprovalNeeds = Caller | Client | Db | Receivers | Seals | Settings

/** Carries an approved request out, in the transaction of its approval; what no longer fits is refused, and stays pending. */
export type ApprovalAction = (
  request: ApprovalRow,
) => Effect.Effect<unknown, Refused<'APPROVAL_OUTDATED'>, ApprovalNeeds>

/** Reads the facts that a request was stored with. */
export function readPayload<Payload>(
  schema: z.ZodType<Payload>,
  { id, payload }: Pick<ApprovalRow, 'id' | 'payload'>,
): Payload {
  return readStored(schema, payload, { table: 'approvals', column: 'payload', id })
}

/** Actions of the approved requests of each kind. */
export class ApprovalActions extends Context.Service<
  ApprovalActions,
  Readonly<Partial<Record<ApprovalKind, ApprovalAction>>>
>()('ApprovalActions') {}

/** Request of an operator for the approval of another one. */
export type ApprovalRequest = {
  readonly kind: ApprovalKind
  /** Subject such as `operator:3`; one request of a kind is pending for it. */
  readonly target: string
  /** Facts that the action needs, stored as JSON; other operators read them, so they hold no secrets. */
  readonly payload: object
  readonly reason: string
}

/**
 * Asks another operator to approve something, and records it; belongs into the transaction of the call. Returns the id of
 * the request. Refusal: APPROVAL_PENDING. Source: market-rules §9.2.
 */
export const askApproval = Effect.fnUntraced(function* (
  request: ApprovalRequest,
): Effect.fn.Return<number, Refused<'APPROVAL_PENDING'>, Caller | Db> {
  const { operatorId } = yield* callingOperator
  const at = new Date(yield* Clock.currentTimeMillis)
  const id = yield* insertApproval({ ...request, askedBy: operatorId, at })
  if (id === null) return yield* refused('APPROVAL_PENDING')
  const { kind, target, payload, reason } = request
  yield* recordAudit({
    call: 'approval.ask',
    target: `approval:${id}`,
    before: null,
    after: { kind, target, payload },
    reason,
  })
  return id
})

/**
 * Approves a request and carries it out in the same transaction, under the lock of its row, so that of two operators one
 * decides. Refusals: APPROVAL_NOT_FOUND, APPROVAL_DECIDED, APPROVAL_SELF, APPROVAL_OUTDATED. Source: market-rules §9.2.
 */
export const approve = Effect.fnUntraced(function* ({ id }: { readonly id: number }) {
  const request = yield* lockDecidable(id)
  const { [request.kind]: action } = yield* ApprovalActions
  if (action === undefined) {
    return yield* Effect.die(new Error(`action missing for approvals of ${request.kind}`))
  }
  yield* action(request)
  yield* writeDecision(request, { state: 'APPROVED', reason: null })
  return { done: true } as const
}, transaction)

/** Rejects a request with a reason. Refusals: APPROVAL_NOT_FOUND, APPROVAL_DECIDED, APPROVAL_SELF. */
export const reject = Effect.fnUntraced(function* (input: {
  readonly id: number
  readonly reason: string
}) {
  const request = yield* lockDecidable(input.id)
  yield* writeDecision(request, { state: 'REJECTED', reason: input.reason })
  return { done: true } as const
}, transaction)

/** Withdraws a request of the caller. Refusals: APPROVAL_NOT_FOUND, APPROVAL_DECIDED. */
export const withdraw = Effect.fnUntraced(function* ({ id }: { readonly id: number }) {
  const { operatorId } = yield* callingOperator
  const request = yield* lockApproval(id)
  if (request?.asked_by !== operatorId) return yield* refused('APPROVAL_NOT_FOUND')
  if (request.state !== 'PENDING') return yield* refused('APPROVAL_DECIDED')
  yield* writeDecision(request, { state: 'WITHDRAWN', reason: null })
  return { done: true } as const
}, transaction)

/** Locks a request that the caller may decide; one of a kind that the caller may not is unknown. */
const lockDecidable = Effect.fnUntraced(function* (id: number) {
  const { operatorId, isAdmin: isChief, permissions } = yield* callingOperator
  const request = yield* lockApproval(id)
  if (request === undefined) return yield* refused('APPROVAL_NOT_FOUND')
  const { state, kind, asked_by: askedBy } = request
  const isOwn = askedBy === operatorId
  if (!isOwn && !hasPermission({ isChief, permissions }, APPROVAL_NEEDS[kind])) {
    return yield* refused('APPROVAL_NOT_FOUND')
  }
  const decision = decideApproval({ state, askedBy, decidedBy: operatorId })
  return decision.ok ? request : yield* refused(decision.reason)
})

type Decided = {
  readonly state: 'APPROVED' | 'REJECTED' | 'WITHDRAWN'
  readonly reason: string | null
}

const CALLS: Readonly<Record<Decided['state'], string>> = {
  APPROVED: 'approval.approve',
  REJECTED: 'approval.reject',
  WITHDRAWN: 'approval.withdraw',
}

const writeDecision = Effect.fnUntraced(function* (
  { id, kind, target }: ApprovalRow,
  { state, reason }: Decided,
) {
  const { operatorId } = yield* callingOperator
  const at = new Date(yield* Clock.currentTimeMillis)
  yield* decideApprovalRow({ id, state, decidedBy: operatorId, reason, at })
  yield* recordAudit({
    call: CALLS[state],
    target: `approval:${id}`,
    before: { state: 'PENDING' },
    after: { state, kind, target },
    reason,
  })
})
