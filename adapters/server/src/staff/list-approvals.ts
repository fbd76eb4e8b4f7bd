import { toPage } from '@jangteo/core/navigation/paging.rules'
import {
  APPROVAL_KINDS,
  APPROVAL_NEEDS,
  type ApprovalState,
} from '@jangteo/core/staff/approval.codes'
import { hasPermission } from '@jangteo/core/staff/staff.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { countApprovals, listApprovals } from '@jangteo/postgres/staff/approval.store'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import type { Caller } from '../call/caller.ts'
import { callingOperator } from '../call/staff-caller.ts'
import { toYn } from '../wire/yn.ts'
import { readPayload } from './approvals.ts'

const payloadSchema = z.record(z.string(), z.unknown())

type Listed = Effect.Success<ReturnType<typeof listApprovals>>[number]

function toApproval(row: Listed, operatorId: number) {
  return {
    approvalId: row.id,
    approvalKindEnum: row.kind,
    target: row.target,
    payload: readPayload(payloadSchema, row),
    reason: row.reason,
    stateEnum: row.state,
    askedByName: row.asked_by_name,
    askedAt: row.asked_at.toISOString(),
    decidedByName: row.decided_by_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
    mineYn: toYn(row.asked_by === operatorId),
  }
}

/** Which requests the caller sees: those of the kinds that they may decide, and their own. */
const seenBy = Effect.fnUntraced(function* (state: ApprovalState | null) {
  const { operatorId, isAdmin: isChief, permissions } = yield* callingOperator
  const kinds = APPROVAL_KINDS.filter((kind) =>
    hasPermission({ isChief, permissions }, APPROVAL_NEEDS[kind]),
  )
  return { kinds, askedBy: operatorId, state }
})

/** Counts the requests that wait, among those that the caller sees. */
export const countPendingRequests: Effect.Effect<number, never, Caller | Db> = Effect.gen(
  function* () {
    return yield* countApprovals(yield* seenBy('PENDING'))
  },
)

type ListInput = {
  readonly stateEnum?: ApprovalState | undefined
  readonly page: number
  readonly size: number
}

/** Lists the requests of the kinds that the caller may decide, and the caller's own, the newest first. */
export const listRequests = Effect.fnUntraced(function* ({ stateEnum, page, size }: ListInput) {
  const filter = yield* seenBy(stateEnum ?? null)
  const totalElements = yield* countApprovals(filter)
  const rows = yield* listApprovals(filter, { offset: page * size, limit: size })
  const content = rows.map((row) => toApproval(row, filter.askedBy))
  return { ...toPage(content, { number: page, size, totalElements }), content }
})
