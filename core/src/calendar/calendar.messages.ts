import type { Messages } from '../decision/decision.rules.ts'
import type { PeriodCode } from './period.codes.ts'

/** Texts of a period that cannot be looked up. Source: domain-rules §7.5. */
export const CALENDAR_MESSAGES = {
  PERIOD_START_AFTER_END: () => '시작일이 종료일보다 늦어요.',
  PERIOD_TOO_LONG: () => '조회 기간은 최대 1년이에요.',
  PERIOD_TOO_OLD: () => '최근 5년까지만 조회할 수 있어요.',
} satisfies Messages & Record<PeriodCode, () => string>
