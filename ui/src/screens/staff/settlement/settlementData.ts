import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'

/** A statement in the store's list. */
export type StatementCard = StaffAnswers['sellerSettlement']['list']['content'][number]

/** A statement in the operator's list. */
export type OperatorStatementCard = StaffAnswers['operatorSettlement']['list']['content'][number]

/** A statement with its sums, entries and steps. */
export type StatementData = Omit<StaffAnswers['sellerSettlement']['detail'], 'statement'>

/** An entry of a statement. */
export type EntryData = StatementData['entries']['content'][number]

/** Rows of a page of a table of staff. */
export const STAFF_PAGE_SIZE = 20

const MONTH_FORM = /^\d{4}-(?:0[1-9]|1[0-2])$/
const MONTH_LENGTH = 7

/** Reads the shown month from a query; the month of today where it names none. */
export function monthOfQuery(query: URLSearchParams, today: string): string {
  const month = query.get('month') ?? ''
  return MONTH_FORM.test(month) ? month : today.slice(0, MONTH_LENGTH)
}
