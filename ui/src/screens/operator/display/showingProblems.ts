import type { ShowingViolation } from '@jangteo/core/display/showing.codes'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import { violationTexts } from '../../staff/form/violationTexts.ts'

/** Reasons that keep an exhibition or an event from being saved, by its part. */
export type ShowingProblems = Readonly<Partial<Record<ShowingViolation, string>>>

/** Reads the reasons for which an exhibition or an event was not saved. */
export function showingProblems(error: Error | null): ShowingProblems {
  if (isRefusal(error, 'EVENT_ENTRY_FIXED')) return { ENTRY: error.message }
  if (!isRefusal(error, 'SHOWING_INVALID')) return {}
  return violationTexts(error.data.violations)
}
