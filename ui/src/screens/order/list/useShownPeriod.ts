import type { Day } from '@jangteo/core/calendar/day.rules'
import { PERIOD_PRESET_DEFAULT } from '@jangteo/core/calendar/period.codes'
import type { PeriodCode } from '@jangteo/core/calendar/period.codes'
import { periodReaching } from '@jangteo/core/calendar/period.rules'
import type { Period } from '@jangteo/core/calendar/period.rules'
import { allow } from '@jangteo/core/decision/decision.rules'
import type { Decision } from '@jangteo/core/decision/decision.rules'
import { filterPeriod } from './orderFilter.ts'
import type { OrderFilter } from './orderFilter.ts'
import { useOrderListPage } from './useOrderListPage.ts'

/** Days that a list shows. */
export type ShownPeriod = {
  readonly period: Period
  /** The newest order, which the period was widened for; `null` when it was not. */
  readonly widenedTo: Day | null
  /** False until it is known whether the period is widened. */
  readonly isSettled: boolean
}

/**
 * The days of a filter. The period of the start is widened to the newest order when that one is older; a period that
 * the buyer chose is not. Source: domain-rules §7.2.
 */
export function useShownPeriod(filter: OrderFilter, today: Day): Decision<PeriodCode, ShownPeriod> {
  const asked = filterPeriod(filter, today)
  const { data, isPlaceholderData, isError } = useOrderListPage(
    asked.ok ? asked.value : null,
    filter.goodsName,
  )
  if (!asked.ok) return asked
  const period = asked.value
  const isKnown = (data !== undefined && !isPlaceholderData) || isError
  const newest = isKnown ? (data?.newestOrderDate ?? null) : null
  const isOlder = newest !== null && newest < period.start
  return filter.period === PERIOD_PRESET_DEFAULT && isOlder
    ? allow({ period: periodReaching(newest, today), widenedTo: newest, isSettled: true })
    : allow({ period, widenedTo: null, isSettled: isKnown })
}
