import { APPROVAL_KINDS, APPROVAL_STATES } from '@jangteo/core/staff/approval.codes'
import { STAFF_REASON_LENGTH } from '@jangteo/core/staff/writeReason.rules'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import {
  done,
  moment,
  pageOf,
  pageQuery,
  plainId,
  plainIdText,
  ynFlag,
} from '../wire/wire.schemas.ts'

const TAGS = { tags: ['operator'] }
const operator = call({ who: 'operator', permission: null })

const approval = z.object({
  approvalId: plainId,
  approvalKindEnum: z.enum(APPROVAL_KINDS),
  target: z.string(),
  /** Facts of the action that an approval carries out. */
  payload: z.record(z.string(), z.unknown()),
  reason: z.string(),
  stateEnum: z.enum(APPROVAL_STATES),
  askedByName: z.string(),
  askedAt: moment,
  decidedByName: z.string().nullable(),
  decidedAt: moment.nullable(),
  decisionReason: z.string().nullable(),
  /** The caller asked for it, and may withdraw it while it is pending. */
  mineYn: ynFlag,
})

const ONE = z.object({ id: plainIdText })

/** Lists the requests of the kinds that the caller may decide, and the caller's own, the newest first. */
const list = operator
  .route({ method: 'GET', path: '/operators/approvals', summary: '승인 요청', ...TAGS })
  .input(z.object({ stateEnum: z.enum(APPROVAL_STATES).optional(), ...pageQuery }))
  .output(pageOf(approval))

const REFUSALS = refusals('APPROVAL_NOT_FOUND', 'APPROVAL_DECIDED', 'APPROVAL_SELF')

/** Approves a request of somebody else, and carries it out. */
const approve = operator
  .route({
    method: 'POST',
    path: '/operators/approvals/{id}/approve',
    summary: '승인',
    ...TAGS,
  })
  .input(ONE)
  .errors(REFUSALS)
  .errors(refusals('APPROVAL_OUTDATED'))
  .output(done)

/** Rejects a request of somebody else with a reason. */
const reject = operator
  .route({ method: 'POST', path: '/operators/approvals/{id}/reject', summary: '반려', ...TAGS })
  .input(
    ONE.extend({
      reason: z.string().trim().min(STAFF_REASON_LENGTH.min).max(STAFF_REASON_LENGTH.max),
    }),
  )
  .errors(REFUSALS)
  .output(done)

/** Withdraws a request of the caller. */
const withdraw = operator
  .route({
    method: 'POST',
    path: '/operators/approvals/{id}/withdraw',
    summary: '승인 요청 철회',
    ...TAGS,
  })
  .input(ONE)
  .errors(refusals('APPROVAL_NOT_FOUND', 'APPROVAL_DECIDED'))
  .output(done)

export const approvalCalls = { list, approve, reject, withdraw }
