import { addMonths, daysBetween, isDay, kstDayOf } from '../../calendar/day.rules.ts'
import type { Day } from '../../calendar/day.rules.ts'
import { type Decision, allow, refuse } from '../../decision/decision.rules.ts'

/** Months after the delivery in which a defect may be claimed. Source: domain-rules §1.10. */
export const DEFECT_MONTHS_MAX = 3

/** Days after the buyer found it in which a defect may be claimed. Source: domain-rules §1.10. */
export const DEFECT_NOTICED_DAYS_MAX = 30

/** When a product arrived, when its defect was found, and now. */
export type DefectTimes = {
  readonly deliveredAtMs: number
  readonly noticedOn: Day
  readonly nowMs: number
}

export type DefectPeriodRefusal = 'DEFECT_DAY_INVALID' | 'DEFECT_PERIOD_OVER'

/**
 * Decides whether a defect may still be claimed: within three months of the delivery, and within thirty days of the day
 * on which it was found, both counted in Korean days. Refusals: `DEFECT_DAY_INVALID` (found before the delivery, or in
 * the future), `DEFECT_PERIOD_OVER`. Source: domain-rules §1.10, decision 145.
 */
export function decideDefectPeriod(times: DefectTimes): Decision<DefectPeriodRefusal> {
  const { deliveredAtMs, noticedOn, nowMs } = times
  const deliveredOn = kstDayOf(deliveredAtMs)
  const today = kstDayOf(nowMs)
  if (!isDay(noticedOn) || noticedOn < deliveredOn || noticedOn > today) {
    return refuse('DEFECT_DAY_INVALID')
  }
  const isOver =
    today > addMonths(deliveredOn, DEFECT_MONTHS_MAX) ||
    daysBetween(noticedOn, today) > DEFECT_NOTICED_DAYS_MAX
  return isOver ? refuse('DEFECT_PERIOD_OVER') : allow()
}
