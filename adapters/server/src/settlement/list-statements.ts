import { kstDayOf, lastDayOfMonth } from '@jangteo/core/calendar/day.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { sumWon } from '@jangteo/core/money/money.rules'
import type { StatementState } from '@jangteo/core/settlement/settlement.codes'
import { sumMonthsOfStore } from '@jangteo/postgres/settlement/entry-list.store'
import {
  searchStatements,
  type StatementFilter,
} from '@jangteo/postgres/settlement/statement-list.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingSeller } from '../call/staff-caller.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toOperatorCard, toStatementCard, toSums } from './statement-answer.ts'

const EVERY: StatementFilter = {
  storeId: null,
  storeUrl: null,
  state: null,
  fromDay: null,
  untilDay: null,
}

/** Days of the longest month. */
const MONTH_DAYS_MAX = 31

type ListInput = {
  readonly page: number
  readonly size: number
  readonly stateEnum?: StatementState | undefined
}

/** Lists the statements of the calling store, the latest day first. */
export const listOwnStatements = Effect.fnUntraced(function* (input: ListInput) {
  const { page: number, size, stateEnum: state = null } = input
  const { storeId } = yield* callingSeller
  const filter = { ...EVERY, storeId, state, offset: number * size, limit: size }
  const { count: totalElements, rows } = yield* searchStatements(filter)
  const wireIds = yield* WireIds
  return {
    ...toPage(rows, { number, size, totalElements }),
    content: rows.map((row) => toStatementCard(wireIds, row)),
  }
})

/** Lists the days of a month on which the calling store is paid, and what is still to come of it all. */
export const showCalendar = Effect.fnUntraced(function* ({ month }: { readonly month: string }) {
  const { storeId } = yield* callingSeller
  const fromDay = `${month}-01`
  const untilDay = lastDayOfMonth(fromDay)
  const page = { offset: 0, limit: MONTH_DAYS_MAX }
  const { rows } = yield* searchStatements({ ...EVERY, storeId, fromDay, untilDay, ...page })
  const wireIds = yield* WireIds
  const days = rows.map((row) => toStatementCard(wireIds, row)).toReversed()
  const unpaid = days.filter(({ stateEnum }) => stateEnum !== 'PAID')
  return {
    days,
    today: kstDayOf(yield* Clock.currentTimeMillis),
    expected: Math.max(0, sumWon(unpaid.map(({ amount }) => amount))),
  }
})

/** Lists the monthly sums of the calling store for its tax invoices. */
export const listOwnMonths = Effect.fnUntraced(function* () {
  const { storeId } = yield* callingSeller
  const rows = yield* sumMonthsOfStore(storeId)
  return { months: rows.map((row) => ({ month: row.month, ...toSums(row) })) }
})

type OperatorListInput = ListInput & {
  readonly storeUrl?: string | undefined
  readonly day?: string | undefined
}

/** Lists the statements of all stores for an operator, the latest day first. */
export const listStatements = Effect.fnUntraced(function* (input: OperatorListInput) {
  const { page: number, size, stateEnum: state = null, storeUrl = null, day = null } = input
  const filter = { ...EVERY, storeUrl, state, fromDay: day, untilDay: day }
  const page = { offset: number * size, limit: size }
  const { count: totalElements, rows } = yield* searchStatements({ ...filter, ...page })
  const wireIds = yield* WireIds
  const nowMs = yield* Clock.currentTimeMillis
  return {
    ...toPage(rows, { number, size, totalElements }),
    content: rows.map((row) => toOperatorCard(wireIds, row, nowMs)),
  }
})
