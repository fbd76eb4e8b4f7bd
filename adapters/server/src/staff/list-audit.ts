import { type Day, endOfDayMs, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { toPeekedPage } from '@jangteo/core/navigation/paging.rules'
import { listAudit, listWhoNames } from '@jangteo/postgres/tracking/audit.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'

type AuditInput = {
  readonly who?: string | undefined
  readonly call?: string | undefined
  readonly target?: string | undefined
  readonly startDate?: Day | undefined
  readonly endDate?: Day | undefined
  readonly page: number
  readonly size: number
}

/**
 * Searches the audit log, the newest lines first. Nothing counts the whole log: a page says whether another one follows.
 * Refusal: PERIOD_START_AFTER_END.
 */
export const searchAudit = Effect.fnUntraced(function* (input: AuditInput) {
  const { who = '', call = '', target = '', startDate, endDate, page, size } = input
  if (startDate !== undefined && endDate !== undefined && startDate > endDate) {
    return yield* refused('PERIOD_START_AFTER_END')
  }
  const from = startDate === undefined ? null : new Date(startOfDayMs(startDate))
  const until = endDate === undefined ? null : new Date(endOfDayMs(endDate))
  const rows = yield* listAudit(
    { who, call, target, from, until },
    { offset: page * size, limit: size + 1 },
  )
  const names = yield* listWhoNames(rows.map((row) => row.who))
  const content = rows.map((row) => ({
    auditId: row.id,
    at: row.at.toISOString(),
    who: row.who,
    whoName: names.get(row.who) ?? null,
    call: row.call,
    target: row.target,
    before: row.before,
    after: row.after,
    reason: row.reason,
  }))
  const peeked = toPeekedPage(content, { number: page, size, totalElements: 0 })
  return { ...peeked, content: [...peeked.content] }
})
