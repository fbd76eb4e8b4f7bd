import { Refusal } from '@jangteo/http/refusal/refusal'

/** Refusals that leave open what became of a write, or will pass by themselves. */
const UNCERTAIN = [
  'NETWORK_ERROR',
  'TIMED_OUT',
  'OUTCOME_UNKNOWN',
  'SERVICE_UNAVAILABLE',
  'API_FAILURE',
  'SYSTEM_ERROR',
  'TOO_MANY_REQUESTS',
]

/** A definite no; anything else is an error that the chart answers. */
export function toRefused(error: unknown): { readonly kind: 'refused'; readonly text: string } {
  if (!(error instanceof Refusal) || UNCERTAIN.some((code) => code === error.code)) {
    throw error
  }
  return { kind: 'refused', text: error.message }
}
