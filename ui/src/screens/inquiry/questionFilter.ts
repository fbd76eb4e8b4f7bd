import { PERIOD_PRESET_DEFAULT } from '@jangteo/core/calendar/period.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { lookupQuery, oneOf, readLookup } from '../order/list/orderFilter.ts'
import type { Lookup } from '../order/list/orderFilter.ts'

const STATUSES = ['ALL', 'WAITING', 'DONE'] as const
type Status = (typeof STATUSES)[number]

/** State of the member's list of questions, as its URL says it. */
export type MyQuestionFilter = {
  readonly status: Status
  readonly period: Lookup['period']
}

export const EVERY_OWN_QUESTION: MyQuestionFilter = {
  status: 'ALL',
  period: PERIOD_PRESET_DEFAULT,
}

/** The tabs over the member's questions. */
export const MY_QUESTION_TABS = [
  { key: 'ALL', label: '전체' },
  { key: 'WAITING', label: '답변대기' },
  { key: 'DONE', label: '답변완료' },
] as const satisfies readonly { readonly key: Status; readonly label: string }[]

function read(query: URLSearchParams): MyQuestionFilter {
  return {
    status: oneOf(STATUSES, query.get('status')) ?? 'ALL',
    period: readLookup(query).period,
  }
}

/** The list's URL; what is as at first is left out. */
function write({ status, period }: MyQuestionFilter): string {
  return routes.productInquiry({
    status: status === 'ALL' ? null : status,
    ...lookupQuery({ period, goodsName: '' }),
  })
}

export const MY_QUESTION_URL = { read, write } as const

const ANSWER_FLAGS = { WAITING: 'N', DONE: 'Y' } as const

/** The filter by the answer, as the wire takes it. */
export function answerQueryOf(status: Status) {
  return status === 'ALL' ? {} : { answerDoneYn: ANSWER_FLAGS[status] }
}
