export const PERIOD_CODES = ['PERIOD_START_AFTER_END', 'PERIOD_TOO_LONG', 'PERIOD_TOO_OLD'] as const

/** Reason why a period cannot be looked up. Source: spec §5. */
export type PeriodCode = (typeof PERIOD_CODES)[number]

export const PERIOD_PRESETS = ['WEEK', 'MONTH', 'THREE_MONTHS', 'SIX_MONTHS', 'YEAR'] as const

/** The periods that lists of orders and claims offer. Source: domain-rules §7.2. */
export type PeriodPreset = (typeof PERIOD_PRESETS)[number]

/** The period that is chosen at first. Source: domain-rules §7.2. */
export const PERIOD_PRESET_DEFAULT: PeriodPreset = 'THREE_MONTHS'

export const PERIOD_PRESET_LABELS: Readonly<Record<PeriodPreset, string>> = {
  WEEK: '1주',
  MONTH: '1개월',
  THREE_MONTHS: '3개월',
  SIX_MONTHS: '6개월',
  YEAR: '1년',
}
