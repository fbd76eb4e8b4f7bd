import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { moment, pageOf, pageQuery, plainId } from '../wire/wire.schemas.ts'

const day = z.iso.date()

const auditLine = z.object({
  auditId: plainId,
  at: moment,
  /** The account as the log writes it, such as `operator:3`. */
  who: z.string(),
  /** Name and login id of the account; `null` for what is no account. */
  whoName: z.string().nullable(),
  call: z.string(),
  target: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
})

/** Searches the audit log, the newest lines first; each filter is a beginning of what stands there. */
const list = call({ who: 'operator', permission: 'ROLES' })
  .route({ method: 'GET', path: '/operators/audit', summary: '감사 기록', tags: ['operator'] })
  .input(
    z.object({
      who: z.string().trim().max(50).optional(),
      call: z.string().trim().max(100).optional(),
      target: z.string().trim().max(100).optional(),
      startDate: day.optional(),
      endDate: day.optional(),
      ...pageQuery,
    }),
  )
  .errors(refusals('PERIOD_START_AFTER_END'))
  .output(pageOf(auditLine))

export const auditCalls = { list }
